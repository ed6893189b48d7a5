import Pressboard
import Testing

@Suite struct LanguageTagTests {
  @Test(arguments: [
    ("en", "en"), ("CS", "cs"), ("pt_BR", "pt-BR"), ("sr-latn-rs", "sr-Latn-RS"), ("es-419", "es-419"),
    ("de_AT.UTF-8@euro", "de-AT"), ("ckb", "ckb"), ("zh-cmn-Hans-CN", "zh-Hans-CN"), ("iw", "he"),
    ("sh", "sr-Latn"), ("no", "nb"), ("en-x-test", "en"), ("ca-valencia", "ca"), ("C", "und"), ("", "und"),
    ("e1", "und"), ("en--US", "und"), ("POSIX", "und"), ("čeština", "und"), ("en-abcdefghi", "und"),
  ])
  func reads(text: String, identifier: String) {
    #expect(LanguageTag(text).identifier == identifier)
    #expect("\(LanguageTag(text))" == identifier)
    #expect((LanguageTag(wellFormed: text) == nil) == (identifier == "und"))
  }

  @Test(arguments: [
    ("cs", ["cs"]), ("cs-CZ", ["cs-CZ", "cs"]), ("sr-Latn-RS", ["sr-Latn-RS", "sr-Latn", "sr"]),
    ("es-MX", ["es-MX", "es-419", "es"]), ("es-ES", ["es-ES", "es"]), ("nn-NO", ["nn-NO", "nn", "nb"]),
    ("zh-Hant", ["zh-Hant", "zh"]),
  ])
  func fallsBack(text: String, chain: [String]) {
    #expect(LanguageTag(text).fallbacks.map(\.identifier) == chain)
  }

  @Test(arguments: [
    ("cs", "Čeština"), ("en-GB", "English"), ("de-AT", "Deutsch"), ("pt-BR", "Português"), ("he", "עברית"),
    ("sr", "Српски"), ("sr-Latn-RS", "Srpski"), ("es-MX", "Español"), ("nn", "Norsk nynorsk"),
    ("no", "Norsk bokmål"), ("zh-TW", "繁體中文"), ("zh-CN", "中文"), ("qya", "qya"), ("qya-FR", "qya-FR"),
    ("und", "und"),
  ])
  func autonyms(tag: String, name: String) {
    #expect(LanguageTag(tag).autonym == name)
  }

  /// Every layout says its language's name, and what has quotation marks of its own has a name.
  @Test func knownLanguagesHaveNames() {
    for tag in QuotationMarks.languages.map({ LanguageTag($0) }) { #expect(tag.autonym != tag.identifier) }
    for layout in KeyboardLayout.names { #expect(LanguageTag(layout).autonym != layout) }
  }

  @Test(arguments: [
    ("he-IL", true), ("fa", true), ("ckb", true), ("ur", true), ("en", false), ("az-Arab", true),
    ("ar", true), ("ks-Deva", false), ("cs", false),
  ])
  func direction(tag: String, isRightToLeft: Bool) {
    #expect(LanguageTag(tag).isRightToLeft == isRightToLeft)
  }

  @Test(arguments: [
    ("en", "."), ("cs", ","), ("de", ","), ("de-CH", "."), ("de-AT", ","), ("fr-CH", ","), ("it-CH", "."),
    ("en-ZA", ","), ("en-US", "."), ("es", ","), ("es-MX", "."), ("es-AR", ","), ("es-419", "."),
    ("pt-BR", ","), ("ja", "."), ("he", "."), ("ar", "."), ("ar-MA", ","), ("und", "."),
  ])
  func decimalMarks(tag: String, mark: Character) {
    #expect(LanguageTag(tag).decimalMark == mark)
  }

  @Test(arguments: [
    ("en", "straße", "STRAẞE"), ("de", "ß", "ẞ"), ("tr", "izmir", "İZMİR"), ("az", "ı", "I"),
    ("en", "izmir", "IZMIR"), ("cs", "říjen", "ŘÍJEN"), ("el", "ς", "Σ"), ("ka", "თბილისი", "თბილისი"),
    ("en", "ﬁ", "FI"), ("en", "1a!", "1A!"),
  ])
  func capitals(tag: String, text: String, capitals: String) {
    #expect(LanguageTag(tag).uppercased(text) == capitals)
  }

  @Test(arguments: [
    ("de", "STRAẞE", "straße"), ("tr", "ISPARTA İL", "ısparta il"), ("en", "ISPARTA", "isparta"),
    ("el", "ΟΔΟΣ ΣΑΣ", "οδος σας"), ("el", "ΣΣ Σ", "σς σ"), ("cs", "ŘÍJEN", "říjen"),
  ])
  func smallLetters(tag: String, text: String, small: String) {
    #expect(LanguageTag(tag).lowercased(text) == small)
  }

  @Test(arguments: [
    ("en", "hello", "Hello"), ("nl", "ijs", "IJs"), ("en", "ijs", "Ijs"), ("tr", "istanbul", "İstanbul"),
    ("de", "", ""), ("cs", "ďábel", "Ďábel"), ("en", "éa", "Éa"),
  ])
  func capitalAtTheStart(tag: String, text: String, capitalized: String) {
    #expect(LanguageTag(tag).capitalized(text) == capitalized)
  }
}
