import FakeCompositor
import Pressboard
import Testing

@testable import PressboardWayland

private typealias TextField = Compositor.TextField

/// Fingers that hold, slide and drag, and the bar over the keys, from `wl_touch` to the application's text.
@Suite struct GestureTests {
  private let field = TextField(behavior: .gtk4)

  private func shown(_ text: String = "", _ change: (inout DaemonOptions) -> Void = { _ in }) throws -> Desk {
    var options = DaemonOptions.test
    options.layout = "en"
    change(&options)
    let desk = try Desk(Compositor.Options(), options)
    field.set(text)
    try desk.focus(field)
    return desk
  }

  /// The finger moves by so many points from the middle of a key, in steps of a touch screen.
  private func drag(_ desk: Desk, from id: String, _ x: Double, _ y: Double = 0, steps: Int = 12) throws {
    let place = try desk.key(id)
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      desk.seat.touch.motion(0, place.midX + x * share, place.midY + y * share)
      desk.seat.touch.frame()
      try desk.pass(0.016)
    }
  }

  // MARK: Callouts

  @Test func aLongPressAndASlideTypeAnAccent() throws {
    let desk = try shown("caf")
    try desk.down("key.character.e")
    try desk.pass(0.31)
    try drag(desk, from: "key.character.e", 32)
    #expect(field.text == "caf")
    try desk.up()
    try desk.rest()
    #expect(field.text == "café")
    #expect(desk.compositor.violations == [])
  }

  @Test func aCalloutIsDrawnAndGoesAgain() throws {
    let desk = try shown()
    let rest = try desk.pixels
    try desk.down("key.character.e")
    try desk.pass(0.31)
    let open = try desk.pixels
    #expect(open != rest)
    try desk.up()
    try desk.rest()
    #expect(try desk.pixels == rest)
    #expect(field.text == "e" && desk.nextWake == nil)
    #expect(desk.compositor.violations == [])
  }

  @Test func withKeysOnTouchTheAccentTakesThePlaceOfItsLetter() throws {
    let desk = try shown("caf") { $0.behavior.insertOnKeyDown = true }
    try desk.down("key.character.e")
    #expect(field.text == "cafe")
    try desk.pass(0.31)
    try drag(desk, from: "key.character.e", 32)
    try desk.up()
    try desk.rest()
    #expect(field.text == "café")
    #expect(desk.compositor.violations == [])
  }

  // MARK: The caret

  @Test func aDragOnTheSpaceBarMovesTheCaret() throws {
    let desk = try shown("hello world")
    let rest = try desk.pixels
    try desk.down("key.space")
    try drag(desk, from: "key.space", -72)
    let blank = try desk.pixels
    #expect(blank != rest)
    try desk.up()
    try desk.rest()
    #expect(try desk.pixels == rest)
    try desk.tap("key.character.x")
    try desk.rest()
    let text = field.text
    #expect(text.count == 12 && text.contains("x") && !text.hasSuffix("x"))
    #expect(desk.nextWake == nil)
    #expect(desk.compositor.violations == [])
  }

  @Test func withSpaceOnTouchADragLeavesNone() throws {
    let desk = try shown("hello") {
      $0.behavior.insertOnKeyDown = true
      $0.behavior.spaceCommitsOnRelease = false
    }
    try desk.down("key.space")
    #expect(field.text == "hello ")
    try drag(desk, from: "key.space", -40)
    try desk.up()
    try desk.rest()
    #expect(field.text == "hello")
    #expect(desk.compositor.violations == [])
  }

  @Test func aFieldThatGoesEndsTheDrag() throws {
    let desk = try shown("hello")
    try desk.down("key.space")
    try drag(desk, from: "key.space", -40)
    let other = TextField(behavior: .gtk4)
    try desk.focus(other)
    try desk.up()
    try desk.rest()
    try desk.tap("key.character.a")
    try desk.rest()
    #expect(other.text == "a" && field.text == "hello")
    #expect(desk.compositor.violations == [])
  }

  // MARK: The bar

  @Test func aResultIsOfferedAndPicked() throws {
    let desk = try shown()
    #expect(try desk.keys["bar.1"] == nil)
    try desk.type("1+2")
    let labels = try ["bar.1", "bar.2", "bar.3"].map { try desk.key($0).label }
    #expect(labels == ["1+2", "1+2=3", "3"])
    try desk.tap("bar.3")
    try desk.rest()
    #expect(field.text == "3")
    #expect(try desk.keys["bar.1"] == nil)
    #expect(desk.compositor.violations == [])
  }

  @Test func aFingerThatLeavesItsSlotPicksNothing() throws {
    let desk = try shown()
    try desk.type("1+2")
    try desk.down("bar.3")
    try desk.slide(to: "bar.1")
    try desk.up()
    try desk.rest()
    #expect(field.text == "1+2")
    #expect(desk.compositor.violations == [])
  }
}
