import Testing

@testable import Pressboard

/// The caret goes by arrows and is watched on its way.
@Suite struct DocumentSyncCaret {
  struct Cell: Sendable, CustomTestStringConvertible {
    var text: String
    var moves: [Int]
    /// What stands before the caret in the end.
    var before: String
    var testDescription: String { "\(text) \(moves)" }
  }

  static let cells = [
    Cell(text: "hello world", moves: [-6, 2, -1], before: "hello "),
    Cell(text: "a👨‍👩‍👧‍👦b🇩🇪c", moves: [-3, 1, 1, -1], before: "a👨‍👩‍👧‍👦b"),
    Cell(text: "السلام عليكم", moves: [-5, 3, -2], before: "السلام ع"),
    Cell(text: "short", moves: [-30, 2], before: "sh"),
    Cell(text: String(repeating: "word ", count: 10), moves: [-33, 4], before: "word word word word w"),
  ]

  /// In every kind of application, whichever way its text runs, also where nothing of it is seen.
  @Test(arguments: cells, [Traits.Echo.prompt, .late, .none, .silent])
  func theCaretArrives(cell: Cell, echo: Traits.Echo) {
    for keyDelay in [0...0, 0...0.030] {
      let field = ModelField(
        Traits(echo: echo, keyDelay: keyDelay), keymap: Typing.letterKeys, seed: 4)
      var time = 0.3
      for letter in cell.text {
        field.types(String(letter), at: time)
        time += 0.1
      }
      time += 0.3
      for offset in cell.moves {
        field.does(.edit(.caret(DocumentMove(by: offset))), at: time)
        time += 2
      }
      field.types("X", at: time)
      field.types("é", at: time)
      field.run()
      let rest = cell.text.dropFirst(cell.before.count)
      #expect(field.text == cell.before + "Xé" + rest, "\(field.sync.repairs)")
      #expect(field.sync.isSettled)
      if echo == .prompt { #expect(field.sync.window == field.window()) }
    }
  }

  /// An application that steps by code points is followed until the caret stands between characters.
  @Test func codePointsAreCorrected() {
    let text = "a👨‍👩‍👧‍👦bनिc"
    let field = ModelField(
      Traits(countsCodePoints: true), keymap: Typing.letterKeys, seed: 4, text: text)
    field.does(.edit(.caret(DocumentMove(by: -4))), at: 1)
    field.types("X", at: 2)
    field.does(.edit(.caret(DocumentMove(by: 2))), at: 3)
    field.types("Y", at: 4)
    field.run()
    #expect(field.text == "aX👨‍👩‍👧‍👦bYनिc")
    #expect(field.sync.repairs.caretCorrections <= 3)
  }

  /// A move that leads nowhere says nothing of the Backspace before it: the application may not have read that yet.
  @Test func aMoveThatLeadsNowhereConfirmsNothing() {
    var sync = DocumentSync(prior: .lenient, keymap: Typing.letterKeys)
    sync.enter(.text, TextWindow(before: "ab"))
    sync.type("c", echo: TextWindow(before: "abc"), at: 0.5)
    sync.edit(.key(.backspace), at: 1)
    _ = sync.endTurn(at: 1)
    sync.edit(.caret(DocumentMove(by: 1)), at: 1.01)
    sync.edit(.insert("é"), at: 1.02)
    for step in 0..<20 { #expect(sync.endTurn(at: 1.02 + 0.01 * Double(step)) == []) }
    sync.done(TextWindow(before: "ab"), at: 1.25)
    #expect(sync.endTurn(at: 1.25).commits == ["é"])
  }

  /// A field that was typed into in Latin letters, emptied, and typed into in Arabic ones: as long as its application has
  /// not told of these, the letter before the caret shows the way.
  @Test func unseenArrowsFollowTheLetterBeforeTheCaret() {
    var sync = DocumentSync(prior: .lenient, keymap: Typing.letterKeys)
    sync.enter(.text, TextWindow(before: ""))
    sync.type("abc", echo: TextWindow(before: "abc"), at: 1)
    sync.edit(.key(.up), at: 2)
    _ = sync.endTurn(at: 2)
    sync.edit(.insert("x"), at: 2.001)
    _ = sync.endTurn(at: 2.001)
    sync.done(TextWindow(before: ""), at: 2.002)
    var sent: [WireEdit] = []
    sync.edit(.insert("مرحبا"), at: 2.003)
    sync.edit(.caret(DocumentMove(by: -2)), at: 2.003)
    for step in 0..<60 where sent.isEmpty {
      let wire = sync.endTurn(at: 2.003 + 0.01 * Double(step))
      sync.receiveReceipts(of: wire, at: 2.003 + 0.01 * Double(step))
      sent = wire.filter { if case .key(.arrow) = $0 { true } else { false } }
    }
    #expect(sent == Array(repeating: .key(.arrow(ArrowKey(.right))), count: 2))
  }

  /// A drag asks for a step at a time; they leave together, and no more than eight before the application answers.
  @Test func stepsOfADragAreOneMove() {
    var sync = DocumentSync(prior: .lenient, keymap: [])
    sync.enter(.text, TextWindow(before: "abcdefghijkl"))
    for _ in 0..<10 { sync.edit(.caret(DocumentMove(by: -1)), at: 1) }
    let left = WireEdit.key(.arrow(ArrowKey(.left)))
    #expect(sync.endTurn(at: 1) == Array(repeating: left, count: 8))
    #expect(sync.window == TextWindow(before: "ab", after: "cdefghijkl"))
    sync.edit(.insert("X"), at: 1.001)
    #expect(sync.endTurn(at: 1.001) == [])
    sync.done(TextWindow(before: "abcdef", after: "ghijkl"), at: 1.002)
    #expect(sync.endTurn(at: 1.002) == [])
    sync.done(TextWindow(before: "abcd", after: "efghijkl"), at: 1.003)
    #expect(sync.endTurn(at: 1.003) == [left, left])
    sync.done(TextWindow(before: "ab", after: "cdefghijkl"), at: 1.004)
    #expect(sync.endTurn(at: 1.004).commits == ["X"])
  }

  /// At either end of the text arrows would leave the field.
  @Test func noArrowAtTheEnd() {
    var sync = DocumentSync(prior: .lenient, keymap: [])
    sync.enter(.text, TextWindow(before: "", after: "ab"))
    sync.edit(.caret(DocumentMove(by: -1)), at: 1)
    #expect(sync.endTurn(at: 1) == [])
    #expect(sync.isSettled)
  }

  /// F6: a window that is one step late is no ground for a correction.
  @Test func lateWindowsCorrectNothing() {
    var sync = DocumentSync(prior: .lenient, keymap: [])
    sync.enter(.text, TextWindow(before: "abcd"))
    _ = sync.endTurn(at: 0.1)
    for (index, letter) in "efg".enumerated() {
      let time = 1 + Double(index)
      sync.type(String(letter), echo: TextWindow(before: "abcd" + "efg".prefix(index)), at: time)
      _ = sync.endTurn(at: time + 0.2)
    }
    #expect(sync.field.habits.commit == .late)
    sync.edit(.caret(DocumentMove(by: -2)), at: 5)
    #expect(sync.endTurn(at: 5).count == 2)
    sync.done(TextWindow(before: "abcdef", after: "g"), at: 5.01)
    #expect(sync.endTurn(at: 5.01) == [])
    #expect(sync.endTurn(at: 5.2) == [])
    #expect(sync.window == TextWindow(before: "abcde", after: "fg"))
  }

  /// The caret went the wrong way: the direction turns and the way is made good.
  @Test func aWrongDirectionIsTurned() {
    var sync = DocumentSync(prior: .lenient, keymap: [])
    sync.enter(.text, TextWindow(before: "abcd", after: "efgh"))
    sync.edit(.caret(DocumentMove(by: -2)), at: 1)
    #expect(sync.endTurn(at: 1) == Array(repeating: .key(.arrow(ArrowKey(.left))), count: 2))
    sync.done(TextWindow(before: "abcdef", after: "gh"), at: 1.01)
    #expect(sync.endTurn(at: 1.01) == [])
    #expect(sync.endTurn(at: 1.1) == Array(repeating: .key(.arrow(ArrowKey(.right))), count: 4))
    sync.done(TextWindow(before: "ab", after: "cdefgh"), at: 1.11)
    #expect(sync.endTurn(at: 1.11) == [])
    #expect(sync.isSettled)
  }

  /// The text changed on the way: the application is believed, as soon as the arrows must have acted.
  @Test func aForeignChangeEndsTheMove() {
    var sync = DocumentSync(prior: .lenient, keymap: [])
    sync.enter(.text, TextWindow(before: "abcd"))
    sync.edit(.caret(DocumentMove(by: -2)), at: 1)
    _ = sync.endTurn(at: 1)
    sync.done(TextWindow(before: "quite different"), at: 1.01)
    _ = sync.endTurn(at: 1.01)
    #expect(sync.window == nil)
    #expect(sync.takeChanges() == [.superseded(.lost)])
    _ = sync.endTurn(at: 1.1)
    #expect(sync.window == TextWindow(before: "quite different"))
    #expect(sync.takeChanges() == [.superseded(.textChanged), .confirmed])
  }

  // MARK: Selections and words

  /// Shift extends; GTK 3 tells only where the caret is.
  @Test(arguments: [true, false]) func aSelectionIsReplacedByWhatIsTyped(tells: Bool) {
    let field = ModelField(
      Traits(tellsSelection: tells), keymap: Typing.letterKeys, seed: 4, text: "hello world")
    field.does(.edit(.caret(DocumentMove(by: -7, extendsSelection: true))), at: 1)
    field.does(.edit(.caret(DocumentMove(by: 2, extendsSelection: true))), at: 2)
    field.run(until: 3)
    #expect(field.sync.window == TextWindow(before: "hello ", selected: "world"))
    field.types("x", at: 3)
    field.run()
    #expect(field.text == "hello x")
    #expect(field.sync.window == TextWindow(before: "hello x"))
  }

  @Test func wordsAreTheApplications() {
    let field = ModelField(Traits(), keymap: Typing.letterKeys, seed: 4, text: "one two three")
    field.does(.edit(.caret(DocumentMove(by: -2, unit: .word))), at: 1)
    field.types("X", at: 2)
    field.run()
    #expect(field.text == "one Xtwo three")
    #expect(field.sync.window == TextWindow(before: "one X", after: "two three"))
  }

  /// Without text the arrows go out a few at a time and are believed.
  @Test func unseenArrowsArePaced() {
    var sync = DocumentSync(prior: .lenient, keymap: [])
    sync.enter(.text, nil)
    sync.edit(.caret(DocumentMove(by: -11)), at: 1)
    #expect(sync.endTurn(at: 1).count == 8)
    #expect(sync.nextWake?.seconds ?? 0 <= 1.1)
    #expect(sync.endTurn(at: 1.1).count == 3)
  }

  @Test func secretsAndTerminalsTakePlainArrows() {
    for kind in [FieldKind.secret, .terminal, .keysOnly] {
      var sync = DocumentSync(prior: .lenient, keymap: [])
      sync.enter(kind, nil)
      sync.edit(.caret(DocumentMove(by: 2)), at: 1)
      #expect(sync.endTurn(at: 1) == Array(repeating: .key(.arrow(ArrowKey(.right))), count: 2))
    }
  }
}
