import ApplicationModel
import Pressboard
import Testing
import TextPathFuzz

/// The judge of waiting letters objects to a text path that holds one for too long, and to none that does not.
@Suite struct HoldsTests {
  struct Hold: CustomTestStringConvertible {
    let testDescription: String
    /// What is sent before anything waits.
    var sent: WireEdit?
    /// What waits, the oldest first.
    var edits: [DocumentEdit]
    var application = ApplicationTraits()
    /// Seconds.
    var most: Double
  }

  static let letter = DocumentEdit.insert("a")
  static let arrow = DocumentEdit.caret(DocumentMove(by: -1, unit: .character))

  static let holds = [
    Hold(testDescription: "a letter", edits: [letter], most: Holds.behindText),
    Hold(testDescription: "behind Backspace", edits: [.key(.backspace), letter], most: Holds.behindKeys),
    Hold(testDescription: "behind Return", edits: [.key(.return), letter], most: Holds.behindKeys),
    Hold(testDescription: "behind one without a key", edits: [.insert("é"), letter], most: Holds.longest),
    Hold(testDescription: "behind an arrow", edits: [arrow, letter], most: Holds.longest),
    Hold(
      testDescription: "behind a replacement", edits: [.replace(old: "b", new: "c"), letter],
      most: Holds.longest),
    Hold(
      testDescription: "while a caret is watched", sent: .key(.arrow(ArrowKey(.left))), edits: [letter],
      most: Holds.longest),
    Hold(
      testDescription: "while a deletion is watched",
      sent: .commit(WireCommit("c", deleteBefore: 1), serial: 0, receipt: nil), edits: [letter],
      most: Holds.longest),
    Hold(
      testDescription: "behind a key that was sent", sent: .key(.edit(.backspace)), edits: [letter],
      most: Holds.behindText),
    Hold(
      testDescription: "where letters are refused", edits: [letter],
      application: .init().with { $0.reaction = .limits(3) }, most: Holds.behindRefused),
  ]

  /// A text path that is asked for these edits and never sends them.
  static func sync(asked edits: [DocumentEdit]) -> DocumentSync {
    var sync = DocumentSync(prior: .strict, keymap: ["a", "b"])
    sync.activate(kind: .text, application: nil, at: Timestamp(seconds: 0))
    for edit in edits { sync.edit(edit, at: Timestamp(seconds: 10)) }
    return sync
  }

  @Test(arguments: holds) func whatIsHeldTooLongIsFound(hold: Hold) throws {
    var judge = Holds()
    if let sent = hold.sent { judge.sent(sent, at: 9) }
    let sync = Self.sync(asked: hold.edits)
    #expect(judge.fault(in: sync, of: hold.application, at: 10 + hold.most - 0.001) == nil)
    let fault = try #require(judge.fault(in: sync, of: hold.application, at: 10 + hold.most + 0.001))
    #expect(fault.contains("a letter is held"))
  }

  /// Neither while the application stands still nor while others leave before it.
  @Test func timeThatIsNobodysFaultIsNotCounted() {
    let sync = Self.sync(asked: [Self.letter])
    var stopped = Holds()
    stopped.stop(until: 11)
    var busy = Holds()
    busy.sent(.key(.character("b")), at: 11)
    for judge in [stopped, busy] {
      #expect(judge.fault(in: sync, of: .init(), at: 11 + Holds.behindText - 0.001) == nil)
      #expect(judge.fault(in: sync, of: .init(), at: 11 + Holds.behindText + 0.001) != nil)
    }
  }

  /// What has no key may have to wait, and nothing waits for ever behind it.
  @Test func onlyLettersWithAKeyAreCounted() {
    #expect(Holds().fault(in: Self.sync(asked: [.insert("é")]), of: .init(), at: 20) == nil)
    #expect(Holds().fault(in: Self.sync(asked: []), of: .init(), at: 20) == nil)
  }

  /// It is asked in each run: keys that act late keep what has no key, and the letter behind it, waiting.
  @Test(arguments: [(0.02, false), (0.6, true)]) func itIsAskedInEachRun(keysActAfter: Double, isFound: Bool)
  {
    let script = TextPathStory(
      fault: "", seed: 1, applications: [.init().with { $0.keyOrder = .queued(keysActAfter...keysActAfter) }],
      steps: TimedStep.types("abababab", each: 0.2)
        + [.backspace(after: 1), .type("é", after: 0.001), .type("a", after: 0.001)]
    ).script
    #expect(Run(script).violation?.fault.contains("a letter is held") ?? false == isFound)
  }
}
