import Pressboard
import Testing
import Wayland

@testable import PressboardWayland

/// A compositor that means ill, or is broken: nothing it says may end the keyboard.
@Suite struct HostileTests {
  // MARK: Sizes and scales

  private static let extremes: [UInt32] = [0, 1, 2, 300, 8_192, 32_768, 65_535, 1 << 31, .max]

  @Test func everySizeIsDrawnOrLeft() throws {
    let desk = try RawDesk()
    try desk.furnish()
    try desk.show()
    let sizes = Self.extremes.map { ($0, 300) } + Self.extremes.map { (360, $0) } + [(1, 1), (.max, .max)]
    for (width, height) in sizes {
      try desk.configure(width, height)
      _ = desk.client.listing
    }
    try expectDrawable(desk.compositor)
    try desk.configure(360, 300)
    try expectTyping(desk)
  }

  @Test(arguments: [0, 1, 59, 119, 121, 960, 961, 12_000, 1 << 31, UInt32.max])
  func everyFractionalScale(_ scale: UInt32) throws {
    let desk = try RawDesk()
    try desk.furnish()
    try desk.show()
    desk.compositor.forgetRequests()
    desk.compositor.send(
      try desk.compositor.last(.wpFractionalScaleV1), "preferred_scale", .number(Int32(bitPattern: scale)))
    try desk.settle()
    try desk.configure(361, 301)
    #expect(!desk.compositor.requests(.wlSurface, "attach").isEmpty)
    try expectDrawable(desk.compositor)
    try expectTyping(desk)
  }

  @Test(arguments: [0, -1, -5, 7, 9, 1000, Int32.max, .min]) func everyBufferScale(_ scale: Int32) throws {
    let desk = try RawDesk(without: [.wpFractionalScaleManagerV1])
    try desk.furnish()
    let output = try desk.compositor.last(.wlOutput)
    desk.compositor.send(output, "scale", .number(scale))
    desk.compositor.send(output, "done")
    try desk.settle()
    try desk.show()
    let surface = try desk.compositor.last(.wlSurface)
    desk.compositor.send(surface, "enter", .id(output))
    desk.compositor.send(surface, "preferred_buffer_scale", .number(scale))
    try desk.settle()
    try desk.configure(361, 301)
    #expect(!desk.compositor.requests(.wlSurface, "attach").isEmpty)
    try expectDrawable(desk.compositor)
    try expectTyping(desk)
  }

  @Test(
    arguments: [
      (0, 0), (-5, -7), (1, 1), (Int32.max, 1), (1, Int32.max), (Int32.max, Int32.max),
      (Int32.min, Int32.max),
    ] as [(Int32, Int32)]) func everyMode(_ width: Int32, _ height: Int32) throws
  {
    let desk = try RawDesk()
    try desk.furnish()
    let output = try desk.compositor.last(.wlOutput)
    desk.compositor.send(
      output, "geometry", .number(.min), .number(.max), .number(height), .number(width), .number(-1),
      .text([0xFF]), .text([0x80]), .number(-1))
    desk.compositor.send(output, "mode", .number(1), .number(width), .number(height), .number(-1))
    desk.compositor.send(output, "done")
    try desk.settle()
    try desk.show()
    for id in desk.compositor.requests(.zwlrLayerSurfaceV1, "set_size") {
      #expect((1...8_192).contains(id.number(1)))
    }
    #expect(!desk.client.listing.isEmpty)
    try desk.configure(.max, 300)
    #expect(!desk.client.listing.isEmpty)
    try expectDrawable(desk.compositor)
  }

  /// Sizes that the compositor and cairo can have.
  private func expectDrawable(_ compositor: RawCompositor) throws {
    for pool in compositor.requests(.wlShm, "create_pool") { #expect(pool.number(1) > 0) }
    for buffer in compositor.requests(.wlShmPool, "create_buffer") {
      #expect((1...32_767).contains(buffer.number(2)) && (1...32_767).contains(buffer.number(3)))
    }
    for size in compositor.requests(.wpViewport, "set_destination") {
      #expect(size.number(0) > 0 && size.number(1) > 0 || size.number(0) == -1 && size.number(1) == -1)
    }
    for scale in compositor.requests(.wlSurface, "set_buffer_scale") {
      #expect((1...8).contains(scale.number(0)))
    }
    #expect(compositor.nonsense == 0)
  }

  /// After all of it the keyboard still types.
  private func expectTyping(_ desk: RawDesk) throws {
    desk.compositor.forgetRequests()
    // The region tells where the keys begin.
    try desk.configure(360, 299)
    try desk.configure(360, 300)
    try desk.tap(desk.place(of: "key.character.q"))
    try desk.settle()
    #expect(
      desk.compositor.requests(.zwpInputMethodV2, "commit_string").last?.values == [.text(Array("q".utf8))])
  }

  // MARK: Fingers

  @Test func fingersWithoutEnd() throws {
    let desk = try RawDesk()
    try desk.furnish()
    try desk.show(purpose: 13)
    let point = try desk.place(of: "key.character.q")
    let touch = try desk.compositor.last(.wlTouch)
    let surface = try desk.compositor.last(.wlSurface)
    for finger in 0..<5_000 {
      desk.compositor.send(
        touch, "down", .number(1), .number(0), .id(surface), .number(Int32(finger)), .fixed(point.x),
        .fixed(point.y))
      desk.compositor.send(touch, "frame")
      if finger % 50 == 0 { try desk.settle(3) }
    }
    try desk.settle(80)
    // Each touch-down but the last has committed the one before; more than 32 are no fingers.
    #expect(desk.compositor.requests(.zwpVirtualKeyboardV1, "key").count == 2 * 31)
    desk.compositor.send(touch, "cancel")
    try desk.tap(point)
    try desk.settle()
    #expect(desk.compositor.requests(.zwpVirtualKeyboardV1, "key").count == 2 * 32)
  }

  // MARK: A compositor that does not read

  @Test func aCompositorThatStopsReadingLosesNoLetter() throws {
    let desk = try RawDesk()
    try desk.furnish()
    try desk.show(purpose: 13)
    let keys = try ["q", "w", "e"].map { try desk.place(of: "key.character." + $0) }
    desk.compositor.forgetRequests()
    let taps = 3_000
    var crowded = 0
    for tap in 0..<taps {
      try desk.tap(keys[tap % 3])
      try desk.clientTurn()
      if desk.connection.isCrowded { crowded += 1 }
    }
    #expect(crowded > taps / 2)
    try desk.settle(200)
    // Q, W and E of the kernel's codes; one down for each tap, in order.
    let downs = desk.compositor.requests(.zwpVirtualKeyboardV1, "key").filter { $0.number(2) == 1 }
    #expect(downs.map { $0.number(1) } == (0..<taps).map { 16 + $0 % 3 })
    // What nobody could see was not drawn either.
    #expect(desk.compositor.requests(.wlSurface, "attach").count < taps / 10)
  }

  // MARK: Everything at once

  @Test(arguments: 1...6) func anything(_ seed: UInt64) throws {
    let desk = try RawDesk()
    var storm = Storm(seed: seed)
    try desk.furnish()
    try desk.show()
    for _ in 0..<250 {
      for _ in 0..<storm.below(12) { storm.say(to: desk.compositor) }
      storm.wish(of: desk.client)
      try desk.pass(Double(storm.below(40)) / 100)
    }
    #expect(desk.compositor.nonsense == 0)

    // A sane compositor again: other screens, another seat.
    for name in storm.announced + [100, 101] { desk.compositor.send(2, "global_remove", .number(name)) }
    try desk.settle()
    try desk.furnish((5_000, 5_001))
    try desk.show()
    try expectTyping(desk)
  }
}
