import FakeCompositor
import Testing

@testable import PressboardWayland

private typealias TextField = Compositor.TextField

/// What is painted, and how little.
@Suite struct PixelTests {
  @Test(arguments: [false, true]) func aThousandTapsTakeOnePoolAndTheirOwnPixels(holdsBuffers: Bool) throws {
    let desk = try Desk { $0.holdsBuffers = holdsBuffers }
    let field = TextField(behavior: .terminal)
    try desk.focus(field)
    let keys = try "qapmgtyl".map { try desk.key("key.character.\($0)") }
    let commits = try desk.surface.commitCount
    for number in 0..<1000 {
      let key = keys[number % keys.count]
      let surface = try desk.surface
      #expect(desk.seat.touch.down(0, on: surface, key.midX, key.midY))
      desk.seat.touch.frame()
      try desk.settle()
      if number % 50 == 0 { expect(surface.lastDamage, around: key) }
      try desk.up()
      try desk.pass(0.1)
      if number % 50 == 0 { expect(surface.lastDamage, around: key) }
    }
    #expect(field.text.count == 1000)
    #expect(desk.compositor.poolCount == 1)
    #expect(desk.compositor.bufferCount <= 2)
    // One when the key goes down, one when it comes up.
    #expect(try desk.surface.commitCount - commits == 2000)
    #expect(desk.compositor.violations == [])
  }

  /// The key and its pop: a square 1.35 times as high, whose shadow reaches 14 points.
  private func expect(_ damage: [Compositor.Area], around key: KeyPlace) {
    let reach = 1.35 * key.height + 14 + 4
    let left = (key.midX - reach) * 2
    let right = (key.midX + reach) * 2
    let top = (key.y - reach - 0.14 * key.height) * 2
    let bottom = (key.y + key.height + 3) * 2
    #expect(!damage.isEmpty)
    for area in damage {
      #expect(Double(area.x) >= left && Double(area.x + area.width) <= right, "\(key.id)")
      #expect(Double(area.y) >= top && Double(area.y + area.height) <= bottom, "\(key.id)")
    }
  }

  @Test func aPressIsSeenAndItsReleaseTakesItBack() throws {
    let desk = try Desk()
    try desk.focus(TextField())
    let rest = try desk.pixels
    for id in ["key.character.g", "key.backspace", "key.space", "key.hide", "key.type.numeric"] {
      try desk.down(id)
      #expect(try desk.pixels != rest, "\(id)")
      desk.seat.touch.cancel()
      try desk.rest()
      #expect(try desk.pixels == rest, "\(id)")
    }
    #expect(desk.compositor.violations == [])
  }

  // MARK: Secrets

  /// How many pixels a press changes outside of the key itself.
  private func changes(outside id: String, on desk: Desk) throws -> Int {
    let key = try desk.key(id)
    let before = try desk.pixels
    try desk.down(id)
    let after = try desk.pixels
    try desk.up()
    try desk.rest()
    var count = 0
    for y in 0..<before.height {
      for x in 0..<before.width where before[x, y] != after[x, y] {
        let isInside =
          Double(x) >= 2 * key.x - 2 && Double(x) <= 2 * (key.x + key.width) + 2
          && Double(y) >= 2 * key.y - 2 && Double(y) <= 2 * (key.y + key.height) + 4
        if !isInside { count += 1 }
      }
    }
    return count
  }

  @Test func aSecretFieldShowsNoPops() throws {
    let desk = try Desk()
    try desk.focus(TextField())
    #expect(try changes(outside: "key.character.h", on: desk) > 1000)
    try desk.focus(TextField(behavior: .password))
    #expect(try changes(outside: "key.character.h", on: desk) == 0)
    try desk.focus(TextField())
    #expect(try changes(outside: "key.character.h", on: desk) > 1000)
    #expect(desk.compositor.violations == [])
  }

  /// Also when the field tells only in its second breath what it is for.
  @Test func aFieldThatTurnsOutToBeSecretShowsNoPops() throws {
    let desk = try Desk()
    let field = TextField(behavior: .password)
    field.behavior.firstState = .inSecondDone
    try desk.focus(field)
    #expect(try changes(outside: "key.character.h", on: desk) == 0)
  }

  // MARK: Buffers

  /// A compositor that is busy gives no buffer back for a while; what was missed is painted then.
  @Test func starvedOfBuffersItCatchesUp() throws {
    let desk = try Desk()
    let field = TextField()
    try desk.focus(field)
    let rest = try desk.pixels
    desk.compositor.withholdsBuffers = true
    try desk.type("starved")
    #expect(field.text == "starved")
    #expect(desk.compositor.liveBufferCount == 3)
    desk.compositor.withholdsBuffers = false
    try desk.settle()
    #expect(try desk.pixels == rest)

    desk.compositor.withholdsBuffers = true
    try desk.type("again")
    try desk.tap("key.type.numeric")
    try desk.rest()
    desk.compositor.withholdsBuffers = false
    try desk.settle()
    let other = try Desk()
    try other.focus(TextField())
    try other.tap("key.type.numeric")
    try other.rest()
    #expect(try desk.pixels == other.pixels)
    #expect(desk.compositor.poolCount == 1)
    #expect(desk.compositor.violations == [])
  }

  @Test func starvedOfBuffersItStillHides() throws {
    let desk = try Desk()
    try desk.focus(TextField())
    desk.compositor.withholdsBuffers = true
    try desk.type("ab")
    desk.seat.blur()
    try desk.rest()
    #expect(desk.compositor.layerSurfaces.isEmpty && desk.compositor.liveBufferCount == 0)
    #expect(desk.compositor.violations == [])
  }

  @Test func starvedOfBuffersItStillTurns() throws {
    let desk = try Desk()
    let field = TextField()
    try desk.focus(field)
    desk.compositor.withholdsBuffers = true
    try desk.type("abc")
    desk.compositor.outputs[0].setTransform(1)
    try desk.rest()
    #expect(try desk.pixels.width == 1440)
    try desk.type("d")
    desk.compositor.withholdsBuffers = false
    try desk.rest()
    #expect(field.text == "abcd")
    #expect(desk.compositor.violations == [])
  }
}
