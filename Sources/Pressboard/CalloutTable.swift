/// What a long press offers beside a key's own text.
enum CalloutTable {
  /// The callout of a key: its own text first, then the language's own letters, then the others of the
  /// Latin alphabet. Empty where a key has no alternatives.
  static func callout(for text: String, in template: LayoutTemplate, locale: LanguageTag) -> [String] {
    if template.currencies.contains(text) {
      return [text] + (template.currencies + currencies).uniqued.filter { $0 != text }
    }
    guard let base = text.first, text.dropFirst().isEmpty else { return [] }
    guard base.isLetter else { return marks(for: base, locale: locale) }
    let own = template.accents[base] ?? ""
    let others = latin[base] ?? ""
    guard !own.isEmpty || !others.isEmpty else { return [] }
    return [text] + own.map { String($0) } + others.filter { !own.contains($0) }.map { String($0) }
  }

  /// `aá cč` as a table of what follows each first letter.
  static func rows(_ text: String) -> [Character: String] {
    var table: [Character: String] = [:]
    for row in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if let first = row.first { table[first] = String(row.dropFirst()) }
    }
    return table
  }

  /// The same for every language with Latin letters; each puts its own ones first.
  static let latin = rows(
    """
    aàáâäǎæãåāăą cçćčċ dďđð eéèêëěēęė gğġģ hħ iíìîïīĩįı jĵ kķ lłľļĺ nñńňņ oóòôöõøōœ rřŕ sßśšşș tťþțţ
    uúùûüūůũųű wŵ yýÿŷ zžźż
    """)

  // MARK: - Marks

  private static func marks(for base: Character, locale: LanguageTag) -> [String] {
    let others: [String] =
      switch base {
      case "\"": quotes(locale, outer: true)
      case "'": quotes(locale, outer: false)
      default: plain[base]?.map { String($0) } ?? []
      }
    return others.isEmpty ? [] : [String(base)] + others
  }

  private static let currencies = ["$", "€", "£", "¥", "¢", "₩", "₽", "₹"]

  /// The marks whose alternatives are the same in all languages.
  static let plain = rows(#"-–—• /\ &§ .… ?¿ !¡ %‰ =≠≈ 0° *×· +± <≤«‹ >≥»› #№ ~≈"#)

  private static let outerQuotes = ["“", "”", "„", "«", "»"]
  private static let innerQuotes = ["’", "‘", "‚", "‹", "›", "`"]

  /// The language's own quotation marks before those of others.
  private static func quotes(_ locale: LanguageTag, outer: Bool) -> [String] {
    let marks = QuotationMarks.of(locale)
    let own =
      outer ? [marks.opening, marks.closing] : [marks.innerOpening, marks.innerClosing]
    let others = outer ? outerQuotes : innerQuotes
    // The apostrophe comes first of all, whatever the quotes are.
    return ((outer ? [] : ["’"]) + own.map { String($0) } + others).uniqued
  }
}

extension [String] {
  /// Each text once, where it first stands.
  var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
