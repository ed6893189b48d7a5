import Pressboard
import Testing

@Suite struct PeriodShortcutTests {
  @Test(arguments: [
    ("word ", 0.4, true), ("word ", 0.75, true), ("word ", 0.8, true), ("word ", 0.85, false),
    ("word ", nil, false),
    ("word ", -1, false), ("word. ", 0.4, false), ("word  ", 0.4, false), ("", 0.4, false), (" ", 0.4, false),
    ("word, ", 0.4, false), ("word", 0.4, false), ("42 ", 0.4, true), ("děláš ", 0.4, true),
    ("😀 ", 0.4, false),
    ("ไทย ", 0.4, false), ("word\u{A0}", 0.4, false), ("e\u{301} ", 0.4, true),
  ])
  func expands(before: String, since: Double?, expected: Bool) {
    func expand(_ enabled: Bool) -> Bool {
      PeriodShortcut.shouldExpand(
        textBeforeCursor: before, sinceLastSpace: since, window: 0.8, enabled: enabled)
    }
    #expect(expand(true) == expected)
    #expect(!expand(false))
  }

  @Test(arguments: [("en", "."), ("de", "."), ("hi", "।"), ("hy", "։"), ("ur", "۔")])
  func stops(locale: LanguageTag, stop: String) {
    #expect(PeriodShortcut.fullStop(in: locale) == stop)
  }
}
