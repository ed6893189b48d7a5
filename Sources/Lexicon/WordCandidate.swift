/// A word that may have been meant.
public struct WordCandidate: Equatable, Sendable {
  /// As it is written, with its own capitals.
  public var text: String
  /// What the taps cost under this word, in decades.
  public var slips: Float
  /// All costs: taps, frequency, words before. The smaller the likelier.
  public var cost: Float
  /// Zipf frequency within its own language.
  public var zipf: Float
  public var flags: WordFlags
  /// Letter for letter what was typed, or what the keys that were hit say.
  public var isTyped: Bool
}
