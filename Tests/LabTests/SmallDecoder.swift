import Pressboard

@testable import PressboardLab

/// A decoder of a handful of words, so that scripts read like the documents they come from.
struct SmallDecoder: LanguageDecoder {
  var corrections = [
    "teh": "the", "hullo": "hello", "delas": "děláš", "2nd": "2and", "5th": "5the", "3rd": "3R’s",
    "10in": "ten",
    "g": "go", "h2o": "how", "openbsd": "opened", "top": "to", "down": "done", "net": "not", "web": "we",
    "app": "apple", "ls": "is", "jak": "oak", "thx": "thanks",
  ]
  /// Words of any language that is typed.
  var known: Set<String> = []
  var completions = ["hel": ["hello", "help"], "insta": ["instant"]]
  var next = ["see": ["you", "it"], "": ["I", "the", "we"]]
  var glides = [
    "helo": ["hello", "hero", "halo", "hullo"], "what": ["what"], "ahoj": ["ahoj"], "mas": ["máš"],
  ]
  var emoji = ["hi": "👋", "ahoj": "👋"]
  var learned: [KeptWord] = []

  mutating func answer(_ query: LanguageQuery) -> LanguageAnswer {
    var answer = LanguageAnswer(generation: query.generation)
    let word = query.word.text.lowercased()
    switch query.occasion {
    case .typing:
      let isRejected = query.rejected.contains { $0.typed.lowercased() == word }
      if let right = corrections[word], query.strength != .off, !known.contains(word), !isRejected {
        let isCapital = query.word.text.first?.isUppercase ?? false
        answer.verdict = .replace(isCapital ? right.prefix(1).uppercased() + right.dropFirst() : right)
      }
      answer.suggestions = (completions[word] ?? []).map { Suggestion($0, .completion) }
      if query.wantsEmoji, let face = emoji[word] { answer.suggestions.append(Suggestion(face, .emoji)) }
      if word == "keyboar" { answer.viableNext = ["d"] }
    case .nextWord:
      answer.suggestions = (next[query.contextWords.last ?? ""] ?? []).map { Suggestion($0, .next) }
    case .glide(let trace):
      let way = String(trace.keys).lowercased()
      let word = glides.keys.sorted { $0.count > $1.count }.first { goes(along: way, $0) }
      answer.suggestions = (word.flatMap { glides[$0] } ?? []).map { Suggestion($0, .glide) }
    }
    return answer
  }

  /// From its first letter to its last, over all between.
  private func goes(along way: String, _ word: String) -> Bool {
    guard way.first == word.first, way.last == word.last else { return false }
    var rest = way[...]
    return word.allSatisfy { letter in
      guard let place = rest.firstIndex(of: letter) else { return false }
      rest = rest[rest.index(after: place)...]
      return true
    }
  }

  mutating func learn(_ word: KeptWord) { learned.append(word) }
}

/// One line of `type` with those words.
func said(
  _ text: String, _ script: String, _ decoder: SmallDecoder = SmallDecoder(),
  _ change: (inout LabOptions) -> Void = { _ in }
) -> Rehearsed {
  run(text, script, language: DirectLanguageSource(decoder), change)
}
