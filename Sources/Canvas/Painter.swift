import CPango

/// Draws into premultiplied 32-bit ARGB memory. All coordinates are points; colours go over what is there.
public final class Painter {
  /// Device pixels per point.
  public let scale: Double

  let memory: PixelMemory
  private let surface: OpaquePointer
  private let canvas: OpaquePointer
  private var clip: PixelBox

  /// Paints into memory of the caller's, which must outlive the painter.
  ///
  /// - Parameter stride: bytes from one row to the next, a multiple of four.
  public convenience init?(
    pixels: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int, scale: Double
  ) {
    let bytes = pixels.assumingMemoryBound(to: UInt8.self)
    self.init(
      cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(stride)), scale: scale)
  }

  /// Paints into memory of its own, clear at first.
  public convenience init?(width: Int, height: Int, scale: Double) {
    self.init(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)), scale: scale)
  }

  /// Takes over the reference to `surface`.
  private init?(_ surface: OpaquePointer?, scale: Double) {
    guard let surface else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let data = cairo_image_surface_get_data(surface),
      let memory = PixelMemory(
        base: UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self),
        width: Int(cairo_image_surface_get_width(surface)),
        height: Int(cairo_image_surface_get_height(surface)),
        stride: Int(cairo_image_surface_get_stride(surface)) / 4),
      let canvas = cairo_create(surface)
    else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.surface = surface
    self.canvas = canvas
    self.scale = scale
    self.memory = memory
    clip = memory.bounds
    // Pixels are also set behind its back: cairo must not believe them clear.
    cairo_surface_flush(surface)
    cairo_surface_mark_dirty(surface)
    cairo_scale(canvas, scale, scale)
  }

  deinit {
    cairo_destroy(canvas)
    cairo_surface_destroy(surface)
  }

  /// Device pixels.
  public var width: Int { memory.width }
  /// Device pixels.
  public var height: Int { memory.height }

  /// Takes over all that `other` shows; false, and nothing done, where that is of another size.
  public func copy(_ other: Painter) -> Bool { memory.copy(other.memory) }

  // MARK: Areas

  /// Runs `draw` with everything outside `box` protected.
  public func clipped(to box: Box, _ draw: () -> Void) {
    let outer = clip
    clip = outer.intersection(PixelBox(box, scale: scale))
    draw()
    clip = outer
  }

  /// Makes `box`, whose edges are moved to the nearest device pixels, transparent.
  public func clear(_ box: Box) {
    memory.fill(PixelBox(box, scale: scale).intersection(clip), .clear)
  }

  public func fill(_ box: Box, _ color: Color) {
    if color.alpha == 1, box.snapped(to: scale) == box {
      memory.fill(PixelBox(box, scale: scale).intersection(clip), color)
    } else {
      fill(box, radius: 0, color)
    }
  }

  /// Fills `box` with its corners rounded by `radius` points.
  public func fill(_ box: Box, radius: Double, _ color: Color) {
    trace(color) {
      roundedRectangle(box, radius)
      cairo_fill(canvas)
    }
  }

  /// Draws a line of `width` points that lies wholly inside `box`, whose outer corners are rounded by `radius`.
  public func outline(_ box: Box, radius: Double, width: Double, _ color: Color) {
    trace(color) {
      roundedRectangle(box.grown(by: -width / 2), max(0, radius - width / 2))
      cairo_set_line_width(canvas, width)
      cairo_stroke(canvas)
    }
  }

  /// The same by a stencil from `shelf`, where the box lies on whole device pixels.
  public func fill(_ box: Box, radius: Double, _ color: Color, from shelf: StencilShelf) {
    guard box.snapped(to: scale) == box,
      let tile = shelf.tile(width: box.width, height: box.height, radius: radius)
    else { return fill(box, radius: radius, color) }
    draw(tile, x: box.left, y: box.top, color)
  }

  /// The same by a stencil from `shelf`, where the box lies on whole device pixels.
  public func outline(_ box: Box, radius: Double, width: Double, _ color: Color, from shelf: StencilShelf) {
    guard box.snapped(to: scale) == box,
      let line = shelf.outline(width: box.width, height: box.height, radius: radius, line: width)
    else { return outline(box, radius: radius, width: width, color) }
    draw(line, x: box.left, y: box.top, color)
  }

  // MARK: Outlines

  public func fill(_ path: [PathElement], at place: PathPlacement, _ color: Color) {
    trace(color) {
      outline(path, place)
      cairo_fill(canvas)
    }
  }

  /// Strokes `path` with round caps and joins, `width` of the outline's units wide.
  public func stroke(_ path: [PathElement], at place: PathPlacement, width: Double, _ color: Color) {
    trace(color) {
      outline(path, place)
      cairo_set_line_width(canvas, width * place.unit)
      cairo_set_line_cap(canvas, CAIRO_LINE_CAP_ROUND)
      cairo_set_line_join(canvas, CAIRO_LINE_JOIN_ROUND)
      cairo_stroke(canvas)
    }
  }

  // MARK: Text, stencils and pictures

  /// Draws `line` with the pen starting at `x` and its baseline on the device pixel nearest to `baseline`.
  public func draw(_ line: TextLine, x: Double, baseline: Double, _ color: Color) {
    let y = baseline.snapped(to: scale)
    if let glyph = line.glyph {
      lay(
        glyph.stencil, left: PixelBox.nearest(x + glyph.x, scale) + glyph.left,
        top: PixelBox.nearest(y + glyph.y, scale) + glyph.top, color)
    } else {
      show(line, x: x, y: y, color)
    }
  }

  /// Lets cairo draw `line` with the pen starting at `x`, `y`.
  func show(_ line: TextLine, x: Double, y: Double, _ color: Color) {
    trace(color) {
      for run in line.runs {
        cairo_set_scaled_font(canvas, run.font)
        withUnsafeTemporaryAllocation(of: cairo_glyph_t.self, capacity: run.glyphs.count) { moved in
          for (index, glyph) in run.glyphs.enumerated() {
            moved.initializeElement(
              at: index, to: cairo_glyph_t(index: glyph.index, x: x + glyph.x, y: y + glyph.y))
          }
          cairo_show_glyphs(canvas, moved.baseAddress, Int32(moved.count))
        }
      }
    }
  }

  /// Lays `color` through `stencil`, its upper left corner at the device pixel nearest to `x`, `y`.
  public func draw(_ stencil: Stencil, x: Double, y: Double, _ color: Color) {
    lay(stencil, left: PixelBox.nearest(x, scale), top: PixelBox.nearest(y, scale), color)
  }

  private func lay(_ stencil: Stencil, left: Int, top: Int, _ color: Color) {
    memory.lay(stencil, left: left, top: top, color, in: clip)
  }

  /// Lays the picture of `other` over, its upper left corner at the device pixel nearest to `x`, `y`.
  public func draw(_ other: Painter, x: Double, y: Double) {
    memory.lay(
      other.memory, left: PixelBox.nearest(x, scale), top: PixelBox.nearest(y, scale), in: clip)
  }

  // MARK: Results

  /// The picture as premultiplied `0xAARRGGBB`, row by row.
  public func pixels() -> [UInt32] {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    memory.rows(of: memory.bounds) { pixels += $0 }
    return pixels
  }

  /// Writes the picture as a PNG file; true when that worked.
  public func writePNG(to path: String) -> Bool {
    cairo_surface_write_to_png(surface, path) == CAIRO_STATUS_SUCCESS
  }

  /// A painter whose picture is that of a PNG file; nil when there is none to be read.
  public static func readingPNG(_ path: String, scale: Double) -> Painter? {
    Painter(cairo_image_surface_create_from_png(path), scale: scale)
  }

  // MARK: Below

  /// Lets cairo draw in `color` inside the clip.
  private func trace(_ color: Color, _ draw: () -> Void) {
    cairo_save(canvas)
    if clip != memory.bounds {
      cairo_identity_matrix(canvas)
      cairo_rectangle(
        canvas, Double(clip.left), Double(clip.top), Double(clip.width), Double(clip.height))
      cairo_clip(canvas)
      cairo_scale(canvas, scale, scale)
    }
    cairo_set_source_rgba(canvas, color.red, color.green, color.blue, color.alpha)
    draw()
    cairo_restore(canvas)
  }

  private func roundedRectangle(_ box: Box, _ radius: Double) {
    let r = min(radius, min(box.width, box.height) / 2)
    guard r > 0 else { return cairo_rectangle(canvas, box.left, box.top, box.width, box.height) }
    // How far a cubic's control points stand from a quarter circle's corner, in radii.
    let c = r * 0.4477
    cairo_move_to(canvas, box.left + r, box.top)
    cairo_line_to(canvas, box.right - r, box.top)
    cairo_curve_to(canvas, box.right - c, box.top, box.right, box.top + c, box.right, box.top + r)
    cairo_line_to(canvas, box.right, box.bottom - r)
    cairo_curve_to(canvas, box.right, box.bottom - c, box.right - c, box.bottom, box.right - r, box.bottom)
    cairo_line_to(canvas, box.left + r, box.bottom)
    cairo_curve_to(canvas, box.left + c, box.bottom, box.left, box.bottom - c, box.left, box.bottom - r)
    cairo_line_to(canvas, box.left, box.top + r)
    cairo_curve_to(canvas, box.left, box.top + c, box.left + c, box.top, box.left + r, box.top)
    cairo_close_path(canvas)
  }

  private func outline(_ path: [PathElement], _ place: PathPlacement) {
    let unit = place.unit
    func x(_ value: Double) -> Double { place.x + value * unit }
    func y(_ value: Double) -> Double { place.y + value * unit }
    for element in path {
      switch element {
      case .move(let a, let b): cairo_move_to(canvas, x(a), y(b))
      case .line(let a, let b): cairo_line_to(canvas, x(a), y(b))
      case .curve(let a, let b, let c, let d, let e, let f):
        cairo_curve_to(canvas, x(a), y(b), x(c), y(d), x(e), y(f))
      case .close: cairo_close_path(canvas)
      }
    }
  }
}
