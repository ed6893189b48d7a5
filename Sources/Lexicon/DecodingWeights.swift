/// What slips cost and how much frequency counts, in decades (log10 of how much less likely). Found by trying on
/// misspellings, right words and taps that the product holds none of.
public struct DecodingWeights: Sendable {
  /// Share of the language score.
  public var language: Float = 0.62
  /// The language share for taps, where places already tell much.
  public var tapLanguage: Float = 0.80
  /// Of a known pair of words against the word alone.
  public var pairShare: Float = 1
  /// What a word costs besides that is in none of the known pairs of the word before.
  public var unseenPair: Float = 1

  // Letters, no places known.
  public var substitution: Float = 2.5
  public var neighbour: Float = 2.0
  public var vowel: Float = 1.5
  public var soundAlike: Float = 1.6
  public var omission: Float = 1.9
  public var omittedVowel: Float = 1.6
  public var omittedSilent: Float = 1.4
  public var omittedDouble: Float = 0.8
  public var insertion: Float = 2.1
  public var insertedVowel: Float = 1.9
  public var insertedDouble: Float = 1.0
  public var transposition: Float = 1.2
  /// A first letter is seldom wrong.
  public var firstLetter: Float = 1.2
  /// Each slip after the first.
  public var furtherSlip: Float = 0.0
  /// A mark left out (e for é), an apostrophe left out, a mark or an apostrophe too many.
  public var mark: Float = 0.25
  public var apostrophe: Float = 0.15
  public var strayMark: Float = 1.0
  /// A space left out.
  public var split: Float = 2.6

  // Places.
  /// Weight of the Gaussian, and its width in key widths and key heights.
  public var spatial: Float = 0.7
  public var spreadX: Float = 0.29
  public var spreadY: Float = 0.26
  /// A slip of the mind costs more when the finger's place is known.
  public var tapSlip: Float = 0.6

  // The search.
  /// States kept after each letter.
  public var width: Int = 900
  /// States worse than the best by so much are not followed.
  public var window: Float = 8

  public init() {}
}
