/// Moves the space that was typed before a mark to behind it.
public enum PunctuationSpacing {
  /// What takes the place of the one space before the caret: the mark and a space. Nil: the mark is typed as
  /// it is.
  ///
  /// - Parameter locale: French puts a space before its high marks on purpose; nil is any other language.
  public static func fixup(
    for character: Character, textBeforeCursor: String, locale: LanguageTag? = nil, enabled: Bool
  ) -> String? {
    guard enabled, marks(in: locale).contains(character) else { return nil }
    var rest = textBeforeCursor[...]
    guard rest.popLast() == " ", let last = rest.last, last.isWordCharacter else { return nil }
    return String(character) + " "
  }

  /// What takes the place of the mark and the space that a fix left, when the next character makes a face of
  /// them: ": " and ")" give " :)". Nil where it makes none.
  public static func face(
    with character: Character, textBeforeCursor: String, enabled: Bool
  ) -> String? {
    guard enabled, facialParts.contains(character) else { return nil }
    let eyes = textBeforeCursor.suffix(2)
    guard let mark = eyes.first, opensFace(mark), eyes.last == " ", eyes.count == 2 else { return nil }
    return " " + String(mark) + String(character)
  }

  /// May be the eyes of a face.
  static func opensFace(_ mark: Character) -> Bool { mark == ":" || mark == ";" }

  private static func marks(in locale: LanguageTag?) -> String {
    guard let locale, locale.language.hasSameBytes(as: "fr"), locale.region != "CA", locale.region != "CH"
    else { return ".,!?;:" }
    return ".,"
  }

  /// Mouths, noses and a tear. No "v": it is a Czech word.
  private static let facialParts: Set<Character> = Set(")(][}{DPpOo03SsXxBbcL,#+-^'")
}
