/// Brings what the lexicons and what the user's own words say of the same words into one order.
struct LearnedBlend {
  /// A word that may come or go on, and what speaks against it: all in decades.
  struct Entry {
    var text: String
    var slips: Float
    /// -log10 of how likely it is.
    var rarity: Float
  }

  private let learned: LearnedWords
  /// The word before, or the sentence's start, as the learned words know it.
  private let context: String?

  init(_ learned: LearnedWords, after context: [String]) {
    self.learned = learned
    self.context = LearnedWords.context(context, false)
  }

  /// - Parameters:
  ///   - entries: the lexicons' words.
  ///   - prefix: what has been typed, in lower case; empty where no word has begun.
  ///   - isListed: whether a lexicon has a word: others need more uses.
  func blended(_ entries: [Entry], prefix: String, isListed: (String) -> Bool) -> [Entry] {
    guard !learned.isEmpty else { return entries }
    var blended = entries.map { entry in
      var entry = entry
      let own = learned.cost(of: entry.text.lowercased(), after: context)
      entry.rarity += Self.lexiconShare
      if let own { entry.rarity = Decades.sum(entry.rarity, own + Self.ownShare) }
      return entry
    }
    let known = Set(entries.map { $0.text.lowercased() })
    let others = prefix.isEmpty ? learned.next(after: context) : learned.beginning(with: prefix)
    for (key, word) in others where !known.contains(key) {
      guard let own = learned.cost(of: key, after: context), word.isMade || isListed(key) else { continue }
      blended.append(Entry(text: word.form, slips: 0, rarity: own + Self.ownShare))
    }
    return blended
  }

  /// -log10 of 0.6 and of 0.4: how much the two are believed.
  private static let lexiconShare: Float = 0.22
  private static let ownShare: Float = 0.40
}
