import CPango

/// A line of text, shaped and measured once; drawn by ``Painter/draw(_:x:baseline:_:)``.
///
/// Coordinates are points from the pen's start on the baseline, y growing downwards.
public final class TextLine {
  /// The blackened area; empty at the pen's start for text without ink.
  public let ink: Box
  /// How far the pen moves.
  public let advance: Double
  /// The em size it is set in, after shrinking to fit.
  public let size: Double

  /// Glyphs that share a font.
  struct Run {
    /// Owned by the line.
    var font: OpaquePointer
    var glyphs: [cairo_glyph_t]
  }

  let runs: [Run]
  private let scale: Double

  /// The line for `shape` at `size` points an em, for `scale` device pixels a point.
  init(_ shape: TextShape, size: Double, scale: Double) {
    self.scale = scale
    let factor = size / TextShape.size
    runs = shape.runs.map { $0.resized(by: factor) }
    ink = Box(
      left: shape.ink.left * factor, top: shape.ink.top * factor,
      right: shape.ink.right * factor, bottom: shape.ink.bottom * factor)
    advance = shape.advance * factor
    self.size = size
  }

  /// The x, from the pen's start, that belongs on the middle of a key: midway between the centre of the ink
  /// and the centre of the advance, so that letters such as j and f neither lean nor jump.
  public var opticalCentre: Double { (ink.midX + advance / 2) / 2 }

  /// The line as a stencil, made when it is first drawn; nil where it takes cairo to draw it.
  private(set) lazy var glyph = GlyphStencil(self, scale: scale)

  /// Makes what the first drawing would have to make.
  public func prepare() { _ = glyph }

  deinit {
    for run in runs { cairo_scaled_font_destroy(run.font) }
  }
}

extension TextLine.Run {
  /// The same glyphs in a font `factor` times as large; the font is a new reference.
  func resized(by factor: Double) -> TextLine.Run {
    var matrix = cairo_matrix_t()
    var scale = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(font, &matrix)
    cairo_scaled_font_get_ctm(font, &scale)
    matrix.xx *= factor
    matrix.yx *= factor
    matrix.xy *= factor
    matrix.yy *= factor
    let options = cairo_font_options_create()
    cairo_scaled_font_get_font_options(font, options)
    let face = cairo_scaled_font_get_font_face(font)
    let resized = cairo_scaled_font_create(face, &matrix, &scale, options)!
    cairo_font_options_destroy(options)
    return TextLine.Run(
      font: resized,
      glyphs: glyphs.map { cairo_glyph_t(index: $0.index, x: $0.x * factor, y: $0.y * factor) })
  }
}
