import Testing

@testable import Pressboard

/// Marked text at the wire.
@Suite struct DocumentSyncComposition {
  private func sync(_ window: TextWindow? = TextWindow(before: "a")) -> DocumentSync {
    var sync = DocumentSync(prior: .lenient, keymap: ["k"])
    sync.serialRule = .lenient
    sync.enter(.text, window)
    return sync
  }

  private func commit(_ text: String, _ preedit: String?, serial: UInt32 = 1) -> WireEdit {
    .commit(WireCommit(text, preedit: preedit), serial: serial, receipt: nil)
  }

  /// Set anew at each step, ended with the text that takes its place; an empty one only behind one that was not.
  @Test func thePreeditIsSetAndEnded() {
    var sync = sync()
    sync.edit(.mark("n"), at: 1)
    #expect(sync.endTurn(at: 1) == [commit("", "n")])
    sync.edit(.mark("ni"), at: 1.1)
    #expect(sync.endTurn(at: 1.1) == [commit("", "ni")])
    sync.edit(.insert("に"), at: 1.2)
    sync.edit(.mark("h"), at: 1.2)
    #expect(sync.endTurn(at: 1.2) == [commit("に", "h")])
    sync.edit(.mark(""), at: 1.3)
    #expect(sync.endTurn(at: 1.3) == [commit("", "")])
    sync.edit(.mark(""), at: 1.4)
    sync.edit(.insert("b"), at: 1.4)
    #expect(sync.endTurn(at: 1.4) == [commit("b", nil)])
  }

  /// What leaves the composition makes text of it first: a key, a move, a replacement.
  @Test func leavingEndsIt() {
    var sync = sync()
    sync.edit(.mark("n"), at: 1)
    _ = sync.endTurn(at: 1)
    sync.edit(.key(.return), at: 2)
    #expect(sync.endTurn(at: 2) == [commit("n", ""), .key(.edit(.return))])
    #expect(sync.markedText == nil)
  }

  /// Marked and taken back in one turn: nothing of it leaves.
  @Test func whatATurnTakesBackStays() {
    var sync = sync()
    sync.edit(.mark("n"), at: 1)
    sync.edit(.key(.backspace), at: 1)
    #expect(sync.endTurn(at: 1) == [])
    sync.edit(.mark("n"), at: 2)
    sync.edit(.insert("x"), at: 2)
    #expect(sync.endTurn(at: 2) == [commit("x", nil)])
  }

  /// Committed on leaving it would land in the next field.
  @Test func leavingTheFieldCommitsNothing() {
    var sync = sync()
    sync.edit(.mark("n"), at: 1)
    _ = sync.endTurn(at: 1)
    sync.deactivate(at: 2)
    #expect(sync.endTurn(at: 2) == [])
    #expect(sync.markedText == nil)
    sync.activate(.text, at: 2.01)
    sync.done(TextWindow(before: ""), at: 2.01)
    #expect(sync.endTurn(at: 2.01) == [.emptyCommit(serial: 2)])
  }

  /// The caret went elsewhere by another hand: what was composed is lost, and the application is told so.
  @Test func aForeignMoveDropsIt() {
    var sync = sync(TextWindow(before: "abc"))
    sync.edit(.mark("n"), at: 1)
    _ = sync.endTurn(at: 1)
    sync.done(TextWindow(before: "a", after: "bc"), at: 2)
    #expect(sync.endTurn(at: 2) == [commit("", "", serial: 2)])
    #expect(sync.markedText == nil)
    #expect(sync.takeChanges().contains(.superseded(.caretMoved)))
  }

  /// Where a selection is reported an empty preedit would delete it.
  @Test func noEmptyPreeditOverASelection() {
    var sync = sync(TextWindow(before: "abc"))
    sync.edit(.mark("n"), at: 1)
    _ = sync.endTurn(at: 1)
    sync.done(TextWindow(before: "a", selected: "b", after: "c"), at: 2)
    #expect(sync.endTurn(at: 2) == [])
  }

  /// A letter that takes the place of a preedit which never left may go as a key; one that replaces a shown one not:
  /// the key would leave that where it is.
  @Test func noKeysBesideAComposition() {
    var sync = sync()
    sync.edit(.key(.backspace), at: 1)
    _ = sync.endTurn(at: 1)
    sync.edit(.mark("n"), at: 1.001)
    #expect(sync.endTurn(at: 1.001) == [])
    sync.edit(.insert("k"), at: 1.002)
    #expect(sync.endTurn(at: 1.002) == [.key(.character("k"))])
    sync.done(TextWindow(before: "k"), at: 1.003)
    _ = sync.endTurn(at: 1.003)
    sync.edit(.mark("n"), at: 1.1)
    #expect(sync.endTurn(at: 1.1) == [commit("", "n", serial: 2)])
    sync.edit(.insert("k"), at: 1.2)
    #expect(sync.endTurn(at: 1.2) == [commit("k", "", serial: 2)])
  }

  /// Secrets and terminals see the outcome only.
  @Test(arguments: [FieldKind.secret, .terminal, .keysOnly]) func elsewhereOnlyTheOutcome(kind: FieldKind) {
    var sync = DocumentSync(prior: .lenient, keymap: ["k"])
    sync.serialRule = .lenient
    sync.enter(kind, nil)
    sync.edit(.mark("k"), at: 1)
    #expect(sync.endTurn(at: 1) == [])
    sync.edit(.unmark, at: 2)
    #expect(sync.endTurn(at: 2).count == 1)
    #expect(sync.markedText == nil)
  }

  /// A dropped commit takes its preedit with it.
  @Test func aDroppedPreeditIsSetAgain() {
    var sync = DocumentSync(prior: .strict, keymap: [])
    sync.serialRule = .strict
    sync.enter(.text, TextWindow(before: "a"))
    sync.edit(.insert("b"), at: 1)
    sync.edit(.mark("n"), at: 1)
    let first = sync.endTurn(at: 1)
    #expect(first.count == 1)
    sync.done(TextWindow(before: "a"), at: 1.001)
    sync.receiveReceipts(of: first, at: 1.001)
    let again = sync.endTurn(at: 1.001)
    guard case .commit(let content, serial: 2, _)? = again.first else { return #expect(Bool(false)) }
    #expect(content == WireCommit("b", preedit: "n"))
    #expect(sync.repairs.resends == 1)
  }

  /// Sight of the text is lost before the first mark has left: what is composed belongs to wherever the caret is.
  @Test func whatWaitsOutlastsALoss() {
    var sync = sync(TextWindow(before: ""))
    sync.edit(.key(.return), at: 1)
    _ = sync.endTurn(at: 1)
    sync.edit(.insert("é"), at: 1)
    sync.edit(.key(.backspace), at: 1.001)
    _ = sync.endTurn(at: 1.001)
    sync.edit(.mark("ka"), at: 1.01)
    var wire: [WireEdit] = []
    for turn in 1...20 { wire += sync.endTurn(at: 1.01 + 0.02 * Double(turn)) }
    #expect(sync.markedText == "ka")
    sync.edit(.unmark, at: 2)
    for turn in 0...50 { wire += sync.endTurn(at: 2 + 0.02 * Double(turn)) }
    #expect(wire.commits.joined() == "éka" || wire.suffix(1) == [commit("ka", "")])
  }
}
