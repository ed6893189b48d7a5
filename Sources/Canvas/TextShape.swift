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

  /// Shapes `text`, which has no line breaks.
  ///
  /// A layout would measure each font by setting a sample in it, and have fontconfig look for that font once more: 3 ms
  /// of the start.
  convenience init(_ text: String, _ context: OpaquePointer, _ attributes: OpaquePointer?) {
    var text = text
    let runs: [TextLine.Run]
    let ink: Box?
    let advance: Double
    (runs, ink, advance) = text.withUTF8 { bytes in
      var reader = RunReader()
      guard let start = UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self) else {
        return (reader.runs, reader.ink, reader.pen)
      }
      let length = Int32(bytes.count)
      let items = pango_itemize(context, start, 0, length, attributes, nil)
      let ordered = pango_reorder_items(items)
      let glyphs = pango_glyph_string_new()!
      var link = ordered
      while let node = link {
        link = node.pointee.next
        let item = node.pointee.data.assumingMemoryBound(to: PangoItem.self)
        pango_shape_full(
          start + Int(item.pointee.offset), item.pointee.length, start, length, &item.pointee.analysis, glyphs
        )
        reader.read(glyphs.pointee, item.pointee)
        pango_item_free(item)
      }
      pango_glyph_string_free(glyphs)
      g_list_free(ordered)
      g_list_free(items)
      return (reader.runs, reader.ink, reader.pen)
    }
    self.init(runs, ink, advance)
  }

  /// Reads the first line of `layout`.
  convenience init(_ layout: OpaquePointer) {
    var reader = RunReader()
    var link = pango_layout_get_line_readonly(layout, 0)?.pointee.runs
    while let node = link {
      link = node.pointee.next
      let run = node.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      reader.read(run.glyphs.pointee, run.item.pointee)
    }
    self.init(reader.runs, reader.ink, reader.pen)
  }

  private init(_ runs: [TextLine.Run], _ ink: Box?, _ advance: Double) {
    self.runs = runs
    self.ink = ink ?? Box(left: 0, top: 0, right: 0, bottom: 0)
    self.advance = advance
  }

  /// Puts run behind run.
  private struct RunReader {
    var runs: [TextLine.Run] = []
    var ink: Box?
    var pen = 0.0

    mutating func read(_ shaped: PangoGlyphString, _ item: PangoItem) {
      let unit = Double(PANGO_SCALE)
      guard let font = pango_cairo_font_get_scaled_font(OpaquePointer(item.analysis.font)) else { return }
      var glyphs: [cairo_glyph_t] = []
      for index in 0..<Int(shaped.num_glyphs) {
        let info = shaped.glyphs[index]
        if let number = TextShape.drawable(info.glyph) {
          glyphs.append(
            cairo_glyph_t(
              index: number, x: pen + Double(info.geometry.x_offset) / unit,
              y: Double(info.geometry.y_offset) / unit))
        }
        pen += Double(info.geometry.width) / unit
      }
      guard !glyphs.isEmpty else { return }
      if let box = TextShape.ink(of: glyphs, in: font) {
        ink = ink.map { $0.union(box) } ?? box
      }
      runs.append(TextLine.Run(font: cairo_scaled_font_reference(font), glyphs: glyphs))
    }
  }

  deinit {
    for run in runs { cairo_scaled_font_destroy(run.font) }
  }

  /// The glyph's number in its font; nil for what leaves no mark. A character that no font has becomes the
  /// font's own sign for that.
  fileprivate static func drawable(_ glyph: PangoGlyph) -> UInt? {
    let empty: PangoGlyph = 0x0FFF_FFFF
    let unknown: PangoGlyph = 0x1000_0000
    if glyph == empty { return nil }
    return glyph & unknown == 0 ? UInt(glyph) : 0
  }

  fileprivate static func ink(of glyphs: [cairo_glyph_t], in font: OpaquePointer) -> Box? {
    var extents = cairo_text_extents_t()
    cairo_scaled_font_glyph_extents(font, glyphs, Int32(glyphs.count), &extents)
    guard let first = glyphs.first, extents.width > 0, extents.height > 0 else { return nil }
    // Cairo tells them from the first glyph's place, not from the line's start.
    let left = first.x + extents.x_bearing
    let top = first.y + extents.y_bearing
    return Box(left: left, top: top, right: left + extents.width, bottom: top + extents.height)
  }
}
