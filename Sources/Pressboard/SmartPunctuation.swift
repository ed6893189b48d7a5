/// Typographic marks in place of those that keyboards have: quotation marks, apostrophes, dashes.
public enum SmartPunctuation {
  public enum Result: Hashable, Sendable {
    /// In place of what was typed.
    case insert(String)
    /// In place of what was typed and of the character before it.
    case replaceLast(String)
  }

  /// What a typed `"`, `'` or `-` becomes. Nil: what it is.
  public static func transform(
    for character: Character, textBeforeCursor: String, locale: LanguageTag, enabled: Bool
  ) -> Result? {
    guard enabled else { return nil }
    switch character {
    case "\"":
      let marks = QuotationMarks.of(locale)
      let pair = (opening: marks.opening, closing: marks.closing)
      return .insert(opens(pair, textBeforeCursor, marks) ? marks.opening : marks.closing)
    case "'":
      if textBeforeCursor.last?.isWordCharacter ?? false { return .insert("\u{2019}") }
      let marks = QuotationMarks.of(locale)
      let pair = (opening: marks.innerOpening, closing: marks.innerClosing)
      return .insert(opens(pair, textBeforeCursor, marks) ? marks.innerOpening : marks.innerClosing)
    case "-":
      // A third hyphen is the beginning of a line of them.
      let end = textBeforeCursor.suffix(2)
      return end.last == "-" && end != "--" ? .replaceLast("\u{2014}") : nil
    default:
      return nil
    }
  }

  /// Opens at the start, behind a blank and behind what opens something else. Behind a dash it depends on whether a
  /// quotation is open.
  private static func opens(_ pair: Pair, _ before: String, _ marks: QuotationMarks) -> Bool {
    guard let last = before.last else { return true }
    if last.isWhitespace || last.isOpeningBracket || onlyOpens(last, marks) { return true }
    return last.isDash && last != "-" && !isOpen(pair, before)
  }

  private typealias Pair = (opening: Character, closing: Character)

  /// Some languages close with what others open with.
  private static func onlyOpens(_ character: Character, _ marks: QuotationMarks) -> Bool {
    (character == marks.opening || character == marks.innerOpening)
      && character != marks.closing && character != marks.innerClosing
  }

  /// Whether a quotation has been opened in the last line and not been closed.
  private static func isOpen(_ pair: Pair, _ before: String) -> Bool {
    guard pair.opening != pair.closing else { return false }
    for character in before.reversed().prefix(farthestOpening) {
      if character == pair.opening { return true }
      if character == pair.closing || character.isNewline { return false }
    }
    return false
  }

  /// In characters.
  private static let farthestOpening = 300
}

extension SmartPunctuation.Result {
  static func insert(_ character: Character) -> Self { .insert(String(character)) }
}
