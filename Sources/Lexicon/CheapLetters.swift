/// Which letters are cheap, and what the others cost at least: a place that can afford none of these looks only for the
/// few that are cheap.
struct CheapLetters: Sendable {
  /// A bit for each letter.
  let letters: UInt64
  /// Of all others.
  let leastOfOthers: Float

  /// - Parameter costs: by letter, at most 64.
  init(_ costs: some Sequence<Float>, below limit: Float) {
    var letters: UInt64 = 0
    var least = Float.infinity
    for (letter, cost) in costs.enumerated() {
      if cost < limit { letters |= 1 << UInt64(letter) } else { least = min(least, cost) }
    }
    self.letters = letters
    leastOfOthers = least
  }

  /// Every letter's bit.
  static let all: UInt64 = .max
}
