import CPango

/// Shapes text for one scale and remembers every line it made.
///
/// Fonts are read at the first line, and each weight's at its own first line.
public final class Typesetter {
  /// Fonts in order of preference.
  public static let families = "Inter,Cantarell,Noto Sans,DejaVu Sans,sans-serif"

  /// Device pixels per point.
  public let scale: Double

  private struct ShapeKey: Hashable {
    var text: String
    var weight: TextStyle.Weight
    var features: TextStyle.Features
  }

  private struct LineKey: Hashable {
    var text: String
    var style: TextStyle
    var room: Double?
  }

  private let context: OpaquePointer
  private var shapes: [ShapeKey: TextShape] = [:]
  private var lines: [LineKey: TextLine] = [:]
  private var measured: FontMetrics?
  /// Lines to remember: several times what a keyboard of one size says. Another size needs others.
  private static let mostLines = 1_000

  /// Starts the reading of the fonts' list in the background (2 to 3 ms): call it early, ask for lines late.
  public static func beginReadingFonts() {
    _ = pango_cairo_font_map_get_default()
  }

  public init(scale: Double) {
    self.scale = scale
    context = pango_font_map_create_context(pango_cairo_font_map_get_default())
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    var matrix = PangoMatrix(xx: scale, xy: 0, yx: 0, yy: scale, x0: 0, y0: 0)
    pango_context_set_matrix(context, &matrix)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(context))
  }

  /// What the font measures; taken at the first call.
  public var metrics: FontMetrics {
    if let measured { return measured }
    let small = shape("x", .regular, []).ink.height
    let capital = shape("H", .regular, []).ink.height
    // A machine without any font measures nothing: common proportions keep the sizes finite.
    let metrics =
      small > 0 && capital > 0
      ? FontMetrics(xHeight: small / TextShape.size, capHeight: capital / TextShape.size)
      : FontMetrics(xHeight: 0.54, capHeight: 0.72)
    measured = metrics
    return metrics
  }

  /// The line for `text`.
  ///
  /// - Parameter room: the points that the ink may take: a longer line shrinks to 80 %, what is then still
  ///   too long loses its middle.
  public func line(_ text: String, _ style: TextStyle, room: Double? = nil) -> TextLine {
    let key = LineKey(text: text, style: style, room: room)
    if let line = lines[key] { return line }
    let line = makeLine(text, style, room: room)
    if lines.count >= Self.mostLines { lines.removeAll() }
    lines[key] = line
    return line
  }

  private func makeLine(_ text: String, _ style: TextStyle, room: Double?) -> TextLine {
    let shape = shape(text, style.weight, style.features)
    let width = shape.ink.width * style.size / TextShape.size
    guard let room, room > 0, width > room else { return TextLine(shape, size: style.size, scale: scale) }
    let least = 0.8 * style.size
    let size = style.size * room / width
    guard size < least else { return TextLine(shape, size: size, scale: scale) }
    let shortened = makeShape(text, style.weight, style.features, width: room * TextShape.size / least)
    return TextLine(shortened, size: least, scale: scale)
  }

  private func shape(
    _ text: String, _ weight: TextStyle.Weight, _ features: TextStyle.Features
  ) -> TextShape {
    let key = ShapeKey(text: text, weight: weight, features: features)
    if let shape = shapes[key] { return shape }
    let shape = makeShape(text, weight, features, width: nil)
    if shapes.count >= Self.mostLines { shapes.removeAll() }
    shapes[key] = shape
    return shape
  }

  private func makeShape(
    _ text: String, _ weight: TextStyle.Weight, _ features: TextStyle.Features, width: Double?
  ) -> TextShape {
    let unit = Double(PANGO_SCALE)
    let font = pango_font_description_new()
    defer { pango_font_description_free(font) }
    pango_font_description_set_family(font, Typesetter.families)
    pango_font_description_set_weight(font, PangoWeight(UInt32(weight.rawValue)))
    pango_font_description_set_absolute_size(font, TextShape.size * unit)
    let attributes = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    if let wanted = features.openType {
      pango_attr_list_insert(attributes, pango_attr_font_features_new(wanted))
    }
    guard let width else {
      pango_attr_list_insert(attributes, pango_attr_font_desc_new(font))
      return TextShape(text, context, attributes)
    }
    let layout = pango_layout_new(context)!
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_font_description(layout, font)
    pango_layout_set_attributes(layout, attributes)
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_width(layout, Int32(width * unit))
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_MIDDLE)
    pango_layout_set_text(layout, text, -1)
    return TextShape(layout)
  }
}
