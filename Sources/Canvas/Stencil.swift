import CPango

/// A shape's coverage, drawn once and laid down in any colour afterwards.
public final class Stencil {
  /// Device pixels.
  let width: Int
  let height: Int
  /// Eight bits of alpha.
  let image: OpaquePointer

  /// A stencil of so many points; what `draw` paints opaque lets all of a colour through.
  public convenience init?(width: Double, height: Double, scale: Double, draw: (Painter) -> Void) {
    guard
      let painter = Painter(
        width: Int((width * scale).rounded(.up)), height: Int((height * scale).rounded(.up)), scale: scale)
    else { return nil }
    draw(painter)
    self.init(painter)
  }

  /// What covers the picture of `painter`; nil where that is not all black, so that its colours would be lost.
  init?(_ painter: Painter) {
    width = painter.width
    height = painter.height
    guard let image = pixman_image_create_bits(PIXMAN_a8, Int32(width), Int32(height), nil, 0),
      let data = pixman_image_get_data(image)
    else { return nil }
    self.image = image
    var row = UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt8.self)
    var hasColors = false
    painter.memory.rows(of: painter.memory.bounds) { pixels in
      guard let start = pixels.baseAddress else { return }
      for x in 0..<pixels.count {
        let pixel = start[x]
        if pixel & 0x00FF_FFFF != 0 { hasColors = true }
        row[x] = UInt8(pixel >> 24)
      }
      row += Int(pixman_image_get_stride(image))
    }
    if hasColors { return nil }
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
        painter.fill(layer.box, radius: layer.radius, Color.opaque.withAlpha(layer.alpha))
      }
    }
  }

  deinit {
    pixman_image_unref(image)
  }
}
