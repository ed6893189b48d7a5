/// Puts the space behind a mark by itself.
public enum SpaceAfterPunctuation {
  /// What to insert for `character`: the mark with its space, or, for the first letter behind a mark that
  /// stood behind a digit, the space that was held back and the letter. Nil: as it is.
  public static func insertion(
    for character: Character, textBeforeCursor: String, enabled: Bool
  ) -> String? {
    guard enabled, let last = textBeforeCursor.last else { return nil }
    if marks.contains(character) {
      guard last.isLetter, !last.isOfScriptWithoutSpaces,
        !CodeLikeText.isCode(CodeLikeText.token(endOf: textBeforeCursor))
      else { return nil }
      return String(character) + " "
    }
    guard character.isLetter, marks.contains(last), textBeforeCursor.dropLast(1).last?.isNumber ?? false,
      !CodeLikeText.isCode(CodeLikeText.token(endOf: textBeforeCursor.dropLast(1)))
    else { return nil }
    return " " + String(character)
  }

  private static let marks: Set<Character> = [".", ",", "?", "!", ":"]
}
