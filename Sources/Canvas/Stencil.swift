import CPango

/// A shape's coverage, drawn once and laid down in any colour afterwards.
public final class Stencil {
  let surface: OpaquePointer

  /// A stencil of so many points; what `draw` paints opaque lets all of a colour through.
  public init?(width: Double, height: Double, scale: Double, draw: (Painter) -> Void) {
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_A8, Int32((width * scale).rounded(.up)), Int32((height * scale).rounded(.up)))!
    guard let painter = Painter(cairo_surface_reference(surface), scale: scale) else {
      cairo_surface_destroy(surface)
      return nil
    }
    draw(painter)
    painter.flush()
    self.surface = surface
  }

  /// A stencil filled by layers of rounded rectangles that add up.
  ///
  /// - Parameter layers: boxes inside the stencil with the corner radius and the share each layer covers.
  public convenience init?(
    width: Double, height: Double, scale: Double,
    layers: [(box: Box, radius: Double, alpha: Double)]
  ) {
    self.init(width: width, height: height, scale: scale) { painter in
      for layer in layers {
        painter.fill(
          layer.box, radius: layer.radius, Color(red: 0, green: 0, blue: 0, alpha: layer.alpha))
      }
    }
  }

  deinit {
    cairo_surface_destroy(surface)
  }
}
