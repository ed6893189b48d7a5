/// What a language's keyboard says on its keys. A new language is a row of data here, not code.
struct LayoutTemplate: Equatable, Sendable {
  let name: String
  /// The language's own name, as on the space bar.
  let autonym: String
  let letters: [[String]]
  let wideMarks: [String]
  let numeric: [[String]]
  let symbolic: [[String]]

  static func named(_ name: String) -> LayoutTemplate? {
    all.first { $0.name.utf8.elementsEqual(name.utf8) }
  }

  /// The layout of a language; English where it has none of its own.
  static func of(_ locale: LanguageTag) -> LayoutTemplate {
    for tag in locale.fallbacks {
      if let template = named(tag.identifier) { return template }
    }
    return .english
  }

  /// The language that a layout is made for; English where there is no such layout.
  static func locale(ofLayout name: String?) -> LanguageTag {
    guard let name, named(name) != nil else { return "en" }
    return LanguageTag(language: LanguageTag(name).language)
  }

  static let all = [english, englishTest]

  static let english = LayoutTemplate(
    name: "en", autonym: "English",
    letters: keys("qwertyuiop", "asdfghjkl", "zxcvbnm"), wideMarks: [",", "."],
    numeric: keys("1234567890", #"-/:;()$&@""#, ".,?!'"),
    symbolic: keys("[]{}#%^*+=", #"_\|~<>€£¥•"#, ".,?!'"))

  /// English with a letter that has a mark and with an emoji, so that tests can touch both.
  static let englishTest = LayoutTemplate(
    name: "en-test", autonym: "English",
    letters: english.letters, wideMarks: english.wideMarks, numeric: english.numeric,
    symbolic: keys("[]{}#%^*+=", #"_\|~<>€£é😀"#, ".,?!'"))

  private static func keys(_ rows: String...) -> [[String]] {
    rows.map { $0.map { String($0) } }
  }
}
