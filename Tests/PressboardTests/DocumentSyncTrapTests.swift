import Testing

@testable import Pressboard

/// What a specialist would try to trip it with. Others of the kind stand beside what they concern; these concern the
/// protocol's fine print.
@Suite struct DocumentSyncTraps {
  /// In a known, settled field.
  private func composing(_ text: String, in window: TextWindow = TextWindow(before: "ab")) -> DocumentSync {
    var sync = DocumentSync(prior: .lenient, keymap: [])
    sync.enter(.text, window)
    sync.edit(.mark(text), at: 1)
    _ = sync.endTurn(at: 1)
    return sync
  }

  // MARK: Composition

  /// A commit that says nothing of the preedit clears it.
  @Test func thePreeditIsSaidAgainWithEachCommit() {
    var sync = composing("k")
    sync.edit(.mark("ka"), at: 2)
    #expect(sync.endTurn(at: 2).contents == [WireCommit("", preedit: "ka")])
    sync.edit(.insert("か"), at: 3)
    sync.edit(.mark("n"), at: 3)
    #expect(sync.endTurn(at: 3).contents == [WireCommit("か", preedit: "n")])
  }

  /// An empty preedit deletes a selection here and hides the caret there: it is said where one was shown, and once.
  @Test func anEmptyPreeditIsSaidOnlyWhereOneWasShown() {
    var sync = composing("ka")
    sync.edit(.mark(""), at: 2)
    #expect(sync.endTurn(at: 2).contents == [WireCommit("", preedit: "")])
    sync.edit(.mark(""), at: 3)
    sync.edit(.insert("x"), at: 3)
    #expect(sync.endTurn(at: 3).contents == [WireCommit("x")])
  }

  /// It would land in the next field.
  @Test func leavingAFieldCommitsNothing() {
    var sync = composing("ka")
    sync.deactivate(at: 2)
    #expect(sync.endTurn(at: 2) == [])
    sync.activate(.text, at: 3)
    sync.done(TextWindow(before: "next"), at: 3)
    #expect(sync.endTurn(at: 3) == [.emptyCommit(serial: sync.doneCount)])
    #expect(sync.markedText == nil)
    #expect(sync.window == TextWindow(before: "next"))
  }

  /// The caret is elsewhere, and what was composed is not what is written there.
  @Test(arguments: [TextWindow(before: "a", after: "b"), TextWindow(before: "quite different")])
  func aJumpEndsTheComposition(jump: TextWindow) {
    var sync = composing("ka")
    sync.done(jump, at: 2)
    _ = sync.endTurn(at: 2)
    _ = sync.endTurn(at: 2.5)
    #expect(sync.markedText == nil)
    #expect(sync.window == jump)
  }

  /// Secrets and terminals see no preedit; what was composed comes as text.
  @Test(arguments: [FieldKind.secret, .terminal]) func noPreeditWhereTextIsNobodysBusiness(kind: FieldKind) {
    var sync = DocumentSync(prior: .lenient, keymap: [])
    sync.enter(kind, nil)
    sync.edit(.mark("ka"), at: 1)
    #expect(sync.endTurn(at: 1) == [])
    sync.edit(.unmark, at: 2)
    #expect(sync.endTurn(at: 2).contents == [WireCommit("ka")])
  }

  // MARK: Deletions

  /// Two commits would show the half of it, and the second could be dropped by itself.
  @Test func aReplacementIsOneCommit() {
    var sync = prompt()
    sync.edit(.replace(old: "teh", new: "the"), at: 4)
    #expect(sync.endTurn(at: 4).contents == [WireCommit("he", deleteBefore: 2)])
  }

  /// Half an emoji is no text.
  @Test func aDeletionNeverCutsACharacter() throws {
    for (old, new) in [("👩‍👩‍👧", "👩‍👦"), ("e\u{301}", "e"), ("🇩🇪", "🇩🇰")] {
      var sync = prompt(ending: "abc" + old)
      sync.edit(.replace(old: old, new: new), at: 4)
      let sent = [4, 4.05, 4.2, 4.5, 5].flatMap { sync.endTurn(at: $0) }
      let keys = sent.count { $0 == .key(.edit(.backspace)) }
      let deleted = sent.contents.map(\.deleteBefore).max() ?? 0
      // Or nothing is done: Backspaces would take it apart in some applications.
      #expect(keys == 0 && [0, old.utf8.count].contains(deleted), "\(sent)")
    }
  }

  /// What is not there cannot be deleted: GTK would insert all the same.
  @Test func aDeletionNeverReachesBeyondTheText() {
    var sync = prompt()
    sync.edit(.replace(old: "xxxxteh", new: "the"), at: 4)
    #expect(sync.endTurn(at: 4) == [])
    #expect(sync.takeChanges().contains(.superseded(.replacementDropped)))
  }

  // MARK: Echoes

  /// What we did ourselves is no news, and nothing is done about it.
  @Test func theEchoOfAnOwnEditCausesNothing() {
    var sync = prompt()
    _ = sync.takeChanges()
    sync.edit(.insert("x"), at: 4)
    #expect(sync.endTurn(at: 4).commits == ["x"])
    sync.done(TextWindow(before: "tehx"), at: 4.002)
    #expect(sync.endTurn(at: 4.002) == [])
    #expect(!sync.takeChanges().contains { if case .superseded = $0 { true } else { false } })
    #expect(sync.isSettled)
    // GTK says the same again with each frame.
    for frame in 1...5 {
      sync.done(TextWindow(before: "tehx"), at: 5 + Double(frame))
      #expect(sync.endTurn(at: 5 + Double(frame)) == [])
      #expect(sync.takeChanges() == [])
    }
    #expect(sync.endTurn(at: 12) == [])
    #expect(sync.nextWake == nil)
  }

  // MARK: Activity

  /// Neither commits nor keys, whatever was asked for and however long it waits.
  @Test func nothingIsSentToAnInactiveField() {
    var sync = prompt()
    sync.edit(.insert("é"), at: 4)
    sync.edit(.key(.backspace), at: 4)
    sync.edit(.replace(old: "teh", new: "the"), at: 4)
    sync.edit(.caret(DocumentMove(by: -1)), at: 4)
    sync.deactivate(at: 4)
    for wait in [0, 0.05, 0.2, 1, 5] { #expect(sync.endTurn(at: 4 + wait) == []) }
    #expect(sync.nextWake == nil)
    #expect(sync.isSettled)
  }

  /// A second activation without a deactivation is a field of its own: what was known of the first is not.
  @Test func activatedTwiceIsAnotherField() {
    var sync = prompt()
    sync.activate(.text, at: 4)
    sync.done(nil, at: 4)
    #expect(sync.endTurn(at: 4) == [.emptyCommit(serial: sync.doneCount)])
    #expect(sync.window == nil)
    #expect(sync.shadow == "")
  }

  /// Before the field is known to show commits at once, a report that ends with the letter may be of an earlier one: it
  /// was taken for proof that a strict compositor is lenient, and letters were lost for good.
  @Test func anotherLettersReportIsNoProofOfLeniency() {
    var sync = DocumentSync(prior: .strict, keymap: [])
    sync.enter(.text, TextWindow(before: "ab"))
    sync.edit(.insert("é"), at: 1)
    let sent = sync.endTurn(at: 1)
    sync.done(TextWindow(before: "xé"), at: 1.0001)
    sync.receiveReceipts(of: sent, at: 1.0002)
    #expect(sync.endTurn(at: 1.0002) == [])
    #expect(sync.endTurn(at: 1.06).commits == ["é"])
    #expect(sync.serialRule == .unknown(prior: .strict))
  }

  /// A field is left and another one entered in one batch: what waited stays behind, and the new one gets its commit.
  @Test func leftAndEnteredInOneBatchIsAnotherField() {
    var sync = DocumentSync(prior: .strict, keymap: [])
    sync.serialRule = .strict
    sync.enter(.text, TextWindow(before: "ab"))
    sync.edit(.insert("c"), at: 1)
    let sent = sync.endTurn(at: 1)
    sync.edit(.key(.backspace), at: 1)
    #expect(sync.endTurn(at: 1) == [])
    sync.deactivate(at: 1.001)
    sync.activate(.text, at: 1.001)
    sync.done(TextWindow(before: "other"), at: 1.001)
    sync.receiveReceipts(of: sent, at: 1.001)
    #expect(sync.endTurn(at: 1.001) == [.emptyCommit(serial: sync.doneCount)])
    #expect(sync.window == TextWindow(before: "other"))
    #expect(sync.isSettled)
  }

  /// With something selected Qt drops a deletion and the text that comes with it; others delete around the selection.
  @Test func nothingIsDeletedAroundASelection() {
    var sync = prompt()
    sync.done(TextWindow(before: "teh ", selected: "x", after: ""), at: 20)
    _ = sync.endTurn(at: 20)
    sync.edit(.replace(old: "teh ", new: "the "), at: 21)
    var wire: [WireEdit] = []
    for turn in 0..<20 { wire += sync.endTurn(at: 21 + 0.1 * Double(turn)) }
    #expect(wire == [])
    #expect(sync.takeChanges().contains(.superseded(.replacementDropped)))
  }

  /// What cannot be carried is not asked for: a string ends at NUL.
  @Test func nulEndsNoRequest() {
    var sync = prompt()
    sync.edit(.insert("a\0b"), at: 30)
    #expect(sync.endTurn(at: 30).commits == ["ab"])
  }

  /// Dones are counted while no field is active, and the next commit carries their number.
  @Test func donesAreCountedWhileInactive() {
    var sync = prompt()
    sync.deactivate(at: 4)
    for _ in 0..<3 { sync.done(nil, at: 4.1) }
    sync.activate(.text, at: 5)
    sync.done(TextWindow(before: ""), at: 5)
    let number = sync.doneCount
    sync.edit(.insert("a"), at: 5)
    let serials = sync.endTurn(at: 5).compactMap { edit in
      switch edit {
      case .commit(_, let serial, _), .emptyCommit(let serial): serial
      case .key: nil as UInt32?
      }
    }
    #expect(serials == [number, number])
  }

  /// A settled field that has shown its commits at once, and whose deletions are known to be bytes or ASCII.
  private func prompt(ending text: String = "teh") -> DocumentSync {
    var sync = DocumentSync(prior: .lenient, keymap: [])
    sync.enter(.text, TextWindow(before: ""))
    sync.serialRule = .lenient
    var typed = ""
    for (index, character) in text.enumerated() {
      typed.append(character)
      sync.type(String(character), echo: TextWindow(before: typed), at: 1 + 0.2 * Double(index))
    }
    return sync
  }
}

extension [WireEdit] {
  fileprivate var contents: [WireCommit] {
    compactMap { edit in
      guard case .commit(let content, _, _) = edit else { return nil }
      return content
    }
  }
}
