/// The words of a language before they are compiled, as the files in `data/lexicon` tell them.
public struct LexiconSource: Sendable {
  /// A word that may be suggested.
  public struct Word: Sendable, Equatable {
    /// In lower case.
    public var text: String
    /// Its frequency in steps: 1/32 of log10 of its occurrences in 10^9 words, 1...255.
    public var step: UInt8
    public var flags: WordFlags
    /// How it is written, where neither lower case nor a capital in front nor capitals throughout say it.
    public var form: String?

    public init(_ text: String, step: UInt8, flags: WordFlags = [], form: String? = nil) {
      self.text = text
      self.step = step
      self.flags = flags
      self.form = form
    }
  }

  public var language: String
  public var words: [Word] = []
  /// Words to be left alone, with their frequency in half decades, 0...15.
  public var known: [(text: String, level: UInt8)] = []
  /// By first word (`<s>` begins a sentence): second words with -log10 of their probability in steps.
  public var pairs: [String: [(second: String, steps: UInt8)]] = [:]

  public init(language: String) {
    self.language = language
  }

  /// A line that does not say what it should.
  public struct Fault: Error, Equatable, Sendable {
    /// From 1.
    public var line: Int
  }

  /// Lines of `words`: front-coded word, step, flags (`p` capitalised, `a` capitals, `o` offensive), form.
  public mutating func read(words text: [UInt8]) throws(Fault) {
    var words = FrontCoding()
    for (number, line) in text.split(separator: 10).enumerated() {
      let fields = line.split(separator: 9, omittingEmptySubsequences: false)
      guard fields.count >= 2, let word = words.next(fields[0]), let step = Self.number(fields[1]), step > 0
      else {
        throw Fault(line: number + 1)
      }
      var flags: WordFlags = []
      for letter in fields.count > 2 ? fields[2] : [] {
        switch letter {
        case UInt8(ascii: "p"): flags.insert(.capitalised)
        case UInt8(ascii: "a"): flags.insert(.abbreviation)
        case UInt8(ascii: "o"): flags.insert(.offensive)
        default: throw Fault(line: number + 1)
        }
      }
      let form = fields.count > 3 ? String(decoding: fields[3], as: UTF8.self) : nil
      if form != nil { flags.insert(.hasForm) }
      self.words.append(Word(word, step: step, flags: flags, form: form))
    }
  }

  /// Lines of `known`: front-coded word, half decades.
  public mutating func read(known text: [UInt8]) throws(Fault) {
    var words = FrontCoding()
    for (number, line) in text.split(separator: 10).enumerated() {
      let fields = line.split(separator: 9, omittingEmptySubsequences: false)
      guard fields.count == 2, let word = words.next(fields[0]), let level = Self.number(fields[1]) else {
        throw Fault(line: number + 1)
      }
      known.append((word, min(15, level)))
    }
  }

  /// Lines of `bigrams`: a first word, then its second words, each behind a tab: front-coded, steps.
  public mutating func read(bigrams text: [UInt8]) throws(Fault) {
    var first: String?
    var row: [(second: String, steps: UInt8)] = []
    var words = FrontCoding()
    for (number, line) in text.split(separator: 10).enumerated() {
      if line.first != 9 {
        if let first { pairs[first] = row }
        first = String(decoding: line, as: UTF8.self)
        row = []
        words = FrontCoding()
        continue
      }
      let fields = line.dropFirst().split(separator: 9, omittingEmptySubsequences: false)
      guard first != nil, fields.count == 2, let word = words.next(fields[0]),
        let steps = Self.number(fields[1])
      else { throw Fault(line: number + 1) }
      row.append((word, steps))
    }
    if let first { pairs[first] = row }
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> UInt8? {
    UInt8(String(decoding: digits, as: UTF8.self))
  }
}

/// Sorted words, each told by how much it shares with the one before: `a` nothing, `b` one letter, and the rest.
struct FrontCoding {
  private var previous: [Unicode.Scalar] = []

  mutating func next(_ code: ArraySlice<UInt8>) -> String? {
    guard let first = code.first, first >= UInt8(ascii: "a"), first <= UInt8(ascii: "z") else { return nil }
    let shared = Int(first - UInt8(ascii: "a"))
    guard shared <= previous.count else { return nil }
    previous.removeLast(previous.count - shared)
    previous.append(contentsOf: String(decoding: code.dropFirst(), as: UTF8.self).unicodeScalars)
    var word = String.UnicodeScalarView()
    word.append(contentsOf: previous)
    return String(word)
  }
}
