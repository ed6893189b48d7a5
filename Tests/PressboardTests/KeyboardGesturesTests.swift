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

  // MARK: Shift

  @Test func shiftForOneCharacter() {
    typist.tap("key.shift")
    #expect(typist.keyboardCase == .uppercased)
    typist.tap(["a", "b"])
    #expect(typist.text == "Ab")
  }

  @Test func doubleTapLocks() {
    typist.tap(["key.shift", "key.shift"])
    #expect(typist.keyboardCase == .capsLocked)
    typist.tap(["a", "b"])
    typist.tap("key.shift")
    typist.tap("c")
    #expect(typist.text == "ABc")
  }

  @Test func slowSecondTapTakesShiftBack() {
    typist.tap("key.shift")
    typist.pass(0.5)
    typist.tap("key.shift")
    #expect(typist.keyboardCase == .lowercased)
  }

  @Test func aLetterBetweenTwoTapsIsNoDoubleTap() {
    typist.tap(["key.shift", "a", "key.shift"])
    #expect(typist.keyboardCase == .uppercased)
  }

  @Test func noCapsLockWhenSwitchedOff() {
    var behavior = KeyboardBehavior()
    behavior.enableCapsLock = false
    let typist = Typist(behavior: behavior)
    typist.tap(["key.shift", "key.shift"])
    #expect(typist.keyboardCase == .lowercased)
  }

  @Test func heldShift() {
    typist.down("key.shift", finger: 0)
    #expect(typist.keyboardCase == .uppercased)
    typist.tap("a", finger: 1)
    typist.tap("b", finger: 1)
    #expect(typist.pressed.contains("key.shift"))
    typist.up(0)
    typist.tap("c")
    #expect(typist.text == "ABc")
    #expect(typist.keyboardCase == .lowercased)
  }

  @Test func shiftLiftedBeforeTheLetter() {
    typist.down("key.shift", finger: 0)
    typist.down("a", finger: 1)
    typist.up(0)
    typist.up(1)
    typist.tap("b")
    #expect(typist.text == "Ab")
  }

  @Test func heldShiftLatchesWhenUnused() {
    typist.down("key.shift")
    typist.pass(2)
    typist.up()
    #expect(typist.keyboardCase == .uppercased)
  }

  @Test func letterDownBeforeShiftStaysLower() {
    typist.down("a", finger: 0)
    typist.down("key.shift", finger: 1)
    typist.up(0)
    typist.up(1)
    typist.tap("b")
    #expect(typist.text == "aB")
  }

  // MARK: Pages

  @Test func tappedPageStays() {
    typist.tap("key.type.numeric")
    typist.tap(["1", "2"])
    #expect(typist.page == .numeric)
    typist.tap("key.type.symbolic")
    typist.tap("€")
    #expect(typist.page == .symbolic)
    typist.tap("key.type.alphabetic")
    #expect(typist.page == .alphabetic)
    #expect(typist.text == "12€")
  }

  @Test func heldPage() {
    typist.down("key.type.numeric", finger: 0)
    #expect(typist.page == .numeric)
    typist.tap("1", finger: 1)
    typist.tap("'", finger: 1)
    typist.tap("key.space", finger: 1)
    typist.tap("2", finger: 1)
    #expect(typist.page == .numeric)
    typist.up(0)
    #expect(typist.page == .alphabetic)
    #expect(typist.text == "1' 2")
  }

  @Test func pageKeyLiftedBeforeTheDigit() {
    typist.down("key.type.numeric", finger: 0)
    typist.pass(0.4)
    typist.down("1", finger: 1)
    typist.up(0)
    #expect(typist.page == .alphabetic)
    typist.up(1)
    #expect(typist.text == "1")
    // A hasty tap with the next thumb already down is a tap.
    typist.down("key.type.numeric", finger: 0)
    typist.pass(0.05)
    typist.down("2", finger: 1)
    typist.up(0)
    typist.up(1)
    #expect(typist.text == "12" && typist.page == .numeric)
  }

  @Test func slideFromThePageKey() {
    typist.down("key.type.numeric")
    #expect(typist.pressed == ["key.type.alphabetic"])
    typist.move("$")
    #expect(typist.pressed.contains("^key.character.$"))
    typist.up()
    #expect(typist.text == "$" && typist.page == .alphabetic)
    typist.tap("a")
    #expect(typist.text == "$a")
  }

  @Test func slideFromThePageKeyAndBack() {
    typist.down("key.type.numeric")
    typist.move("1")
    typist.move("key.type.alphabetic")
    typist.up()
    #expect(typist.text == "" && typist.page == .alphabetic)
  }

  @Test func aDriftOnThePageKeyIsATap() {
    typist.down("key.type.numeric")
    typist.move("key.type.symbolic")
    typist.up()
    #expect(typist.page == .numeric)
  }

  @Test func slideFromMarksReturnsToMarks() {
    typist.tap("key.type.numeric")
    typist.down("key.type.symbolic")
    typist.move("€")
    typist.up()
    #expect(typist.text == "€" && typist.page == .numeric)
  }

  @Test func pageOfAHeldPage() {
    typist.down("key.type.numeric", finger: 0)
    typist.tap("key.type.symbolic", finger: 1)
    typist.tap("€", finger: 1)
    typist.up(0)
    #expect(typist.text == "€" && typist.page == .alphabetic)
  }

  @Test func symbolHeldWhilePageGoes() {
    typist.down("key.type.numeric", finger: 0)
    typist.tap("1", finger: 1)
    typist.down("2", finger: 1)
    typist.up(0)
    // The letters are back, but this finger was put on 2 and rests there.
    typist.touch(.moved, Point(x: typist.place("w").x + 2, y: typist.place("w").y), 1)
    typist.up(1)
    #expect(typist.text == "12")
  }

  // MARK: Backspace

  @Test func backspaceOnPressThenRepeats() {
    typist.document.insertText("0123456789abcdef")
    typist.down("key.backspace")
    #expect(typist.text == "0123456789abcde")
    typist.pass(0.49)
    #expect(typist.text.count == 15)
    typist.pass(0.02)
    #expect(typist.text.count == 14)
    typist.pass(0.1)
    #expect(typist.text.count == 13)
    typist.pass(0.4)
    #expect((7...9).contains(typist.text.count))
    typist.up()
    let left = typist.text
    typist.pass(3)
    #expect(typist.text == left && typist.gestures.nextWake == nil)
  }

  @Test func repeatReachesItsFastestPace() {
    var behavior = KeyboardBehavior()
    behavior.deleteByWord = false
    let typist = Typist(behavior: behavior)
    typist.document.insertText(String(repeating: "x", count: 200))
    typist.down("key.backspace")
    typist.pass(2)
    let before = typist.text.count
    typist.pass(1)
    #expect((19...21).contains(before - typist.text.count))
  }

  @Test func aLateTurnDeletesOnce() {
    typist.document.insertText("xxxxxxxx")
    typist.down("key.backspace")
    typist.now = typist.now + 1.5
    typist.pass(0)
    #expect(typist.text.count == 6)
  }

  @Test func aLongHoldDeletesWords() {
    typist.down("key.backspace")
    typist.pass(1.99)
    #expect(!typist.actions.contains(.deleteWord))
    let characters = typist.actions.count
    typist.pass(1)
    #expect(typist.actions.dropFirst(characters).allSatisfy { $0 == .deleteWord })
    #expect((4...5).contains(typist.actions.count - characters))
    typist.up()
    let all = typist.actions.count
    typist.pass(3)
    #expect(typist.actions.count == all)
  }

  @Test func neverWordsWhenSwitchedOff() {
    var behavior = KeyboardBehavior()
    behavior.deleteByWord = false
    let typist = Typist(behavior: behavior)
    typist.down("key.backspace")
    typist.pass(10)
    #expect(typist.actions.count > 100 && !typist.actions.contains(.deleteWord))
  }

  @Test(arguments: ["slide", "cancel", "touch", "again"]) func repeatStops(by what: String) {
    typist.document.insertText("xxxxxxxxxx")
    typist.down("key.backspace", finger: 0)
    switch what {
    case "slide": typist.move("n", finger: 0)
    case "cancel": typist.cancel()
    case "touch": typist.tap("a", finger: 1)
    default: typist.tap("a", finger: 0)
    }
    let left = typist.text
    typist.pass(3)
    #expect(typist.text == left)
    typist.up(0)
    #expect(typist.text == left)
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
