/// The words as a trie in level order: the children of a node are neighbours, sorted by letter, and those of the next
/// node follow them. Node 0 is the root. A node stands for the word that its letters spell from the root.
struct WordTrie: Sendable {
  private let bytes: LexiconBytes
  /// Nodes including the root, without the sentinel behind them.
  let count: Int

  init(_ bytes: LexiconBytes) {
    self.bytes = bytes
    count = max(0, (bytes.count - LexiconFormat.nodePadding) / LexiconFormat.nodeLength - 1)
  }

  /// A node as it is stored.
  struct Node {
    fileprivate let bits: UInt64

    /// Where its children begin.
    @inline(__always) var firstChild: Int { Int(bits & 0xF_FFFF) }
    @inline(__always) var flags: WordFlags { WordFlags(rawValue: UInt8(truncatingIfNeeded: bits >> 20) & 15) }
    /// Its letter's place in the alphabet, 0...63.
    @inline(__always) var letter: Int { Int(bits >> 24 & 63) }
    /// The best frequency of all words that begin with it, in steps.
    @inline(__always) var best: Int { Int(bits >> 32 & 255) }
    /// Its own frequency in steps; 0 if it is no word.
    @inline(__always) var step: Int { Int(bits >> 40 & 255) }
  }

  @inline(__always)
  func node(_ index: Int) -> Node {
    Node(bits: bytes.u64(index &* LexiconFormat.nodeLength))
  }

  /// The children of a node. Never anything at or before the node itself, whatever the bytes say: walks end.
  @inline(__always)
  func children(of index: Int) -> Range<Int> {
    children(of: index, node(index))
  }

  @inline(__always)
  func children(of index: Int, _ node: Node) -> Range<Int> {
    let first = node.firstChild
    let end = self.node(index + 1).firstChild
    guard first > index, end <= count, UInt(bitPattern: end &- first &- 1) < LexiconFormat.mostLetters else {
      return index..<index
    }
    return first..<end
  }

  /// The children of a node that are one of these letters, in their order.
  /// - Parameter letters: a bit for each.
  @inline(__always)
  func forEachChild(of index: Int, _ node: Node, among letters: UInt64, _ body: (_ child: Int, Node) -> Void)
  {
    let children = children(of: index, node)
    guard !children.isEmpty else { return }
    var child = children.lowerBound
    bytes.forEachU64(
      from: child &* LexiconFormat.nodeLength,
      through: (children.upperBound &- 1) &* LexiconFormat.nodeLength,
      by: LexiconFormat.nodeLength
    ) { bits in
      let node = Node(bits: bits)
      let wanted = letters &>> UInt64(node.letter)
      if wanted & 1 != 0 { body(child, node) }
      child &+= 1
      // They are sorted: no other can follow.
      return wanted != 0
    }
  }

  func child(of index: Int, letter: Int) -> Int? {
    for child in children(of: index) where node(child).letter == letter { return child }
    return nil
  }

  /// The node that has `index` among its children; nil for the root.
  func parent(of index: Int) -> Int? {
    guard index > 0, index < count else { return nil }
    // The last node whose children begin at or before `index`.
    var low = 0
    var high = index
    while low + 1 < high {
      let middle = (low + high) / 2
      if node(middle).firstChild <= index { low = middle } else { high = middle }
    }
    return children(of: low).contains(index) ? low : nil
  }

  /// The letters from the root to the node.
  func letters(of index: Int) -> [UInt8] {
    var letters: [UInt8] = []
    var next: Int? = index
    while let current = next, current > 0, letters.count < LexiconFormat.longestWord {
      letters.append(UInt8(node(current).letter))
      next = parent(of: current)
    }
    letters.reverse()
    return letters
  }

  func find(_ letters: some Sequence<UInt8>) -> Int? {
    var index = 0
    for letter in letters {
      guard letter != 0, let child = child(of: index, letter: Int(letter)) else { return nil }
      index = child
    }
    return index
  }
}
