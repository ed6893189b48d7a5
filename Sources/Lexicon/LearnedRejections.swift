import Pressboard

/// Corrections that the user took back. Once is a slip or holds for that field; twice is a wish.
struct LearnedRejections: Sendable, Equatable {
  struct Entry: Sendable, Equatable {
    /// In lower case, both.
    var pair: CorrectionPair
    var times: UInt8
    var last: Int
  }

  /// The latest last.
  private(set) var entries: [Entry] = []

  static let most = 500
  static let timesOfAWish: UInt8 = 2

  var isEmpty: Bool { entries.isEmpty }

  mutating func add(_ pair: CorrectionPair, on day: Int, times: UInt8 = 1) {
    let pair = Self.key(pair)
    guard Self.isPair(pair) else { return }
    var entry = Entry(pair: pair, times: 0, last: day)
    if let place = entries.firstIndex(where: { $0.pair == pair }) { entry = entries.remove(at: place) }
    entry.times = entry.times > 255 - times ? 255 : entry.times + times
    entry.last = day
    entries.append(entry)
    if entries.count > Self.most { entries.removeFirst() }
  }

  /// Whether the user does not want it, in any case of its letters.
  func contains(typed: String, replacement: String) -> Bool {
    guard !entries.isEmpty else { return false }
    let pair = Self.key(CorrectionPair(typed: typed, replacement: replacement))
    return entries.contains { $0.times >= Self.timesOfAWish && $0.pair == pair }
  }

  /// Forgets those with this word on either side.
  mutating func forget(_ word: String) {
    let word = word.lowercased()
    entries.removeAll { $0.pair.typed == word || $0.pair.replacement == word }
  }

  /// What was not repeated for long was no wish.
  mutating func fade(olderThan day: Int) {
    entries.removeAll { $0.times < Self.timesOfAWish && $0.last < day }
  }

  /// A word, and one or more in its place.
  static func isPair(_ pair: CorrectionPair) -> Bool {
    let words = pair.replacement.split(separator: " " as Character, omittingEmptySubsequences: false)
    return LearnedData.isWord(pair.typed) && pair.replacement.utf8.count <= LearnedWords.longest
      && words.allSatisfy { LearnedData.isWord(String($0)) }
  }

  private static func key(_ pair: CorrectionPair) -> CorrectionPair {
    CorrectionPair(typed: pair.typed.lowercased(), replacement: pair.replacement.lowercased())
  }
}
