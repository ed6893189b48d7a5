/// What a decoder is asked: all that it may know of the text, as a value that can cross to a worker.
public struct LanguageQuery: Equatable, Sendable {
  /// What the answer is for.
  public enum Occasion: Equatable, Sendable {
    /// A word is being typed: what it may become, and the verdict on it as it stands.
    case typing
    /// The caret stands where a word may begin: what may come.
    case nextWord
    /// A finger glides over these letters, or has: the answer is needed at once.
    case glide(GlideTrace)
  }

  /// Greater than that of every earlier query: the answer carries it back, and only the answer to the newest query
  /// is shown.
  public var generation: UInt64
  /// Nil: the answer is of use as long as no newer query comes. A moment: a space has ended the word, and whatever is
  /// asked meanwhile, the verdict on it is waited for until then. The same query may have been asked before without.
  public var deadline: Timestamp?
  public var occasion: Occasion
  /// Empty unless a word is being typed.
  public var word: WordInProgress
  /// The words before it, the oldest first, at most ``contextLength``; fewer where the sentence begins.
  public var contextWords: [String]
  /// The sentence begins with the first of the context words, or with the word where there are none.
  public var startsSentence: Bool
  /// The primary one first.
  public var languages: [LanguageTag]
  public var secrecy: LanguageSecrecy
  public var strength: AutocorrectStrength
  /// Corrections that were taken back in this field: never again.
  public var rejected: [CorrectionPair]
  /// An emoji for the word is wanted too.
  public var wantsEmoji: Bool
  /// A glided word keeps its accents.
  public var restoresDiacritics: Bool
  /// How many suggestions have a use.
  public var limit: Int

  public static let contextLength = 2

  public init(
    generation: UInt64, deadline: Timestamp? = nil, occasion: Occasion, word: WordInProgress = .none,
    contextWords: [String] = [], startsSentence: Bool = false, languages: [LanguageTag],
    secrecy: LanguageSecrecy = .open, strength: AutocorrectStrength = .normal,
    rejected: [CorrectionPair] = [],
    wantsEmoji: Bool = false, restoresDiacritics: Bool = true, limit: Int = SuggestionBar.slotCount
  ) {
    self.generation = generation
    self.deadline = deadline
    self.occasion = occasion
    self.word = word
    self.contextWords = contextWords
    self.startsSentence = startsSentence
    self.languages = languages
    self.secrecy = secrecy
    self.strength = strength
    self.rejected = rejected
    self.wantsEmoji = wantsEmoji
    self.restoresDiacritics = restoresDiacritics
    self.limit = limit
  }
}

/// What may become of the text a decoder sees. Of secret fields it sees nothing at all.
public enum LanguageSecrecy: Hashable, Sendable {
  /// May be learned from.
  case open
  /// May be looked at, and is forgotten.
  case fleeting
}
