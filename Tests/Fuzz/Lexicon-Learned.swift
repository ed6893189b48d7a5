import Pressboard

/// libFuzzer's entry for learned data: any bytes, and a good file with some of its bytes changed whose length and
/// checksum are right again, are refused or read; what was read is written and read again as the same, and words are
/// typed over it. The bytes as lines are taken in or refused, and what they said is said again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLearned(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let input = Array(UnsafeBufferPointer(start: start, count: count))
  _ = try? LearnedData(input)
  var patched = sound
  for place in stride(from: 0, to: min(input.count, 48) - 2, by: 3) {
    let room = patched.count - LearnedFormat.headerLength
    let target = (Int(input[place]) << 8 | Int(input[place + 1])) % room + LearnedFormat.headerLength
    patched[target] = input[place + 2]
  }
  for body in [Array(patched.dropFirst(LearnedFormat.headerLength)), input] {
    if let data = try? LearnedData(sealed(body)) { use(data, typing: input) }
  }
  var data = LearnedData()
  if (try? data.add(lines: input)) != nil {
    use(data, typing: input)
    var again = LearnedData()
    let lines = data.lines
    let text = Array(lines.joined(separator: "\n").utf8)
    guard (try? again.add(lines: text)) != nil, again.lines == lines else { fatalError("other lines") }
  }
  return 0
}

private func use(_ data: LearnedData, typing input: [UInt8]) {
  let bytes = data.bytes
  guard let again = try? LearnedData(bytes), again.bytes == bytes else { fatalError("other bytes") }
  var data = again
  data.begin(day: 20_000)
  for word in data.allWords.prefix(2) { _ = data.forget(word.text) }
  var decoder = LexiconDecoder([])
  decoder.learned = data
  decoder.keys = KeyPlaces([.init("t", x: 4, y: 0), .init("h", x: 5, y: 1)], keyWidth: 1, keyHeight: 1)
  let typed = String(decoding: input.suffix(8), as: UTF8.self)
  for occasion in [LanguageQuery.Occasion.typing, .nextWord] {
    let word = WordInProgress(
      text: typed, strokes: typed.map { _ in .touched(KeyID("key"), Point(x: 4.4, y: 0.6)) })
    let query = LanguageQuery(
      generation: 1, occasion: occasion, word: occasion == .typing ? word : .none, contextWords: ["thank"],
      languages: [LanguageTag("en")])
    _ = decoder.answer(query)
    decoder.learn(KeptWord(text: typed, contextWords: ["thank"], startsSentence: false, typed: word))
  }
  var faded = decoder.learned
  for month in 1...20 { faded.begin(day: 20_000 + 31 * month) }
  guard (try? LearnedData(faded.bytes)) != nil else { fatalError("unreadable") }
}

/// The bytes with a header that fits them.
private func sealed(_ body: [UInt8]) -> [UInt8] {
  var file = ByteWriter()
  file.bytes = LearnedFormat.magic
  file.u32(Int(LearnedFormat.version))
  file.u32(LearnedFormat.headerLength + body.count)
  file.u64(LexiconFormat.hash(body))
  return file.bytes + body
}

/// Something of everything.
private let sound: [UInt8] = {
  var data = LearnedData()
  data.begin(day: 20_000)
  for word in ["Zwiebel", "the", "kubectl", "Zwiebel", "Zwiebel"] {
    data.note(.kept(KeptWord(text: word, contextWords: ["thank"], startsSentence: false)))
  }
  data.note(.tapped([TapMiss("t", x: 0.2, y: 0.1)]))
  data.note(.rejected(CorrectionPair(typed: "teh", replacement: "the")))
  try? data.add("hand")
  return data.bytes
}()
