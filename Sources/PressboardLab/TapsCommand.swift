import Lexicon
import Pressboard

/// `taps`: rows of touches in; the words that come of them out.
struct TapsCommand: LabCommand {
  private let options: LabOptions
  private var decoder: LexiconDecoder
  private var columns: [String: Int]?

  init(options: LabOptions) throws(LabProblem) {
    self.options = options
    decoder = try LabLexicon.decoder(options)
    decoder.keys = LabKeys.places
  }

  mutating func answer(_ line: String) throws(BadLine) -> String? {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard let columns else {
      self.columns = try Self.header(fields)
      return nil
    }
    func field(_ name: String) -> Substring? {
      columns[name].flatMap { $0 < fields.count ? fields[$0] : nil }
    }
    guard let id = field("id"), let taps = field("taps") else { throw BadLine("too few columns") }
    let points = try taps.split(separator: ";" as Character).map(Self.point)
    guard !points.isEmpty else { throw BadLine("no taps") }
    let context = ["prev2", "prev1"].compactMap { field($0).map { String($0) } }.filter { !$0.isEmpty }
    let word = Self.word(points)
    var slowest = 0
    for count in 1...points.count {
      let query = LanguageQuery(
        generation: UInt64(count), occasion: .typing,
        word: WordInProgress(
          text: String(word.text.prefix(count)), strokes: Array(word.strokes.prefix(count))),
        contextWords: context, languages: options.locales, strength: options.strength)
      let watch = Stopwatch()
      _ = decoder.answer(query)
      slowest = max(slowest, watch.microseconds)
    }
    let reading = decoder.read(word, after: context, languages: options.locales, strength: options.strength)
    let final = reading.replacement ?? word.text
    if options.learns {
      decoder.learn(
        KeptWord(
          text: final, contextWords: context.filter { $0 != "<s>" }, startsSentence: context.last == "<s>",
          typed: word))
    }
    return [
      String(id), Escapes.escaped(final),
      reading.candidates.map { Escapes.escaped($0.text) }.joined(separator: "|"), String(slowest),
    ].joined(separator: "\t")
  }

  private static func header(_ fields: [Substring]) throws(BadLine) -> [String: Int] {
    var columns: [String: Int] = [:]
    for (index, name) in fields.enumerated() { columns[String(name)] = index }
    for name in ["id", "taps"] where columns[name] == nil {
      throw BadLine("no column '\(name)' in the header")
    }
    return columns
  }

  /// Hundredths of a key's width.
  private static func point(_ text: Substring) throws(BadLine) -> Point {
    let parts = text.split(separator: "," as Character)
    guard parts.count == 2, let x = Double(parts[0]), let y = Double(parts[1]), x.isFinite, y.isFinite else {
      throw BadLine("'\(text)' is no tap")
    }
    return Point(x: x / 100, y: y / 100)
  }

  /// The word as the nearest keys say it.
  private static func word(_ points: [Point]) -> WordInProgress {
    var text = ""
    var strokes: [LetterStroke] = []
    for point in points {
      let nearest = LabKeys.places.places.min { distance($0, point) < distance($1, point) }
      guard let letter = nearest?.letter else { continue }
      text.append(letter)
      strokes.append(.touched(KeyID("key.character.\(letter)"), point))
    }
    return WordInProgress(text: text, strokes: strokes)
  }

  private static func distance(_ place: KeyPlaces.Place, _ point: Point) -> Double {
    let dx = point.x - Double(place.x)
    let dy = (point.y - Double(place.y)) / Double(LabKeys.places.keyHeight)
    return dx * dx + dy * dy
  }
}
