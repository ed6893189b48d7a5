import Pressboard
import Testing

/// Shift and the keys of pages: tapped, held and slid from.
extension KeyboardGesturesTests {
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
}
