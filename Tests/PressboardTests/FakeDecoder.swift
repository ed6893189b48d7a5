import Pressboard

/// A decoder that knows a few words, and notes what it is asked.
struct FakeDecoder: LanguageDecoder {
  var corrections = ["teh": "the", "hullo": "hello", "adn": "and", "delas": "děláš", "wrld": "world"]
  var completions = ["hel": ["hello", "help"], "th": ["the", "this", "that"], "hi": ["hit"]]
  var next = ["": ["I", "the", "we"], "see": ["you", "it"]]
  var glides = ["helo": ["hello", "hero"], "co": ["co", "chi"]]
  var emoji = ["hi": "👋"]
  var queries: [LanguageQuery] = []
  var learned: [KeptWord] = []

  mutating func answer(_ query: LanguageQuery) -> LanguageAnswer {
    queries.append(query)
    var answer = LanguageAnswer(generation: query.generation)
    switch query.occasion {
    case .typing:
      let word = query.word.text
      if let correction = corrections[word.lowercased()], query.strength != .off,
        !query.rejected.contains(CorrectionPair(typed: word, replacement: correction))
      {
        answer.verdict = .replace(word.first?.isUppercase ?? false ? correction.capitalized : correction)
      }
      answer.suggestions = (completions[word.lowercased()] ?? []).map { Suggestion($0, .completion) }
      if query.wantsEmoji, let emoji = emoji[word.lowercased()] {
        answer.suggestions.append(Suggestion(emoji, .emoji))
      }
      answer.viableNext = Set(completions.keys.filter { $0.hasPrefix(word) && $0 != word }.compactMap(\.last))
    case .nextWord:
      answer.suggestions = (next[query.contextWords.last ?? ""] ?? []).map { Suggestion($0, .next) }
    case .glide(let trace):
      answer.suggestions = (glides[String(trace.keys).lowercased()] ?? []).map { Suggestion($0, .glide) }
    }
    return answer
  }

  mutating func learn(_ word: KeptWord) { learned.append(word) }
}

/// A worker that answers when it is told to.
final class SlowSource: LanguageSource {
  var decoder = FakeDecoder()
  var waiting: [LanguageQuery] = []
  var learned: [KeptWord] = []

  func learn(_ word: KeptWord) { learned.append(word) }

  func answer(_ query: LanguageQuery) -> LanguageAnswer? {
    waiting.append(query)
    return nil
  }

  func answers() -> [LanguageAnswer] {
    defer { waiting = [] }
    return waiting.map { decoder.answer($0) }
  }
}

extension String {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
