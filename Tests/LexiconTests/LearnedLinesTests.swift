import Lexicon
import Pressboard
import Testing

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
