import Pressboard
import Testing

@Suite struct QuotationMarksTests {
  @Test(arguments: [
    ("en", "“”‘’"), ("cs", "„“‚’"), ("de", "„“‚‘"), ("de-AT", "„“‚‘"), ("de-CH", "«»‹›"), ("fr", "«»“”"),
    ("es", "«»“”"), ("es-MX", "“”‘’"), ("ru", "«»„“"), ("uk", "«»„“"), ("bg", "„“‚‘"), ("mk", "„“‚‘"),
    ("sr", "„“‘’"), ("sr-Latn-RS", "„“‘’"), ("pl", "„”«»"), ("hu", "„”»«"), ("sv", "””’’"), ("nn", "«»‘’"),
    ("pt", "“”‘’"), ("pt-BR", "“”‘’"), ("pt-PT", "«»“”"), ("ja", "「」『』"), ("zh-Hant-TW", "「」『』"),
    ("ar", "”“’‘"), ("und", "“”‘’"), ("xx", "“”‘’"),
  ])
  func marks(tag: String, marks: String) {
    let found = QuotationMarks.of(LanguageTag(tag))
    #expect(String([found.opening, found.closing, found.innerOpening, found.innerClosing]) == marks)
  }

  @Test func atLeastFortyLanguages() {
    #expect(Set(QuotationMarks.languages.map { LanguageTag($0).language }).count >= 40)
    #expect(Set(QuotationMarks.languages).count == QuotationMarks.languages.count)
    // Each is found under the name that its tag has.
    for language in QuotationMarks.languages {
      #expect(LanguageTag(language).identifier == language)
    }
  }
}
