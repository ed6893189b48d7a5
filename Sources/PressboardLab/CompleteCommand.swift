import Lexicon
import Pressboard

/// `complete`: sentences in; at the end how many keys suggestions saved, and how often the next word was there.
///
/// Words are runs of letters, digits and apostrophes. Counted are their characters and the spaces that part them; other
/// marks are the typist's in any case and stand in neither count. A pick brings its space; a word that is typed to its
/// end needs one, unless it is the last of its line.
struct CompleteCommand: LabCommand {
  private let options: LabOptions
  private var decoder: LexiconDecoder
  private var sentences = 0
  private var characters = 0
  private var keys = 0
  private var words = 0
  private var first = 0
  private var amongThree = 0
  private var times: [Int] = []

  init(options: LabOptions) throws(LabProblem) {
    self.options = options
    decoder = try LabLexicon.decoder(options)
  }

  mutating func answer(_ line: String) throws(BadLine) -> String? {
    sentences += 1
    // Sentences are text as it is found: a backslash that escapes nothing is one.
    var text = ((try? Escapes.unescaped(line)) ?? line)[...]
    var sentence: [String] = []
    var startsSentence = true
    var (hasWords, wasPicked) = (false, false)
    while let character = text.first {
      let word = text.prefix { $0.isLetter || $0.isNumber || $0 == "'" || $0 == "\u{2019}" }
      guard !word.isEmpty else {
        text.removeFirst()
        if ".!?\u{2026}".contains(character) {
          sentence = []
          startsSentence = true
        }
        continue
      }
      text = text[word.endIndex...]
      let picked = type(String(word), after: sentence, startsSentence: startsSentence)
      if hasWords {
        characters += 1
        if !wasPicked { keys += 1 }
      }
      (hasWords, wasPicked) = (true, picked)
      characters += word.count
      if options.learns {
        decoder.learn(KeptWord(text: String(word), contextWords: sentence, startsSentence: startsSentence))
      }
      sentence.append(String(word))
      if sentence.count > LanguageQuery.contextLength {
        sentence.removeFirst()
        startsSentence = false
      }
    }
    return nil
  }

  mutating func finish() -> String? {
    times.sort()
    func share(_ count: Int, _ of: Int) -> String { Self.decimal(Double(count) / Double(max(1, of))) }
    let p95 = times.isEmpty ? 0 : times[min(times.count - 1, times.count * 95 / 100)]
    return [
      String(sentences), Self.decimal(1 - Double(keys) / Double(max(1, characters))), share(first, words),
      share(amongThree, words), String(p95),
    ].joined(separator: "\t")
  }

  /// Types a word until it stands in a slot, and picks it then; whether it was picked.
  private mutating func type(_ word: String, after sentence: [String], startsSentence: Bool) -> Bool {
    var query = LanguageQuery(
      generation: 0, occasion: .nextWord, contextWords: sentence, startsSentence: startsSentence,
      languages: options.locales, strength: options.strength)
    let next = ask(query)
    words += 1
    if next.first.map({ Self.isSame($0, word) }) ?? false { first += 1 }
    if next.contains(where: { Self.isSame($0, word) }) {
      amongThree += 1
      keys += 1
      return true
    }
    query.occasion = .typing
    var typed = ""
    for character in word {
      typed.append(character)
      keys += 1
      guard typed.utf8.count < word.utf8.count else { return false }
      query.word = WordInProgress(text: typed)
      if ask(query).contains(where: { Self.isSame($0, word) }) {
        keys += 1
        return true
      }
    }
    return false
  }

  private mutating func ask(_ query: LanguageQuery) -> [String] {
    let watch = Stopwatch()
    let answer = decoder.answer(query)
    times.append(watch.microseconds)
    return answer.suggestions.prefix(SuggestionBar.slotCount).map(\.text)
  }

  /// Capitals and the shape of the apostrophe are not what a pick is for.
  private static func isSame(_ suggestion: String, _ word: String) -> Bool {
    func plain(_ text: String) -> [UInt8] {
      Array(
        text.lowercased().unicodeScalars.map { $0.value == 0x2019 ? "'" : $0 }.reduce(into: "") {
          $0.unicodeScalars.append($1)
        }.utf8)
    }
    return plain(suggestion) == plain(word)
  }

  /// A share of one with four decimals, without the C library's formats.
  private static func decimal(_ share: Double) -> String {
    let scaled = Int((abs(share) * 10000).rounded())
    let digits = String(scaled % 10000)
    return (share < 0 ? "-" : "") + "\(scaled / 10000)." + String(repeating: "0", count: 4 - digits.count)
      + digits
  }
}
