/// Compiles a source into the bytes of a lexicon file. The same source gives the same bytes.
public struct LexiconBuilder {
  /// Why a source cannot be compiled.
  public enum Fault: Error, Equatable, Sendable {
    case noWords
    case tooManyLetters(Int)
    case tooManyNodes(Int)
    /// The word is empty or too long, or written twice.
    case word(String)
  }

  private let source: LexiconSource
  private let alphabet: Alphabet
  private let nodes: [BuiltNode]

  public init(_ source: LexiconSource) throws(Fault) {
    guard !source.words.isEmpty else { throw .noWords }
    self.source = source
    alphabet = try Self.alphabet(of: source.words)
    nodes = try Self.trie(source.words, alphabet)
    guard nodes.count < LexiconFormat.mostNodes else { throw .tooManyNodes(nodes.count) }
  }

  /// The file, byte for byte.
  public func build() -> [UInt8] {
    let forms = formSections()
    let pairs = pairSections()
    let known = knownSections()
    let sections: [(LexiconFormat.Section, [UInt8])] = [
      (.about, Array("language=\(source.language)\nwords=\(source.words.count)\n".utf8)),
      (.alphabet, alphabetSection()), (.nodes, nodeSection()), (.forms, forms.index), (.formText, forms.text),
      (.rows, pairs.rows), (.pairs, pairs.pairs), (.knownBuckets, known.buckets), (.knownWords, known.words),
    ]
    let table = LexiconFormat.headerLength + sections.count * LexiconFormat.sectionEntryLength
    var offset = (table + 7) & ~7
    var entries: [UInt8] = []
    var body = [UInt8](repeating: 0, count: offset - table)
    for (name, bytes) in sections {
      entries.append(u32: name.rawValue)
      entries.append(u32: UInt32(offset))
      entries.append(u32: UInt32(bytes.count))
      entries.append(u32: LexiconFormat.checksum(bytes))
      body.append(contentsOf: bytes)
      let padding = (8 - bytes.count & 7) & 7
      body.append(contentsOf: repeatElement(0, count: padding))
      offset += bytes.count + padding
    }
    var file = LexiconFormat.magic
    file.append(u32: LexiconFormat.version)
    file.append(u32: UInt32(offset))
    file.append(u32: UInt32(sections.count))
    file.append(u32: 0)
    return file + entries + body
  }

  // MARK: Trie

  private struct BuiltNode {
    var letter: UInt8 = 0
    var step: UInt8 = 0
    var best: UInt8 = 0
    var flags: WordFlags = []
    var firstChild = 0
    var parent = 0
    var word = -1
  }

  private static func alphabet(of words: [LexiconSource.Word]) throws(Fault) -> Alphabet {
    var scalars: Set<UInt32> = []
    for word in words { for scalar in word.text.unicodeScalars { scalars.insert(scalar.value) } }
    guard scalars.count <= LexiconFormat.mostLetters, scalars.allSatisfy({ $0 <= 0xFFFF }) else {
      throw .tooManyLetters(scalars.count)
    }
    let sorted = scalars.sorted()
    let plain = sorted.map { scalar -> UInt8 in
      if scalar == 0x27 { return 0 }
      let base = PlainLetter.of(scalar)
      return UInt8((sorted.firstIndex(of: base) ?? sorted.firstIndex(of: scalar) ?? 0) + 1)
    }
    return Alphabet(scalars: sorted, plain: plain)
  }

  /// Breadth first over the sorted words: each node is a range of words that share their first letters.
  private static func trie(
    _ words: [LexiconSource.Word], _ alphabet: Alphabet
  ) throws(Fault) -> [BuiltNode] {
    let spelled = words.indices.map { (letters: alphabet.letters(words[$0].text), word: $0) }
      .sorted { $0.letters.lexicographicallyPrecedes($1.letters) }
    for (index, word) in spelled.enumerated() {
      let text = words[word.word].text
      guard !word.letters.isEmpty, word.letters.count < LexiconFormat.longestWord else { throw .word(text) }
      if index > 0, spelled[index - 1].letters == word.letters { throw .word(text) }
    }
    var nodes = [BuiltNode()]
    var ranges = [spelled.indices]
    var depth = [0]
    var index = 0
    while index < nodes.count {
      var range = ranges[index]
      let level = depth[index]
      if let first = range.first, spelled[first].letters.count == level {
        let word = words[spelled[first].word]
        nodes[index].step = word.step
        nodes[index].flags = word.flags
        nodes[index].word = spelled[first].word
        range = (first + 1)..<range.upperBound
      }
      nodes[index].firstChild = nodes.count
      while let first = range.first {
        let letter = spelled[first].letters[level]
        var end = first
        while end < range.upperBound, spelled[end].letters[level] == letter { end += 1 }
        nodes.append(BuiltNode(letter: letter, parent: index))
        ranges.append(first..<end)
        depth.append(level + 1)
        range = end..<range.upperBound
      }
      index += 1
    }
    for index in nodes.indices.reversed() {
      nodes[index].best = max(nodes[index].best, nodes[index].step)
      let parent = nodes[index].parent
      nodes[parent].best = max(nodes[parent].best, nodes[index].best)
    }
    return nodes
  }

  /// The node of each word, by its text.
  private var nodeOfWord: [String: Int] {
    var found: [String: Int] = [:]
    for (index, node) in nodes.enumerated() where node.word >= 0 {
      found[source.words[node.word].text] = index
    }
    return found
  }

  // MARK: Sections

  private func alphabetSection() -> [UInt8] {
    var bytes: [UInt8] = []
    for letter in 1..<alphabet.count {
      bytes.append(u16: UInt16(alphabet.scalars[letter]))
      bytes.append(alphabet.plain[letter])
      bytes.append(0)
    }
    return bytes
  }

  private func nodeSection() -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity((nodes.count + 1) * LexiconFormat.nodeLength + LexiconFormat.nodePadding)
    for node in nodes {
      bytes.append(u24: UInt32(node.firstChild) | UInt32(node.flags.rawValue) << 20)
      bytes.append(contentsOf: [node.letter, node.best, node.step])
    }
    bytes.append(u24: UInt32(nodes.count))
    bytes.append(contentsOf: repeatElement(0, count: 3 + LexiconFormat.nodePadding))
    return bytes
  }

  private func formSections() -> (index: [UInt8], text: [UInt8]) {
    var index: [UInt8] = []
    var text: [UInt8] = []
    for (number, node) in nodes.enumerated() where node.word >= 0 {
      guard let form = source.words[node.word].form else { continue }
      index.append(u24: UInt32(number))
      index.append(u24: UInt32(text.count))
      text.append(contentsOf: form.utf8)
      text.append(0)
    }
    return (index, text)
  }

  private func pairSections() -> (rows: [UInt8], pairs: [UInt8]) {
    let places = nodeOfWord
    var table: [(first: Int, row: [(node: Int, steps: UInt8)])] = []
    for (first, row) in source.pairs {
      guard let place = first == "<s>" ? 0 : places[first] else { continue }
      let known = row.compactMap { pair in places[pair.second].map { (node: $0, steps: pair.steps) } }
      if !known.isEmpty { table.append((place, known.sorted { $0.node < $1.node })) }
    }
    table.sort { $0.first < $1.first }
    var rows: [UInt8] = []
    var pairs: [UInt8] = []
    for (first, row) in table {
      rows.append(u24: UInt32(first))
      rows.append(u24: UInt32(pairs.count / 4))
      for pair in row {
        pairs.append(u24: UInt32(pair.node))
        pairs.append(pair.steps)
      }
    }
    rows.append(u24: 0xFF_FFFF)
    rows.append(u24: UInt32(pairs.count / 4))
    return (rows, pairs)
  }

  private func knownSections() -> (buckets: [UInt8], words: [UInt8]) {
    guard !source.known.isEmpty else { return ([], []) }
    var bits: UInt64 = 1
    while source.known.count >> Int(bits) > 12 { bits += 1 }
    var buckets = [[UInt16: UInt8]](repeating: [:], count: 1 << Int(bits))
    for word in source.known {
      let hash = LexiconFormat.hash(word.text.utf8)
      let bucket = Int(hash >> (64 - bits))
      let mark = UInt16(hash & 0xFFF)
      buckets[bucket][mark] = max(buckets[bucket][mark] ?? 0, word.level)
    }
    var starts: [UInt8] = [UInt8(bits)]
    var words: [UInt8] = []
    for bucket in buckets {
      starts.append(u32: UInt32(words.count / 2))
      for (mark, level) in bucket.sorted(by: { $0.key < $1.key }) {
        words.append(u16: mark | UInt16(level) << 12)
      }
    }
    starts.append(u32: UInt32(words.count / 2))
    return (starts, words)
  }
}

extension [UInt8] {
  fileprivate mutating func append(u16 value: UInt16) {
    append(contentsOf: [UInt8(value & 255), UInt8(value >> 8)])
  }

  fileprivate mutating func append(u24 value: UInt32) {
    append(contentsOf: [UInt8(value & 255), UInt8(value >> 8 & 255), UInt8(value >> 16 & 255)])
  }

  fileprivate mutating func append(u32 value: UInt32) {
    append(u24: value & 0xFF_FFFF)
    append(UInt8(value >> 24))
  }
}
