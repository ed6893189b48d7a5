import Pressboard

/// What the user has kept: words and pairs of words with how often. Never what was typed on the way.
struct LearnedWords: Sendable, Equatable {
  struct Word: Sendable, Equatable {
    /// As it was last written other than for the start of a sentence.
    var form: String
    /// How often of late: fades.
    var uses: Float
    /// How often in all.
    var times: UInt16
    /// The day it was last kept; 0 if that is not known.
    var last: Int
    /// The user's express wish: stays until it is taken back.
    var isByHand = false

    /// It counts as a word although no lexicon has it.
    var isMade: Bool { isByHand || times >= LearnedWords.timesOfAWord }
  }

  /// By their small letters.
  private(set) var words: [String: Word] = [:]
  /// By the word before (`<s>` begins a sentence) and the word itself: how often of late.
  private(set) var followers: [String: [String: Float]] = [:]
  /// The words by their first byte.
  private var initials: [UInt8: [String]] = [:]
  /// Of all words together.
  private var uses: Float = 0
  /// Counts up when another set of words is made.
  private(set) var revision = 0

  static let mostWords = 4000
  /// How many go when there is no room for one.
  private static let roomMade = 50
  static let mostByHand = 2000
  static let mostContexts = 2000
  static let mostFollowers = 12
  /// Bytes of a word.
  static let longest = 64
  /// The third use makes a word of one that no lexicon has.
  static let timesOfAWord: UInt16 = 3
  /// What is used less is forgotten: made words and others.
  private static let leastUses: (made: Float, other: Float) = (0.1, 0.5)

  static func == (a: LearnedWords, b: LearnedWords) -> Bool {
    a.words == b.words && a.followers == b.followers
  }

  var isEmpty: Bool { words.isEmpty }

  // MARK: Learning

  mutating func keep(_ kept: KeptWord, on day: Int) {
    let key = kept.text.lowercased()
    // Numbers are no words, and nobody else's business.
    guard key.utf8.count <= Self.longest, LearnedData.isWord(kept.text) else { return }
    makeRoom(for: key)
    let startsSentence = kept.startsSentence && kept.contextWords.isEmpty
    var word = words[key] ?? Word(form: startsSentence ? key : kept.text, uses: 0, times: 0, last: day)
    let wasMade = word.isMade
    // What is shouted is not written so.
    if !startsSentence, !word.isByHand, word.times == 0 || CaseStyle(of: kept.text) != .capitals {
      word.form = kept.text
    }
    word.uses += 1
    word.times = word.times < .max ? word.times + 1 : .max
    word.last = max(word.last, day)
    put(word, for: key)
    if word.isMade != wasMade { revision += 1 }
    guard let context = Self.context(kept.contextWords, kept.startsSentence) else { return }
    keep(key, after: context)
  }

  private mutating func keep(_ key: String, after context: String) {
    guard context.utf8.elementsEqual("<s>".utf8) || LearnedData.isWord(context) else { return }
    if followers[context] == nil, followers.count >= Self.mostContexts { fade(by: 0.5) }
    guard followers[context] != nil || followers.count < Self.mostContexts else { return }
    followers[context, default: [:]][key, default: 0] += 1
    if followers[context]?.count ?? 0 > Self.mostFollowers,
      let rarest = followers[context]?.filter({ $0.key != key }).min(by: {
        ($0.value, $0.key) < ($1.value, $1.key)
      })
    {
      followers[context]?[rarest.key] = nil
    }
  }

  /// As it is told by hand or read from a file. False where there is no room or the word cannot be one.
  @discardableResult
  mutating func put(_ word: Word) -> Bool {
    let key = word.form.lowercased()
    guard !key.isEmpty, key.utf8.count <= Self.longest, word.form.utf8.count <= Self.longest,
      word.uses.isFinite, word.uses >= 0
    else { return false }
    if word.isByHand, words[key]?.isByHand != true,
      words.values.count(where: \.isByHand) >= Self.mostByHand
    {
      return false
    }
    makeRoom(for: key)
    put(word, for: key)
    revision += 1
    return true
  }

  /// As it is read from a file. False where there is no room for it or the word itself is not known.
  @discardableResult
  mutating func put(_ key: String, after context: String, uses: Float) -> Bool {
    guard words[key] != nil, !context.isEmpty, context.utf8.count <= Self.longest, uses.isFinite, uses > 0,
      followers[context] != nil || followers.count < Self.mostContexts,
      followers[context]?.count ?? 0 < Self.mostFollowers || followers[context]?[key] != nil
    else { return false }
    followers[context, default: [:]][key] = uses
    return true
  }

  /// - Returns: whether there was such a word.
  mutating func forget(_ text: String) -> Bool {
    let key = text.lowercased()
    let word = words.removeValue(forKey: key)
    if let word {
      uses -= word.uses
      initials[key.utf8.first ?? 0]?.removeAll { $0 == key }
      revision += 1
    }
    followers[key] = nil
    for context in Array(followers.keys) {
      guard followers[context]?.removeValue(forKey: key) != nil else { continue }
      if followers[context]?.isEmpty ?? false { followers[context] = nil }
    }
    return word != nil
  }

  private mutating func put(_ word: Word, for key: String) {
    let before = words.updateValue(word, forKey: key)
    uses += word.uses - (before?.uses ?? 0)
    if before == nil, let initial = key.utf8.first { initials[initial, default: []].append(key) }
  }

  /// The words that count least go, a few at once so that it is seldom; nothing is taken from the others.
  private mutating func makeRoom(for key: String) {
    guard words[key] == nil, words.count >= Self.mostWords else { return }
    let least = words.filter { !$0.value.isByHand }
      .sorted { ($0.value.uses, $0.value.last, $0.key) < ($1.value.uses, $1.value.last, $1.key) }
    for (key, _) in least.prefix(words.count - Self.mostWords + Self.roomMade) { words[key] = nil }
    fade(by: 1)
  }

  /// Everything counts less, and what is left with too little is forgotten.
  mutating func fade(by share: Float) {
    let before = words.count
    for (key, var word) in words {
      word.uses *= share
      let least = word.isMade ? Self.leastUses.made : Self.leastUses.other
      words[key] = word.isByHand || word.uses >= least ? word : nil
    }
    for (context, row) in followers {
      let rest = row.compactMapValues { $0 * share >= Self.leastUses.other ? $0 * share : nil }
        .filter { words[$0.key] != nil }
      followers[context] = rest.isEmpty ? nil : rest
    }
    if words.count != before { revision += 1 }
    initials = [:]
    uses = 0
    for (key, word) in words.sorted(by: { $0.key < $1.key }) {
      if let initial = key.utf8.first { initials[initial, default: []].append(key) }
      uses += word.uses
    }
  }

  // MARK: Asking

  /// The key of what stands before a word; nil where that is not known.
  static func context(_ words: [String], _ startsSentence: Bool) -> String? {
    words.last.map { $0.lowercased() } ?? (startsSentence ? "<s>" : nil)
  }

  /// -log10 of how likely the user writes this word here; nil for a word that was never kept.
  func cost(of key: String, after context: String?) -> Float? {
    guard let word = words[key] else { return nil }
    let alone = max(word.uses, 0.05) / (uses + 50)
    guard let context, let row = followers[context], let seen = row[key] else {
      return -Decades.log10(0.3 * alone)
    }
    var sum: Float = 1
    for (_, count) in row { sum += count }
    return -Decades.log10(0.7 * seen / sum + 0.3 * alone)
  }

  /// Words that were kept after this one, as they are written.
  func next(after context: String?) -> [(key: String, word: Word)] {
    guard let context, let row = followers[context] else { return [] }
    return row.keys.sorted().compactMap { key in words[key].map { (key, $0) } }
  }

  /// Words that begin so, as they are written.
  func beginning(with prefix: String) -> [(key: String, word: Word)] {
    guard let initial = prefix.utf8.first else { return [] }
    var found: [(key: String, word: Word)] = []
    for key in initials[initial] ?? []
    where key.utf8.count > prefix.utf8.count && key.utf8.starts(with: prefix.utf8) {
      if let word = words[key] { found.append((key, word)) }
    }
    return found.sorted { ($1.word.uses, $0.key) < ($0.word.uses, $1.key) }
  }
}
