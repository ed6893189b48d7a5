import Lexicon
import Pressboard
import Testing

@Suite("What was learned is heeded")
struct LearnedDecodingTests {
  private func decoder(_ data: LearnedData) throws -> LexiconDecoder {
    var decoder = LexiconDecoder([try SmallLexicon.file()])
    decoder.learned = data
    return decoder
  }

  private func read(_ typed: String, _ data: LearnedData, after context: [String] = []) throws -> WordReading
  {
    var decoder = try decoder(data)
    return decoder.read(WordInProgress(text: typed), after: context, languages: ["en"], strength: .normal)
  }

  @Test("an own word is left alone, and its misspelling put right")
  func ownWord() throws {
    #expect(try read("tomorox", LearnedData()).replacement == "tomorrow")
    var data = LearnedData()
    try data.add("tomorox")
    try data.add("Zwiebelmann")
    #expect(try read("tomorox", data).replacement == nil)
    #expect(try read("Tomorox", data).replacement == nil)
    #expect(try read("zwiebelman", data).replacement == "Zwiebelmann")
  }

  @Test("a correction that was taken back twice is not made again", arguments: [(1, "tomorrow"), (2, nil)])
  func rejected(_ times: Int, _ replacement: String?) throws {
    var data = LearnedData()
    for _ in 0..<times { data.note(.rejected(CorrectionPair(typed: "tomorow", replacement: "tomorrow"))) }
    #expect(try read("tomorow", data).replacement == replacement)
    #expect(try read("Tomorow", data).replacement == replacement.map { "T" + $0.dropFirst() })
  }
}
