import FakeCompositor
import Testing

@testable import PressboardWayland

private typealias TextField = Compositor.TextField

/// Folded away by its own key.
extension FieldTests {
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
}
