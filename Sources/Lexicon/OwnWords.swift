/// The user's own words as a small lexicon beside the others, so that they are meant and left alone as others are.
enum OwnWords {
  /// The language's tag: that of no language.
  static let language = "own"

  /// Those words that have been made and that none of the lexicons has; nil where there are none.
  static func lexicon(_ words: LearnedWords, beside lexicons: [LexiconFile]) -> LexiconFile? {
    var source = LexiconSource(language: language)
    var letters: Set<Unicode.Scalar> = []
    for (key, word) in words.words.sorted(by: { $0.key < $1.key }) where word.isMade && isPlain(key) {
      guard !lexicons.contains(where: { $0.contains(key) }) else { continue }
      let more = letters.union(key.unicodeScalars)
      guard more.count <= LexiconFormat.mostLetters else { continue }
      letters = more
      let form = word.form.utf8.elementsEqual(key.utf8) ? nil : word.form
      source.words.append(
        .init(key, step: step(word), flags: form == nil ? [] : .hasForm, form: form))
    }
    guard let bytes = try? LexiconBuilder(source).build() else { return nil }
    return try? LexiconFile(LexiconBytes(copying: bytes))
  }

  /// What a user writes is as frequent for him as common words are for all: Zipf 3.5 and a little more with use.
  private static func step(_ word: LearnedWords.Word) -> UInt8 {
    let zipf = 3.5 + min(1, max(0, Decades.log10(max(1, word.uses)) / 2))
    return UInt8(zipf * LexiconFormat.stepsPerDecade)
  }

  private static func isPlain(_ key: String) -> Bool {
    key.unicodeScalars.count < LexiconFormat.longestWord
      && key.unicodeScalars.allSatisfy { $0.value <= 0xFFFF && ($0 == "'" || $0.properties.isAlphabetic) }
  }
}
