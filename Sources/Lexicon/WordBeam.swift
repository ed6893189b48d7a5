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
  /// Where each node stands in the level under way, plus one.
  private var slots: [UInt32] = []
  /// Levels that are not in use, with their memory.
  private var spare: [[State]] = []
  /// Where a level grows before it is pruned: much larger than what is kept of it.
  private var field: [State] = []

  private static let slotMask = 8191
  private static let mostStates = 6000

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
      var root = Growth(take(), takeSlots(), bestSoFar: 0, weights)
      root.push(node: 0, cost: 0, best: trie.node(0).best, slips: 0, omitted: 0, language: row.language)
      root.omit(trie, slips, weights, slip: row.slip, language: row.language)
      finish(&root)
    }
    let current = levels[levels.count - 1]
    var best = Float.infinity
    for state in current { best = min(best, state.priority) }
    var growth = Growth(take(), takeSlots(), bestSoFar: best, weights)
    for state in current { growth.follow(state, row, trie, slips, weights, first: rows.isEmpty) }
    if let before = rows.last, levels.count > 1 {
      let earlier = levels[levels.count - 2]
      for state in earlier { growth.swap(state, before, row, trie, weights) }
    }
    growth.prune(to: weights.width)
    growth.omit(trie, slips, weights, slip: row.slip, language: row.language)
    growth.prune(to: weights.width)
    finish(&growth)
    rows.append(row)
  }

  // MARK: Storage, kept from word to word

  private mutating func take() -> [State] {
    var taken: [State] = []
    Swift.swap(&taken, &field)
    return taken
  }

  private mutating func recycle(_ level: consuming [State]) {
    var level = level
    level.removeAll(keepingCapacity: true)
    spare.append(level)
  }

  private mutating func takeSlots() -> [UInt32] {
    guard slots.isEmpty else {
      var taken: [UInt32] = []
      Swift.swap(&taken, &slots)
      return taken
    }
    return [UInt32](repeating: 0, count: Self.slotMask + 1)
  }

  private mutating func finish(_ growth: inout Growth) {
    growth.clearSlots()
    Swift.swap(&slots, &growth.slots)
    var level = spare.popLast() ?? []
    level.append(contentsOf: growth.states)
    levels.append(level)
    growth.states.removeAll(keepingCapacity: true)
    Swift.swap(&field, &growth.states)
  }

  // MARK: One level

  /// A level that is growing.
  private struct Growth {
    var states: [State]
    var slots: [UInt32]
    private var limit: Float
    private let width: Int

    init(_ states: [State], _ slots: [UInt32], bestSoFar: Float, _ weights: DecodingWeights) {
      self.states = states
      self.slots = slots
      limit = bestSoFar + weights.window
      width = weights.width
    }

    /// Adds a place, or makes it cheaper.
    @inline(__always)
    mutating func push(node: Int, cost: Float, best: Int, slips: UInt8, omitted: UInt8, language: Float) {
      let priority = cost + language * (8 - Float(best) / LexiconFormat.stepsPerDecade)
      guard priority < limit else { return }
      var slot = (node &* 0x9E37_79B1) >> 7 & WordBeam.slotMask
      while true {
        let place = Int(slots[slot])
        if place == 0 { break }
        if states[place - 1].node == UInt32(node) {
          if states[place - 1].cost > cost {
            states[place - 1] = State(
              node: UInt32(node), omitted: omitted, slips: slips, cost: cost, priority: priority)
          }
          return
        }
        slot = (slot + 1) & WordBeam.slotMask
      }
      if states.count >= WordBeam.mostStates {
        prune(to: width)
        // Not so once it is pruned, or all are equally good and one more is no gain.
        guard states.count < WordBeam.mostStates else { return }
        push(node: node, cost: cost, best: best, slips: slips, omitted: omitted, language: language)
        return
      }
      states.append(State(node: UInt32(node), omitted: omitted, slips: slips, cost: cost, priority: priority))
      slots[slot] = UInt32(states.count)
    }

    /// The letter was meant, or another, or it is one too many.
    mutating func follow(
      _ state: State, _ row: TapRow, _ trie: WordTrie, _ slips: SlipCosts, _ weights: DecodingWeights,
      first: Bool
    ) {
      let index = Int(state.node)
      let node = trie.node(index)
      let initial: Float = index == 0 ? weights.firstLetter : 0
      let further = state.slips > 0 ? weights.furtherSlip : 0
      for child in trie.children(of: index, node) {
        let next = trie.node(child)
        var cost = row.costs[next.letter]
        var wrong: UInt8 = 0
        if cost > 1 {
          cost += initial + further
          wrong = 1
        }
        push(
          node: child, cost: state.cost + cost, best: next.best, slips: state.slips + wrong, omitted: 0,
          language: row.language)
      }
      let extra = slips.insertion(of: row.letter, after: node.letter) + initial + further + row.slip
      push(
        node: index, cost: state.cost + extra, best: node.best, slips: state.slips + 1,
        omitted: state.omitted,
        language: row.language)
    }

    /// This letter was meant before the last one.
    mutating func swap(
      _ state: State, _ before: TapRow, _ row: TapRow, _ trie: WordTrie, _ weights: DecodingWeights
    ) {
      guard before.letter != row.letter else { return }
      let initial: Float = state.node == 0 ? weights.firstLetter * 0.5 : 0
      let cost =
        state.cost + weights.transposition + row.slip + initial
        + (state.slips > 0 ? weights.furtherSlip : 0)
      guard cost <= limit else { return }
      for child in trie.children(of: Int(state.node)) {
        let first = row.costs[trie.node(child).letter]
        guard first < 0.8 else { continue }
        for grandchild in trie.children(of: child) {
          let node = trie.node(grandchild)
          let second = before.costs[node.letter]
          guard second < 0.8 else { continue }
          push(
            node: grandchild, cost: cost + first + second, best: node.best, slips: state.slips + 1,
            omitted: 0,
            language: row.language)
        }
      }
    }

    /// Letters were left out here, two at most.
    mutating func omit(
      _ trie: WordTrie, _ slips: SlipCosts, _ weights: DecodingWeights, slip: Float, language: Float
    ) {
      var place = 0
      while place < states.count {
        let state = states[place]
        place += 1
        guard state.omitted < 2 else { continue }
        let index = Int(state.node)
        let node = trie.node(index)
        let initial: Float = index == 0 ? weights.firstLetter : 0
        let further = (state.slips > 0 ? weights.furtherSlip : 0)
        for child in trie.children(of: index, node) {
          let next = trie.node(child)
          var cost = slips.omission(of: next.letter, after: node.letter)
          var wrong: UInt8 = 0
          if cost > 0.5 {
            cost += initial + further + slip
            wrong = 1
          }
          push(
            node: child, cost: state.cost + cost, best: next.best, slips: state.slips + wrong,
            omitted: state.omitted + 1, language: language)
        }
      }
    }

    /// Keeps the best.
    mutating func prune(to width: Int) {
      guard states.count > width else { return }
      var best = Float.infinity
      for state in states { best = min(best, state.priority) }
      var histogram = [Int](repeating: 0, count: 256)
      for state in states { histogram[min(255, Int((state.priority - best) * 24))] += 1 }
      var kept = 0
      var bucket = 0
      while bucket < 255, kept + histogram[bucket] <= width {
        kept += histogram[bucket]
        bucket += 1
      }
      limit = min(limit, best + Float(max(1, bucket)) / 24)
      clearSlots()
      let limit = limit
      states.removeAll { $0.priority > limit }
      for (place, state) in states.enumerated() {
        var slot = (Int(state.node) &* 0x9E37_79B1) >> 7 & WordBeam.slotMask
        while slots[slot] != 0 { slot = (slot + 1) & WordBeam.slotMask }
        slots[slot] = UInt32(place + 1)
      }
    }

    /// Empties the table by visiting what is in it.
    mutating func clearSlots() {
      for index in slots.indices { slots[index] = 0 }
    }
  }
}
