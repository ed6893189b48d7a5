import Pressboard
import Testing

@Suite struct AutoCapitalizationTests {
  /// Nobody walks over a drawing of blanks at each key, and nobody begins a sentence in one.
  @Test(arguments: [(1, true), (63, true), (64, false), (5000, false)])
  func blanksWithoutEnd(count: Int, capital: Bool) {
    let text = "Hi." + String(repeating: " ", count: count)
    #expect(AutoCapitalization.shouldCapitalizeNext(afterTextBeforeCursor: text, enabled: true) == capital)
  }

  @Test(arguments: [
    ("", true), ("Hi. ", true), ("Hi.", false), ("Hi? ", true), ("Hi! ", true), ("Hi\n", true),
    ("Hi\r\n", true),
    ("Hi, ", false), ("Hi ", false), ("Hi", false), ("Hi.  ", true), ("  ", true), ("Hi\n  ", true),
    ("Wait… ", true),
    ("Wait... ", true), ("Hi?! ", true),
    // Quotations and brackets.
    ("“Hi.” ", true), ("(Hi.) ", true), ("Hi.\" ", true), ("“", true), ("(", true), ("Hi. “", true),
    ("Hi. (", true),
    ("say “", false), ("say (", false), ("¿", true), ("Hola. ¿", true), ("hola ¿", false), ("“Hi” ", false),
    ("don'", false), ("\"", true), ("word\"", false),
    // Points that end nothing.
    ("e.g. ", false), ("etc. ", false), ("i.e. ", false), ("vs. ", false), ("J. ", false), ("J. R. ", false),
    ("(e.g. ", false), ("at 5 p.m. ", false), ("So do I. ", true), ("example.com. ", true),
    ("in 2024. ", true),
    ("fetch. ", true), ("E.g. ", false), ("no. ", true),
    // Other scripts.
    ("Привет. ", true), ("안녕. ", true), ("Οχι; ", false), ("Բdelays։ ", true), ("👍. ", true), ("👍 ", false),
  ])
  func english(before: String, expected: Bool) {
    #expect(
      AutoCapitalization.shouldCapitalizeNext(afterTextBeforeCursor: before, enabled: true) == expected)
    #expect(!AutoCapitalization.shouldCapitalizeNext(afterTextBeforeCursor: before, enabled: false))
  }

  @Test(arguments: [
    ("de", "am 3. ", false), ("de", "im Jahr 2024. ", true), ("de", "z.B. ", false), ("de", "usw. ", false),
    ("cs", "21. ", false), ("cs", "např. ", false), ("cs", "Ahoj. ", true), ("hu", "2024. ", false),
    ("en", "room 3. ", true), ("fr", "3. ", true), ("el", "Οχι; ", true), ("en", "usw. ", true),
    ("da", "3. ", false),
    ("de-AT", "usw. ", false), ("ru", "см. ", false), ("xx", "etc. ", false), ("de", "So bin I. ", false),
  ])
  func languages(locale: LanguageTag, before: String, expected: Bool) {
    let result = AutoCapitalization.shouldCapitalizeNext(
      afterTextBeforeCursor: before, locale: locale, enabled: true)
    #expect(result == expected)
  }

  @Test(arguments: [
    ("", true), ("a", false), ("a ", true), ("a-", true), ("don'", false), ("(", true), ("5", false),
  ])
  func words(before: String, expected: Bool) {
    #expect(AutoCapitalization.beginsWord(afterTextBeforeCursor: before) == expected)
  }
}
