import Testing

@testable import Pressboard

@Suite struct CaretDragTests {
  private let typist = Typist()

  private var total: Int { typist.caretMoves.reduce(0) { $0 + $1.count } }
  private var began: Int { typist.events.count { $0 == .caretDragBegan } }
  private var ended: Int { typist.events.count { $0 == .caretDragEnded } }

  // MARK: When it begins

  @Test(
    "a quick thumb that rolls types a space, a drag begins with three steps",
    arguments: [
      (23.0, 0.0, false), (-23, 0, false), (24, 0, true), (-24, 0, true), (0, 39, false), (0, -39, false),
      (0, -40, true), (10, 30, false),
    ])
  func quick(x: Double, y: Double, drags: Bool) {
    typist.down("key.space")
    typist.slide(x, y)
    #expect(typist.gestures.marks.isDraggingCaret == drags)
    typist.up()
    #expect(typist.text == (drags ? "" : " "))
    #expect(began == (drags ? 1 : 0) && ended == began)
  }

  @Test(
    "after a rest on the bar one step is enough",
    arguments: [
      (7.9, false), (8, true), (-8, true), (0, false),
    ])
  func rested(x: Double, drags: Bool) {
    typist.down("key.space")
    typist.pass(0.3)
    typist.slide(x)
    #expect(typist.gestures.marks.isDraggingCaret == drags)
    typist.up()
    #expect(typist.text == (drags ? "" : " "))
  }

  @Test func restAloneTypesASpace() {
    typist.down("key.space")
    typist.pass(2)
    #expect(!typist.gestures.marks.isDraggingCaret && typist.gestures.nextWake == nil)
    typist.up()
    #expect(typist.text == " ")
  }

  @Test func onlyTheSpaceBarDrags() {
    for key in ["b", "key.primary", "key.backspace"] {
      typist.down(key)
      typist.slide(40)
      #expect(!typist.gestures.marks.isDraggingCaret, "\(key)")
      typist.up()
    }
    #expect(began == 0)
  }

  // MARK: How it moves

  @Test(
    "the whole way counts, from where the finger landed",
    arguments: [
      (24.0, 3), (31, 3), (32, 4), (-40, -5), (-80, -10), (120, 15), (128, 17), (240, 45),
    ])
  func characters(points: Double, characters: Int) {
    typist.down("key.space")
    typist.slide(points)
    typist.up()
    #expect(total == characters)
  }

  @Test("after a rest the first step is one character", arguments: [(8.0, 1), (-8, -1), (-16, -2), (23, 2)])
  func charactersAfterARest(points: Double, characters: Int) {
    typist.down("key.space")
    typist.pass(0.3)
    typist.slide(points)
    typist.up()
    #expect(total == characters)
  }

  @Test func theCaretMoves() {
    typist.document.insertText("hello world")
    typist.down("key.space")
    typist.drag(-48)
    typist.up()
    typist.tap("x")
    #expect(typist.text == "hello" + "x" + " world")
    #expect(typist.controller.document.documentContextBeforeInput == "hellox")
  }

  @Test("one push for all that happens in a thirtieth of a second")
  func pushes() {
    typist.down("key.space")
    typist.slide(24)
    // 10 moves in 30 ms.
    for _ in 0..<10 {
      typist.pass(0.003)
      typist.slide(8)
    }
    #expect((1...2).contains(typist.caretMoves.count))
    typist.up()
    #expect(total == 13 && typist.caretMoves.count <= 3)
    #expect(typist.events.last == .caretDragEnded)
    #expect(typist.gestures.nextWake == nil)
  }

  @Test func whatWaitsIsPushedWhenTheFingerRests() {
    typist.down("key.space")
    typist.slide(24)
    typist.slide(8)
    typist.slide(8)
    #expect(total == 3)
    typist.pass(0.04)
    #expect(total == 5 && typist.gestures.nextWake == nil)
  }

  @Test func noIntervalPushesEachStep() {
    var behavior = KeyboardBehavior()
    behavior.cursorDragUpdateInterval = 0
    let typist = Typist(behavior: behavior)
    typist.down("key.space")
    typist.slide(24)
    for _ in 0..<5 { typist.slide(8) }
    #expect(typist.caretMoves == [CaretMove(3)] + Array(repeating: CaretMove(1), count: 5))
  }

  @Test func toAndFroWithinAPushIsNothing() {
    typist.down("key.space")
    typist.slide(24)
    typist.slide(8)
    typist.slide(-8)
    typist.pass(1)
    #expect(typist.caretMoves == [CaretMove(3)])
  }

  @Test(
    "by sentences up and down, bounded steps",
    arguments: [
      (-39.0, 0), (-40, -1), (-80, -2), (-119, -2), (45, 1),
    ])
  func sentences(y: Double, count: Int) {
    typist.down("key.space")
    typist.slide(24)
    typist.slide(0, y)
    #expect(typist.caretMoves == [CaretMove(3)] + (count == 0 ? [] : [CaretMove(count, .sentence)]))
  }

  @Test func aSentenceFollowsWhatWaits() {
    typist.down("key.space")
    typist.slide(24)
    typist.slide(8)
    typist.slide(8)
    typist.slide(0, -40)
    #expect(typist.caretMoves == [CaretMove(3), CaretMove(2), CaretMove(-1, .sentence)])
    #expect(typist.actions == [.moveCursor(offset: 3), .moveCursor(offset: 2), .moveCursorSentence(-1)])
  }

  // MARK: What goes on beside it

  @Test func keysAreBlankMeanwhile() {
    typist.tap("k")
    typist.down("key.space", finger: 0)
    typist.slide(24)
    #expect(typist.pressed == [])
    typist.tap("a", finger: 1)
    typist.tap("key.backspace", finger: 1)
    typist.tap("key.hide", finger: 1)
    typist.slide(8)
    typist.up(0)
    #expect(typist.text == "k" && total == 4)
    #expect(!typist.actions.contains(.custom(named: "hide")))
    typist.tap("b")
    #expect(typist.text.count == 2)
  }

  @Test func hostsHearOfIt() {
    var heard: [Bool] = []
    typist.controller.onCursorMove = { heard.append($0) }
    typist.down("key.space")
    #expect(heard == [])
    typist.slide(24)
    #expect(heard == [true])
    typist.up()
    #expect(heard == [true, false])
  }

  @Test func heldShiftExtends() {
    typist.down("key.shift", finger: 1)
    typist.down("key.space", finger: 0)
    typist.slide(-24)
    typist.pass(0.1)
    typist.slide(-8)
    let selecting = [CaretMove(-3, extending: true), CaretMove(-1, extending: true)]
    #expect(typist.caretMoves == selecting)
    typist.up(1)
    typist.slide(-8)
    typist.up(0)
    #expect(typist.caretMoves == selecting)
    // It was no tap on shift.
    #expect(typist.keyboardCase == .lowercased)
  }

  @Test func shiftTouchedDuringTheDragExtends() {
    typist.down("key.space", finger: 0)
    typist.slide(24)
    typist.pass(0.1)
    typist.slide(8)
    typist.down("key.shift", finger: 1)
    #expect(typist.keyboardCase == .lowercased)
    typist.slide(1)
    typist.pass(0.1)
    typist.slide(8)
    typist.up(0)
    #expect(typist.caretMoves == [CaretMove(3), CaretMove(1), CaretMove(1, extending: true)])
    typist.up(1)
    #expect(typist.keyboardCase == .lowercased)
    typist.tap("a")
    #expect(typist.text == "a")
  }

  @Test func controlMovesByWords() {
    typist.change { $0.heldModifiers = .control }
    typist.down("key.space")
    typist.slide(24)
    typist.pass(0.1)
    typist.slide(23)
    #expect(typist.caretMoves == [CaretMove(1, .word)])
    typist.slide(1)
    #expect(typist.caretMoves == [CaretMove(1, .word), CaretMove(1, .word)])
  }

  @Test("it ends once, whatever ends it", arguments: ["up", "cancel", "field", "again"])
  func ends(by what: String) {
    typist.down("key.space", finger: 0)
    typist.slide(24)
    typist.slide(8)
    switch what {
    case "up": typist.up(0)
    case "cancel": typist.cancel()
    case "field": typist.finish()
    default: typist.down("a", finger: 0)
    }
    #expect(ended == 1 && !typist.gestures.marks.isDraggingCaret)
    typist.up(0)
    typist.pass(1)
    #expect(ended == 1 && began == 1 && typist.gestures.nextWake == nil)
  }

  @Test func anotherSizeEndsIt() {
    typist.down("key.space")
    typist.slide(24)
    var gestures = typist.gestures
    let wide = KeyboardMetrics(width: 720, outputSize: Size(width: 720, height: 360))
    gestures.adopt(KeyGrid(layout: typist.controller.layout, metrics: wide))
    #expect(!gestures.marks.isDraggingCaret)
    #expect(gestures.nextWake! <= typist.now)
    #expect(gestures.wake(at: typist.now) == [.caretDragEnded])
    #expect(gestures.nextWake == nil)
  }

  @Test func aSecondFingerOnTheBarDoesNotDragAgain() {
    typist.down("key.space", finger: 0)
    typist.slide(24, finger: 0)
    typist.down("key.space", finger: 1)
    typist.slide(30, finger: 1)
    typist.up(1)
    typist.up(0)
    #expect(began == 1 && ended == 1 && typist.text == "")
  }
}
