/// The search for one word in one lexicon: after each tap the best places in the trie. A tap extends what is there,
/// a backspace drops the last level; the word is never searched anew.
struct WordBeam {
  /// A place in the trie and how it was reached.
  struct State {
    var node: UInt32
    /// Letters left out just before.
    var omitted: UInt8 = 0
    var slips: UInt8 = 0
    /// What the taps cost so far, in decades.
    var cost: Float
    /// The cost with that of the best word that can still come.
    var priority: Float
  }

  private(set) var levels: [[State]] = []
  private(set) var rows: [TapRow] = []
  /// Where each node stands in the level under way.
  private var slots = BeamSlots()
  /// Levels that are not in use, with their memory.
  private var spare: [[State]] = []
  /// Where a level grows before it is pruned: much larger than what is kept of it.
  private var field: [State] = []

  /// Taps taken in so far.
  var count: Int { rows.count }

  mutating func reset() {
    while let level = levels.popLast() { recycle(level) }
    rows.removeAll(keepingCapacity: true)
  }

  /// Takes the last tap back.
  mutating func removeLast() {
    guard rows.popLast() != nil, let level = levels.popLast() else { return }
    recycle(level)
  }

  /// The states after all taps.
  var last: [State] { levels.last ?? [] }

  /// The likeliest states after all taps, best first.
  func best(_ limit: Int) -> [State] {
    var best: [State] = []
    for state in levels.last ?? [] {
      if best.count >= limit, state.priority >= best[best.count - 1].priority { continue }
      best.insert(state, at: best.firstIndex { $0.priority > state.priority } ?? best.count)
      if best.count > limit { best.removeLast() }
    }
    return best
  }

  mutating func extend(_ row: TapRow, in trie: WordTrie, _ slips: SlipCosts, _ weights: DecodingWeights) {
    if levels.isEmpty {
      var root = grow(row, bestSoFar: 0, slips, weights)
      root.begin(trie)
      root.omit(in: trie)
      finish(&root)
    }
    let current = levels[levels.count - 1]
    var best = Float.infinity
    for state in current { best = min(best, state.priority) }
    var growth = grow(row, bestSoFar: best, slips, weights)
    for state in current { growth.follow(state, in: trie) }
    if let before = rows.last, levels.count > 1 { growth.swap(levels[levels.count - 2], before, in: trie) }
    growth.prune()
    growth.omit(in: trie)
    growth.prune()
    finish(&growth)
    rows.append(row)
  }

  // MARK: Storage, kept from word to word

  private mutating func grow(
    _ row: TapRow, bestSoFar: Float, _ slips: SlipCosts, _ weights: DecodingWeights
  ) -> BeamGrowth {
    var states: [State] = []
    var slots = BeamSlots()
    Swift.swap(&states, &field)
    Swift.swap(&slots, &self.slots)
    return BeamGrowth(states, slots, row, limit: bestSoFar + weights.window, slips, weights)
  }

  private mutating func recycle(_ level: consuming [State]) {
    var level = level
    level.removeAll(keepingCapacity: true)
    spare.append(level)
  }

  private mutating func finish(_ growth: inout BeamGrowth) {
    var level = spare.popLast() ?? []
    level.append(contentsOf: growth.states)
    levels.append(level)
    growth.states.removeAll(keepingCapacity: true)
    Swift.swap(&field, &growth.states)
    Swift.swap(&slots, &growth.slots)
  }
}
