import FakeCompositor
import Testing

@testable import PressboardWayland

private typealias TextField = Compositor.TextField

/// When the keyboard shows and hides, and what a change of fields takes with it.
@Suite struct FieldTests {
  private let field = TextField()

  // MARK: Showing and hiding

  @Test func itHidesATenthOfASecondAfterTheFieldIsLeft() throws {
    let desk = try Desk()
    try desk.focus(field)
    #expect(desk.isVisible)
    desk.seat.blur()
    try desk.pass(0.099)
    #expect(desk.isVisible && desk.client.isOnScreen)
    try desk.pass(0.002)
    #expect(!desk.isVisible && !desk.client.isOnScreen)
    #expect(desk.nextWake == nil)
    #expect(desk.compositor.violations == [])
  }

  enum Switch: CaseIterable { case inOneBatch, inTwo, afterAWhile, withoutAWord, activateAlone }

  @Test(arguments: Switch.allCases) func aSwitchDoesNotFlicker(_ kind: Switch) throws {
    let desk = try Desk()
    let other = TextField("other")
    try desk.focus(field)
    try desk.type("ab")
    let layer = desk.layer
    desk.compositor.clearTrace()
    switch kind {
    case .inOneBatch: desk.seat.move(to: other)
    case .inTwo:
      desk.seat.blur()
      desk.seat.focus(other)
    case .afterAWhile:
      desk.seat.blur()
      try desk.pass(0.09)
      desk.seat.focus(other)
    case .withoutAWord: desk.seat.slip(to: other)
    case .activateAlone: desk.seat.focus(other)
    }
    try desk.pass(1)
    #expect(desk.layer === layer && desk.isVisible)
    #expect(desk.compositor.requests(of: "zwlr_layer_shell_v1") == [])
    #expect(desk.compositor.requests(of: "wl_surface") == [])
    try desk.type("cd<")
    #expect(field.text == "ab")
    #expect(other.text == "otherc")
    #expect(desk.compositor.violations == [])
  }

  /// A key now would reach whatever has the focus: Space presses a button.
  @Test(arguments: [false, true]) func tapsBetweenTwoFieldsWaitForTheNext(isComing: Bool) throws {
    let desk = try Desk()
    let other = TextField()
    try desk.focus(field)
    try desk.type("ab")
    desk.seat.blur()
    try desk.settle()
    desk.compositor.clearTrace()
    for id in ["key.character.x", "key.character.y", "key.backspace", "key.space"] { try desk.tap(id) }
    try desk.pass(0.05)
    try desk.tap("key.character.z")
    #expect(desk.compositor.requests(of: "zwp_virtual_keyboard_v1") == [])
    #expect(desk.compositor.requests(of: "zwp_input_method_v2") == [])
    if isComing {
      try desk.pass(0.04)
    } else {
      try desk.pass(1)
      #expect(!desk.isVisible && desk.nextWake == nil)
      #expect(desk.compositor.requests(of: "zwp_virtual_keyboard_v1") == [])
    }
    try desk.focus(other)
    #expect(field.text == "ab" && desk.seat.strayKeys == [])
    #expect(other.text == (isComing ? "x z" : ""))
    try desk.type("y")
    #expect(other.text == (isComing ? "x zy" : "y"))
    #expect(desk.compositor.violations == [])
  }

  @Test func theHideKeyWorksBetweenTwoFields() throws {
    let desk = try Desk()
    try desk.focus(field)
    desk.seat.blur()
    try desk.settle()
    try desk.tap("key.hide")
    #expect(!desk.isVisible && desk.nextWake == nil)
    #expect(desk.compositor.violations == [])
  }

  /// A form that goes on to the next box by itself takes the digit of the thumb that is down already.
  @Test(arguments: [0, 0.05, 0.3]) func aFingerThatIsDownTypesIntoTheNextField(after gap: Double) throws {
    let desk = try Desk()
    let other = TextField("other")
    try desk.focus(field)
    try desk.down("key.character.x", finger: 0)
    if gap == 0 { desk.seat.move(to: other) } else { desk.seat.blur() }
    try desk.pass(gap)
    if gap > 0 { desk.seat.focus(other) }
    try desk.settle()
    try desk.up(finger: 0)
    try desk.rest()
    // The keyboard that went took its finger along.
    #expect(field.text == "" && other.text == (gap > 0.1 ? "other" : "otherx"))
    #expect(desk.seat.strayKeys == [])
    try desk.down("key.backspace", finger: 1)
    let left = other.text
    desk.seat.blur()
    try desk.pass(3)
    try desk.up(finger: 1)
    #expect(other.text == left && desk.seat.strayKeys == [])
    #expect(desk.compositor.violations == [])
  }

  @Test func aFingerThatIsLiftedAfterTheFieldWentTypesNothing() throws {
    let desk = try Desk()
    try desk.focus(field)
    try desk.down("key.character.x", finger: 0)
    try desk.down("key.space", finger: 1)
    desk.seat.blur()
    try desk.settle()
    try desk.up(finger: 1)
    try desk.pass(1)
    #expect(field.text == "x" && desk.seat.strayKeys == [])
    #expect(!desk.isVisible && desk.nextWake == nil)
    #expect(desk.compositor.violations == [])
  }

  @Test func aHeldShiftEndsWithItsField() throws {
    let desk = try Desk()
    try desk.focus(field)
    try desk.down("key.shift")
    #expect(try desk.key("key.character.q").label == "Q")
    desk.seat.blur()
    try desk.settle()
    #expect(try desk.key("key.character.q").label == "q")
    // One that is pressed since then holds.
    try desk.up()
    try desk.tap("key.shift")
    try desk.tap("key.character.q")
    let other = TextField()
    try desk.focus(other)
    #expect(other.text == "Q")
  }

  /// Backspace goes on repeating under the finger, but not into another field.
  @Test func aHeldBackspaceStopsWithItsField() throws {
    let desk = try Desk()
    let other = TextField("other")
    field.set(String(repeating: "a", count: 200))
    try desk.focus(field)
    try desk.down("key.backspace")
    try desk.pass(2)
    desk.seat.blur()
    try desk.settle()
    let left = field.text
    #expect(left.count > 100 && left.count < 190)
    try desk.pass(0.09)
    desk.seat.focus(other)
    try desk.pass(2)
    try desk.up()
    try desk.rest()
    #expect(field.text == left && other.text == "other" && desk.seat.strayKeys == [])

    try desk.down("key.backspace")
    try desk.pass(0.7)
    desk.seat.blur()
    try desk.pass(2)
    #expect(other.text.count < 5 && desk.seat.strayKeys == [])
    #expect(desk.nextWake == nil)
    #expect(desk.compositor.violations == [])
  }

  // MARK: Folding

  @Test func theHideKeyFoldsItUntilTheFieldIsTapped() throws {
    let desk = try Desk()
    try desk.focus(field)
    try desk.type("ab")
    try desk.tap("key.hide")
    try desk.rest()
    #expect(!desk.isVisible && desk.compositor.surfaces.isEmpty)
    try desk.pass(5)
    #expect(!desk.isVisible)
    // GTK tells its state again when it is tapped.
    field.set("ab", caret: 1)
    try desk.rest()
    #expect(desk.isVisible)
    try desk.type("c")
    #expect(field.text == "acb")
    #expect(desk.compositor.violations == [])
  }

  @Test func aTapIntoTheSamePlaceUnfoldsItToo() throws {
    let desk = try Desk()
    try desk.focus(field)
    try desk.tap("key.hide")
    try desk.pass(1)
    #expect(!desk.isVisible)
    field.set("")
    try desk.rest()
    #expect(desk.isVisible)
  }

  /// The application answers what was typed just before.
  @Test(arguments: [false, true]) func aLateEchoDoesNotUnfoldIt(withoutText: Bool) throws {
    let desk = try Desk()
    if withoutText { field.behavior = .qt6 }
    try desk.focus(field)
    field.isStalled = true
    try desk.tap("key.character.a")
    try desk.tap("key.character.b")
    try desk.tap("key.hide")
    try desk.pass(0.2)
    field.isStalled = false
    try desk.rest()
    #expect(field.text == "ab")
    #expect(!desk.isVisible)
  }

  @Test func anotherFieldUnfoldsIt() throws {
    let desk = try Desk()
    try desk.focus(field)
    desk.client.hide()
    try desk.rest()
    #expect(!desk.isVisible)
    desk.seat.move(to: TextField())
    try desk.rest()
    #expect(desk.isVisible)
    desk.client.hide()
    try desk.rest()
    desk.seat.blur()
    try desk.pass(1)
    #expect(!desk.isVisible)
    try desk.focus(field)
    #expect(desk.isVisible)
  }

  @Test func handUnfoldsIt() throws {
    let desk = try Desk()
    try desk.focus(field)
    try desk.tap("key.hide")
    try desk.rest()
    desk.client.show()
    try desk.rest()
    #expect(desk.isVisible)
    desk.client.toggle()
    try desk.rest()
    #expect(!desk.isVisible)
    desk.client.toggle()
    try desk.rest()
    try desk.type("ok")
    #expect(field.text == "ok")
    desk.seat.blur()
    try desk.rest()
    #expect(!desk.isVisible)
    #expect(desk.compositor.violations == [])
  }

  @Test func startedFoldedItWaitsForAnotherField() throws {
    var options = DaemonOptions.test
    options.startsHidden = true
    let desk = try Desk(.init(), options) { [field] in $0.seats[0].focus(field) }
    try desk.rest()
    #expect(desk.surfacesMade == 0)
    try desk.pass(1)
    desk.seat.move(to: TextField())
    try desk.rest()
    #expect(desk.isVisible)
  }

  @Test func startedFoldedItLeavesTheFieldThatOurOwnKeyboardBroughtTheFocusTo() throws {
    var options = DaemonOptions.test
    options.startsHidden = true
    let desk = try Desk(.init(), options)
    try desk.pass(0.3)
    try desk.focus(field)
    #expect(desk.surfacesMade == 0)
    desk.client.show()
    try desk.rest()
    #expect(desk.isVisible)
  }

  // MARK: By hand only

  @Test func manualModeObeysTheUserAlone() throws {
    var options = DaemonOptions.manual
    options.startsHidden = true
    let desk = try Desk(.init(), options)
    try desk.focus(field)
    #expect(!desk.isVisible && desk.surfacesMade == 0)
    desk.client.show()
    try desk.rest()
    #expect(desk.isVisible)
    try desk.type("ab")
    #expect(field.text == "ab")
    desk.seat.blur()
    try desk.pass(1)
    #expect(desk.isVisible)
    try desk.tap("key.hide")
    try desk.rest()
    #expect(!desk.isVisible && desk.nextWake == nil)
    try desk.focus(field)
    field.set("new")
    try desk.pass(1)
    #expect(!desk.isVisible)
    #expect(desk.compositor.violations == [])
  }

  /// Over a program that has no text input, as many a game or XWayland.
  @Test func shownByHandWithoutAFieldItTypesKeys() throws {
    let desk = try Desk()
    desk.client.show()
    try desk.rest()
    #expect(desk.isVisible)
    try desk.type("aé<\n")
    #expect(desk.seat.strayKeys == ["a", "eacute", "BackSpace", "Return"])
    // A field comes: now it is text.
    try desk.focus(field)
    try desk.type("b")
    #expect(field.text == "b" && field.keys == [])
    #expect(desk.seat.strayKeys.count == 4)
    #expect(desk.compositor.violations == [])
  }

  @Test func shownByHandItStaysBeyondAField() throws {
    let desk = try Desk()
    desk.client.show()
    try desk.rest()
    let layer = desk.layer
    try desk.focus(field)
    try desk.type("a")
    desk.seat.blur()
    try desk.settle()
    // Perhaps another field is coming: this is for that one alone.
    try desk.tap("key.character.x")
    try desk.pass(1)
    #expect(desk.isVisible && desk.layer === layer)
    #expect(desk.seat.strayKeys == [])
    try desk.type("b")
    #expect(desk.seat.strayKeys == ["b"])
    try desk.focus(field)
    desk.seat.blur()
    try desk.settle()
    try desk.tap("key.character.c")
    let other = TextField()
    try desk.focus(other)
    #expect(field.text == "a" && other.text == "c" && desk.seat.strayKeys == ["b"])
    try desk.tap("key.hide")
    try desk.rest()
    desk.seat.blur()
    try desk.pass(1)
    #expect(!desk.isVisible && desk.nextWake == nil)
    #expect(desk.compositor.violations == [])
  }

  /// A held Backspace is no key for what has the focus next.
  @Test func shownByHandAHeldBackspaceStopsWithItsField() throws {
    let desk = try Desk()
    field.set("abcdef")
    desk.client.show()
    try desk.focus(field)
    try desk.down("key.backspace")
    desk.seat.blur()
    try desk.pass(2)
    #expect(field.text == "abcde" && desk.seat.strayKeys == [])
  }

  /// A desktop's button may ask for what is there already.
  @Test func askedForAgainItKeepsPageAndCase() throws {
    let desk = try Desk()
    desk.client.show()
    try desk.rest()
    try desk.tap("key.type.numeric")
    try desk.tap("key.character.1")
    desk.client.show()
    try desk.rest()
    try desk.tap("key.character.2")
    #expect(desk.seat.strayKeys == ["1", "2"])
    desk.client.hide()
    try desk.rest()
    desk.client.show()
    try desk.rest()
    #expect(try desk.key("key.character.q").label == "q")
  }

  @Test func inManualModeKeysFollowTheFocus() throws {
    let desk = try Desk(.init(), .manual)
    #expect(desk.isVisible)
    try desk.type("a")
    try desk.focus(field)
    try desk.type("b")
    desk.seat.blur()
    try desk.rest()
    try desk.type("c")
    #expect(field.text == "b")
    #expect(desk.seat.strayKeys == ["a", "c"])
    #expect(desk.compositor.violations == [])
  }

  // MARK: Kinds of fields

  @Test func aSecretFieldGetsItsTextAndGivesNoneAway() throws {
    let desk = try Desk()
    let secret = TextField("old", behavior: .password)
    try desk.focus(secret)
    try desk.type("Pä".filter(\.isASCII) + "ss<<w0é<!")
    #expect(secret.text == "oldPw0!")
    // Backspace is a key; nothing is deleted by what the field tells of itself.
    #expect(secret.keys.count { $0 == "BackSpace" } == 3)
    let commits = try #require(desk.seat.inputMethod).commits
    #expect(commits.allSatisfy { $0.deletedBefore == 0 && $0.deletedAfter == 0 })
    #expect(desk.compositor.violations == [])
  }

  @Test func aTerminalGetsKeysOnly() throws {
    let desk = try Desk()
    let terminal = TextField(behavior: .terminal)
    try desk.focus(terminal)
    try desk.type("ls -l /Opt é<\n")
    #expect(terminal.text == "ls -l /Opt \n")
    #expect(terminal.keys.count == 14)
    #expect(try #require(desk.seat.inputMethod).commits.allSatisfy(\.isEmpty))
    #expect(desk.seat.keyboards.first?.isAtRest == true)
    #expect(desk.compositor.violations == [])
  }

  @Test func anotherFieldBeginsWithSmallLetters() throws {
    let desk = try Desk()
    try desk.focus(field)
    let rest = try desk.pixels
    try desk.tap("key.type.numeric")
    try desk.tap("key.type.symbolic")
    let other = TextField("other ")
    desk.seat.move(to: other)
    try desk.rest()
    #expect(try desk.key("key.character.q").label == "q")
    #expect(try desk.pixels == rest)
    try desk.tap("key.shift")
    try desk.pass(0.1)
    try desk.tap("key.shift")
    try desk.tap("key.character.a")
    try desk.rest()
    #expect(try desk.key("key.character.q").label == "Q")
    desk.seat.blur()
    try desk.rest()
    try desk.focus(field)
    #expect(try desk.key("key.character.q").label == "q")
    #expect(try desk.pixels == rest)
    #expect(other.text == "other A")
    #expect(desk.compositor.violations == [])
  }

  /// A compositor takes the focus away and gives it back when a hardware keyboard is plugged in.
  @Test func aFocusThatComesBackAtOnceKeepsFingersAndPage() throws {
    let desk = try Desk()
    try desk.focus(field)
    try desk.type("a")
    try desk.tap("key.type.numeric")
    try desk.down("key.character.1")
    desk.seat.blur()
    desk.seat.focus(field)
    try desk.settle()
    try desk.up()
    try desk.tap("key.character.2")
    try desk.rest()
    #expect(field.text == "a12")
    #expect(desk.compositor.violations == [])
  }

  /// The text of a field that is typed into comes back all the time; the page stays for it.
  @Test func theSameFieldKeepsItsPage() throws {
    let desk = try Desk()
    try desk.focus(field)
    try desk.tap("key.type.numeric")
    try desk.tap("key.character.1")
    field.set("1x")
    try desk.rest()
    #expect(try desk.keys["key.character.2"] != nil)
  }

  // MARK: Odd orders

  @Test func twoActivates() throws {
    let desk = try Desk()
    desk.seat.focus(field)
    desk.seat.focus(field)
    try desk.rest()
    try desk.type("a")
    desk.seat.focus(field)
    try desk.rest()
    try desk.type("b<c")
    #expect(field.text == "ac")
    #expect(desk.surfacesMade == 1)
    #expect(desk.compositor.violations == [])
  }

  @Test func aDeactivateThatNothingWentBefore() throws {
    let desk = try Desk()
    desk.compositor.clearTrace()
    desk.seat.blur()
    desk.seat.blur()
    try desk.rest()
    #expect(desk.compositor.requests == [] && desk.nextWake == nil)
    try desk.focus(field)
    try desk.type("a")
    desk.seat.blur()
    desk.seat.blur()
    try desk.rest()
    #expect(!desk.isVisible)
    #expect(field.text == "a")
    #expect(desk.compositor.violations == [])
  }

  @Test(arguments: [Compositor.FieldBehavior.FirstState.inSecondDone, .afterFirstCommit])
  func aFieldThatTellsItsStateLate(_ first: Compositor.FieldBehavior.FirstState) throws {
    let desk = try Desk()
    let late = TextField("abc")
    late.behavior.firstState = first
    try desk.focus(late)
    #expect(desk.isVisible)
    try desk.type("<d")
    #expect(late.text == "abd")
    #expect(desk.compositor.violations == [])
  }

  /// The program starts into a field that has the focus already.
  @Test func aFieldThatWasThereBefore() throws {
    let early = TextField("abc")
    let desk = try Desk { $0.seats[0].focus(early) }
    try desk.rest()
    #expect(desk.isVisible)
    try desk.type("d")
    #expect(early.text == "abcd")
    #expect(desk.compositor.violations == [])
  }
}
