import FakeCompositor
import Testing

@testable import PressboardWayland

private typealias TextField = Compositor.TextField

/// What fingers mean, from `wl_touch` to the application's text.
@Suite struct TouchTests {
  private let field = TextField()

  private func shown(_ options: Compositor.Options = Compositor.Options(), _ text: String = "") throws -> Desk
  {
    let desk = try Desk(options)
    field.set(text)
    try desk.focus(field)
    return desk
  }

  // MARK: One finger

  @Test func aSlideTypesTheKeyItIsLiftedFrom() throws {
    let desk = try shown()
    try desk.down("key.character.q")
    try desk.slide(to: "key.character.w")
    try desk.up()
    try desk.rest()
    #expect(field.text == "w")
    #expect(desk.compositor.violations == [])
  }

  @Test func shiftAndCapsLockByTaps() throws {
    let desk = try shown()
    try desk.tap("key.shift")
    #expect(try desk.key("key.character.a").label == "A")
    try desk.pass(1)
    try desk.tap("key.character.a")
    try desk.tap("key.character.b")
    try desk.pass(1)
    try desk.tap("key.shift")
    try desk.pass(0.1)
    try desk.tap("key.shift")
    for letter in "cde" { try desk.tap("key.character.\(letter)") }
    try desk.tap("key.shift")
    try desk.tap("key.character.f")
    try desk.rest()
    #expect(field.text == "AbCDEf")
    #expect(desk.compositor.violations == [])
  }

  @Test func backspaceRepeatsWhileItIsHeldAndNoLonger() throws {
    let text = "abcdefghijklmnopqrstuvwxyz"
    let desk = try shown(.init(), text)
    try desk.down("key.backspace")
    #expect(field.text.count == 25)
    try desk.pass(0.4)
    #expect(field.text.count == 25)
    try desk.pass(0.6)
    let left = field.text.count
    #expect(left < 23 && left > 15)
    try desk.up()
    try desk.pass(2)
    #expect(field.text.count == left)
    #expect(text.hasPrefix(field.text))
    #expect(desk.nextWake == nil)
    #expect(desk.compositor.violations == [])
  }

  // MARK: Two fingers

  @Test func twoThumbsTypeInTheOrderTheyWentDown() throws {
    let desk = try shown()
    try desk.down("key.character.q", finger: 0)
    try desk.down("key.character.w", finger: 1)
    #expect(field.text == "q")
    try desk.up(finger: 0)
    #expect(field.text == "q")
    try desk.down("key.character.e", finger: 0)
    #expect(field.text == "qw")
    // Lifted in the other order.
    try desk.up(finger: 0)
    try desk.up(finger: 1)
    try desk.rest()
    #expect(field.text == "qwe")
    #expect(desk.compositor.violations == [])
  }

  /// Both in one frame: their times tell the order.
  @Test func twoFingersInOneFrame() throws {
    let desk = try shown()
    let (h, i) = (try desk.key("key.character.h"), try desk.key("key.character.i"))
    let surface = try desk.surface
    desk.seat.touch.down(5, on: surface, h.midX, h.midY)
    desk.seat.touch.down(2, on: surface, i.midX, i.midY)
    desk.seat.touch.frame()
    desk.seat.touch.up(2)
    desk.seat.touch.up(5)
    desk.seat.touch.frame()
    try desk.rest()
    #expect(field.text == "hi")
    #expect(desk.compositor.violations == [])
  }

  @Test func nothingHappensBeforeTheFrame() throws {
    let desk = try shown()
    let key = try desk.key("key.character.h")
    desk.seat.touch.down(0, on: try desk.surface, key.midX, key.midY)
    desk.seat.touch.up(0)
    try desk.settle()
    #expect(field.text == "")
    desk.seat.touch.frame()
    try desk.rest()
    #expect(field.text == "h")
  }

  // MARK: Chords

  @Test func aHeldShiftMakesCapitalsAndGivesLettersBack() throws {
    let desk = try shown()
    try desk.down("key.shift", finger: 0)
    for letter in "abc" { try desk.tap("key.character.\(letter)", finger: 1) }
    try desk.up(finger: 0)
    try desk.tap("key.character.d", finger: 1)
    try desk.rest()
    #expect(field.text == "ABCd")
    #expect(desk.compositor.violations == [])
  }

  @Test func aHeldPageTypesMarksAndGivesLettersBack() throws {
    let desk = try shown()
    try desk.down("key.type.numeric", finger: 0)
    for digit in "12" { try desk.tap("key.character.\(digit)", finger: 1) }
    try desk.tap("key.space", finger: 1)
    try desk.tap("key.character.3", finger: 1)
    try desk.up(finger: 0)
    try desk.tap("key.character.d", finger: 1)
    try desk.rest()
    #expect(field.text == "12 3d")
    #expect(desk.compositor.violations == [])
  }

  @Test func aSlideFromThePageKeyTypesOneMarkAndComesBack() throws {
    let desk = try shown()
    try desk.down("key.type.numeric")
    try desk.slide(to: "key.character.5")
    try desk.up()
    try desk.tap("key.character.d")
    try desk.rest()
    #expect(field.text == "5d")
    #expect(desk.compositor.violations == [])
  }

  // MARK: Taken away

  @Test func cancelTypesNothing() throws {
    let desk = try shown()
    let rest = try desk.pixels
    try desk.down("key.character.q", finger: 0)
    try desk.down("key.character.w", finger: 1)
    #expect(field.text == "q")
    desk.seat.touch.cancel()
    try desk.rest()
    #expect(try desk.pixels == rest)
    try desk.tap("key.character.e")
    try desk.rest()
    #expect(field.text == "qe")
    #expect(desk.compositor.violations == [])
  }

  @Test func cancelEndsTheRepeat() throws {
    let desk = try shown(.init(), "abcdef")
    try desk.down("key.backspace")
    desk.seat.touch.cancel()
    try desk.pass(3)
    #expect(field.text == "abcde")
    #expect(desk.nextWake == nil)
  }

  @Test func cancelEndsTheChord() throws {
    let desk = try shown()
    try desk.down("key.shift", finger: 0)
    desk.seat.touch.cancel()
    try desk.settle()
    try desk.tap("key.character.a")
    try desk.down("key.type.numeric", finger: 0)
    desk.seat.touch.cancel()
    try desk.settle()
    try desk.tap("key.character.b")
    try desk.rest()
    #expect(field.text == "ab")
  }

  @Test func aTouchScreenThatGoesTakesItsFingersAlong() throws {
    let desk = try shown(.init(), "abcdef")
    try desk.down("key.backspace")
    desk.seat.setCapabilities([.keyboard])
    try desk.pass(3)
    #expect(field.text == "abcde")
    #expect(desk.seat.touch.resourceCount == 0)
    #expect(desk.nextWake == nil)
    desk.seat.setCapabilities([.keyboard, .touch])
    try desk.settle()
    #expect(desk.seat.touch.resourceCount == 1)
    try desk.type("x")
    #expect(field.text == "abcdex")
    #expect(desk.compositor.violations == [])
  }

  // MARK: Not ours

  /// The compositor had not yet heard that the surface is gone.
  @Test func aFingerOnASurfaceThatIsGoneMeansNothing() throws {
    let desk = try shown()
    let (old, key) = (try desk.surface, try desk.key("key.character.h"))
    desk.client.hide()
    desk.clientTurn()
    desk.client.show()
    desk.clientTurn()
    desk.seat.touch.down(0, on: old, key.midX, key.midY)
    try desk.rest()
    #expect(try desk.surface !== old)
    // In one frame with a finger that is on the new surface.
    try desk.tap("key.character.i", finger: 1)
    desk.seat.touch.motion(0, key.midX, key.midY)
    desk.seat.touch.up(0)
    desk.seat.touch.frame()
    try desk.rest()
    #expect(field.text == "i")
    #expect(desk.compositor.violations == [])
  }

  /// Went down before the surface was new, and is lifted on it.
  @Test func aFingerThatOutlivesItsSurfaceTypesNothing() throws {
    let desk = try shown()
    try desk.down("key.character.q", finger: 0)
    desk.client.hide()
    try desk.settle()
    desk.client.show()
    try desk.rest()
    desk.seat.touch.motion(0, 100, 200)
    desk.seat.touch.up(0)
    desk.seat.touch.frame()
    try desk.tap("key.character.w", finger: 0)
    try desk.rest()
    #expect(field.text == "w")
    #expect(desk.compositor.violations == [])
  }

  @Test func anIdIsUsedAgain() throws {
    let desk = try shown()
    for letter in "reuse" { try desk.tap("key.character.\(letter)", finger: 3) }
    try desk.rest()
    #expect(field.text == "reuse")
  }

  // MARK: Versions

  @Test(arguments: 1...9) func everySeatVersion(_ version: UInt32) throws {
    let desk = try shown(Compositor.Options().with { $0.versions["wl_seat"] = version })
    try desk.type("Old")
    desk.seat.setCapabilities([.keyboard])
    try desk.settle()
    desk.seat.setCapabilities([.keyboard, .touch, .pointer])
    try desk.settle()
    try desk.type("er")
    #expect(field.text == "Older")
    #expect(desk.compositor.violations == [])
  }
}
