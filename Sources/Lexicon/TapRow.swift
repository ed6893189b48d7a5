/// One tap as the search sees it: what each letter costs if it was meant.
struct TapRow: Sendable {
  /// By letter, for as many as an alphabet can have: a damaged file may name any.
  /// Place 0 is unused.
  var costs: [Float]
  /// The letter that was hit or typed; 0 if it is none of the alphabet.
  var letter: Int
  /// What every slip costs besides, where the place is known.
  var slip: Float = 0
  /// Share of the language score that goes with it.
  var language: Float

  /// A letter whose place is not known.
  init(letter: Int, _ slips: SlipCosts, _ weights: DecodingWeights, letters: Int) {
    self.letter = letter
    language = weights.language
    costs = (0...LexiconFormat.mostLetters).map { meant in
      meant == 0 || meant >= letters ? .infinity : slips.substitution(typed: letter, meant: meant)
    }
  }
}
