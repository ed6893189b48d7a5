import FakeCompositor
import Testing

@testable import PressboardWayland

private typealias TextField = Compositor.TextField

/// A mouse is one finger.
@Suite struct PointerTests {
  private let field = TextField()

  private func shown(_ options: Compositor.Options = Compositor.Options()) throws -> Desk {
    let desk = try Desk(options.with { $0.seats = [.init("seat0", [.pointer, .keyboard])] })
    try desk.focus(field)
    return desk
  }

  private func enter(_ id: String, on desk: Desk) throws {
    let key = try desk.key(id)
    desk.seat.pointer.enter(try desk.surface, key.midX, key.midY)
    try desk.settle()
  }

  private func click(on desk: Desk, _ button: UInt32 = 272) throws {
    desk.seat.pointer.button(button, isDown: true)
    try desk.settle()
    desk.seat.pointer.button(button, isDown: false)
    try desk.settle()
  }

  @Test(arguments: [9, 7, 5, 4, 1]) func theFirstPressCountsWithoutAMotion(wlSeat version: UInt32) throws {
    let desk = try shown(Compositor.Options().with { $0.versions["wl_seat"] = version })
    try enter("key.character.h", on: desk)
    try click(on: desk)
    let i = try desk.key("key.character.i")
    desk.seat.pointer.motion(i.midX, i.midY)
    try click(on: desk)
    try desk.rest()
    #expect(field.text == "hi")
    #expect(desk.compositor.violations == [])
  }

  @Test func onlyTheLeftButtonTypes() throws {
    let desk = try shown()
    try enter("key.character.h", on: desk)
    try click(on: desk, 273)
    try desk.rest()
    #expect(field.text == "")
  }

  @Test func aDragTypesTheKeyItEndsOn() throws {
    let desk = try shown()
    try enter("key.character.q", on: desk)
    desk.seat.pointer.button(isDown: true)
    try desk.settle()
    let key = try desk.key("key.character.w")
    desk.seat.pointer.motion(key.midX, key.midY)
    desk.seat.pointer.button(isDown: false)
    try desk.rest()
    #expect(field.text == "w")
  }

  @Test func leavingWhilePressedTypesNothing() throws {
    let desk = try shown()
    let rest = try desk.pixels
    try enter("key.character.q", on: desk)
    desk.seat.pointer.button(isDown: true)
    try desk.settle()
    #expect(try desk.pixels != rest)
    desk.seat.pointer.leave()
    try desk.rest()
    #expect(try desk.pixels == rest)
    try enter("key.character.w", on: desk)
    desk.seat.pointer.button(isDown: false)
    try click(on: desk)
    try desk.rest()
    #expect(field.text == "w")
    #expect(desk.compositor.violations == [])
  }

  @Test func aMouseThatIsPulledOutTypesNothing() throws {
    let desk = try shown()
    field.set("abc")
    try desk.settle()
    try enter("key.backspace", on: desk)
    desk.seat.pointer.button(isDown: true)
    try desk.settle()
    desk.seat.setCapabilities([.keyboard])
    try desk.pass(2)
    #expect(field.text == "ab")
    #expect(desk.seat.pointer.resourceCount == 0)
    #expect(desk.nextWake == nil)
    #expect(desk.compositor.violations == [])
  }

  /// The fake compositor checks that the serial is that of the last enter.
  @Test func everyEnterGetsItsImage() throws {
    let desk = try shown()
    for _ in 0..<3 {
      try enter("key.character.q", on: desk)
      #expect(desk.seat.pointer.image == .shape(1))
      desk.seat.pointer.leave()
      try desk.settle()
    }
    desk.client.hide()
    try desk.rest()
    desk.client.show()
    try desk.rest()
    try enter("key.character.q", on: desk)
    #expect(desk.seat.pointer.image == .shape(1))
    #expect(desk.compositor.violations == [])
  }

  @Test func withoutShapesTheImageComesFromTheTheme() throws {
    let desk = try shown(.sway17)
    for _ in 0..<3 {
      try enter("key.character.q", on: desk)
      #expect(desk.seat.pointer.image == .surface)
      desk.seat.pointer.leave()
      try desk.settle()
    }
    try enter("key.character.q", on: desk)
    try click(on: desk)
    try desk.rest()
    #expect(field.text == "q")
    // The image is loaded once.
    #expect(desk.compositor.requests(of: "wl_compositor").count { $0.hasPrefix("create_surface") } == 2)
    #expect(desk.compositor.violations == [])
  }

  @Test func aFingerAndAMouseTypeTogether() throws {
    let desk = try shown()
    desk.seat.setCapabilities([.touch, .pointer, .keyboard])
    try desk.settle()
    try enter("key.character.a", on: desk)
    try desk.down("key.shift")
    try click(on: desk)
    try desk.up()
    try click(on: desk)
    try desk.rest()
    #expect(field.text == "Aa")
  }
}
