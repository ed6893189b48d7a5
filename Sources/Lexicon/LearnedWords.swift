import Pressboard

/// What the user has kept: words and pairs of words with how often, in memory. Never what was typed on the way.
struct LearnedWords: Sendable {
  private struct Word {
    /// As it was last written other than for the start of a sentence.
    var form: String
    var uses: Float
  }

  private var words: [String: Word] = [:]
  /// The words by their first byte.
  private var initials: [UInt8: [String]] = [:]
  private var uses: Float = 0
  private var followers: [String: [String: Float]] = [:]

  static let mostWords = 4000
  static let mostContexts = 2000
  static let mostFollowers = 12
  /// The third use makes a word of one that no lexicon has.
  static let usesOfAWord: Float = 3

  var isEmpty: Bool { words.isEmpty }

  mutating func keep(_ kept: KeptWord) {
    let key = kept.text.lowercased()
    guard !key.isEmpty, key.utf8.count <= 64 else { return }
    if words.count >= Self.mostWords { fade() }
    let startsSentence = kept.startsSentence && kept.contextWords.isEmpty
    if words[key] == nil, let initial = key.utf8.first { initials[initial, default: []].append(key) }
    var word = words[key] ?? Word(form: startsSentence ? key : kept.text, uses: 0)
    if !startsSentence { word.form = kept.text }
    word.uses += 1
    words[key] = word
    uses += 1
    let context = Self.context(kept.contextWords, kept.startsSentence)
    guard let context else { return }
    if followers[context] == nil, followers.count >= Self.mostContexts { fade() }
    followers[context, default: [:]][key, default: 0] += 1
    if followers[context]?.count ?? 0 > Self.mostFollowers,
      let rarest = followers[context]?.filter({ $0.key != key }).min(by: {
        ($0.value, $0.key) < ($1.value, $1.key)
      })
    {
      followers[context]?[rarest.key] = nil
    }
  }

  /// The key of what stands before a word; nil where that is not known.
  static func context(_ words: [String], _ startsSentence: Bool) -> String? {
    words.last.map { $0.lowercased() } ?? (startsSentence ? "<s>" : nil)
  }

  /// -log10 of how likely the user writes this word here; nil for a word that was never kept.
  func cost(of key: String, after context: String?) -> Float? {
    guard let word = words[key] else { return nil }
    let alone = word.uses / (uses + 50)
    guard let context, let row = followers[context], let seen = row[key] else {
      return -Decades.log10(0.3 * alone)
    }
    var sum: Float = 1
    for (_, count) in row { sum += count }
    return -Decades.log10(0.7 * seen / sum + 0.3 * alone)
  }

  /// Words that were kept after this one, as they are written.
  func next(after context: String?) -> [(key: String, form: String)] {
    guard let context, let row = followers[context] else { return [] }
    return row.keys.sorted().compactMap { key in words[key].map { (key, $0.form) } }
  }

  /// Words that begin so, as they are written.
  func beginning(with prefix: String) -> [(key: String, form: String, uses: Float)] {
    guard let initial = prefix.utf8.first else { return [] }
    var found: [(key: String, form: String, uses: Float)] = []
    for key in initials[initial] ?? []
    where key.utf8.count > prefix.utf8.count && key.utf8.starts(with: prefix.utf8) {
      if let word = words[key] { found.append((key, word.form, word.uses)) }
    }
    return found.sorted { ($1.uses, $0.key) < ($0.uses, $1.key) }
  }

  /// Halves everything and forgets what is left with less than one use.
  private mutating func fade() {
    for (key, word) in words {
      words[key] = word.uses >= 2 ? Word(form: word.form, uses: word.uses / 2) : nil
    }
    initials = [:]
    for key in words.keys.sorted() {
      if let initial = key.utf8.first { initials[initial, default: []].append(key) }
    }
    for (context, row) in followers {
      let rest = row.compactMapValues { $0 >= 2 ? $0 / 2 : nil }
      followers[context] = rest.isEmpty ? nil : rest
    }
    uses /= 2
  }
}
