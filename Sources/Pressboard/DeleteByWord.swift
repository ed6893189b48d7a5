/// How much a held backspace takes at a time.
public enum DeleteByWord {
  /// How many characters before the caret to delete for one word.
  ///
  /// Blanks go together with the word before them; where there is no word, the run of marks goes; a new line
  /// and an emoji go alone. Only an empty text gives 0, and a user who wants no words deleted.
  ///
  /// - Parameter boundaries: finds words in scripts that put no spaces between them.
  public static func wordDeletionLength(
    textBeforeCursor: String, boundaries: (any WordBoundaries)? = nil, enabled: Bool = true
  ) -> Int {
    guard enabled else { return 0 }
    var rest = textBeforeCursor[...]
    var length = 0
    while let last = rest.last, last.isBlank {
      rest.removeLast()
      length += 1
    }
    guard let last = rest.last else { return length }
    if last.isNewline { return max(length, 1) }
    if last.isPicture { return length + 1 }
    let word = SuggestionText.currentWord(endOf: rest, boundaries: boundaries)
    if !word.isEmpty { return length + word.count }
    while let mark = rest.last, !mark.isWhitespace, !mark.isWordCharacter, !mark.isPicture {
      rest.removeLast()
      length += 1
    }
    return length
  }
}
