import Pressboard

/// libFuzzer's entry for the lexicon's reader: a good file with some of its bytes changed, or any bytes at all, is
/// refused or read, and a word typed over it ends with an answer.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLexicon(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let input = Array(UnsafeBufferPointer(start: start, count: count))
  var bytes = sound
  if input.starts(with: LexiconFormat.magic) {
    bytes = input
  } else {
    // Two bytes of place, one of damage; what is left is the word.
    for place in stride(from: 0, to: min(input.count, 48) - 2, by: 3) {
      let target = (Int(input[place]) << 8 | Int(input[place + 1])) % bytes.count
      bytes[target] = input[place + 2]
    }
  }
  guard let file = try? LexiconFile(LexiconBytes(copying: bytes)) else { return 0 }
  let typed = String(decoding: input.suffix(12), as: UTF8.self)
  _ = file.standing(of: typed)
  _ = try? LexiconAudit(file)
  var decoder = LexiconDecoder([file])
  decoder.keys = KeyPlaces([.init("t", x: 4, y: 0), .init("h", x: 5, y: 1)], keyWidth: 1, keyHeight: 1)
  let language = LanguageTag("en")
  for word in [typed, "tomorow"] {
    let strokes = word.map { _ in LetterStroke.touched(KeyID("key"), Point(x: 4.4, y: 0.6)) }
    for strokes in [[], strokes] {
      let query = LanguageQuery(
        generation: 1, occasion: .typing, word: WordInProgress(text: word, strokes: strokes),
        contextWords: ["thank"], startsSentence: true, languages: [language])
      _ = decoder.answer(query)
    }
  }
  _ = decoder.answer(
    LanguageQuery(generation: 2, occasion: .nextWord, startsSentence: true, languages: [language]))
  return 0
}

/// A small lexicon with all there can be in one.
private let sound: [UInt8] = {
  var source = LexiconSource(language: "en")
  source.words = [
    .init("the", step: 247), .init("this", step: 230), .init("thank", step: 180), .init("you", step: 235),
    .init("tomorrow", step: 170), .init("don't", step: 198),
    .init("i", step: 227, flags: .hasForm, form: "I"),
    .init("paris", step: 154, flags: .capitalised), .init("café", step: 120), .init("a", step: 235),
    .init("lot", step: 180), .init("damn", step: 150, flags: .offensive),
  ]
  source.known = [("kubectl", 4), ("weltschmerz", 1)]
  source.pairs = ["thank": [("you", 12)], "a": [("lot", 20)], "<s>": [("the", 30), ("i", 34)]]
  return (try? LexiconBuilder(source).build()) ?? []
}()
