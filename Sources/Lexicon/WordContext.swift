/// The words before, as one lexicon sees them.
struct WordContext: Sendable {
  /// The pairs that the last word begins, if it begins any.
  let row: BigramTable.Row?
  /// What a word costs besides that is in none of these pairs.
  let rest: Float

  static let none = WordContext(row: nil, rest: 0)

  private init(row: BigramTable.Row?, rest: Float) {
    self.row = row
    self.rest = rest
  }

  init(after node: Int?, in file: LexiconFile, _ weights: DecodingWeights) {
    guard let node, let row = file.bigrams.row(after: node) else {
      self = .none
      return
    }
    self.init(row: row, rest: weights.unseenPair)
  }

  /// - Parameter words: oldest first; `<s>` is the start of a sentence.
  init(_ words: [String], in file: LexiconFile, _ weights: DecodingWeights) {
    let last = words.last
    let node = last == "<s>" ? 0 : last.flatMap { file.findWithoutMarks($0.lowercased()) }
    self.init(after: node, in: file, weights)
  }

  /// -log10 of how likely the word is here, less 1 for a word as common as there can be.
  func cost(of index: Int, step: Int, in file: LexiconFile, _ weights: DecodingWeights) -> Float {
    // Frequencies are per 10^9 words.
    let alone = 9 - Float(step) / LexiconFormat.stepsPerDecade
    guard let row else { return alone - 1 }
    guard let steps = file.bigrams.steps(of: index, in: row) else { return alone + rest - 1 }
    let together = Float(steps) / LexiconFormat.stepsPerDecade
    let share = weights.pairShare
    return Decades.sum(together + Decades.of(share), alone + Decades.of(1 - share)) - 1
  }
}

/// Sums of likelihoods that are told as -log10, without the C library.
enum Decades {
  /// -log10 of a share, from 0.05 in steps of 0.05.
  static func of(_ share: Float) -> Float {
    shares[max(1, min(20, Int(share * 20 + 0.5)))]
  }

  private static let shares: [Float] = [
    2, 1.301, 1, 0.8239, 0.699, 0.602, 0.5229, 0.4559, 0.3979, 0.3468, 0.301, 0.2596, 0.2218, 0.1871,
    0.1549, 0.1249, 0.0969, 0.0706, 0.0458, 0.0223, 0,
  ]

  /// log10 of a positive number, to a thousandth.
  static func log10(_ value: Float) -> Float {
    guard value > 0, value.isFinite else { return -9 }
    // log2 of 1...2 by a polynomial that is exact at both ends.
    let x = value.significand - 1
    let fraction = x * (1.4423 + x * (-0.7059 + x * (0.4052 - 0.1416 * x)))
    return (Float(value.exponent) + fraction) * 0.30103
  }

  /// -log10(10^-a + 10^-b), to a hundredth.
  static func sum(_ a: Float, _ b: Float) -> Float {
    let gap = abs(a - b)
    guard gap < 2 else { return min(a, b) }
    let place = Int(gap * 10)
    let rest = gap * 10 - Float(place)
    return min(a, b) - (gains[place] + (gains[place + 1] - gains[place]) * rest)
  }

  /// log10(1 + 10^-gap) by tenths of a decade.
  private static let gains: [Float] = [
    0.30103, 0.25397, 0.21244, 0.17643, 0.14580, 0.11975, 0.09794, 0.07976, 0.06475, 0.05237, 0.04139,
    0.03321,
    0.02657, 0.02124, 0.01696, 0.01352, 0.01077, 0.00858, 0.00683, 0.00543, 0.00432, 0.00432,
  ]
}
