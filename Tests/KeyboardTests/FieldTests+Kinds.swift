import FakeCompositor
import Testing

@testable import PressboardWayland

private typealias TextField = Compositor.TextField

/// What is particular to a field, and fields that come in odd ways.
extension FieldTests {
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
