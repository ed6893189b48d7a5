import CPango

/// Text turned into glyphs at one reference size.
///
/// Nothing is hinted and nothing rounded, so glyphs and measures at any other size are these, scaled. That
/// saves the search for a matching font, which pango makes anew for each size (about 1 ms).
final class TextShape {
  /// The em size, in points, of a shape.
  static let size = 48.0

  let runs: [TextLine.Run]
  let ink: Box
  let advance: Double

  /// Reads the first line of `layout`.
  init(_ layout: OpaquePointer) {
    let unit = Double(PANGO_SCALE)
    var runs: [TextLine.Run] = []
    var ink: Box?
    var pen = 0.0
    var item = pango_layout_get_line_readonly(layout, 0)?.pointee.runs
    while let link = item {
      item = link.pointee.next
      let run = link.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      guard let font = pango_cairo_font_get_scaled_font(OpaquePointer(run.item.pointee.analysis.font))
      else { continue }
      var glyphs: [cairo_glyph_t] = []
      for index in 0..<Int(run.glyphs.pointee.num_glyphs) {
        let info = run.glyphs.pointee.glyphs[index]
        if let number = TextShape.drawable(info.glyph) {
          glyphs.append(
            cairo_glyph_t(
              index: number, x: pen + Double(info.geometry.x_offset) / unit,
              y: Double(info.geometry.y_offset) / unit))
        }
        pen += Double(info.geometry.width) / unit
      }
      guard !glyphs.isEmpty else { continue }
      if let box = TextShape.ink(of: glyphs, in: font) {
        ink = ink.map { $0.union(box) } ?? box
      }
      runs.append(TextLine.Run(font: cairo_scaled_font_reference(font), glyphs: glyphs))
    }
    self.runs = runs
    self.ink = ink ?? Box(left: 0, top: 0, right: 0, bottom: 0)
    self.advance = pen
  }

  deinit {
    for run in runs { cairo_scaled_font_destroy(run.font) }
  }

  /// The glyph's number in its font; nil for what leaves no mark. A character that no font has becomes the
  /// font's own sign for that.
  private static func drawable(_ glyph: PangoGlyph) -> UInt? {
    let empty: PangoGlyph = 0x0FFF_FFFF
    let unknown: PangoGlyph = 0x1000_0000
    if glyph == empty { return nil }
    return glyph & unknown == 0 ? UInt(glyph) : 0
  }

  private static func ink(of glyphs: [cairo_glyph_t], in font: OpaquePointer) -> Box? {
    var extents = cairo_text_extents_t()
    cairo_scaled_font_glyph_extents(font, glyphs, Int32(glyphs.count), &extents)
    guard let first = glyphs.first, extents.width > 0, extents.height > 0 else { return nil }
    // Cairo tells them from the first glyph's place, not from the line's start.
    let left = first.x + extents.x_bearing
    let top = first.y + extents.y_bearing
    return Box(left: left, top: top, right: left + extents.width, bottom: top + extents.height)
  }
}
