// What a decoder is told of the words that a user has kept.

extension PressboardController {
  /// A word that stands so many characters before the caret is no longer what was just typed.
  private static let longestGap = 64

  /// The field is left, or what was written has been sent: the last word stands as it is although no other began.
  public func keepLastWord() {
    guard !isPrivate else {
      typing.fresh = nil
      return typing.voidWord()
    }
    guard typing.isWordTyped else { return learnFresh() }
    guard let kept = kept(typing.word.text, typed: typing.word) else { return }
    typing.fresh = nil
    typing.wordContext = nil
    language?.learn(kept)
  }

  /// Tells the decoder of the word that was ended last, which the text need not show any more.
  func learnFresh() {
    guard let kept = typing.fresh.take()?.kept, mayLearn else { return }
    language?.learn(kept)
  }

  /// A word in the place of the one in progress, as it is learned; nil where it may not be.
  func kept(_ text: String, typed: WordInProgress = .none) -> KeptWord? {
    guard mayLearn, let context = typing.wordContext, !context.isInCode else { return nil }
    return KeptWord(
      text: text, contextWords: context.words, startsSentence: context.startsSentence, typed: typed)
  }

  /// Tells the decoder of the last word before the caret, which the user has moved on from.
  func learn(before: String?) {
    guard let typed = typing.fresh.take()?.typed else { return }
    guard mayLearn, let language, let before else { return }
    var rest = before[...]
    var steps = 0
    func drop(while isDropped: (Character) -> Bool) {
      while steps < Self.longestGap, let last = rest.last, isDropped(last) {
        rest.removeLast()
        steps += 1
      }
    }
    drop { $0.isWhitespace }
    // The marks behind the word tell as well: `a@`, `x/`.
    guard !CodeLikeText.isCode(CodeLikeText.token(endOf: rest)) else { return }
    drop { !$0.isWordCharacter }
    let word = SuggestionText.currentWord(endOf: rest, boundaries: wordBoundaries)
    guard !word.isEmpty else { return }
    let context = SuggestionText.contextWords(
      before: rest[..<word.startIndex], limit: LanguageQuery.contextLength)
    language.learn(
      KeptWord(
        text: String(word), contextWords: context.words, startsSentence: context.startsSentence, typed: typed
      ))
  }

  /// What stands in this field may be remembered.
  var mayLearn: Bool { help.suggests && help.corrects && !isPrivate }
}
