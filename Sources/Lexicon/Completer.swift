/// Finds the likeliest words below some places of the trie.
struct Completer {
  /// A word and what speaks against it.
  struct Hit {
    var node: Int
    var slips: Float
    var cost: Float
  }

  private let file: LexiconFile
  private let context: WordContext
  private let weights: DecodingWeights
  /// Share of the language score.
  private let share: Float
  private(set) var hits: [Hit] = []
  private let limit: Int

  init(_ file: LexiconFile, _ context: WordContext, _ weights: DecodingWeights, share: Float, limit: Int) {
    self.file = file
    self.context = context
    self.weights = weights
    self.share = share
    self.limit = limit
  }

  /// Below one place that was reached at a cost: words that follow the last one, then the common ones.
  mutating func search(below node: Int, slips: Float, including: Bool) {
    if let row = context.row { searchPairs(row, below: node, slips: slips, including: including) }
    searchCommon(below: node, slips: slips, including: including)
  }

  private var worst: Float { hits.count < limit ? .infinity : hits[hits.count - 1].cost }

  private mutating func add(_ node: Int, slips: Float, cost: Float) {
    guard cost < worst else { return }
    if let place = hits.firstIndex(where: { $0.node == node }) {
      guard cost < hits[place].cost else { return }
      hits.remove(at: place)
    }
    let place = hits.firstIndex { $0.cost > cost } ?? hits.count
    hits.insert(Hit(node: node, slips: slips, cost: cost), at: place)
    if hits.count > limit { hits.removeLast() }
  }

  /// In level order what is below a node lies together on every level, so its part of a sorted row does too.
  private mutating func searchPairs(_ row: BigramTable.Row, below node: Int, slips: Float, including: Bool) {
    var level = node..<(node + 1)
    var depth = 0
    while !level.isEmpty, depth < LexiconFormat.longestWord {
      if depth > 0 || including {
        var place = file.bigrams.firstPlace(in: row, from: level.lowerBound)
        while place < row.upperBound {
          let pair = file.bigrams.pair(place)
          guard pair.node < level.upperBound else { break }
          let together = Float(pair.steps) / LexiconFormat.stepsPerDecade
          // With the word's own frequency it can only get a little cheaper than this.
          if slips + share * (together - 1.3) < worst { consider(pair.node, slips: slips) }
          place += 1
        }
      }
      level = file.trie.children(below: level)
      depth += 1
    }
  }

  private mutating func consider(_ node: Int, slips: Float) {
    let found = file.trie.node(node)
    guard found.step > 0, !found.flags.contains(.offensive) else { return }
    add(node, slips: slips, cost: slips + share * context.cost(of: node, step: found.step, in: file, weights))
  }

  /// Best first by the best frequency below.
  private mutating func searchCommon(below node: Int, slips: Float, including: Bool) {
    let alone = context.rest
    func bound(_ best: Int) -> Float {
      slips + share * (8 - Float(best) / LexiconFormat.stepsPerDecade + alone)
    }
    var open = [(node: node, best: file.trie.node(node).best)]
    var visits = 0
    while !open.isEmpty, visits < 600 {
      visits += 1
      var top = 0
      for place in open.indices where open[place].best > open[top].best { top = place }
      let (next, best) = open[top]
      open.swapAt(top, open.count - 1)
      open.removeLast()
      guard bound(best) < worst else { return }
      let found = file.trie.node(next)
      if next != node || including, found.step > 0 { consider(next, slips: slips) }
      for child in file.trie.children(of: next, found) {
        let below = file.trie.node(child).best
        if bound(below) < worst { open.append((child, below)) }
      }
    }
  }
}

extension WordTrie {
  /// The nodes one level below a run of neighbours; they are neighbours too.
  func children(below level: Range<Int>) -> Range<Int> {
    let first = node(level.lowerBound).firstChild
    let end = node(level.upperBound).firstChild
    guard first >= level.upperBound, end > first, end <= count else { return first..<first }
    return first..<end
  }
}
