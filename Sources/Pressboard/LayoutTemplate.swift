/// What a language's keyboard says on its keys. A new language is a row of data here, not code.
struct LayoutTemplate: Equatable, Sendable {
  let name: String
  let locale: LanguageTag
  /// The language's own name, as on the space bar.
  let autonym: String
  /// How the language arranges its letters by itself.
  let arrangement: LayoutType
  /// Each letter followed by the language's own letters on its callout, the most frequent one first.
  let accents: [Character: String]
  /// The currency of the page of digits, then the three of the page of symbols.
  let currencies: [String]
  /// What stands on some places of the page of symbols instead.
  var symbolicChanges: [String: String] = [:]

  let wideMarks = [",", "."]

  init(
    name: String, locale: LanguageTag, arrangement: LayoutType, accents: [Character: String],
    currencies: [String]
  ) {
    self.name = name
    self.locale = locale
    autonym = locale.autonym
    self.arrangement = arrangement
    self.accents = accents
    self.currencies = currencies
  }

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
    name.flatMap(named)?.locale ?? "en"
  }

  static let all = [english, czech, german, englishTest]

  static let english = LayoutTemplate(
    name: "en", locale: "en", arrangement: .qwerty, accents: [:], currencies: ["$", "€", "£", "¥"])

  static let czech = LayoutTemplate(
    name: "cs", locale: "cs", arrangement: .qwertz,
    accents: CalloutTable.rows("aá cč dď eěé ií nň oó rř sš tť uůú yý zž"),
    currencies: ["Kč", "€", "$", "£"])

  static let german = LayoutTemplate(
    name: "de", locale: "de", arrangement: .qwertz,
    accents: CalloutTable.rows("aä oö sß uü"), currencies: ["€", "$", "£", "¥"])

  /// English with a letter that has a mark and with an emoji, so that tests can touch both.
  static let englishTest: LayoutTemplate = {
    var template = english.renamed("en-test")
    template.symbolicChanges = ["¥": "é", "•": "😀"]
    return template
  }()

  private func renamed(_ name: String) -> LayoutTemplate {
    LayoutTemplate(
      name: name, locale: locale, arrangement: arrangement, accents: accents, currencies: currencies)
  }
}

extension LayoutTemplate {
  /// The texts of a page's three rows.
  func rows(on page: KeyboardType, arrangement: LayoutType) -> [[String]] {
    switch page {
    // The emoji page has no keys of its own yet: its letters stand in.
    case .alphabetic, .emojis:
      arrangement.letterRows.map { $0.map { String($0) } }
    case .numeric:
      [Self.cells("1234567890"), Self.cells("-/:;()") + [currencies[0]] + Self.cells("&@\""), Self.marks]
    case .symbolic:
      [Self.cells("[]{}#%^*+="), Self.cells(#"_\|~<>"#) + currencies.dropFirst() + ["•"], Self.marks]
        .map { row in row.map { symbolicChanges[$0] ?? $0 } }
    }
  }

  private static let marks = cells(".,?!'")

  private static func cells(_ row: String) -> [String] {
    row.map { String($0) }
  }
}
