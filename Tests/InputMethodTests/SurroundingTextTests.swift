import InputMethod
import Pressboard
import Testing

private struct Reported: Sendable {
  var text: String
  var cursor: UInt32
  var anchor: UInt32
  var before: String
  var selected: String
  var after: String

  init(
    _ text: String, _ cursor: UInt32, _ anchor: UInt32, _ before: String, _ selected: String, _ after: String
  ) {
    (self.text, self.cursor, self.anchor) = (text, cursor, anchor)
    (self.before, self.selected, self.after) = (before, selected, after)
  }
}

private let reports = [
  Reported("", 0, 0, "", "", ""),
  Reported("", 7, 3, "", "", ""),
  Reported("abc", 1, 1, "a", "", "bc"),
  Reported("abc", 3, 1, "a", "bc", ""),
  Reported("abc", 1, 3, "a", "bc", ""),
  Reported("abc", 4, 4, "abc", "", ""),
  Reported("abc", .max, 0, "", "abc", ""),
  Reported("aé€😀z", 2, 2, "a", "", "é€😀z"),
  Reported("aé€😀z", 3, 3, "aé", "", "€😀z"),
  Reported("aé€😀z", 5, 4, "aé", "", "€😀z"),
  Reported("aé€😀z", 7, 9, "aé€", "", "😀z"),
  Reported("aé€😀z", 10, 2, "a", "é€😀", "z"),
  // A border between scalars of one grapheme is still a border: the application's caret stands there.
  Reported("e\u{301}x", 1, 1, "e", "", "\u{301}x"),
  Reported("👩\u{200D}👧", 7, 7, "👩\u{200D}", "", "👧"),
  // A text cut inside a character arrives with one replacement byte for each bad one.
  Reported("\u{1A}\u{1A}ab", 3, 3, "\u{1A}\u{1A}a", "", "b"),
]

@Suite struct SurroundingTextTests {
  @Test(arguments: reports)
  fileprivate func borders(_ reported: Reported) {
    let window = TextWindow(
      surroundingText: reported.text, cursor: reported.cursor, anchor: reported.anchor)
    #expect(
      window == TextWindow(before: reported.before, selected: reported.selected, after: reported.after))
  }

  /// Any offsets give a window whose parts are the text, cut where characters begin.
  @Test func everyPairOfOffsetsKeepsTheText() {
    let text = "né\u{301}😀\u{1A}\r\n한👩\u{200D}👧"
    let limit = UInt32(text.utf8.count) + 3
    for cursor in 0...limit {
      for anchor in 0...limit {
        let window = TextWindow(surroundingText: text, cursor: cursor, anchor: anchor)
        let parts = [window.before, window.selected, window.after]
        #expect(parts.flatMap { Array($0.utf8) } == Array(text.utf8))
        #expect(parts.allSatisfy { !$0.unicodeScalars.contains("\u{FFFD}") })
        #expect(window.before.utf8.count <= Int(min(cursor, anchor)))
      }
    }
  }
}
