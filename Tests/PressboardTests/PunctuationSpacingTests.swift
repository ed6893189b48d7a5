import Pressboard
import Testing

@Suite struct PunctuationSpacingTests {
  @Test(arguments: [
    ("Hi ", ".", ". "), ("Hi ", ",", ", "), ("Hi ", ";", "; "), ("Hi ", ":", ": "), ("Hi ", "!", "! "),
    ("Hi ", "?", "? "), ("42 ", ",", ", "), ("děláš ", ".", ". "), ("e\u{301} ", ".", ". "),
    ("한국 ", "?", "? "),
    ("क्षि ", "!", "! "),
  ])
  func moves(before: String, mark: Character, fixed: String) {
    #expect(PunctuationSpacing.fixup(for: mark, textBeforeCursor: before, enabled: true) == fixed)
    #expect(PunctuationSpacing.fixup(for: mark, textBeforeCursor: before, enabled: false) == nil)
  }

  @Test(arguments: [
    ("Hi  ", "."), ("Hi. ", "!"), ("", "."), (" ", "."), ("Hi ", "-"), ("Hi", "."), ("Hi ", "a"), ("👩‍👩‍👧 ", "!"),
    ("1️⃣ ", "!"), ("Hi\u{A0}", "."), ("Hi\n", "."), (") ", "."),
  ])
  func leaves(before: String, mark: Character) {
    #expect(PunctuationSpacing.fixup(for: mark, textBeforeCursor: before, enabled: true) == nil)
  }

  /// French sets a space before its high marks.
  @Test(arguments: [("fr", "!", false), ("fr-FR", ";", false), ("fr", ",", true), ("fr-CA", "!", true)])
  func french(locale: LanguageTag, mark: Character, moves: Bool) {
    let fixed = PunctuationSpacing.fixup(for: mark, textBeforeCursor: "Oui ", locale: locale, enabled: true)
    #expect((fixed != nil) == moves)
  }

  @Test(arguments: Array(")(][}{DPpOo03SsXxBbcL,#+-^'"))
  func faces(part: Character) {
    #expect(
      PunctuationSpacing.face(with: part, textBeforeCursor: "hi: ", enabled: true) == " :" + String(part))
    #expect(PunctuationSpacing.face(with: part, textBeforeCursor: "hi; ", enabled: false) == nil)
  }

  @Test(arguments: [
    ("hi: ", "v"), ("hi: ", "a"), ("hi, ", ")"), ("hi:", ")"), (": x", ")"), ("", ")"), (" ", ")"),
  ])
  func noFaces(before: String, part: Character) {
    #expect(PunctuationSpacing.face(with: part, textBeforeCursor: before, enabled: true) == nil)
  }
}

@Suite struct SpaceAfterPunctuationTests {
  @Test(arguments: [
    ("Hi", ".", ". "), ("Hi", ",", ", "), ("Hi", "?", "? "), ("Hi", "!", "! "), ("Hi", ":", ": "),
    ("42.", "N", " N"), ("12:", "a", " a"),
  ])
  func inserts(before: String, typed: Character, inserted: String) {
    #expect(SpaceAfterPunctuation.insertion(for: typed, textBeforeCursor: before, enabled: true) == inserted)
    #expect(SpaceAfterPunctuation.insertion(for: typed, textBeforeCursor: before, enabled: false) == nil)
  }

  @Test(arguments: [
    ("3", "."), ("3.", "1"), ("12", ":"), ("12:", "3"), ("", "."), ("Hi ", "."), ("Hi.", "."), ("Hi", ";"),
    ("https", ":"), ("a@b", "."), ("www", "."), ("x.y", "."), ("--flag", "."), ("src/main", "."),
    ("ไทย", "."),
    ("Hi.", "N"), ("😀", "."), ("a/3.", "x"),
  ])
  func leaves(before: String, typed: Character) {
    #expect(SpaceAfterPunctuation.insertion(for: typed, textBeforeCursor: before, enabled: true) == nil)
  }
}
