/// The quotation marks of a language: what `"` and `'` become.
///
/// The pairs are those of Unicode's locale data (CLDR 41, `delimiters`), where that names one pair twice the
/// inner one that the language's orthography has. French marks come without the narrow spaces inside:
/// what the user did not type is not inserted.
public struct QuotationMarks: Hashable, Sendable {
  /// Around a quotation.
  public var opening: Character
  public var closing: Character
  /// Around a quotation within one.
  public var innerOpening: Character
  public var innerClosing: Character

  public init(
    opening: Character, closing: Character, innerOpening: Character, innerClosing: Character
  ) {
    self.opening = opening
    self.closing = closing
    self.innerOpening = innerOpening
    self.innerClosing = innerClosing
  }

  /// The marks of that language; English ones where none are known.
  public static func of(_ locale: LanguageTag) -> QuotationMarks {
    for tag in locale.fallbacks {
      if let marks = table[tag.identifier] { return marks }
    }
    return english
  }

  /// The languages whose marks are known.
  public static let languages: [String] = rows.flatMap { languages(in: $0.languages) }.sorted()

  private static let english = QuotationMarks("“”‘’")

  private static let table = Dictionary(
    uniqueKeysWithValues: rows.flatMap { row in
      languages(in: row.languages).map { ($0, QuotationMarks(row.marks)) }
    })

  /// One row a set of marks: opening, closing, inner opening, inner closing.
  private static let rows: [(marks: String, languages: String)] = [
    (
      "“”‘’",
      """
      af az bn cy da en eo es-419 eu fil fo ga gd gl gu haw hi id kn ko lo lv mi ml mn mr ms mt \
      my ne nl or pa pt si sq sw ta te th tr tk uz vi zh zu
      """
    ),
    // The table's inner close is ’, not ‘ as in CLDR: after a letter an apostrophe stands there anyway.
    ("„“‚’", "cs"),
    ("„“‚‘", "bg de dsb hsb is et lb lt mk sk sl"),
    ("„“‘’", "sr sr-Latn"),
    ("„““”", "ka"),
    ("„”‚’", "bs hr"),
    ("„”«»", "pl ro"),
    ("„”»«", "hu"),
    ("«»“”", "ast br ca el es fr it oc pt-PT"),
    ("«»‹›", "am de-CH de-LI fa fr-CH fur it-CH rm"),
    ("«»„“", "be cv hy kk ky os ru tg tt uk"),
    ("«»‘’", "nb nn"),
    ("””’’", "fi he se smn sv"),
    ("”“’‘", "ar ckb ps ur"),
    ("「」『』", "ja yue zh-Hant zh-TW zh-HK zh-MO"),
  ]

  private static func languages(in row: String) -> [String] {
    row.split(whereSeparator: { $0 == " " }).map { String($0) }
  }

  private init(_ marks: String) {
    let marks = Array(marks)
    self.init(opening: marks[0], closing: marks[1], innerOpening: marks[2], innerClosing: marks[3])
  }
}
