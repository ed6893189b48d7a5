import Lexicon

/// A lexicon of a few words, compiled where it is needed.
enum SmallLexicon {
  static let words: [LexiconSource.Word] = [
    .init("the", step: 247), .init("they", step: 210), .init("then", step: 205), .init("this", step: 230),
    .init("don't", step: 198), .init("done", step: 175), .init("so", step: 220), .init("tomorrow", step: 170),
    .init("receive", step: 150), .init("friend", step: 168), .init("paris", step: 154, flags: .capitalised),
    .init("nasa", step: 135, flags: .abbreviation), .init("i'm", step: 197, flags: .hasForm, form: "I'm"),
    .init("café", step: 120), .init("damn", step: 160, flags: .offensive), .init("dame", step: 120),
    .init("i", step: 227, flags: .hasForm, form: "I"), .init("a", step: 235), .init("lot", step: 180),
    .init("thing", step: 185), .init("think", step: 190), .init("thank", step: 180), .init("you", step: 235),
  ]

  static func source(language: String = "en", words: [LexiconSource.Word] = words) -> LexiconSource {
    var source = LexiconSource(language: language)
    source.words = words
    source.known = [("kubectl", 4), ("weltschmerz", 1), ("teh", 6)]
    source.pairs = [
      "thank": [("you", 12)], "<s>": [("the", 30), ("i", 34), ("this", 40)],
      "so": [("then", 40), ("the", 44)],
    ]
    return source
  }

  static func bytes() throws -> [UInt8] { try LexiconBuilder(source()).build() }

  static func file() throws -> LexiconFile { try LexiconFile(LexiconBytes(copying: bytes())) }
}
