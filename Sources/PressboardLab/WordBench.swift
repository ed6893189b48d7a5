import Lexicon
import Pressboard

/// How long words take: the opening of the lexicons, and each tap while a thousand words are typed. And what memory.
struct WordBench {
  /// Nanoseconds; the middle of several openings, whose pages the system has.
  private(set) var open = 0
  /// Nanoseconds of each tap's answer, ascending.
  private(set) var taps: [Int]
  /// KiB that the process had written to before the lexicons were open; nil where the system does not tell.
  private(set) var memoryAtStart: Int?
  /// The same when the words have been typed.
  private(set) var memoryWithWords: Int?

  private static let openings = 9
  private static let words = 1000

  /// - Parameter options: with a lexicon.
  init(_ options: LabOptions) throws(LabProblem) {
    // All that is measured with has its memory before the first look.
    taps = Array(repeating: 0, count: Self.words * Self.longestWord)
    taps.removeAll(keepingCapacity: true)
    var fingers = Fingers()
    let text = Self.prose.split(separator: " " as Character).map { String($0) }
    memoryAtStart = ProcessMemory.privateDirty
    var decoder = try LabLexicon.decoder(options)
    decoder.keys = LabKeys.places
    for count in 0..<Self.words { type(text, count, options, &decoder, &fingers) }
    memoryWithWords = ProcessMemory.privateDirty
    taps.sort()

    var times: [Int] = []
    for _ in 0..<Self.openings {
      let watch = Stopwatch()
      _ = try LabLexicon.decoder(options)
      times.append(watch.nanoseconds)
    }
    open = times.sorted()[Self.openings / 2]
  }

  /// Types a word as a thumb does, asks at each letter, and keeps it.
  private mutating func type(
    _ text: [String], _ count: Int, _ options: LabOptions, _ decoder: inout LexiconDecoder,
    _ fingers: inout Fingers
  ) {
    let place = count % text.count
    let context = Array(text[max(0, place - LanguageQuery.contextLength)..<place])
    var word = WordInProgress.none
    for letter in text[place] {
      word.append(String(letter), fingers.touch(letter))
      let query = LanguageQuery(
        generation: 0, occasion: .typing, word: word, contextWords: context,
        startsSentence: context.isEmpty, languages: options.locales, strength: options.strength)
      let watch = Stopwatch()
      _ = decoder.answer(query)
      taps.append(watch.nanoseconds)
    }
    decoder.learn(
      KeptWord(
        text: text[place], contextWords: context, startsSentence: context.isEmpty, typed: word))
  }

  private static let longestWord = 16

  /// Letters alone.
  private static let prose = """
    when the rain had gone over the hills my brother took his bicycle out of the shed and rode down to the harbour \
    where three fishermen were mending nets and nobody seemed to care about the weather any more she wrote that the \
    train would leave at seven and that we should bring warm clothes because evenings near the coast are colder than \
    people expect please remember to water the plants and ask our neighbour whether he has already received the \
    letter from the council about parking tomorrow there is a meeting with the new engineer who knows everything \
    about bridges and very little about money although he would never admit it maybe you could call me after lunch \
    since i have something important to tell you before the others hear of it the children built a castle from old \
    boxes and painted windows flowers and a dragon on its walls until dinner was ready and everybody came running \
    into the kitchen laughing shouting and completely covered with blue paint
    """

  /// Touches that scatter about the letters' middles, the same in each run.
  private struct Fingers {
    private var state: UInt64 = 1

    mutating func touch(_ letter: Character) -> LetterStroke {
      guard let key = LabKeys.places.places.first(where: { $0.letter == letter }) else { return .untold }
      let point = Point(x: Double(key.x) + scatter(), y: Double(key.y) + scatter())
      return .touched(KeyID.character(letter), point)
    }

    /// Key widths; nearly normal, with a deviation of a quarter.
    private mutating func scatter() -> Double {
      var sum = 0.0
      for _ in 0..<4 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        sum += Double(state >> 40) / Double(1 << 24) - 0.5
      }
      return sum * 0.43
    }
  }
}
