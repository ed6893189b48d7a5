import ApplicationModel
import Pressboard

/// A decoder that answers at once, late or never, with whatever words it likes.
final class WhimsicalSource: LanguageSource {
  var random = SplitMix(state: 0)
  var isSecret = false
  /// It was asked what it must not know.
  private(set) var broken: String?
  private var waiting: [LanguageQuery] = []
  private var newest: UInt64 = 0
  /// The newest question about a word; glides may have been asked about since.
  private var lastWord: LanguageQuery?

  static let words = ["the", "hello", "I", "and", "děláš", "don’t", "👋", "ß", "see you"]

  func answer(_ query: LanguageQuery) -> LanguageAnswer? {
    if isSecret { broken = "a decoder was asked about a secret" }
    if query.generation <= newest, !isAskedAgain(query) { broken = "a generation came twice" }
    newest = max(newest, query.generation)
    if query.occasion == .typing { lastWord = query }
    switch random.below(3) {
    case 0: return made(query)
    case 1:
      waiting.append(query)
      return nil
    default: return nil
    }
  }

  /// The question about the word, asked once more because the word has been ended.
  private func isAskedAgain(_ query: LanguageQuery) -> Bool {
    var same = query
    same.deadline = nil
    return query.deadline != nil && same == lastWord
  }

  func learn(_ word: KeptWord) {
    if isSecret { broken = "a secret was learned" }
    if word.text.isEmpty { broken = "nothing was learned" }
  }

  /// Those that are due, in any order.
  func answers() -> [LanguageAnswer] {
    defer { waiting = [] }
    return waiting.shuffled(using: &random).map { made($0) }
  }

  private func made(_ query: LanguageQuery) -> LanguageAnswer {
    let kinds: [Suggestion.Kind] =
      switch query.occasion {
      case .typing: [.completion, .correction, .emoji]
      case .nextWord: [.next]
      case .glide: [.glide]
      }
    let suggestions = (0..<random.below(5)).map { _ in Suggestion(random.pick(Self.words), random.pick(kinds))
    }
    return LanguageAnswer(
      generation: query.generation, suggestions: suggestions,
      verdict: random.below(2) == 0 ? .keep : .replace(random.pick(Self.words)), viableNext: ["e"])
  }
}
