import ApplicationModel
import Testing

@testable import Pressboard

/// Entering, leaving and the kinds of fields.
@Suite struct DocumentSyncFields {
  // MARK: Leaving and entering

  /// "ab", Tab, "cdéf" at once: what was typed behind Tab belongs to the field it leads to.
  @Test(
    arguments: [ApplicationTraits.TabKey.nextField, .nextActivation], [Traits.Echo.prompt, .late, .none])
  func editsBehindTabReachTheNextField(tabKey: ApplicationTraits.TabKey, echo: Traits.Echo) {
    for seed in UInt64(1)...20 {
      let traits = Traits(echo: echo, keyDelay: 0...0.020, tabKey: tabKey)
      let field = ModelField(traits, keymap: Typing.letterKeys, seed: seed)
      field.types("k", at: 0.3)
      field.types("ab", at: 0.8)
      field.taps(.tab, at: 0.8)
      for letter in "cdéf" { field.types(String(letter), at: 0.8) }
      field.run()
      #expect(field.leftFields == ["kab"])
      #expect(field.text == "cdéf")
    }
  }

  /// Letters typed right behind an arrow, one of them without a key, stand where the arrow has led.
  @Test(arguments: [Traits.Echo.prompt, .late, .none]) func lettersBehindAnArrow(echo: Traits.Echo) {
    for seed in UInt64(1)...20 {
      let field = ModelField(
        Traits(echo: echo, keyDelay: 0...0.020), keymap: Typing.letterKeys, seed: seed)
      for letter in "abcd" { field.types(String(letter), at: 0.3) }
      field.taps(.left, at: 0.8)
      field.taps(.left, at: 0.8)
      for letter in "xé" { field.types(String(letter), at: 0.8) }
      field.taps(.right, at: 1.6)
      field.types("y", at: 1.6)
      field.run()
      #expect(field.text == "abxécyd")
    }
  }

  @Test func whatWaitsNeverReachesAForeignField() {
    var sync = DocumentSync(prior: .strict, keymap: [])
    sync.enter(.text, TextWindow(before: "ab"))
    sync.edit(.key(.backspace), at: 1)
    sync.edit(.insert("é"), at: 1)
    #expect(sync.endTurn(at: 1) == [.key(.edit(.backspace))])
    sync.activate(.text, at: 1.01)
    sync.done(TextWindow(before: "other"), at: 1.01)
    #expect(sync.endTurn(at: 1.01) == [.emptyCommit(serial: sync.doneCount)])
    #expect(sync.isSettled)
    #expect(sync.repairs.discarded == 1)
    #expect(sync.window == TextWindow(before: "other"))
  }

  /// A secret that a strict compositor drops while the page moves on by itself must not be sent again into what is seen.
  @Test(arguments: [SerialRule.strict, .unknown(prior: .strict)])
  func whatWasDroppedIsNotSentAgainIntoAnotherField(rule: SerialRule) {
    var sync = DocumentSync(prior: .strict, keymap: [])
    sync.serialRule = rule
    sync.enter(.secret, nil)
    sync.edit(.insert("Q"), at: 1)
    let sent = sync.endTurn(at: 1)
    #expect(sent.commits == ["Q"])
    let window = TextWindow(before: "seen by all")
    sync.done(count: sync.doneCount &+ 1, window: window, kind: .text, at: Timestamp(seconds: 1.001))
    sync.receiveReceipts(of: sent, at: 1.002)
    for now in [1.002, 1.2, 2, 4] { #expect(sync.endTurn(at: now).commits == []) }
    #expect(sync.window == window)
  }

  /// A whole page as one string leaves a turn at a time: some 100 000 bytes are all that a socket takes.
  @Test(arguments: [FieldKind.keysOnly, .terminal]) func longTextGoesAsKeysBitByBit(kind: FieldKind) {
    var sync = DocumentSync(prior: .lenient, keymap: ["a"])
    sync.enter(kind, nil)
    sync.edit(.insert(String(repeating: "a", count: 1_000)), at: 1)
    var sent = 0
    while true {
      let wire = sync.endTurn(at: 1).count { if case .key = $0 { true } else { false } }
      #expect(wire <= DocumentSync.mostPerTurn)
      if wire == 0 { break }
      sent += wire
    }
    #expect(sent == 1_000)
  }

  @Test func editsBehindReturnDoNotWaitForEver() {
    var sync = DocumentSync(prior: .strict, keymap: [])
    sync.enter(.text, TextWindow(before: ""))
    sync.edit(.key(.return), at: 1)
    sync.edit(.insert("é"), at: 1)
    #expect(sync.endTurn(at: 1) == [.key(.edit(.return))])
    sync.deactivate(at: 1.02)
    #expect(sync.endTurn(at: 1.02) == [])
    #expect(sync.nextWake?.seconds == 1.4)
    #expect(sync.endTurn(at: 1.4) == [])
    #expect(sync.isSettled)
    #expect(sync.nextWake == nil)
  }

  /// A tap between two fields goes to the next one, if that comes before the keyboard would hide.
  @Test(arguments: [(1.09, true), (1.2, false)]) func aTapWithoutAFieldWaits(entered: Double, isKept: Bool) {
    var sync = DocumentSync(prior: .strict, keymap: ["a"])
    sync.enter(.text, TextWindow(before: ""))
    sync.deactivate(at: 0.99)
    sync.edit(.insert("a"), at: 1)
    #expect(sync.endTurn(at: 1) == [])
    sync.activate(.text, at: entered)
    sync.done(TextWindow(before: ""), at: entered)
    #expect(sync.endTurn(at: entered).commits == (isKept ? ["a"] : []))
  }

  /// Without an input method it could press a button.
  @Test func aTapWithoutAFieldIsNeverAKey() {
    var sync = DocumentSync(prior: .strict, keymap: ["a"])
    sync.edit(.insert("a"), at: 1)
    _ = sync.endTurn(at: 1)
    sync.activate(.keysOnly, at: 1.01)
    #expect(sync.endTurn(at: 1.01) == [])
  }

  @Test func oneEmptyCommitForEachActivation() {
    var sync = DocumentSync(prior: .strict, keymap: [])
    sync.activate(.text, at: 0)
    sync.done(TextWindow(before: ""), at: 0)
    sync.done(TextWindow(before: "x"), at: 0)
    #expect(sync.endTurn(at: 0) == [.emptyCommit(serial: 2)])
    #expect(sync.isSettled)
    sync.done(TextWindow(before: "x"), at: 0.1)
    #expect(sync.endTurn(at: 0.1) == [])
    sync.activate(.keysOnly, at: 1)
    #expect(sync.endTurn(at: 1) == [])
  }

  @Test func aFieldThatBecomesSecretForgetsItsText() {
    var sync = DocumentSync(typed: "d", behind: "abc", prior: .strict, keymap: [])
    sync.done(
      count: sync.doneCount + 1, window: TextWindow(before: "abcd"), kind: .secret, at: Timestamp(seconds: 2))
    _ = sync.endTurn(at: 2)
    #expect(sync.window == nil)
    #expect(sync.shadow == "")
  }

  // MARK: Kinds

  @Test func secretTextIsNotKept() {
    var sync = DocumentSync(prior: .strict, keymap: [])
    sync.enter(.secret, TextWindow(before: "••"))
    sync.type("d", echo: TextWindow(before: "•••"), at: 1)
    #expect(sync.window == nil)
    #expect(sync.shadow == "")
    sync.edit(.key(.backspace), at: 2)
    #expect(sync.endTurn(at: 2) == [.key(.edit(.backspace))])
  }

  @Test func withoutAnInputMethodEverythingIsAKey() {
    var sync = DocumentSync(prior: .strict, keymap: ["a", "é"])
    sync.activate(.keysOnly, at: 0)
    sync.edit(.insert("aé😀\n"), at: 1)
    let keys: [WireEdit] = [.key(.character("a")), .key(.character("é")), .key(.edit(.return))]
    #expect(sync.endTurn(at: 1) == keys)
    #expect(sync.repairs.untypeable == 1)
    #expect(sync.isSettled)
  }

  /// A terminal takes both in order, so only a commit's receipt holds a key back.
  @Test func aTerminalTakesKeysAndCommitsTheRest() {
    var sync = DocumentSync(prior: .strict, keymap: ["a", "b"])
    sync.enter(.terminal, nil)
    sync.edit(.insert("a😀b"), at: 1)
    let wire = sync.endTurn(at: 1)
    #expect(wire.first == .key(.character("a")))
    #expect(wire.commits == ["😀"] && wire.count == 2)
    sync.receiveReceipts(of: wire, at: 1.0001)
    #expect(sync.endTurn(at: 1.0001) == [.key(.character("b"))])
  }

  // MARK: What a request can carry

  @Test func longTextIsCutBetweenCharacters() {
    var sync = DocumentSync(prior: .lenient, keymap: [])
    sync.enter(.text, TextWindow(before: ""))
    let text = String(repeating: "👨‍👩‍👧‍👦", count: 500)
    sync.edit(.insert(text), at: 1)
    let pieces = sync.endTurn(at: 1).commits
    #expect(pieces.joined() == text)
    #expect(pieces.allSatisfy { $0.utf8.count <= 3_900 && $0.utf8.count % 25 == 0 })
    #expect(pieces.count == 4)
  }

  @Test func anEndlessCharacterIsCutInside() {
    var sync = DocumentSync(prior: .lenient, keymap: [])
    sync.enter(.text, TextWindow(before: ""))
    let text = "e" + String(repeating: "\u{301}", count: 4_000)
    sync.edit(.insert(text), at: 1)
    let pieces = sync.endTurn(at: 1).commits
    #expect(pieces.map { Array($0.utf8) }.joined().elementsEqual(text.utf8))
    #expect(pieces.allSatisfy { $0.utf8.count <= 3_900 })
  }

  @Test func nulIsRefused() {
    var sync = DocumentSync(prior: .lenient, keymap: [])
    sync.enter(.text, TextWindow(before: ""))
    sync.edit(.insert("a\0b"), at: 1)
    #expect(sync.endTurn(at: 1).commits == ["ab"])
    #expect(sync.repairs.refusedNULs == 1)
  }

  @Test func adjacentInsertsOfATurnAreOneCommit() {
    var sync = DocumentSync(prior: .lenient, keymap: [])
    sync.enter(.text, TextWindow(before: ""))
    sync.edit(.insert("a"), at: 1)
    sync.edit(.insert("b"), at: 1)
    #expect(sync.endTurn(at: 1).commits == ["ab"])
  }

  // MARK: Prediction

  /// Helpers read the text as it will be, with all that still waits.
  @Test func thePredictionIncludesWhatWaits() {
    var sync = DocumentSync(prior: .strict, keymap: [])
    sync.enter(.text, TextWindow(before: "ab", selected: "", after: "z"))
    sync.edit(.key(.backspace), at: 1)
    sync.edit(.insert("é"), at: 1)
    #expect(sync.window == TextWindow(before: "aé", after: "z"))
    _ = sync.endTurn(at: 1)
    #expect(sync.window == TextWindow(before: "aé", after: "z"))
    sync.edit(.key(.return), at: 1)
    #expect(sync.window == nil)
  }

  @Test func anInsertReplacesTheReportedSelection() {
    var sync = DocumentSync(prior: .strict, keymap: [])
    sync.enter(.text, TextWindow(before: "ab", selected: "cd", after: "z"))
    sync.edit(.insert("x"), at: 1)
    #expect(sync.window == TextWindow(before: "abx", after: "z"))
  }

  /// Where no text comes, what we sent since the last Return is known all the same.
  @Test func theShadowHoldsOurOwnText() {
    var sync = DocumentSync(prior: .strict, keymap: ["a"])
    sync.enter(.text, nil)
    sync.type("Hi", echo: nil, at: 1)
    sync.edit(.key(.backspace), at: 2)
    #expect(sync.shadow == "H")
    #expect(sync.window == nil)
    sync.edit(.key(.return), at: 3)
    sync.edit(.insert("a"), at: 3)
    #expect(sync.shadow == "a")
    _ = sync.endTurn(at: 3)
    #expect(sync.shadow == "a")
  }

  /// Of a long text GTK shows the last 4 000 bytes if the caret is in them: a little before the caret, and with each
  /// letter that is typed the cut moves on by one. The same on the other side, where the first 4 000 end.
  @Test(arguments: [(before: 9, after: 3_990), (3_990, 9), (0, 4_000)])
  func aCutCloseToTheCaretIsNoNews(shown: (before: Int, after: Int)) {
    let long = String(repeating: "lorem ipsum ", count: 400)
    func window(_ typed: String) -> TextWindow {
      let (before, after) = ((long + typed).suffix(shown.before), ("dolor " + long).prefix(shown.after))
      return TextWindow(before: String(before), after: String(after))
    }
    var sync = DocumentSync(prior: .lenient, keymap: ["a", "x"])
    sync.enter(.text, window(""))
    for (n, typed) in ["x", "xa", "xax"].enumerated() {
      sync.type(String(typed.suffix(1)), echo: window(typed), at: 1 + Double(n))
      _ = sync.endTurn(at: 1.9 + Double(n))
      #expect(sync.isSettled)
      #expect(sync.window == window(typed))
    }
    #expect(!sync.takeChanges().contains { if case .superseded = $0 { true } else { false } })
  }

  /// A window that begins at a cut is no text that begins there.
  @Test func aTextDoesNotBeginWhereAWindowIsCut() {
    let after = String(repeating: "x", count: 4_000)
    for before in ["", " ", "rem "] { #expect(TextWindow(before: before, after: after).beginsAtACut) }
    #expect(!TextWindow(before: "", after: "xyz").beginsAtACut)
    #expect(!TextWindow(before: String(repeating: "lorem ", count: 300), after: after).beginsAtACut)
  }

  @Test func twoSpellingsAreTwoTexts() {
    #expect(TextWindow(before: "e\u{301}") != TextWindow(before: "é"))
    #expect(!TextWindow(before: "e\u{301}").agrees(with: TextWindow(before: "é")))
  }

  /// What was typed behind our own Return belongs to the field that it leads to. A window without an input method
  /// would take it for commands: Space presses a button.
  @Test func lettersBehindReturnGoToNoWindowThatOnlyTakesKeys() {
    var sync = DocumentSync(prior: .lenient, keymap: Typing.letterKeys)
    sync.enter(.text, TextWindow(before: "ab"))
    sync.edit(.insert("c"), at: 1)
    _ = sync.endTurn(at: 1)
    sync.edit(.key(.return), at: 1.001)
    _ = sync.endTurn(at: 1.001)
    sync.deactivate(at: 1.01)
    sync.edit(.insert("xyz"), at: 1.02)
    _ = sync.endTurn(at: 1.02)
    sync.activate(.keysOnly, at: 1.03)
    #expect(sync.endTurn(at: 1.03) == [])
    #expect(sync.isSettled)
  }

  // MARK: Backspace

  /// At most eight keys are on their way; the ninth leaves when an echo comes.
  @Test func unconfirmedBackspacesAreFew() {
    var sync = DocumentSync(prior: .strict, keymap: [])
    sync.enter(.text, TextWindow(before: ""))
    sync.type("abcdefgh", echo: TextWindow(before: "abcdefgh"), at: 1)
    sync.type("ijklmnop", echo: TextWindow(before: "abcdefghijklmnop"), at: 2)
    for _ in 0..<12 { sync.edit(.key(.backspace), at: 3) }
    #expect(sync.endTurn(at: 3).count == 8)
    sync.done(TextWindow(before: "abcdefghijklmno"), at: 3.01)
    #expect(sync.endTurn(at: 3.01).count == 1)
    for left in 0...6 { sync.done(TextWindow(before: "abcdefgh" + "ijklmn".prefix(6 - left)), at: 3.02) }
    #expect(sync.endTurn(at: 3.02).count == 3)
  }

  /// A held Backspace stops with the finger, however slow the application is.
  @Test func repeatsAreNotQueued() {
    var sync = DocumentSync(prior: .strict, keymap: [])
    sync.enter(.text, TextWindow(before: ""))
    sync.type("abcdefgh", echo: TextWindow(before: "abcdefgh"), at: 1)
    sync.type("ijklmnop", echo: TextWindow(before: "abcdefghijklmnop"), at: 2)
    var sent = 0
    for step in 0..<20 {
      sync.edit(.key(.backspace), repeated: true, at: 3 + 0.02 * Double(step))
      sent += sync.endTurn(at: 3 + 0.02 * Double(step)).count
    }
    #expect(sent == 4)
    #expect(sync.window == TextWindow(before: "abcdefghijkl"))
    #expect(sync.repairs.repeatsSwallowed == 16)
  }

  @Test func repeatsArePacedWhereNothingIsShown() {
    var sync = DocumentSync(prior: .strict, keymap: [])
    sync.enter(.text, nil)
    var sent = 0
    for step in 0..<100 {
      sync.edit(.key(.backspace), repeated: true, at: 1 + 0.01 * Double(step))
      sent += sync.endTurn(at: 1 + 0.01 * Double(step)).count
    }
    #expect(sent == 25)
  }

  // MARK: Rest

  /// At rest nothing wakes the process.
  @Test func nothingWakesAtRest() {
    for echo in [Traits.Echo.prompt, .late, .none, .silent, .frozen] {
      let field = ModelField(Traits(echo: echo), keymap: Typing.letterKeys, seed: 1)
      field.types("a", at: 1)
      field.taps(.backspace, at: 1.1)
      field.types("é", at: 1.1)
      field.run()
      #expect(field.text == "é")
      #expect(field.sync.nextWake == nil)
      #expect(field.sync.isSettled)
      #expect(field.turns < 30)
    }
  }

  @Test func aForeignChangeIsBelieved() {
    let field = ModelField(Traits(), keymap: Typing.letterKeys, seed: 1)
    field.types("a", at: 1)
    field.does(.set("quite different"), at: 2)
    field.types("b", at: 2.5)
    field.run()
    #expect(field.sync.window == TextWindow(before: "quite differentb"))
    #expect(field.sync.repairs.superseded == 1)
  }
}
