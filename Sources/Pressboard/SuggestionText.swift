/// The word that suggestions are for.
public enum SuggestionText {
  /// The word that ends at the caret: letters, digits and apostrophes between or behind them. It is always an
  /// exact end of the text, and empty behind a space or a mark.
  ///
  /// - Parameter boundaries: finds words in scripts that put no spaces between them.
  public static func currentWord(
    in textBeforeCursor: String, boundaries: (any WordBoundaries)? = nil, enabled: Bool = true
  ) -> String {
    enabled ? String(currentWord(endOf: textBeforeCursor[...], boundaries: boundaries)) : ""
  }

  static func currentWord(endOf text: Substring, boundaries: (any WordBoundaries)? = nil) -> Substring {
    var start = text.endIndex
    while start > text.startIndex {
      let previous = text.index(before: start)
      let character = text[previous]
      if character.isOfScriptWithoutSpaces {
        guard start == text.endIndex, character.isWordCharacter else { break }
        let length = ScriptWithoutSpaces.lengthOfLastWord(in: text, boundaries: boundaries)
        return text.suffix(length)
      }
      if character.isWordCharacter {
        start = previous
      } else if character.joinsLetters, previous > text.startIndex,
        text[text.index(before: previous)].isWordCharacter
      {
        start = previous
      } else {
        break
      }
    }
    return text[start...]
  }

  /// The last words before the word at the caret, the oldest first; fewer where a sentence begins.
  static func contextWords(
    before text: Substring, limit: Int
  ) -> (words: [String], startsSentence: Bool) {
    var rest = text
    var words: [String] = []
    while true {
      var skipped = 0
      while let last = rest.last, !last.isWordCharacter {
        if last.isNewline || last.endsSentence { return (words.reversed(), true) }
        rest.removeLast()
        skipped += 1
        // A line of stars is no context.
        if skipped > 16 { return (words.reversed(), false) }
      }
      if rest.isEmpty { return (words.reversed(), true) }
      guard words.count < limit else { return (words.reversed(), false) }
      let word = currentWord(endOf: rest)
      words.append(String(word))
      rest = rest[..<word.startIndex]
    }
  }
}
