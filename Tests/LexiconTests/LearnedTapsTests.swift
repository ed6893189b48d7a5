import Lexicon
import Pressboard
import Testing

/// A typist who hits every key a fifth of its width too far to the right.
@Suite("Taps that are always off")
struct LearnedTapsTests {
  private static let keys: KeyPlaces = {
    var places: [KeyPlaces.Place] = []
    for (row, letters) in ["qwertyuiop", "asdfghjkl", "zxcvbnm"].enumerated() {
      for (column, letter) in letters.enumerated() {
        places.append(.init(letter, x: Float(column) + [0.5, 1, 2][row], y: Float(row) + 0.5))
      }
    }
    return KeyPlaces(places, keyWidth: 1, keyHeight: 1)
  }()

  /// The word as the fingers hit it, with the letters of the nearest keys.
  private static func word(_ meant: String, shift: Double, off place: Int? = nil, by dx: Double = 0)
    -> WordInProgress
  {
    var text = ""
    var strokes: [LetterStroke] = []
    for (index, letter) in meant.enumerated() {
      guard let key = keys.places.first(where: { $0.letter == letter }) else { continue }
      let point = Point(x: Double(key.x) + shift + (index == place ? dx : 0), y: Double(key.y) + 0.06)
      let hit = keys.places.min { distance($0, point) < distance($1, point) }
      text.append(hit?.letter ?? letter)
      strokes.append(.touched(KeyID("key"), point))
    }
    return WordInProgress(text: text, strokes: strokes)
  }

  private static func distance(_ place: KeyPlaces.Place, _ point: Point) -> Double {
    let (dx, dy) = (point.x - Double(place.x), point.y - Double(place.y))
    return dx * dx + dy * dy
  }

  private func decoder() throws -> LexiconDecoder {
    var decoder = LexiconDecoder([try SmallLexicon.file()])
    decoder.keys = Self.keys
    return decoder
  }

  /// What stands in the text after so many words of that typist, each kept as it was meant.
  private func final(after words: Int, shift: Double, of word: WordInProgress) throws -> String {
    var decoder = try decoder()
    for number in 0..<words {
      let meant = ["tomorrow", "friend", "receive", "thank", "done"][number % 5]
      let typed = Self.word(meant, shift: shift)
      decoder.learn(KeptWord(text: meant, contextWords: [], startsSentence: false, typed: typed))
    }
    let reading = decoder.read(word, after: [], languages: ["en"], strength: .normal)
    return reading.replacement ?? word.text
  }

  @Test("are understood once they are known")
  func shifted() throws {
    // Meant is "this"; the i is hit on the o, as far off as this typist may.
    let word = Self.word("this", shift: 0.2, off: 2, by: 0.42)
    #expect(word.text == "thos")
    let costs = try [0, 60].map { words in
      var decoder = try decoder()
      for _ in 0..<words {
        let typed = Self.word("tomorrow", shift: 0.2)
        decoder.learn(KeptWord(text: "tomorrow", contextWords: [], startsSentence: false, typed: typed))
      }
      let reading = decoder.read(word, after: [], languages: ["en"], strength: .normal)
      return try #require(reading.candidates.first { $0.text == "this" }).slips
    }
    #expect(costs[1] < costs[0] * 0.6, "\(costs)")
    #expect(try final(after: 60, shift: 0.2, of: word) == "this")
  }

  @Test("a neighbour that is hit in the middle is no longer taken for the key beside it")
  func centre() throws {
    // For this typist a tap on the middle of the o was aimed left of it, at the i.
    let word = Self.word("this", shift: 0.0, off: 2, by: 0.62)
    #expect(try final(after: 100, shift: 0.3, of: word) == "this")
  }

  @Test("one key that is off does not move the others")
  func oneKey() {
    var data = LearnedData()
    for number in 0..<200 {
      let letter: Character = number % 10 == 0 ? "q" : "e"
      data.note(.tapped([TapMiss(letter, x: letter == "q" ? 0.3 : 0, y: 0)]))
    }
    let lines = data.tapOffsets
    #expect(abs((lines["q"]?.x ?? 0) - 0.15) < 0.1 && abs(lines["e"]?.x ?? 1) < 0.03, "\(lines)")
  }

  @Test("no offset grows beyond a third of a key, and a few taps move little")
  func bounded() {
    var data = LearnedData()
    for _ in 0..<5 { data.note(.tapped([TapMiss("q", x: 1, y: -1)])) }
    #expect(abs(data.tapOffsets["q"]?.x ?? 1) < 0.35)
    for _ in 0..<900 { data.note(.tapped([TapMiss("q", x: 1, y: -1)])) }
    #expect(data.tapOffsets["q"].map { $0.x == 0.35 && $0.y == -0.35 } ?? false)
    data.note(.tapped([TapMiss("q", x: 7, y: 0), TapMiss("q", x: .nan, y: 0)]))
    #expect(data.tapOffsets["q"]?.x == 0.35)
  }

  @Test(
    "a word that became another teaches nothing of its keys",
    arguments: [
      ("friend", "receive"), ("done", "tomorrow"), ("so", "the"),
    ])
  func otherWord(_ typed: String, _ kept: String) {
    let word = KeptWord(
      text: kept, contextWords: [], startsSentence: false, typed: Self.word(typed, shift: 0.2))
    var decoder = LexiconDecoder([])
    decoder.keys = Self.keys
    decoder.learn(word)
    #expect(decoder.learned.tapOffsets.isEmpty)
  }
}
