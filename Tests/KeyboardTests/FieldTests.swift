import FakeCompositor
import Testing

@testable import PressboardWayland

private typealias TextField = Compositor.TextField

/// When the keyboard shows and hides, and what a change of fields takes with it.
@Suite struct FieldTests {
  let field = Compositor.TextField()

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
}
