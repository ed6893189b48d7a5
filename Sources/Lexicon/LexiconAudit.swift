/// The full check of a lexicon: every checksum, every node, every byte between. Reading never needs it, a build and a
/// doubt do.
public struct LexiconAudit: Sendable {
  public let language: String
  public let letters: String
  public let words: Int
  public let nodes: Int
  public let pairs: Int
  public let knownWords: Int
  /// Bytes of each section, by name.
  public let sections: [(name: String, bytes: Int)]

  public init(_ file: LexiconFile) throws(LexiconFault) {
    for (name, bytes, checksum) in file.sections {
      let found = LexiconFormat.checksum((0..<bytes.count).lazy.map { bytes.u8($0) })
      guard found == checksum else { throw .checksum("\(name)") }
    }
    if let byte = Self.stray(in: file.bytes) { throw .stray(byte: byte) }
    let trie = file.trie
    var words = 0
    var expected = 1
    for index in 0..<trie.count {
      let node = trie.node(index)
      guard node.firstChild == expected, node.best >= node.step, node.letter < file.alphabet.count,
        (node.letter == 0) == (index == 0)
      else { throw .node(index) }
      var letter = 0
      for child in trie.children(of: index) {
        let found = trie.node(child)
        guard found.letter > letter, found.best <= node.best else { throw .node(child) }
        letter = found.letter
        expected = child + 1
      }
      guard trie.node(index + 1).firstChild == expected else { throw .node(index) }
      if node.step > 0 { words += 1 }
    }
    guard expected == trie.count else { throw .node(trie.count) }
    language = file.language
    letters = file.alphabet.text((1..<UInt8(file.alphabet.count)).map { $0 })
    self.words = words
    nodes = trie.count
    sections = file.sections.map { ("\($0.0)", $0.1.count) }
    func size(_ name: LexiconFormat.Section) -> Int { file.sections.first { $0.0 == name }?.1.count ?? 0 }
    pairs = size(.pairs) / 4
    knownWords = size(.knownWords) / 2
  }

  /// The first byte outside of header, table and sections that is not zero; nil if there is none.
  private static func stray(in bytes: LexiconBytes) -> Int? {
    let number = Int(bytes.u32(LexiconFormat.sectionCountOffset))
    let table = LexiconFormat.headerLength + number * LexiconFormat.sectionEntryLength
    // Sections that only later programs know count too.
    var taken = (0..<number).map { index in
      let entry = LexiconFormat.headerLength + index * LexiconFormat.sectionEntryLength
      let start = Int(bytes.u32(entry + 4))
      return start..<(start + Int(bytes.u32(entry + 8)))
    }
    taken.append(0..<LexiconFormat.headerLength - 4)
    taken.append(LexiconFormat.headerLength..<table)
    taken.append(bytes.count..<bytes.count)
    var end = 0
    for range in taken.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      while end < min(range.lowerBound, bytes.count) {
        if bytes.u8(end) != 0 { return end }
        end += 1
      }
      end = max(end, range.upperBound)
    }
    return nil
  }
}
