import Pressboard

/// What the bar has offered while a word was typed. Who types on has not wanted it, or has not looked: each time speaks
/// a little against a word, so that others come into sight.
struct PassedOver {
  private var context: [String] = []
  /// By what had been typed then: the words that were offered, in small letters.
  private var offers: [(typed: String, words: Set<String>)] = []
  private var typed = ""

  /// -log10 of how likely a word is still wanted that was offered once, and however often.
  private static let once: Float = 0.5
  private static let most: Float = 1

  /// So much is typed now, behind these words.
  mutating func go(to typed: String, after context: [String]) {
    let typed = typed.lowercased()
    if context != self.context { offers = [] }
    self.context = context
    self.typed = typed
    offers.removeAll { $0.typed.utf8.count >= typed.utf8.count || !typed.utf8.starts(with: $0.typed.utf8) }
  }

  mutating func note(_ suggestions: [Suggestion]) {
    offers.append((typed, Set(suggestions.map { $0.text.lowercased() })))
  }

  /// What speaks against a word, in decades.
  func cost(of word: String) -> Float {
    let word = word.lowercased()
    let times = offers.count { $0.words.contains(word) }
    return min(Self.most, Self.once * Float(times))
  }
}
