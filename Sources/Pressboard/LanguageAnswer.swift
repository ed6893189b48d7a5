/// What a decoder makes of a query.
public struct LanguageAnswer: Equatable, Sendable {
  /// What is to become of the word when a space or a mark ends it.
  public enum Verdict: Hashable, Sendable {
    case keep
    case replace(String)
  }

  /// The query's.
  public var generation: UInt64
  /// The best first, cased like the word: corrections, completions and an emoji for a word, next words where there is
  /// none, glide words for a glide. The word as it was typed need not be among them.
  public var suggestions: [Suggestion]
  public var verdict: Verdict
  /// The small letters with which the word may go on, all that key targeting reads; nil: nothing is known.
  public var viableNext: Set<Character>?

  public init(
    generation: UInt64, suggestions: [Suggestion] = [], verdict: Verdict = .keep,
    viableNext: Set<Character>? = nil
  ) {
    self.generation = generation
    self.suggestions = suggestions
    self.verdict = verdict
    self.viableNext = viableNext
  }
}

/// A word that the user has kept: it stands in the text, and the next one has begun.
public struct KeptWord: Equatable, Sendable {
  public var text: String
  /// The words before it, the oldest first.
  public var contextWords: [String]
  public var startsSentence: Bool
  /// The letters and touches that it came of, which a correction may have changed; none where that is not known.
  public var typed: WordInProgress

  public init(
    text: String, contextWords: [String], startsSentence: Bool, typed: WordInProgress = .none
  ) {
    self.text = text
    self.contextWords = contextWords
    self.startsSentence = startsSentence
    self.typed = typed
  }
}
