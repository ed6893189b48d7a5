import Pressboard

extension LearnedData {
  /// What is known of one learned word.
  public struct Word: Sendable, Equatable {
    /// As it is written.
    public var text: String
    /// How often it was kept.
    public var times: Int
    /// Days since 1970; nil where it is not known.
    public var last: Int?
    /// Added by hand.
    public var isByHand: Bool
    /// It is left alone, meant and offered, whether a lexicon has it or not.
    public var isWord: Bool
  }

  /// All words that were kept or added, in the order of their letters.
  public var allWords: [Word] {
    words.words.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { _, word in
      Word(
        text: word.form, times: Int(word.times), last: word.last > 0 ? word.last : nil,
        isByHand: word.isByHand, isWord: word.isMade)
    }
  }

  /// Corrections that were taken back, with how often.
  public var allRejections: [(typed: String, replacement: String, times: Int)] {
    rejections.entries.map { ($0.pair.typed, $0.pair.replacement, Int($0.times)) }
  }

  /// Why a word cannot be added.
  public enum Refusal: Error, Hashable, Sendable {
    /// It is none: empty, too long, or with blanks, control characters or nothing but marks.
    case noWord
    /// No room for more.
    case full
  }

  /// Adds a word by hand, written so; it stays until it is forgotten.
  public mutating func add(_ text: String) throws(Refusal) {
    guard Self.isWord(text) else { throw .noWord }
    var word =
      words.words[text.lowercased()]
      ?? LearnedWords.Word(form: text, uses: 1, times: 0, last: today)
    word.form = text
    word.isByHand = true
    guard words.put(word) else { throw .full }
  }

  /// Forgets a word, however it is written, with its pairs and the corrections of it that were taken back.
  /// - Returns: whether anything was known of it.
  public mutating func forget(_ text: String) -> Bool {
    let before = rejections
    rejections.forget(text)
    return words.forget(text) || rejections != before
  }

  /// Something that can be typed as a word.
  public static func isWord(_ text: String) -> Bool {
    guard !text.isEmpty, text.utf8.count <= LearnedWords.longest else { return false }
    var hasLetter = false
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
        hasLetter = true
      case .nonspacingMark, .spacingMark, .decimalNumber: break
      default:
        // Hyphen, apostrophes, and the two joiners that some scripts are written with.
        guard [0x27, 0x2D, 0x200C, 0x200D, 0x2019].contains(scalar.value) else { return false }
      }
    }
    return hasLetter
  }
}
