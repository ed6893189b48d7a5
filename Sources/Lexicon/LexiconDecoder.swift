public import Pressboard

/// The decoder behind the engine's seam: lexicons, one beam a language, and the rule that corrects. It belongs to one
/// thread; equal beginnings of consecutive words are not searched again.
public struct LexiconDecoder: LanguageDecoder {
  /// Where the letters are on the screen, in points of the keyboard; nil: taps are taken by their letters.
  public var keys: KeyPlaces? {
    didSet { if keys != oldValue { taken = [] } }
  }

  /// What was learned of the user: a host that wants it to last keeps its bytes.
  public var learned = LearnedData()

  /// Whether somebody else knows this to be a word of a language: asked only of words that would be put right.
  public var secondOpinion: ((_ word: String, _ language: String) -> Bool)?

  private var files: [LexiconFile]
  private let weights: DecodingWeights
  private var decoder: WordDecoder
  /// The languages of `decoder`.
  private var languages: [String]
  /// The learned words of which `decoder` knows.
  private var ownWords = -1
  /// What the beams hold.
  private var taken: [Letter] = []
  private var context: [String] = []
  /// What has been offered for the word under way.
  private var passedOver = PassedOver()

  /// A letter as the beams took it in.
  private struct Letter: Equatable {
    var character: Character
    var tap: TapPoint?
  }

  /// - Parameter files: every lexicon there is; a query's languages choose among them.
  public init(_ files: [LexiconFile], weights: DecodingWeights = DecodingWeights()) {
    self.files = files
    self.weights = weights
    decoder = WordDecoder([], weights: weights)
    languages = []
  }

  /// From now on these are the lexicons there are; what was learned stays, and so do the keys.
  public mutating func adopt(_ files: [LexiconFile]) {
    self.files = files
    languages = []
    taken = []
  }

  public mutating func answer(_ query: LanguageQuery) -> LanguageAnswer {
    choose(query.languages)
    var answer = LanguageAnswer(generation: query.generation)
    let context = Self.context(of: query)
    switch query.occasion {
    case .nextWord:
      answer.suggestions = nextWords(after: context, limit: query.limit)
    case .typing:
      guard !query.word.isEmpty else { break }
      let reading = read(
        query.word, after: context, strength: query.strength, rejected: query.rejected,
        limit: max(query.limit, Self.candidateLimit))
      answer.verdict = reading.replacement.map { .replace($0) } ?? .keep
      // The word has been ended: only the verdict is of use.
      guard query.deadline == nil else { break }
      answer.suggestions = suggestions(for: query.word.text, reading, after: context, limit: query.limit)
      answer.viableNext = decoder.viableNext
    case .glide:
      // Not decoded yet: the glide inserts nothing.
      break
    }
    return answer
  }

  public mutating func learn(_ word: KeptWord) {
    let known = learned.words.revision
    // Where it was tapped is learned by itself.
    var told = word
    told.typed = .none
    learned.note(.kept(told))
    // Most words that are used for the third time stand in a lexicon: nothing has to be made anew for them.
    if ownWords == known, isListed(word.text) { ownWords = learned.words.revision }
    if let misses = keys?.misses(of: word), !misses.isEmpty { learned.note(.tapped(misses)) }
  }

  public mutating func reject(_ pair: CorrectionPair) {
    learned.note(.rejected(pair))
  }

  /// Reads one word.
  /// - Parameter context: the words before, oldest first; `<s>` begins a sentence; none say nothing.
  public mutating func read(
    _ word: WordInProgress, after context: [String], languages: [LanguageTag], strength: AutocorrectStrength,
    rejected: [CorrectionPair] = [], limit: Int = candidateLimit
  ) -> WordReading {
    choose(languages)
    return read(word, after: context, strength: strength, rejected: rejected, limit: limit)
  }

  /// Candidates that are told at most.
  public static let candidateLimit = 8

  // MARK: A word

  private mutating func read(
    _ word: WordInProgress, after context: [String], strength: AutocorrectStrength,
    rejected: [CorrectionPair],
    limit: Int
  ) -> WordReading {
    take(word, after: context)
    let terms = ReadingTerms(
      strength: strength, rejected: rejected, unwanted: learned.rejections,
      isDeliberate: word.strokes.contains(.chosen),
      hits: !taken.isEmpty && taken.allSatisfy { $0.tap != nil } ? decoder.hits : nil,
      isEnglish: languages.contains("en"))
    let standing = decoder.standing(of: word.text)
    var reading = WordReading(
      word.text, standing: standing, candidates: decoder.candidates(limit: limit), asTyped: decoder.typed,
      terms)
    if reading.replacement != nil, !standing.isListed, let secondOpinion,
      languages.contains(where: { secondOpinion(word.text, $0) })
    {
      reading.replacement = nil
    }
    return reading
  }

  /// Brings the beams to this word, by taking back and adding letters.
  private mutating func take(_ word: WordInProgress, after context: [String]) {
    let letters = Self.letters(of: word, placed: keys != nil)
    if context != self.context || taken.isEmpty {
      decoder.begin(after: context)
      self.context = context
      taken = []
    }
    var shared = 0
    while shared < min(taken.count, letters.count), taken[shared] == letters[shared] { shared += 1 }
    while taken.count > shared {
      taken.removeLast()
      decoder.removeLast()
    }
    for letter in letters[shared...] {
      if let tap = letter.tap, let keys {
        decoder.tap(tap, as: letter.character, on: keys, learned.taps)
      } else {
        decoder.type(letter.character)
      }
      taken.append(letter)
    }
  }

  private static func letters(of word: WordInProgress, placed: Bool) -> [Letter] {
    var letters: [Letter] = []
    for (index, character) in word.text.prefix(LexiconFormat.longestWord).lowercased().enumerated() {
      var tap: TapPoint?
      if placed, index < word.strokes.count, case .touched(_, let point) = word.strokes[index] {
        tap = TapPoint(x: Float(point.x), y: Float(point.y))
      }
      letters.append(Letter(character: character, tap: tap))
    }
    return letters
  }

  /// The lexicons of these languages, the primary one first.
  private mutating func choose(_ tags: [LanguageTag]) {
    let wanted = tags.map(\.language)
    guard wanted != languages || ownWords != learned.words.revision else { return }
    let chosen = wanted.compactMap { tag in files.first { $0.language == tag } }
    languages = wanted
    ownWords = learned.words.revision
    decoder = WordDecoder(chosen, own: OwnWords.lexicon(learned.words, beside: chosen), weights: weights)
    taken = []
  }

  private static func context(of query: LanguageQuery) -> [String] {
    query.startsSentence ? ["<s>"] + query.contextWords : query.contextWords
  }

  // MARK: What is offered

  /// Corrections and completions by how likely they are.
  private mutating func suggestions(
    for typed: String, _ reading: WordReading, after context: [String], limit: Int
  ) -> [Suggestion] {
    passedOver.go(to: typed, after: context)
    let style = CaseStyle(of: typed)
    // That the word ends here is less likely than that it goes on.
    var ranked = reading.candidates.filter { !$0.isTyped }.map {
      (cost: $0.cost + Self.endingCost, Suggestion($0.text, .correction))
    }
    let share = decoder.languageShare
    let completions = decoder.completions(limit: limit * 4).map {
      LearnedBlend.Entry(text: $0.text, slips: $0.slips, rarity: ($0.cost - $0.slips) / share + 1)
    }
    let blend = LearnedBlend(learned.words, after: context)
    for entry in blend.blended(completions, prefix: typed.lowercased(), isListed: isListed) {
      let cost = entry.slips + share * (entry.rarity - 1 + passedOver.cost(of: entry.text))
      ranked.append((cost, Suggestion(style.apply(to: entry.text), .completion)))
    }
    ranked.sort { $0.cost < $1.cost }
    var suggestions: [Suggestion] = []
    for (_, suggestion) in ranked where suggestions.count < limit {
      let isThere = suggestions.contains { $0.text.utf8.elementsEqual(suggestion.text.utf8) }
      if !isThere, !suggestion.text.utf8.elementsEqual(typed.utf8) { suggestions.append(suggestion) }
    }
    passedOver.note(suggestions)
    return suggestions
  }

  private static let endingCost: Float = 0.8

  private mutating func nextWords(after context: [String], limit: Int) -> [Suggestion] {
    decoder.begin(after: context)
    self.context = context
    taken = []
    let startsSentence = context.last == "<s>"
    let words = decoder.nextWords(limit: learned.words.isEmpty ? limit : limit * 4).map {
      LearnedBlend.Entry(text: $0.text, slips: 0, rarity: $0.cost + 1)
    }
    let blended = LearnedBlend(learned.words, after: context).blended(words, prefix: "", isListed: isListed)
    let suggestions = blended.sorted { $0.rarity < $1.rarity }.prefix(limit).map {
      Suggestion(startsSentence ? CaseStyle.initial.apply(to: $0.text) : $0.text, .next)
    }
    passedOver.go(to: "", after: context)
    passedOver.note(suggestions)
    return suggestions
  }

  private func isListed(_ word: String) -> Bool {
    decoder.standing(of: word).isListed
  }
}
