import CPango

/// A line of a single glyph, as a stencil.
///
/// Cairo puts each glyph on the nearest whole pixel, so one picture serves in all places. Lines of several glyphs,
/// whose distances depend on the place, and coloured glyphs have none.
struct GlyphStencil {
  let stencil: Stencil
  /// The glyph's place from the pen's start on the baseline, in points.
  let x: Double
  let y: Double
  /// The stencil's upper left corner from there, in device pixels.
  let left: Int
  let top: Int

  init?(_ line: TextLine, scale: Double) {
    guard line.runs.count == 1, line.runs[0].glyphs.count == 1 else { return nil }
    let glyph = line.runs[0].glyphs[0]
    // A pixel more on each side for what the measure of the ink leaves out.
    let ink = line.ink.moved(x: -glyph.x, y: -glyph.y)
    let left = Int((ink.left * scale).rounded(.down)) - 1
    let top = Int((ink.top * scale).rounded(.down)) - 1
    let right = Int((ink.right * scale).rounded(.up)) + 1
    let bottom = Int((ink.bottom * scale).rounded(.up)) + 1
    guard let painter = Painter(width: right - left, height: bottom - top, scale: scale) else { return nil }
    painter.show(
      line, x: Double(-left) / scale - glyph.x, y: Double(-top) / scale - glyph.y, Color.opaque)
    guard let stencil = Stencil(painter) else { return nil }
    self.stencil = stencil
    x = glyph.x
    y = glyph.y
    self.left = left
    self.top = top
  }
}
