import Lexicon
import Pressboard
import Testing

/// What becomes of words over the small lexicon.
@Suite("A word that was typed")
struct ReadingTests {
  private func reading(
    _ typed: String, after context: [String] = [], strength: AutocorrectStrength = .normal,
    rejected: [CorrectionPair] = [], strokes: [LetterStroke] = [], languages: [LanguageTag] = ["en"]
  ) throws -> WordReading {
    var decoder = LexiconDecoder([try SmallLexicon.file()])
    return decoder.read(
      WordInProgress(text: typed, strokes: strokes), after: context, languages: languages, strength: strength,
      rejected: rejected)
  }

  @Test(
    "is put right",
    arguments: [
      ("tomorow", "tomorrow"), ("recieve", "receive"), ("freind", "friend"), ("dont", "don't"), ("im", "I'm"),
      ("i", "I"), ("cafe", "café"), ("tommorrow", "tomorrow"), ("teh", "the"),
    ])
  func corrected(_ typed: String, _ right: String) throws {
    #expect(try reading(typed).replacement == right)
  }

  @Test(
    "keeps the case it was typed in",
    arguments: [("Tomorow", "Tomorrow"), ("TOMOROW", "TOMORROW"), ("Dont", "Don't"), ("Freind", "Friend")])
  func cased(_ typed: String, _ right: String) throws {
    #expect(try reading(typed).replacement == right)
  }

  @Test(
    "is left alone",
    arguments: [
      "the", "The", "paris", "done", "so", "kubectl", "tom0row", "toMorow", "x", "xqzzk", "weltschmerz", "",
    ])
  func alone(_ typed: String) throws {
    #expect(try reading(typed).replacement == nil)
  }

  @Test func nothingIsReplacedWhenOff() throws {
    let reading = try reading("tomorow", strength: .off)
    #expect(reading.replacement == nil)
    #expect(reading.candidates.first?.text == "tomorrow")
  }

  @Test func whatWasRejectedIsNotDoneAgain() throws {
    let pair = CorrectionPair(typed: "tomorow", replacement: "tomorrow")
    #expect(try reading("tomorow", rejected: [pair]).replacement == nil)
  }

  @Test func aLetterFromACalloutIsMeant() throws {
    var strokes = [LetterStroke](repeating: .untold, count: 6)
    strokes.append(.chosen)
    #expect(try reading("tomorow", strokes: strokes).replacement == nil)
  }

  @Test("whose language has no lexicon is left alone")
  func otherLanguage() throws {
    let reading = try reading("tomorow", languages: ["cs"])
    #expect(reading.replacement == nil && reading.candidates.isEmpty)
  }

  @Test func offensiveWordsAreNotOffered() throws {
    #expect(!(try reading("damm").candidates.contains { $0.text == "damn" }))
    #expect(try reading("damn").candidates.contains { $0.text == "damn" })
  }

  @Test("the words before decide between equals")
  func context() throws {
    #expect(try reading("thn", after: ["so"]).candidates.first?.text == "then")
    #expect(try reading("yoi", after: ["thank"]).candidates.first?.text == "you")
  }
}

@Suite("Taps with their places")
struct TapTests {
  private let keys: KeyPlaces = {
    var places: [KeyPlaces.Place] = []
    for (row, letters) in ["qwertyuiop", "asdfghjkl", "zxcvbnm"].enumerated() {
      for (column, letter) in letters.enumerated() {
        places.append(.init(letter, x: Float(column) + [0.5, 1, 2][row], y: Float(row) + 0.5))
      }
    }
    return KeyPlaces(places, keyWidth: 1, keyHeight: 1)
  }()

  /// The word as typed on the centres, but for one letter that is hit off its centre.
  private func word(_ typed: String, off index: Int, by dx: Double) -> WordInProgress {
    var strokes: [LetterStroke] = []
    for (place, letter) in typed.enumerated() {
      let key = keys.places.first { $0.letter == letter }
      let point = Point(x: Double(key?.x ?? 0) + (place == index ? dx : 0), y: Double(key?.y ?? 0))
      strokes.append(.touched(KeyID("key.character.\(letter)"), point))
    }
    return WordInProgress(text: typed, strokes: strokes)
  }

  private func read(_ word: WordInProgress) throws -> WordReading {
    var decoder = LexiconDecoder([try SmallLexicon.file()])
    decoder.keys = keys
    return decoder.read(word, after: [], languages: ["en"], strength: .normal)
  }

  @Test("a letter hit at the border of its key gives way to the neighbour")
  func border() throws {
    #expect(try read(word("thus", off: 2, by: 0.45)).replacement == "this")
  }

  /// The same letters, hit in their middles and hit near the letters of another word.
  @Test("a word that no list has and whose letters are all hit in the middle is meant")
  func middles() throws {
    let aimed = word("frisbd", off: 0, by: 0)
    #expect(try read(aimed).replacement == nil)
    var strokes = aimed.strokes
    strokes[3] = .touched(KeyID("key.character.s"), Point(x: 2.2, y: 1.1))
    strokes[4] = .touched(KeyID("key.character.b"), Point(x: 6.48, y: 2.5))
    #expect(try read(WordInProgress(text: "frisbd", strokes: strokes)).replacement == "friend")
  }

  @Test("the web's own misspellings and left out apostrophes are put right, however well they were hit")
  func notorious() throws {
    for (typed, right) in [("teh", "the"), ("dont", "don't"), ("im", "I'm"), ("freind", "friend")] {
      #expect(try read(word(typed, off: 0, by: 0)).replacement == right)
    }
  }

  @Test("typing on, taking back and typing otherwise ends where a fresh word would")
  func takingBack() throws {
    var decoder = LexiconDecoder([try SmallLexicon.file()])
    func read(_ text: String) -> WordReading {
      decoder.read(WordInProgress(text: text), after: [], languages: ["en"], strength: .normal)
    }
    for text in ["t", "to", "toz", "to", "tom", "tomorrrr", "tom", "tomo", "tomor", "tomorow"] {
      _ = read(text)
    }
    var fresh = LexiconDecoder([try SmallLexicon.file()])
    let expected = fresh.read(
      WordInProgress(text: "tomorow"), after: [], languages: ["en"], strength: .normal)
    #expect(read("tomorow") == expected)
  }
}

@Suite("What may come")
struct SuggestionTests {
  private func answer(
    _ occasion: LanguageQuery.Occasion, _ typed: String, after context: [String], start: Bool
  )
    throws -> LanguageAnswer
  {
    var decoder = LexiconDecoder([try SmallLexicon.file()])
    return decoder.answer(
      LanguageQuery(
        generation: 7, occasion: occasion, word: WordInProgress(text: typed), contextWords: context,
        startsSentence: start, languages: ["en"]))
  }

  @Test func wordsFollow() throws {
    let answer = try answer(.nextWord, "", after: ["thank"], start: false)
    #expect(answer.generation == 7)
    #expect(answer.suggestions.first == Suggestion("you", .next))
  }

  @Test func aSentenceBegins() throws {
    let answer = try answer(.nextWord, "", after: [], start: true)
    #expect(answer.suggestions.map(\.text) == ["The", "I", "This"])
  }

  @Test func wordsGoOn() throws {
    let answer = try answer(.typing, "Tomo", after: [], start: true)
    #expect(answer.suggestions.first == Suggestion("Tomorrow", .completion))
    #expect(answer.viableNext == ["r"])
  }

  @Test func nothingGoesOnWhereThereIsNoWord() throws {
    let answer = try answer(.typing, "", after: [], start: true)
    #expect(answer.suggestions.isEmpty && answer.verdict == .keep && answer.viableNext == nil)
  }

  @Test("what was kept comes first the next time, and a new word after its third use")
  func learning() throws {
    var decoder = LexiconDecoder([try SmallLexicon.file()])
    func next() -> [String] {
      decoder.answer(
        LanguageQuery(generation: 1, occasion: .nextWord, contextWords: ["thank"], languages: ["en"])
      ).suggestions.map(\.text)
    }
    func completions(_ text: String) -> [String] {
      decoder.answer(
        LanguageQuery(generation: 1, occasion: .typing, word: WordInProgress(text: text), languages: ["en"])
      ).suggestions.map(\.text)
    }
    #expect(next().first == "you")
    #expect(!completions("zwi").contains("Zwiebel"))
    for use in 1...3 {
      decoder.learn(KeptWord(text: "Zwiebel", contextWords: ["thank"], startsSentence: false))
      #expect(completions("zwi").contains("Zwiebel") == (use == 3))
    }
    #expect(next().prefix(2).contains("Zwiebel"))
  }

  @Test func twoLanguagesAnswerTogether() throws {
    var german = LexiconSource(language: "de")
    german.words = [.init("tomate", step: 140, flags: .capitalised), .init("thon", step: 60)]
    let files = [
      try SmallLexicon.file(), try LexiconFile(LexiconBytes(copying: LexiconBuilder(german).build())),
    ]
    var decoder = LexiconDecoder(files)
    let query = LanguageQuery(
      generation: 1, occasion: .typing, word: WordInProgress(text: "toma"), languages: ["en", "de"])
    #expect(decoder.answer(query).suggestions.first?.text == "Tomate")
    // A word of either language is safe.
    let reading = decoder.read(
      WordInProgress(text: "thon"), after: [], languages: ["en", "de"], strength: .normal)
    #expect(reading.replacement == nil)
  }
}

@Suite("What was offered and not taken")
struct PassedOverTests {
  @Test("gives way to others, and comes back when the word begins anew")
  func givesWay() throws {
    var source = LexiconSource(language: "en")
    source.words = [
      .init("thing", step: 192), .init("think", step: 190), .init("this", step: 189),
      .init("thin", step: 180),
    ]
    let file = try LexiconFile(LexiconBytes(copying: LexiconBuilder(source).build()))
    var decoder = LexiconDecoder([file])
    func offered(_ text: String) -> [String] {
      let query = LanguageQuery(
        generation: 1, occasion: .typing, word: WordInProgress(text: text), languages: ["en"], limit: 1)
      return decoder.answer(query).suggestions.map(\.text)
    }
    #expect(offered("t") == ["thing"])
    #expect(offered("th") == ["think"])
    // The same again is no second no.
    #expect(offered("th") == ["think"])
    #expect(offered("thi") == ["this"])
    #expect(offered("t") == ["thing"])
  }
}

@Suite("A second opinion")
struct SecondOpinionTests {
  @Test(
    "saves a word that would be put right, and is asked of no other",
    arguments: [
      ("tomorow", true, nil, ["tomorow"]), ("tomorow", false, "tomorrow", ["tomorow"]),
      ("the", true, nil, []),
      ("kubectl", true, nil, []), ("xqzzk", true, nil, []), ("dont", false, "don't", ["dont"]),
    ] as [(String, Bool, String?, [String])])
  func asked(_ typed: String, _ isKnown: Bool, _ replacement: String?, _ questions: [String]) throws {
    var decoder = LexiconDecoder([try SmallLexicon.file()])
    var asked: [String] = []
    decoder.secondOpinion = { word, language in
      #expect(language == "en")
      asked.append(word)
      return isKnown
    }
    let reading = decoder.read(
      WordInProgress(text: typed), after: [], languages: ["en"], strength: .normal)
    #expect(reading.replacement == replacement)
    #expect(asked == questions)
  }
}
