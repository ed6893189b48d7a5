import Canvas
import Testing

/// Lines of text: their measures, how they shrink, and that they are made once.
struct TypesetterTests {
  let typesetter = Typesetter(scale: 2)

  @Test("measures grow with the size exactly")
  func linear() {
    let small = typesetter.line("Hamburg", TextStyle(size: 10))
    let large = typesetter.line("Hamburg", TextStyle(size: 30))
    #expect(abs(large.advance - 3 * small.advance) < 1e-9)
    #expect(abs(large.ink.width - 3 * small.ink.width) < 1e-9)
  }

  @Test("sizes by visible height come out as high as wanted")
  func visibleHeight() {
    let size = typesetter.metrics.size(capHeight: 16)
    #expect(abs(typesetter.line("H", TextStyle(size: size)).ink.height - 16) < 0.05)
    let smaller = typesetter.metrics.size(xHeight: 13.1)
    #expect(abs(typesetter.line("x", TextStyle(size: smaller)).ink.height - 13.1) < 0.05)
  }

  @Test("a line that fits is left alone")
  func fits() {
    let free = typesetter.line("English", TextStyle(size: 14))
    #expect(typesetter.line("English", TextStyle(size: 14), room: free.ink.width + 1).size == 14)
  }

  @Test("a line that is a little too long shrinks to its room")
  func shrinks() {
    let free = typesetter.line("English", TextStyle(size: 14)).ink.width
    let line = typesetter.line("English", TextStyle(size: 14), room: 0.9 * free)
    #expect(abs(line.ink.width - 0.9 * free) < 0.01)
    #expect(abs(line.size - 0.9 * 14) < 0.01)
  }

  @Test("a line that is much too long stops at 80 % and loses its middle")
  func ellipsis() {
    let text = "Donaudampfschifffahrtsgesellschaft"
    let free = typesetter.line(text, TextStyle(size: 16)).ink.width
    let line = typesetter.line(text, TextStyle(size: 16), room: 0.5 * free)
    #expect(abs(line.size - 0.8 * 16) < 0.01)
    #expect(line.ink.width <= 0.5 * free && line.ink.width > 0.35 * free)
  }

  @Test("the same line is the same object")
  func cached() {
    #expect(typesetter.line("q", TextStyle(size: 24)) === typesetter.line("q", TextStyle(size: 24)))
    #expect(typesetter.line("q", TextStyle(size: 24)) !== typesetter.line("q", TextStyle(size: 34)))
  }

  @Test("marks rise to the height of capitals", .enabled(if: GoldenTests.hasInter))
  func capitalHeight() {
    let low = typesetter.line("-", TextStyle(size: 21)).ink.midY
    let high = typesetter.line("-", TextStyle(size: 21, features: .capitalHeight)).ink.midY
    #expect(high < low - 0.5)
  }

  @Test("zero and l can be told from O and I", .enabled(if: GoldenTests.hasInter))
  func unmistakable() {
    #expect(drawing("0", []) != drawing("0", .unmistakable))
    #expect(drawing("l", []) != drawing("l", .unmistakable))
    #expect(drawing("m", []) == drawing("m", .unmistakable))
  }

  @Test("an emoji is drawn in its own colours")
  func emoji() throws {
    let line = typesetter.line("😀", TextStyle(size: 24))
    #expect(line.ink.width > 15 && line.ink.height > 15)
    let colours = Set(drawing("😀", []).filter { $0 >> 24 == 0xFF })
    try #require(colours.count > 0)
    #expect(colours.contains { ($0 >> 16) & 0xFF > ($0 & 0xFF) + 60 }, "yellow")
  }

  @Test("text that leaves no ink is nothing to draw")
  func blank() {
    #expect(typesetter.line("", TextStyle(size: 24)).advance == 0)
    #expect(typesetter.line(" ", TextStyle(size: 24)).ink.width == 0)
    #expect(typesetter.line(" ", TextStyle(size: 24)).advance > 0)
  }

  private func drawing(_ text: String, _ features: TextStyle.Features) -> [UInt32] {
    let painter = Painter(width: 80, height: 80, scale: 2)!
    let line = typesetter.line(text, TextStyle(size: 24, features: features))
    painter.draw(line, x: 5, baseline: 30, Color(0x000000))
    return painter.pixels()
  }
}
