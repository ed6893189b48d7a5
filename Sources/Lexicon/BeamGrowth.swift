/// One level of a beam that is growing. Nine of ten places that are looked at are too far behind, and that is found out
/// in a few steps: costs that many places share are tabled once a tap, and where the cheapest of some letters is too dear
/// already none of them is looked at. For no word begins with a node and is likelier than the node's best.
struct BeamGrowth {
  typealias State = WordBeam.State

  var states: [State]
  var slots: BeamSlots
  /// What is not below it is not followed.
  private var limit: Float
  private let row: TapRow
  private let slips: SlipCosts
  private let weights: DecodingWeights
  /// What each letter costs if it was meant.
  private let costs: InlineArray<64, Float>
  /// Letters that were hit, nearly.
  private let hit: CheapLetters
  /// What the best word that can still come costs, by its frequency in steps.
  private let rest: InlineArray<256, Float>

  /// - Parameters:
  ///   - states: none, but room for them.
  ///   - slots: room for them too.
  init(
    _ states: [State], _ slots: BeamSlots, _ row: TapRow, limit: Float, _ slips: SlipCosts,
    _ weights: DecodingWeights
  ) {
    self.states = states
    self.slots = slots
    self.limit = limit
    self.row = row
    self.slips = slips
    self.weights = weights
    costs = InlineArray { row.costs[$0] }
    hit = Self.hit(row)
    rest = InlineArray { row.language * (8 - Float($0) / LexiconFormat.stepsPerDecade) }
    self.slots.removeAll()
  }

  /// The place before the first letter.
  mutating func begin(_ trie: WordTrie) {
    push(0, cost: 0, priority: rest[trie.node(0).best], slips: 0, omitted: 0)
  }

  /// The letter was meant, or another, or it is one too many.
  mutating func follow(_ state: State, in trie: WordTrie) {
    let index = Int(state.node)
    let node = trie.node(index)
    let initial: Float = index == 0 ? weights.firstLetter : 0
    let further = state.slips > 0 ? weights.furtherSlip : 0
    let others = state.cost + hit.leastOfOthers + rest[node.best]
    let letters = others < limit ? CheapLetters.all : hit.letters
    trie.forEachChild(of: index, node, among: letters) { child, next in
      let cost = costs[next.letter]
      let least = state.cost + cost + rest[next.best]
      guard least < limit else { return }
      if cost > 1 {
        let wrong = state.cost + (cost + (initial + further))
        push(child, cost: wrong, priority: wrong + rest[next.best], slips: state.slips + 1, omitted: 0)
      } else {
        push(child, cost: state.cost + cost, priority: least, slips: state.slips, omitted: 0)
      }
    }
    let extra = slips.insertion(of: row.letter, after: node.letter) + initial + further + row.slip
    let cost = state.cost + extra
    push(
      index, cost: cost, priority: cost + rest[node.best], slips: state.slips + 1, omitted: state.omitted)
  }

  /// This letter was meant before the last one.
  /// - Parameters:
  ///   - earlier: the level before the last one.
  ///   - before: the last letter.
  mutating func swap(_ earlier: [State], _ before: TapRow, in trie: WordTrie) {
    guard before.letter != row.letter else { return }
    let seconds = Self.hit(before).letters
    for state in earlier {
      let index = Int(state.node)
      let initial: Float = index == 0 ? weights.firstLetter * 0.5 : 0
      let cost =
        state.cost + weights.transposition + row.slip + initial
        + (state.slips > 0 ? weights.furtherSlip : 0)
      let node = trie.node(index)
      guard cost + rest[node.best] < limit else { continue }
      trie.forEachChild(of: index, node, among: hit.letters) { child, next in
        let first = cost + costs[next.letter]
        guard first + rest[next.best] < limit else { return }
        trie.forEachChild(of: child, next, among: seconds) { grandchild, last in
          let both = first + before.costs[last.letter]
          push(
            grandchild, cost: both, priority: both + rest[last.best], slips: state.slips + 1, omitted: 0)
        }
      }
    }
  }

  private static func hit(_ row: TapRow) -> CheapLetters { CheapLetters(row.costs, below: 0.8) }

  /// Letters were left out here, two at most.
  mutating func omit(in trie: WordTrie) {
    var place = 0
    while place < states.count {
      let state = states[place]
      place += 1
      guard state.omitted < 2 else { continue }
      let index = Int(state.node)
      let node = trie.node(index)
      let initial: Float = index == 0 ? weights.firstLetter : 0
      let further = (state.slips > 0 ? weights.furtherSlip : 0)
      let often = slips.oftenOmitted(after: node.letter)
      let added = initial + further + row.slip
      let others = state.cost + (often.leastOfOthers + added) + rest[node.best]
      let letters = others < limit ? CheapLetters.all : often.letters
      trie.forEachChild(of: index, node, among: letters) { child, next in
        let cost = slips.omission(of: next.letter, after: node.letter)
        let least = state.cost + cost + rest[next.best]
        guard least < limit else { return }
        if cost > 0.5 {
          let wrong = state.cost + (cost + added)
          push(
            child, cost: wrong, priority: wrong + rest[next.best], slips: state.slips + 1,
            omitted: state.omitted + 1)
        } else {
          push(
            child, cost: state.cost + cost, priority: least, slips: state.slips, omitted: state.omitted + 1)
        }
      }
    }
  }

  /// Adds a place, or makes it cheaper, if it is near enough.
  @inline(__always)
  private mutating func push(_ node: Int, cost: Float, priority: Float, slips: UInt8, omitted: UInt8) {
    if priority < limit { add(node, cost: cost, priority: priority, slips: slips, omitted: omitted) }
  }

  @inline(never)
  private mutating func add(_ node: Int, cost: Float, priority: Float, slips: UInt8, omitted: UInt8) {
    let state = State(
      node: UInt32(truncatingIfNeeded: node), omitted: omitted, slips: slips, cost: cost, priority: priority)
    let (slot, place) = slots.find(state.node) { states[$0].node == state.node }
    if let place {
      if states[place].cost > cost { states[place] = state }
    } else if states.count < BeamSlots.capacity {
      slots.enter(states.count, at: slot)
      states.append(state)
    } else {
      prune()
      // Not so once it is pruned, or all are equally good and one more is no gain.
      guard states.count < BeamSlots.capacity else { return }
      push(node, cost: cost, priority: priority, slips: slips, omitted: omitted)
    }
  }

  /// Keeps the best.
  mutating func prune() {
    guard states.count > weights.width else { return }
    var best = Float.infinity
    for state in states { best = min(best, state.priority) }
    var histogram = InlineArray<256, Int>(repeating: 0)
    for state in states { histogram[min(255, Int((state.priority - best) * 24))] += 1 }
    var kept = 0
    var bucket = 0
    while bucket < 255, kept + histogram[bucket] <= weights.width {
      kept += histogram[bucket]
      bucket += 1
    }
    limit = min(limit, best + Float(max(1, bucket)) / 24)
    let limit = limit
    states.removeAll { $0.priority > limit }
    slots.removeAll()
    for (place, state) in states.enumerated() {
      slots.enter(place, at: slots.find(state.node) { _ in false }.slot)
    }
  }
}
