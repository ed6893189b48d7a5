import Foundation
import Lexicon
import Pressboard
import PressboardWayland
import Storage
import Testing

@testable import PressboardDaemon

/// `pressboard words` over a folder of its own, without its process.
@Suite final class WordsCommandTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/pressboard-words-" + UUID().uuidString
  private var told = 0
  private let today = 20_000

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func run(_ request: WordsRequest) -> (lines: [String], status: Status, complaints: [String]) {
    var complaints: [String] = []
    var command = WordsCommand(
      store: LearnedStore(folder: DataFolder(path: folder)), today: today, tell: { self.told += 1 },
      complain: { complaints.append($0) })
    let (lines, status) = command.run(request)
    return (lines, status, complaints)
  }

  /// A keyboard that has learned and saved.
  private func learn(_ change: (inout LearnedData) -> Void) {
    var store = LearnedStore(folder: DataFolder(path: folder))
    var data = LearnedData()
    _ = store.synchronise(&data, today: today)
    change(&data)
    #expect(store.synchronise(&data, today: today).isEmpty)
  }

  private func file(_ text: String) throws -> String {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = folder + "/lines"
    try text.write(toFile: path, atomically: false, encoding: .utf8)
    return path
  }

  @Test func eachWordSaysWhyItIsThere() {
    learn { data in
      for text in ["Zwiebel", "Zwiebel", "Zwiebel", "once", "twice", "twice"] {
        data.note(.kept(KeptWord(text: text, contextWords: [], startsSentence: false)))
      }
      data.note(.rejected(CorrectionPair(typed: "teh", replacement: "the")))
      for _ in 0..<2 { data.note(.rejected(CorrectionPair(typed: "adn", replacement: "and"))) }
    }
    #expect(run(.add(["kubectl"])).status == .askedToQuit)
    let list = run(.list)
    #expect(list.status == .askedToQuit && list.complaints.isEmpty)
    #expect(
      list.lines == [
        "kubectl\tadded by hand",
        "once\tkept once, last on 2024-10-04, a word from the third time on",
        "twice\tkept twice, last on 2024-10-04, a word from the third time on",
        "Zwiebel\tkept 3 times, last on 2024-10-04",
        "teh → the\ttaken back once, not made again from the second time on",
        "adn → and\ttaken back twice, no longer made",
      ])
  }

  @Test func theKeyboardThatRunsIsAskedBeforeAndToldAfterwards() {
    _ = run(.list)
    #expect(told == 1)
    _ = run(.add(["kubectl"]))
    #expect(told == 3)
  }

  @Test func whatIsForgottenIsGoneAndWhatWasNotThereIsSaid() {
    _ = run(.add(["kubectl", "Anna"]))
    let forgotten = run(.forget(["anna", "Berta"]))
    #expect(forgotten.status == .otherError)
    #expect(
      forgotten.complaints == ["Nothing was learned of Berta; 'pressboard words list' shows what was."])
    #expect(run(.list).lines == ["kubectl\tadded by hand"])
  }

  @Test func whatIsExportedCanBeImportedElsewhere() throws {
    _ = run(.add(["kubectl", "Anna"]))
    let lines = run(.export).lines
    let path = try file(lines.joined(separator: "\n"))
    #expect(run(.wipe).status == .askedToQuit)
    #expect(run(.list).lines.isEmpty)
    #expect(run(.take(path)).status == .askedToQuit)
    #expect(run(.export).lines == lines)
  }

  @Test func wipingLeavesNothing() throws {
    _ = run(.add(["kubectl"]))
    try FileManager.default.copyItem(atPath: folder + "/learned", toPath: folder + "/learned.damaged")
    #expect(run(.wipe).status == .askedToQuit)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
  }

  @Test(arguments: [
    ("fine\ntwo words\n", "2: two words is no word: a line is one word, or fields parted by tabs"),
    ("word\tso\tmany\t-\n", "1: many is no number of times; write digits."),
    ("\n\nhand\tso\n", "3: 2 fields where 4 are needed"),
  ]) func aBadLineIsToldWithItsPlaceAndNothingIsTaken(_ text: String, _ part: String) throws {
    let path = try file(text)
    let taken = run(.take(path))
    #expect(taken.status == .otherError)
    #expect(taken.complaints.count == 1)
    #expect(taken.complaints.first?.hasPrefix(path + ":" + part) ?? false, "\(taken.complaints)")
    #expect(run(.list).lines.isEmpty)
  }

  /// What there is no room for is told of, and the rest is there.
  @Test func anImportBeyondTheBoundsSaysWhatIsLeftOut() throws {
    let letters = "abcdefghijklmnop"
    let words = letters.map { "word\t\($0)x\t1\t-" }
    let pairs = letters.map { "pair\tax\t\($0)x\t1" }
    let taken = run(.take(try file((words + pairs).joined(separator: "\n"))))
    #expect(taken.status == .askedToQuit)
    #expect(
      taken.complaints == [
        "Left out: 4 pairs of words, for there is room for 2000 first words with 12 behind each; the words "
          + "themselves are there."
      ])
    #expect(run(.list).lines.count == letters.count)
  }

  /// A folder where the draft of the file has to be.
  @Test func whatLiesInTheWayIsNamed() throws {
    _ = run(.add(["fine"]))
    try FileManager.default.createDirectory(
      atPath: folder + "/learned.new", withIntermediateDirectories: true)
    let added = run(.add(["well"]))
    #expect(added.status == .otherError)
    #expect(
      added.complaints == [
        "The learned words cannot be saved in \(folder)/learned.new (File exists), what was there before is as it "
          + "was; move away what lies there."
      ])
    #expect(run(.list).lines == ["fine\tadded by hand"])
  }

  @Test func aNameThatIsNotUTF8HasAWay() {
    let taken = run(.take("/nowhere/\u{FFFD}"))
    #expect(taken.status == .otherError)
    #expect(taken.complaints.first?.contains("'pressboard words import - < FILE'") ?? false)
  }

  @Test func whatIsNoWordIsRefusedBeforeAnythingIsTouched() {
    let added = run(.add(["fine", "no word"]))
    #expect(added.status == .badOptions)
    #expect(added.complaints.first?.hasPrefix("no word is no word: it needs a letter") ?? false)
    #expect(told == 0 && !FileManager.default.fileExists(atPath: folder))
  }

  @Test func aFileThatIsNotThereIsNamed() {
    let taken = run(.take("/nowhere/words"))
    #expect(taken.status == .otherError)
    #expect(taken.complaints == ["/nowhere/words cannot be read: No such file or directory."])
  }

  @Test func aDamagedFileIsKeptAside() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data("junk".utf8).write(to: URL(fileURLWithPath: folder + "/learned"))
    let list = run(.list)
    #expect(list.status == .askedToQuit)
    #expect(list.complaints.first?.contains("is kept as \(folder)/learned.damaged") ?? false)
    #expect(run(.list).complaints.isEmpty)
  }

  /// In `export > backup` an export of nothing would take the place of a good one.
  @Test func aDamagedFileCannotBeExported() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data("junk".utf8).write(to: URL(fileURLWithPath: folder + "/learned"))
    let export = run(.export)
    #expect(export.status == .otherError)
    #expect(export.lines.isEmpty)
  }

  @Test func aFileInThePlaceOfTheFolderIsLeftAlone() throws {
    #expect(
      FileManager.default.createFile(
        atPath: folder, contents: Data("mine".utf8), attributes: [.posixPermissions: 0o644]))
    for request in [WordsRequest.add(["fine"]), .list, .wipe] {
      let done = run(request)
      #expect(done.status == .otherError)
      #expect(
        done.complaints.first?.hasPrefix("The folder for learned words, \(folder), cannot be made") ?? false)
    }
    let mode = try FileManager.default.attributesOfItem(atPath: folder)[.posixPermissions] as? Int
    #expect(mode == 0o644)
  }
}
