/// Where words begin in scripts that put no spaces between them: the host's knowledge, since it takes a
/// dictionary.
public protocol WordBoundaries: Sendable {
  /// The length of the last word of `text`, in user-perceived characters; 0 if it does not know.
  ///
  /// `text` is a run of letters of one such script and ends at the caret.
  func lengthOfLastWord(in text: Substring) -> Int
}

enum ScriptWithoutSpaces {
  /// The length of the last word of a text that ends in such a script, in characters.
  ///
  /// Nobody who does not know may take more than one character for a word: the run may be a whole page.
  static func lengthOfLastWord(in text: Substring, boundaries: (any WordBoundaries)?) -> Int {
    guard let boundaries else { return 1 }
    var start = text.endIndex
    var length = 0
    while start > text.startIndex, length < longestRun {
      let previous = text.index(before: start)
      guard text[previous].isOfScriptWithoutSpaces else { break }
      start = previous
      length += 1
    }
    return min(max(boundaries.lengthOfLastWord(in: text[start...]), 1), length)
  }

  /// How much of a run is shown to the host, in characters.
  static let longestRun = 64
}
