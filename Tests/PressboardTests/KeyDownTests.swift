import Testing

@testable import Pressboard

@Suite struct KeyDownTests {
  private static func behavior(_ change: (inout KeyboardBehavior) -> Void = { _ in }) -> KeyboardBehavior {
    var behavior = KeyboardBehavior()
    behavior.insertOnKeyDown = true
    change(&behavior)
    return behavior
  }

  private let typist = Typist(behavior: behavior(), callouts: ["a": ["á", "à"], ".": ["…"]])

  @Test(
    "what types on its touch",
    arguments: [
      // single, space, deferred, enabled
      (true, false, true, true, true), (true, false, false, true, true), (false, false, true, true, false),
      (false, true, true, true, false), (false, true, false, true, true), (true, false, true, false, false),
      (false, true, false, false, false),
    ])
  func rule(single: Bool, space: Bool, deferred: Bool, enabled: Bool, commits: Bool) {
    #expect(
      KeyDownCommitLogic.shouldCommitOnKeyDown(
        isSingleCharacterKey: single, isSpace: space, deferSpaceToRelease: deferred, enabled: enabled)
        == commits)
  }

  @Test(
    "a held space goes first",
    arguments: [
      (true, false, false, true), (false, false, false, false), (true, true, false, false),
      (true, false, true, false),
    ])
  func flush(held: Bool, committed: Bool, dragging: Bool, flushes: Bool) {
    #expect(
      KeyDownCommitLogic.shouldFlushHeldSpace(
        spaceIsHeld: held, spaceAlreadyCommitted: committed, spaceDragActive: dragging) == flushes)
  }

  @Test func downTypesOnce() {
    typist.down("a")
    #expect(typist.text == "a")
    typist.up()
    #expect(typist.text == "a")
  }

  @Test func spaceWaitsForTheLift() {
    typist.tap("k")
    typist.down("key.space")
    #expect(typist.text == "k")
    typist.up()
    #expect(typist.text == "k ")
  }

  @Test(
    "hold and pick replaces what was typed, hold alone keeps it",
    arguments: [
      (0.0, "a"), (32, "á"), (64, "à"),
    ])
  func pick(x: Double, text: String) {
    typist.down("a")
    typist.pass(0.31)
    #expect(typist.text == "a")
    typist.slide(x)
    typist.up()
    #expect(typist.text == text)
  }

  @Test func farAwayPicksNothing() {
    typist.down("a")
    typist.pass(0.31)
    typist.slide(0, -200)
    typist.up()
    #expect(typist.text == "")
  }

  @Test func dragOffTakesItBack() {
    typist.down("q")
    typist.touch(.moved, Point(x: 20, y: -30), 0)
    #expect(typist.text == "")
    typist.up()
    #expect(typist.text == "")
  }

  @Test func aRollOverTheBorderKeepsIt() {
    typist.touch(.down, Point(x: typist.place("q").x + 14, y: typist.place("q").y), 0)
    typist.slide(8)
    typist.up()
    #expect(typist.text == "q")
    #expect(!typist.events.contains { if case .takenBack = $0 { true } else { false } })
  }

  @Test func aSlideTypesTheKeyLiftedOn() {
    typist.down("q")
    typist.move("w")
    #expect(typist.text == "")
    typist.up()
    #expect(typist.text == "w")
  }

  @Test func backOnItsKeyItIsTypedAgain() {
    typist.down("q")
    typist.move("w")
    typist.move("q")
    typist.up()
    #expect(typist.text == "q")
  }

  @Test func aGlideTakesItBack() {
    typist.tap("x")
    typist.down("h")
    #expect(typist.text == "xh")
    for key in ["g", "t", "r"] { typist.move(key) }
    #expect(typist.text == "x")
    typist.up()
    guard case .glideFinished(let trace, let stroke) = typist.events.last else {
      Issue.record("\(typist.events)")
      return
    }
    #expect(trace.keys.first == "h" && trace.keys.last == "r" && stroke?.action == .character("r"))
  }

  @Test func cancelTakesItBack() {
    typist.down("a")
    typist.cancel()
    typist.up()
    #expect(typist.text == "")
  }

  @Test func anotherFieldKeepsWhatIsTyped() {
    typist.down("a")
    typist.finish()
    typist.touch(.moved, Point(x: 20, y: -30), 0)
    typist.up()
    #expect(typist.text == "a")
  }

  @Test("what another finger has typed behind it cannot be taken back", arguments: [true, false])
  func final(byTouch: Bool) {
    let typist = Typist(behavior: Self.behavior { $0.insertOnKeyDown = byTouch }, callouts: ["a": ["á"]])
    typist.down("a", finger: 0)
    typist.down("k", finger: 1)
    typist.pass(0.4)
    typist.touch(.moved, Point(x: 20, y: -30), 0)
    typist.up(0)
    typist.up(1)
    #expect(typist.text == "ak")
  }

  @Test func aChordsSymbolIsTypedBehindIt() {
    typist.down("key.type.numeric", finger: 0)
    typist.down("1", finger: 1)
    #expect(typist.text == "1")
    typist.touch(.moved, typist.place("5"), 0)
    typist.up(0)
    typist.touch(.moved, Point(x: 20, y: -30), 1)
    typist.up(1)
    #expect(typist.text == "15")
  }

  @Test("a held space comes before the next key, on the page that it leaves behind")
  func heldSpaceChangesThePage() {
    typist.tap(["key.type.numeric", "5"])
    let h = Typist().place("h")
    typist.down("key.space", finger: 0)
    typist.touch(.down, h, 1)
    typist.pass(0)
    #expect(typist.text == "5 h")
    typist.up(0)
    typist.up(1)
    #expect(typist.text == "5 h" && typist.page == .alphabetic)
  }

  @Test("and also when the finger lifts before the turn ends")
  func heldSpaceAndAQuickKey() {
    typist.tap("k")
    typist.down("key.space", finger: 0)
    typist.down("s", finger: 1)
    typist.up(1)
    typist.up(0)
    #expect(typist.text == "k s")
    typist.down("key.space", finger: 0)
    typist.down("s", finger: 1)
    typist.down("e", finger: 2)
    for finger in 0...2 as ClosedRange<Int32> { typist.up(finger) }
    #expect(typist.text == "k s se")
  }

  @Test func spaceOnTouch() {
    let typist = Typist(behavior: Self.behavior { $0.spaceCommitsOnRelease = false })
    typist.down("key.space")
    #expect(typist.text == " ")
    typist.slide(10)
    typist.slide(0, -30)
    typist.up()
    #expect(typist.text == " ")
  }

  @Test func aDragTakesItsSpaceBack() {
    let typist = Typist(behavior: Self.behavior { $0.spaceCommitsOnRelease = false })
    typist.document.insertText("abcdef")
    typist.down("key.space")
    #expect(typist.text == "abcdef ")
    typist.slide(-24)
    #expect(typist.text == "abcdef")
    typist.slide(-8)
    typist.up()
    #expect(typist.text == "abcdef" && typist.document.documentContextBeforeInput == "ab")
  }

  @Test func aDragWithAHeldSpaceTypesNone() {
    typist.down("key.space")
    typist.slide(24)
    typist.up()
    #expect(typist.text == "" && typist.actions == [.moveCursor(offset: 3)])
  }

  @Test func marksWaitWhereASpaceFollowsThem() {
    let typist = Typist(behavior: Self.behavior { $0.spaceAfterPunctuation = true })
    typist.tap("key.type.numeric")
    typist.down(".")
    #expect(typist.text == "")
    typist.up()
    typist.down("1")
    #expect(typist.text.hasSuffix("1"))
    typist.up()
  }

  @Test func backspaceAndReturnAreAsTheyWere() {
    typist.tap(["a", "b"])
    typist.down("key.backspace")
    #expect(typist.text == "a")
    typist.up()
    typist.down("key.primary")
    #expect(typist.text == "a")
    typist.up()
    #expect(typist.text == "a\n")
  }
}
