/// How far from the middles of the keys they hit a word's taps were, in decades.
struct TapHits: Equatable, Sendable {
  /// Of all of them.
  private(set) var sum: Float = 0
  /// Of the one that is farthest off.
  private(set) var worst: Float = 0

  init(_ rows: [TapRow]) {
    for row in rows where row.letter > 0 && row.letter < row.costs.count {
      let cost = row.costs[row.letter]
      guard cost.isFinite else { continue }
      sum += cost
      worst = max(worst, cost)
    }
  }
}
