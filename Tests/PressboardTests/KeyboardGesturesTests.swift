import Pressboard
import Testing

@Suite struct KeyboardGesturesTests {
  let typist = Typist()

  // MARK: Taps and slides

  @Test func tapTypesOnRelease() {
    typist.down("h")
    #expect(typist.text == "")
    typist.up()
    #expect(typist.text == "h")
  }

  /// A host may compute a place that is none; it touches nothing, and ends nothing that is under way.
  @Test(arguments: [Double.nan, .infinity, -.infinity]) func aPlaceThatIsNone(x: Double) {
    typist.touch(.down, Point(x: x, y: 50), 1)
    typist.down("h")
    typist.touch(.moved, Point(x: 50, y: x), 0)
    typist.move("h")
    typist.up()
    typist.touch(.up, Point(x: x, y: x), 1)
    #expect(typist.text == "h" && typist.pressed == ["^key.character.h"])
  }

  @Test func sentence() {
    typist.tap(["key.shift", "h", "e", "l", "l", "o", "key.type.numeric", ",", "key.space"])
    #expect(typist.page == .alphabetic)
    typist.tap(["w", "o", "r", "l", "d", "key.type.numeric", "!", "key.space", "key.type.numeric", "1", "2"])
    typist.tap("key.primary")
    #expect(typist.text == "Hello, world! 12\n")
  }

  @Test func slideTypesTheKeyLiftedOn() {
    typist.down("q")
    #expect(typist.pressed == ["^key.character.q"])
    typist.move("w")
    #expect(typist.pressed == ["^key.character.w"])
    typist.up()
    #expect(typist.text == "w")
  }

  @Test(arguments: [
    ("g", "key.space", " "), ("z", "key.shift", ""), ("n", "key.primary", ""), ("l", "key.backspace", ""),
    ("key.primary", "k", ""), ("key.shift", "z", ""), ("key.nextKeyboard", "x", ""),
    ("key.hide", "o", ""), ("o", "key.hide", ""),
  ])
  func slidesToAndFromControls(from: String, to: String, text: String) {
    typist.down(from)
    typist.move(to)
    typist.up()
    #expect(typist.text == text)
  }

  @Test func slideBackFromAControl() {
    typist.down("z")
    typist.move("key.shift")
    #expect(typist.pressed == [])
    typist.move("x")
    typist.up()
    #expect(typist.text == "x")
  }

  @Test func rollingIntoAGapKeepsTheKey() {
    typist.down("z")
    // The 15 points between shift and z, then above the first row.
    typist.touch(.moved, Point(x: 46, y: 190), 0)
    typist.up()
    typist.down("o")
    typist.touch(.moved, Point(x: 300, y: 40), 0)
    typist.up()
    #expect(typist.text == "zo")
  }

  @Test func leavingTheKeyboardTypesNothing() {
    typist.down("q")
    typist.touch(.moved, Point(x: 20, y: -30), 0)
    #expect(typist.pressed == [])
    typist.up()
    #expect(typist.text == "")
  }

  @Test func hideActsInsideOnly() {
    typist.tap("key.hide")
    #expect(typist.actions == [.custom(named: "hide")])
    typist.down("key.hide")
    typist.touch(.moved, Point(x: 300, y: 20), 0)
    typist.up()
    #expect(typist.actions.count == 1)
  }

  @Test func placeholdersAreHarmless() {
    typist.tap(["key.type.emojis", "key.nextKeyboard"])
    #expect(typist.text == "" && typist.page == .emojis)
  }

  @Test func unknownFingersAreIgnored() {
    typist.touch(.moved, typist.place("a"), 7)
    typist.touch(.up, typist.place("a"), 7)
    typist.touch(.down, Point(x: 100, y: 20), 3)
    typist.touch(.moved, typist.place("a"), 3)
    typist.up(3)
    #expect(typist.text == "" && typist.gestures.nextWake == nil && typist.pressed == [])
  }

  @Test func idsAreUsedAgain() {
    typist.down("a")
    typist.down("b")
    #expect(typist.text == "")
    typist.up()
    typist.tap("c")
    #expect(typist.text == "bc")
  }

  // MARK: Two thumbs

  @Test func rolloverKeepsTheOrder() {
    typist.down("a", finger: 0)
    typist.down("b", finger: 1)
    #expect(typist.text == "a")
    typist.up(1)
    typist.up(0)
    #expect(typist.text == "ab")
  }

  @Test func heldSpaceComesFirst() {
    typist.tap("k")
    typist.down("key.space", finger: 0)
    typist.down("s", finger: 1)
    typist.up(1)
    typist.up(0)
    #expect(typist.text == "k s")
  }

  @Test func heldReturnComesFirst() {
    typist.down("key.primary", finger: 0)
    typist.down("s", finger: 1)
    typist.up(1)
    typist.up(0)
    #expect(typist.text == "\ns")
  }

  @Test func backspaceTakesTheLetterBeforeIt() {
    typist.tap("x")
    typist.down("a", finger: 0)
    typist.down("key.backspace", finger: 1)
    #expect(typist.text == "x")
    typist.up(0)
    typist.up(1)
    #expect(typist.text == "x")
  }

  @Test func slidThenOverlapped() {
    typist.down("q", finger: 0)
    typist.move("w", finger: 0)
    typist.down("p", finger: 1)
    typist.move("e", finger: 0)
    typist.up(0)
    typist.up(1)
    #expect(typist.text == "wp")
  }

  @Test func oneCapitalInARollover() {
    typist.tap("key.shift")
    typist.down("q", finger: 0)
    typist.down("w", finger: 1)
    typist.up(0)
    typist.up(1)
    #expect(typist.text == "Qw")
  }

  @Test func apostropheThenTheLetterUnderTheNextThumb() {
    typist.tap(["i", "t", "key.type.numeric"])
    let s = Typist().place("s")
    typist.down("'", finger: 0)
    typist.touch(.down, s, 1)
    typist.up(0)
    typist.up(1)
    #expect(typist.text == "it's")
  }

  // MARK: Cancel

  @Test func cancelTypesNothing() {
    typist.down("a", finger: 0)
    typist.cancel()
    typist.up(0)
    #expect(typist.text == "" && typist.pressed == [] && typist.gestures.nextWake == nil)
    typist.tap("b")
    #expect(typist.text == "b")
  }

  @Test func cancelEndsChords() {
    typist.down("key.shift", finger: 0)
    typist.cancel()
    #expect(typist.keyboardCase == .lowercased)
    typist.down("key.type.numeric", finger: 0)
    typist.down("1", finger: 1)
    typist.cancel()
    #expect(typist.page == .alphabetic && typist.text == "")
    typist.tap("a")
    #expect(typist.text == "a")
  }

  @Test func cancelledShiftKeepsCapsLock() {
    typist.tap(["key.shift", "key.shift"])
    typist.down("key.shift")
    typist.cancel()
    #expect(typist.keyboardCase == .capsLocked)
  }

  // MARK: What is drawn

  @Test func popStaysAMoment() {
    typist.down("g")
    typist.pass(0.2)
    typist.up()
    #expect(typist.pressed == ["^key.character.g"])
    typist.pass(0.059)
    #expect(typist.pressed == ["^key.character.g"])
    typist.pass(0.002)
    #expect(typist.pressed == [] && typist.gestures.nextWake == nil)
  }

  @Test func theNextTouchEndsThePop() {
    typist.tap("g")
    typist.pass(0.02)
    typist.down("h")
    #expect(typist.pressed == ["^key.character.h"])
  }

  @Test func controlsDoNotPop() {
    typist.down("key.space", finger: 0)
    typist.down("key.shift", finger: 1)
    #expect(typist.pressed == ["key.space", "key.shift"])
  }

  @Test func theSameLetterTwiceIsDrawnOnce() {
    typist.tap("l")
    typist.down("l", finger: 0)
    typist.down("l", finger: 1)
    #expect(typist.pressed == ["^key.character.l"])
    typist.up(0)
    typist.up(1)
    #expect(typist.text == "lll")
  }

  @Test func anotherSizeLetsTheFingersGo() {
    typist.document.insertText("x")
    typist.down("a", finger: 0)
    var gestures = typist.gestures
    let wide = KeyboardMetrics(width: 720, outputSize: Size(width: 720, height: 360))
    gestures.adopt(KeyGrid(layout: typist.controller.layout, metrics: wide))
    let up = TouchPoint(finger: 0, phase: .up, position: typist.place("a"), time: 0)
    #expect(gestures.handle(up, at: typist.now) == [])
    #expect(gestures.marks.pressed == [])
  }
}
