import ApplicationModel
import Pressboard
import Testing
import TextPathFuzz

/// Each judge of the scripts by chance objects to what it is there for, and only then.
@Suite struct JudgeTests {
  /// A text path that is another one than that which acts, or is asked for something else.
  struct Lie: CustomTestStringConvertible {
    let testDescription: String
    var application = ApplicationTraits.gtk418
    var steps = TimedStep.types("abc", each: 0.2)
    var asks: @Sendable (DocumentEdit) -> [DocumentEdit] = { [$0] }
    var shows: @Sendable (DocumentSync) -> DocumentSync = { $0 }
    /// How the objection begins, or what it holds.
    let fault: String

    var script: Script {
      TextPathStory(fault: "", seed: 1, applications: [application], steps: steps).script
    }
  }

  static let lies = [
    Lie(testDescription: "a letter lost", asks: { $0 == .insert("c") ? [] : [$0] }, fault: "there is ab|"),
    Lie(
      testDescription: "a letter doubled", asks: { $0 == .insert("c") ? [$0, $0] : [$0] },
      fault: "there is abcc|"),
    Lie(
      testDescription: "a Backspace lost", steps: [.type("a"), .backspace(after: 0.2)],
      asks: { $0 == .key(.backspace) ? [] : [$0] }, fault: "there is a|"),
    Lie(
      testDescription: "another text believed", shows: { $0.told(TextWindow(before: "xyz")) },
      fault: "which should be"),
    Lie(
      testDescription: "another caret believed", shows: { $0.told(TextWindow(before: "ab", after: "c")) },
      fault: "which should be"),
    Lie(
      testDescription: "another text believed once somebody else wrote it",
      steps: [.happens(.setText("other"), after: 1)] + TimedStep.types("ab", each: 0.3),
      shows: { $0.told(TextWindow(before: "xyz")) }, fault: "but there is"),
    Lie(
      testDescription: "a text claimed that was not typed", application: .qt68,
      shows: { $0.asked(.insert("x")) }, fault: "it claims that"),
    Lie(
      testDescription: "a text believed that nobody told", application: .qt68,
      steps: [.type("a")], shows: { $0.told(TextWindow(before: "a")) }, fault: "which nobody told"),
    Lie(
      testDescription: "an edit never sent", steps: [.type("a")], shows: { $0.asked(.insert("x")) },
      fault: "it never comes to rest"),
    Lie(
      testDescription: "a secret read", application: .password, steps: TimedStep.types("QW", each: 0.2),
      shows: { $0.told(TextWindow(before: "QW"), in: .text).asked(.insert("x")) },
      fault: "is kept of a secret"),
    Lie(
      testDescription: "a secret remembered", application: .password, steps: TimedStep.types("QW", each: 0.2),
      shows: {
        var sync = $0
        sync.applications["QW"].keepsOrder = true
        return sync
      }, fault: "is kept of a secret"),
    Lie(
      testDescription: "more than can be judged",
      steps: [.happens(.setText("b"), after: 1), .happens(.setText("c"), after: 1)], fault: "more happens"),
  ]

  @Test(arguments: lies) func whatIsWrongIsFound(lie: Lie) throws {
    let stage = FalseStage(lie.script)
    stage.asks = lie.asks
    stage.shows = lie.shows
    let violation = try #require(Run(lie.script, on: stage).violation)
    #expect(violation.fault.contains(lie.fault))
  }

  @Test(arguments: lies.dropLast()) func theTruthIsNot(lie: Lie) {
    #expect(Run(lie.script, on: FalseStage(lie.script)).violation == nil)
  }

  /// What was learned of the compositor is compared with what it does.
  @Test(arguments: [true, false]) func aWrongCompositorIsFound(isStrict: Bool) {
    func script(isStrict: Bool) -> Script {
      TextPathStory(
        fault: "", seed: 1, isStrict: isStrict, applications: [.gtk418],
        steps: TimedStep.types("abababababab", each: 0.1)
      ).script
    }
    let fault = Run(script(isStrict: !isStrict), on: Scene(script(isStrict: isStrict))).violation?.fault
    #expect(fault == "the compositor is taken for \(isStrict ? "strict" : "lenient")")
    #expect(Run(script(isStrict: isStrict)).violation == nil)
  }

  static let conduct: [(edit: WireEdit, kind: FieldKind?, fault: String?)] = [
    (.key(.character("a")), .text, nil), (.key(.character("a")), nil, "while no field is active"),
    (.emptyCommit(serial: 0), .text, nil), (.emptyCommit(serial: 0), nil, "while no field is active"),
    (.key(.character("é")), .text, "has no key"), (.key(.character("f")), .text, "crosses"),
    (commit("é"), .text, nil), (commit("é"), nil, "while no field is active"),
    (commit("af"), .text, "crosses"),
    (.commit(WireCommit("", preedit: "f"), serial: 0, receipt: nil), .text, "crosses"),
    (commit(String(repeating: "a", count: 3_900)), .text, nil),
    (commit(String(repeating: "a", count: 3_901)), .text, "a commit of 3901 bytes"),
  ]

  static func commit(_ text: String) -> WireEdit { .commit(WireCommit(text), serial: 0, receipt: nil) }

  @Test(arguments: conduct) func whatMayNotBeSentIsFound(edit: WireEdit, kind: FieldKind?, fault: String?) {
    let found = Conduct.fault(of: edit, in: kind, keymap: ["a", "f"], forbidden: ["f"])
    #expect(fault.map { found?.contains($0) ?? false } ?? (found == nil), "\(found ?? "nothing")")
  }
}

extension DocumentSync {
  /// The same behind a field in which this is told.
  fileprivate func told(_ window: TextWindow, in kind: FieldKind = .text) -> Self {
    var sync = self
    let now = Timestamp(seconds: 1_000)
    sync.activate(kind: kind, application: nil, at: now)
    sync.done(count: 0, window: window, kind: kind, at: now)
    _ = sync.endTurn(at: now)
    return sync
  }

  /// The same with one edit more.
  fileprivate func asked(_ edit: DocumentEdit) -> Self {
    var sync = self
    sync.edit(edit, at: Timestamp(seconds: 1_000))
    return sync
  }
}
