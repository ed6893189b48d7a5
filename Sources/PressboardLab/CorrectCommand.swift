import Lexicon
import Pressboard

/// `correct`: a word as it was typed in; what would take its place and what it may have been out.
struct CorrectCommand: LabCommand {
  private let options: LabOptions
  private var decoder: LexiconDecoder

  init(options: LabOptions) throws(LabProblem) {
    self.options = options
    decoder = try LabLexicon.decoder(options)
  }

  mutating func answer(_ line: String) throws(BadLine) -> String? {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count <= 2 else { throw BadLine("a word and the words before it, parted by a tab") }
    let typed = try Escapes.unescaped(fields[0])
    let context = fields.count > 1 ? try Self.words(fields[1]) : []
    let watch = Stopwatch()
    let (replacement, candidates) = read(typed, after: context)
    let time = watch.microseconds
    return [
      String(fields[0]), Escapes.escaped(replacement ?? ""),
      candidates.map { Escapes.escaped($0) }.joined(separator: "|"), String(time),
    ].joined(separator: "\t")
  }

  /// As the keyboard does: the word at the caret is what letters, digits and apostrophes end the text.
  private mutating func read(_ typed: String, after context: [String]) -> (String?, [String]) {
    let word = SuggestionText.currentWord(in: typed)
    guard !word.isEmpty else { return (nil, []) }
    let before = typed.dropLast(word.count)
    let reading = decoder.read(
      WordInProgress(text: word), after: context, languages: options.locales, strength: options.strength)
    // What stands before a hyphen is a word of its own; before any other mark it is an address or code.
    let isPlain = before.allSatisfy { $0.isLetter || $0 == "-" || $0 == "'" || $0 == "\u{2019}" }
    return (
      isPlain ? reading.replacement.map { before + $0 } : nil, reading.candidates.map { before + $0.text }
    )
  }

  private static func words(_ field: some StringProtocol) throws(BadLine) -> [String] {
    var words: [String] = []
    for word in field.split(separator: " " as Character) { words.append(try Escapes.unescaped(word)) }
    return words
  }
}
