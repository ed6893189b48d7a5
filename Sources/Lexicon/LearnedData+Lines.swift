import Pressboard

// Learned data as lines that people can read, change and carry elsewhere. Where fingers land is not among them: it
// belongs to a screen and a hand.
//
//   word      TEXT    TIMES   DAY         kept so often, last on that day (2026-11-30, or - where it is not known)
//   hand      TEXT    TIMES   DAY         the same, and added by hand
//   pair      FIRST   SECOND  TIMES       kept in this order; <s> begins a sentence
//   rejected  TYPED   INSTEAD TIMES       a correction that was taken back
//   TEXT                                  a word, added by hand
//
// Parted by tabs. Empty lines and those that begin with # say nothing.

/// A line that cannot be taken in.
public struct LearnedLineFault: Error, Equatable, Sendable {
  public enum Reason: Equatable, Sendable {
    case notUTF8
    /// Not one of the kinds of lines, which are these.
    case kind(String, known: [String])
    /// So many fields, where that many are needed.
    case fields(Int, needed: Int)
    case noWord(String)
    case noNumber(String)
    case noDay(String)
    /// A second word that no line before has as a word.
    case unknownSecond(String)
    /// There is no room for more.
    case full
  }

  /// From 1.
  public var line: Int
  public var reason: Reason

  public init(line: Int, reason: Reason) {
    self.line = line
    self.reason = reason
  }
}

extension LearnedData {
  static let kinds = ["word", "hand", "pair", "rejected"]

  /// All lines, without their ends.
  public var lines: [String] {
    var lines: [String] = []
    for word in allWords {
      let day = word.last.map { CalendarDay($0).text } ?? "-"
      lines.append("\(word.isByHand ? "hand" : "word")\t\(word.text)\t\(word.times)\t\(day)")
    }
    for (context, row) in words.followers.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      for (key, uses) in row.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
        lines.append("pair\t\(context)\t\(key)\t\(max(1, Int(uses.rounded())))")
      }
    }
    for (typed, replacement, times) in allRejections {
      lines.append("rejected\t\(typed)\t\(replacement)\t\(times)")
    }
    return lines
  }

  /// Adds what the lines say to what is there: the same lines twice are as good as once. All of them, or none.
  /// Words never give way to others; of pairs and of corrections that were taken back there may be too many.
  public mutating func add(lines text: [UInt8]) throws(LearnedLineFault) -> LearnedIntake {
    var copy = self
    var intake = LearnedIntake()
    for (index, bytes) in text.split(separator: 10, omittingEmptySubsequences: false).enumerated() {
      let number = index + 1
      guard let decoded = String(validating: bytes, as: UTF8.self) else {
        throw LearnedLineFault(line: number, reason: .notUTF8)
      }
      var line = decoded[...]
      if number == 1, line.unicodeScalars.first?.value == 0xFEFF { line.unicodeScalars.removeFirst() }
      if line.utf8.last == 13 { line.unicodeScalars.removeLast() }
      if line.isEmpty || line.utf8.first == UInt8(ascii: "#") { continue }
      do throws(LineReason) {
        try copy.add(
          fields: line.split(separator: "\t" as Character, omittingEmptySubsequences: false).map {
            String($0)
          }, &intake)
      } catch {
        throw LearnedLineFault(line: number, reason: error.reason)
      }
      intake.lines += 1
    }
    self = copy
    return intake
  }

  private struct LineReason: Error {
    var reason: LearnedLineFault.Reason
  }

  private mutating func add(fields: [String], _ intake: inout LearnedIntake) throws(LineReason) {
    guard fields.count > 1 else {
      try makeSure(thereIsRoomFor: fields[0])
      do throws(Refusal) { try add(fields[0]) } catch {
        throw LineReason(reason: error == .full ? .full : .noWord(fields[0]))
      }
      return
    }
    guard Self.kinds.contains(fields[0]) else {
      throw LineReason(reason: .kind(fields[0], known: Self.kinds))
    }
    guard fields.count == 4 else { throw LineReason(reason: .fields(fields.count, needed: 4)) }
    switch fields[0] {
    case "pair": if !(try addPair(fields)) { intake.pairsLeftOut += 1 }
    case "rejected":
      let pair = CorrectionPair(typed: try Self.word(fields[1]), replacement: fields[2])
      guard LearnedRejections.isPair(pair) else { throw LineReason(reason: .noWord(fields[2])) }
      let times = try Self.number(fields[3])
      let known = rejections.entries.first { $0.pair == pair }.map { Int($0.times) } ?? 0
      guard times > known else { break }
      let count = rejections.entries.count
      rejections.add(pair, on: today, times: UInt8(min(255, times - known)))
      if known == 0, rejections.entries.count == count { intake.rejectionsForgotten += 1 }
    default: try addWord(fields)
    }
  }

  /// What was learned does not give way to what is taken in.
  private func makeSure(thereIsRoomFor text: String) throws(LineReason) {
    guard words.words.count < LearnedWords.mostWords || words.words[text.lowercased()] != nil else {
      throw LineReason(reason: .full)
    }
  }

  private mutating func addWord(_ fields: [String]) throws(LineReason) {
    let text = try Self.word(fields[1])
    let times = try Self.number(fields[2])
    let day = try Self.day(fields[3])
    try makeSure(thereIsRoomFor: text)
    var word =
      words.words[text.lowercased()] ?? LearnedWords.Word(form: text, uses: 0, times: 0, last: day)
    word.form = text
    word.times = max(word.times, UInt16(min(Int(UInt16.max), times)))
    word.uses = max(word.uses, 1, Float(min(times, Self.mostBelieved)))
    word.last = max(word.last, day)
    if fields[0].utf8.elementsEqual("hand".utf8) { word.isByHand = true }
    guard words.put(word) else { throw LineReason(reason: .full) }
  }

  /// - Returns: false where there is no room for it.
  private mutating func addPair(_ fields: [String]) throws(LineReason) -> Bool {
    let first = fields[1].utf8.elementsEqual("<s>".utf8) ? fields[1] : try Self.word(fields[1]).lowercased()
    let second = try Self.word(fields[2]).lowercased()
    let times = try Self.number(fields[3])
    guard words.words[second] != nil else { throw LineReason(reason: .unknownSecond(fields[2])) }
    let uses = max(words.followers[first]?[second] ?? 0, Float(min(max(1, times), Self.mostBelieved)))
    // A row that is full holds what is used most already.
    return words.put(second, after: first, uses: uses)
  }

  /// Uses that a line can tell of.
  private static let mostBelieved = 1000

  private static func word(_ text: String) throws(LineReason) -> String {
    guard isWord(text) else { throw LineReason(reason: .noWord(text)) }
    return text
  }

  private static func number(_ text: String) throws(LineReason) -> Int {
    guard let number = Int(text), number >= 0, text.utf8.first != UInt8(ascii: "+") else {
      throw LineReason(reason: .noNumber(text))
    }
    return number
  }

  private static func day(_ text: String) throws(LineReason) -> Int {
    if text.utf8.elementsEqual("-".utf8) { return 0 }
    guard let day = CalendarDay(text) else { throw LineReason(reason: .noDay(text)) }
    return day.number
  }
}
