/// One language's words, opened over bytes that somebody else keeps: nothing is parsed or copied but the alphabet.
public final class LexiconFile: Sendable {
  /// The language's tag, such as `en`.
  public let language: String
  let alphabet: Alphabet
  let trie: WordTrie
  let bigrams: BigramTable
  let known: KnownWords
  private let forms: LexiconBytes
  private let formText: LexiconBytes
  let sections: [(LexiconFormat.Section, LexiconBytes, checksum: UInt32)]
  /// All of it.
  let bytes: LexiconBytes

  /// Looks at the header and the sizes only; a full check is `LexiconAudit`.
  public init(_ bytes: LexiconBytes) throws(LexiconFault) {
    let sections = try Self.sections(bytes)
    self.sections = sections
    self.bytes = bytes
    func section(_ name: LexiconFormat.Section) -> LexiconBytes {
      sections.first { $0.0 == name }?.1 ?? bytes.slice(0, 0)
    }
    alphabet = Alphabet(section(.alphabet))
    trie = WordTrie(section(.nodes))
    bigrams = BigramTable(rows: section(.rows), pairs: section(.pairs))
    known = KnownWords(buckets: section(.knownBuckets), words: section(.knownWords))
    forms = section(.forms)
    formText = section(.formText)
    guard alphabet.count > 1 else { throw .section("alphabet") }
    guard trie.count > 0, trie.count <= LexiconFormat.mostNodes else { throw .section("nodes") }
    language = Self.value(of: "language", in: section(.about).text(0))
    guard !language.isEmpty else { throw .section("about") }
  }

  /// Whether the word stands in the list, in lower case.
  public func contains(_ word: String) -> Bool {
    find(word) != nil
  }

  /// How a word is written, with its capitals.
  func display(_ node: Int) -> String {
    let flags = trie.node(node).flags
    if flags.contains(.hasForm), let form = form(of: node) { return form }
    let text = alphabet.text(trie.letters(of: node))
    if flags.contains(.abbreviation) { return text.uppercased() }
    if flags.contains(.capitalised) { return text.prefix(1).uppercased() + text.dropFirst() }
    return text
  }

  /// The node of a word given in lower case; nil if it is no word of the list.
  func find(_ word: String) -> Int? {
    guard let node = trie.find(alphabet.letters(word)), node > 0, trie.node(node).step > 0 else { return nil }
    return node
  }

  private func form(of node: Int) -> String? {
    var low = 0
    var high = forms.count / 6
    while low < high {
      let middle = (low + high) / 2
      let found = Int(forms.u16(middle * 6)) | Int(forms.u8(middle * 6 + 2)) << 16
      if found == node {
        return formText.text(Int(forms.u16(middle * 6 + 3)) | Int(forms.u8(middle * 6 + 5)) << 16)
      }
      if found < node { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  private static func sections(
    _ bytes: LexiconBytes
  ) throws(LexiconFault) -> [(LexiconFormat.Section, LexiconBytes, checksum: UInt32)] {
    guard bytes.count >= LexiconFormat.headerLength else { throw .truncated(bytes: bytes.count) }
    for (index, byte) in LexiconFormat.magic.enumerated() where bytes.u8(index) != byte { throw .foreign }
    let version = bytes.u32(8)
    guard version == LexiconFormat.version else { throw .version(version) }
    let length = Int(bytes.u32(12))
    guard length == bytes.count else { throw .length(said: length, found: bytes.count) }
    let number = Int(bytes.u32(LexiconFormat.sectionCountOffset))
    let tableEnd = LexiconFormat.headerLength + number * LexiconFormat.sectionEntryLength
    guard number <= 64, tableEnd <= length else { throw .section("table") }
    var found: [(LexiconFormat.Section, LexiconBytes, checksum: UInt32)] = []
    for index in 0..<number {
      let entry = LexiconFormat.headerLength + index * LexiconFormat.sectionEntryLength
      // Sections of later minor versions are passed over.
      guard let name = LexiconFormat.Section(rawValue: bytes.u32(entry)) else { continue }
      let offset = Int(bytes.u32(entry + 4))
      let size = Int(bytes.u32(entry + 8))
      guard offset >= tableEnd, offset <= length, size <= length - offset, isPossible(size, for: name) else {
        throw .section("\(name)")
      }
      found.append((name, bytes.slice(offset, size), checksum: bytes.u32(entry + 12)))
    }
    for name in LexiconFormat.Section.allCases where !found.contains(where: { $0.0 == name }) {
      throw .section("\(name)")
    }
    return found
  }

  private static func isPossible(_ size: Int, for section: LexiconFormat.Section) -> Bool {
    switch section {
    case .about: size > 0 && size < 4096
    case .alphabet: size > 0 && size % 4 == 0 && size / 4 <= LexiconFormat.mostLetters
    case .nodes: (size - LexiconFormat.nodePadding) % LexiconFormat.nodeLength == 0
    case .forms, .rows: size % 6 == 0
    case .formText: true
    case .pairs: size % 4 == 0
    case .knownBuckets: size == 0 || size % 4 == 1
    case .knownWords: size % 2 == 0
    }
  }

  private static func value(of key: String, in lines: String) -> String {
    for line in lines.split(separator: "\n" as Character) {
      let parts = line.split(separator: "=" as Character, maxSplits: 1)
      if parts.count == 2, parts[0] == key { return String(parts[1]) }
    }
    return ""
  }
}
