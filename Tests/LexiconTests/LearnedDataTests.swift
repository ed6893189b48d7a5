import Lexicon
import Pressboard
import Testing

/// Data in which there is something of everything.
enum Learned {
  static let day = 20_000

  static func data() -> LearnedData {
    var data = LearnedData()
    data.begin(day: day)
    for _ in 0..<3 {
      data.note(.kept(KeptWord(text: "Zwiebel", contextWords: ["thank"], startsSentence: false)))
    }
    data.note(.kept(KeptWord(text: "Thank", contextWords: [], startsSentence: true)))
    data.note(.tapped([TapMiss("a", x: 0.2, y: -0.1), TapMiss("é", x: 0.1, y: 0)]))
    for _ in 0..<2 { data.note(.rejected(CorrectionPair(typed: "teh", replacement: "the"))) }
    try? data.add("kubectl")
    return data
  }

  /// A word of its own for each number.
  static func name(_ number: Int) -> String {
    String(String(number).map { Character(Unicode.Scalar($0.asciiValue! + 49)) })
  }

  static func word(_ text: String, in data: LearnedData) -> LearnedData.Word? {
    data.allWords.first { $0.text == text }
  }
}

@Suite("Learned data on disk")
struct LearnedBytesTests {
  @Test("make room for one more by forgetting few, and none that was added by hand")
  func room() throws {
    let lines = (0..<4000).map { "word\t\(Learned.name($0))\t\($0 < 10 ? 1 : 2)\t-" }
    var data = LearnedData()
    _ = try data.add(lines: Array(lines.joined(separator: "\n").utf8))
    try data.add("kubectl")
    #expect(data.allWords.count == 3951)
    #expect(Learned.word("kubectl", in: data) != nil)
    #expect((0..<10).allSatisfy { Learned.word(Learned.name($0), in: data) == nil })
  }

  @Test("are read as they were written, to the byte")
  func roundTrip() throws {
    let bytes = Learned.data().bytes
    let read = try LearnedData(bytes)
    #expect(read.bytes == bytes)
    #expect(read.lines == Learned.data().lines)
    #expect(!read.hasNews)
  }

  @Test("are read however full they are")
  func fullest() throws {
    func long(_ number: Int) -> String {
      let name = Learned.name(number)
      return name + String(repeating: "k", count: 64 - name.utf8.count)
    }
    var lines = (0..<4000).map { "word\t\(long($0))\t9\t-" }
    for context in 0..<2000 {
      for follower in 0..<12 { lines.append("pair\t\(long(context))\t\(long(follower))\t9") }
    }
    for number in 0..<500 { lines.append("rejected\t\(long(number))\t\(long(number + 1))\t2") }
    var data = LearnedData()
    let count = try data.add(lines: Array(lines.joined(separator: "\n").utf8))
    #expect(count.lines == lines.count && count.pairsLeftOut == 0 && count.rejectionsForgotten == 0)
    let bytes = data.bytes
    #expect(bytes.count > 2_000_000 && bytes.count < LearnedData.longestFile)
    #expect(try LearnedData(bytes).bytes == bytes)
  }

  @Test func nothingIsAFileToo() throws {
    #expect(try LearnedData(LearnedData().bytes).isEmpty)
  }

  private func fault(_ bytes: [UInt8]) -> LearnedFault? {
    do throws(LearnedFault) {
      _ = try LearnedData(bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test("are refused wherever they are torn")
  func torn() {
    let bytes = Learned.data().bytes
    for length in 0..<bytes.count {
      guard case .length(_, let found) = fault(Array(bytes.prefix(length))) else {
        Issue.record("read at \(length) bytes")
        return
      }
      #expect(found == length)
    }
    #expect(fault(bytes + [0]) == .length(said: bytes.count, found: bytes.count + 1))
  }

  @Test("are refused whichever bit is turned")
  func turned() {
    let bytes = Learned.data().bytes
    for place in bytes.indices {
      for bit in 0..<8 {
        var damaged = bytes
        damaged[place] ^= 1 << bit
        #expect(fault(damaged) != nil, "byte \(place), bit \(bit)")
      }
    }
  }

  @Test func foreign() {
    #expect(fault(Array("#!/bin/sh\n".utf8)) == .foreign)
    var later = Learned.data().bytes
    later[8] = 7
    #expect(fault(later) == .version(7))
  }
}

@Suite("What is learned")
struct LearningTests {
  private func kept(
    _ texts: [String], after context: [String] = ["so"], start: Bool = false, times: Int = 1
  ) -> LearnedData {
    var data = LearnedData()
    data.begin(day: Learned.day)
    for _ in 0..<times {
      for text in texts {
        data.note(.kept(KeptWord(text: text, contextWords: context, startsSentence: start)))
      }
    }
    return data
  }

  @Test("the third use makes a word", arguments: [(1, false), (2, false), (3, true), (9, true)])
  func thirdUse(_ times: Int, _ isWord: Bool) {
    let word = Learned.word("kubectl", in: kept(["kubectl"], times: times))
    #expect(word?.times == times && word?.isWord == isWord && word?.last == Learned.day)
  }

  @Test("a sentence's capital is not the word's")
  func sentenceCapital() {
    #expect(kept(["Onions"], after: [], start: true).allWords.map(\.text) == ["onions"])
    #expect(kept(["Onions"]).allWords.map(\.text) == ["Onions"])
    var data = kept(["Anna"])
    data.note(.kept(KeptWord(text: "Anna", contextWords: [], startsSentence: true)))
    #expect(data.allWords.map(\.text) == ["Anna"])
  }

  @Test("a shout is not how a word is written")
  func shout() {
    #expect(kept(["onions", "ONIONS"]).allWords.map(\.text) == ["onions"])
    #expect(kept(["NASA"]).allWords.map(\.text) == ["NASA"])
  }

  @Test("numbers and marks are not learned", arguments: ["1234", "49-151", "", "...", "a b", "a\u{202E}b"])
  func noWords(_ text: String) {
    #expect(kept([text], times: 3).isEmpty)
  }

  @Test("what is not used fades, what was added stays")
  func fading() {
    var data = Learned.data()
    for month in 1...40 { data.begin(day: Learned.day + 31 * month) }
    #expect(data.allWords.map(\.text) == ["kubectl"])
    #expect(!data.lines.contains { $0.hasPrefix("pair") })
  }

  @Test("a clock that jumps takes no more than half")
  func jump() {
    var data = Learned.data()
    data.begin(day: Learned.day + 20 * 365)
    #expect(Learned.word("Zwiebel", in: data) != nil)
    data.begin(day: 3)
    data.begin(day: Learned.day)
    #expect(Learned.word("Zwiebel", in: data) != nil)
  }

  @Test("it is bounded, and the used words stay")
  func bounded() throws {
    var data = kept(["Zwiebel"], times: 40)
    for number in 0..<9000 {
      let (text, before) = (Learned.name(number), Learned.name(number / 2))
      data.note(.kept(KeptWord(text: text, contextWords: [before], startsSentence: false)))
    }
    #expect(data.allWords.count <= 4000)
    #expect(Learned.word("Zwiebel", in: data) != nil)
    #expect(data.bytes.count < LearnedData.longestFile)
    #expect(try LearnedData(data.bytes).lines == data.lines)
  }

  @Test("a word that is forgotten leaves nothing behind")
  func forgetting() {
    var data = Learned.data()
    let known = ["ZWIEBEL", "Zwiebel", "teh"].map { data.forget($0) }
    #expect(known == [true, false, true])
    let text = data.bytes
    for word in ["zwiebel", "Zwiebel", "teh"] {
      #expect(!text.indices.contains { text[$0...].starts(with: Array(word.utf8)) })
    }
  }

  @Test("what is learned in two places comes together")
  func replay() throws {
    let base = try LearnedData(Learned.data().bytes)
    var here = base
    var there = base
    here.note(.kept(KeptWord(text: "here", contextWords: [], startsSentence: false)))
    there.note(.kept(KeptWord(text: "there", contextWords: [], startsSentence: false)))
    var merged = try LearnedData(there.bytes)
    merged.replay(here)
    #expect(Learned.word("here", in: merged) != nil && Learned.word("there", in: merged) != nil)
    #expect(Learned.word("Zwiebel", in: merged)?.times == 3)
    #expect(merged.hasNews)
  }
}

@Suite("Learned words in lines")
struct LearnedLinesTests {
  @Test func written() {
    #expect(
      Learned.data().lines == [
        "hand\tkubectl\t0\t2024-10-04", "word\tthank\t1\t2024-10-04", "word\tZwiebel\t3\t2024-10-04",
        "pair\t<s>\tthank\t1", "pair\tthank\tzwiebel\t3", "rejected\tteh\tthe\t2",
      ])
  }

  @Test("read back they say the same, once and twice")
  func back() throws {
    let lines = Learned.data().lines
    var data = LearnedData()
    for _ in 0..<2 {
      let count = try data.add(lines: Array(lines.joined(separator: "\r\n").utf8))
      #expect(count.lines == lines.count)
      #expect(data.lines == lines)
    }
  }

  @Test("a list of words is such a file")
  func plain() throws {
    var data = LearnedData()
    let count = try data.add(lines: Array("\u{FEFF}# mine\n\nkubectl\nAnna\n".utf8))
    #expect(count.lines == 2)
    #expect(data.allWords.allSatisfy { $0.isByHand && $0.isWord })
  }

  @Test(
    "a line that says nothing is told with its place, and nothing is taken in",
    arguments: [
      ("one two", .noWord("one two")), ("word\tso", .fields(2, needed: 4)),
      ("wrod\tso\t1\t-", .kind("wrod", known: ["word", "hand", "pair", "rejected"])),
      ("word\tso\tmany\t-", .noNumber("many")), ("word\tso\t-1\t-", .noNumber("-1")),
      ("word\tso\t1\t2023-02-30", .noDay("2023-02-30")), ("word\t\t1\t-", .noWord("")),
      ("pair\tso\tnever\t1", .unknownSecond("never")),
    ] as [(String, LearnedLineFault.Reason)])
  func faults(_ line: String, _ reason: LearnedLineFault.Reason) {
    var data = LearnedData()
    #expect(throws: LearnedLineFault(line: 2, reason: reason)) {
      try data.add(lines: Array(("good\n" + line).utf8))
    }
    #expect(data.isEmpty)
  }

  @Test("what was learned does not give way to a long list")
  func full() throws {
    var data = Learned.data()
    let lines = (0..<4000).map { "word\t\(Learned.name($0))\t1\t-" }
    #expect(throws: LearnedLineFault(line: 3998, reason: .full)) {
      try data.add(lines: Array(lines.joined(separator: "\n").utf8))
    }
    #expect(data.lines == Learned.data().lines)
  }

  @Test("what there is no room for is counted")
  func leftOut() throws {
    var lines = (0..<20).map { "hand\t\(Learned.name($0))\t1\t-" }
    for number in 0..<15 { lines.append("pair\t\(Learned.name(0))\t\(Learned.name(number))\t1") }
    for number in 0..<503 { lines.append("rejected\t\(Learned.name(number))\tother\t1") }
    var data = LearnedData()
    let text = Array(lines.joined(separator: "\n").utf8)
    let intake = try data.add(lines: text)
    #expect(intake.lines == lines.count && intake.pairsLeftOut == 3 && intake.rejectionsForgotten == 3)
    #expect(data.allRejections.count == 500 && data.allRejections.last?.typed == Learned.name(502))
  }

  @Test(
    "what is rejected are words",
    arguments: [
      "rejected\tteh\tth\u{1B}e\t2", "rejected\tteh\t\t2", "rejected\t12\tthe\t2", "rejected\tteh\ta  b\t1",
    ])
  func rejectedWords(_ line: String) {
    var data = LearnedData()
    #expect(throws: LearnedLineFault.self) { try data.add(lines: Array(line.utf8)) }
    data.note(.rejected(CorrectionPair(typed: "12", replacement: "a\u{1B}b")))
    #expect(data.isEmpty)
  }

  @Test("a space that was left out and put in may be unwanted too")
  func rejectedSpace() throws {
    var data = LearnedData()
    data.note(.rejected(CorrectionPair(typed: "alot", replacement: "a lot")))
    #expect(data.lines == ["rejected\talot\ta lot\t1"])
    var again = LearnedData()
    let count = try again.add(lines: Array(data.lines[0].utf8))
    #expect(count.lines == 1 && again.lines == data.lines)
  }

  @Test func brokenText() {
    var data = LearnedData()
    #expect(throws: LearnedLineFault(line: 1, reason: .notUTF8)) { try data.add(lines: [0x61, 0xFF]) }
  }

  @Test(
    "days",
    arguments: [(0, "1970-01-01"), (11_016, "2000-02-29"), (20_787, "2026-11-30"), (47_540, "2100-02-28")])
  func days(_ number: Int, _ text: String) {
    #expect(CalendarDay(number).text == text)
    #expect(CalendarDay(text)?.number == number)
  }
}

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
