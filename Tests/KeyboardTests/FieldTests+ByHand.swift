import FakeCompositor
import Testing

@testable import PressboardWayland

private typealias TextField = Compositor.TextField

/// Shown and hidden by the user alone.
extension FieldTests {
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
}
