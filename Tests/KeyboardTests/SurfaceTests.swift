import FakeCompositor
import Testing

@testable import PressboardWayland

private typealias TextField = Compositor.TextField

/// How the layer surface comes, changes and goes.
@Suite struct SurfaceTests {
  @Test func aFieldBringsTheKeyboardUp() throws {
    let desk = try Desk()
    #expect(!desk.isVisible && !desk.client.isOnScreen)
    try desk.focus(TextField())
    #expect(desk.isVisible && desk.client.isOnScreen)
    let layer = try #require(desk.layer)
    #expect(layer.namespace == "osk")
    #expect(layer.placement.layer == 3)
    #expect(layer.placement.anchor == 2 | 4 | 8)
    #expect(layer.placement.interactivity == 0)
    #expect(layer.placement.width == 0)
    #expect(desk.compositor.violations == [])
  }

  /// phoc raises the namespace by itself, and its shell stands in the upper layer.
  @Test func onPhocItStandsInTheTopLayer() throws {
    let desk = try Desk(.phoc024) { $0.addSeat() }
    try desk.focus(TextField())
    #expect(desk.layer?.placement.layer == 2)
    #expect(desk.isVisible)
  }

  @Test func noBufferBeforeTheFirstConfigure() throws {
    let desk = try Desk()
    try desk.focus(TextField())
    let handshake = desk.compositor.requests.filter {
      $0.hasPrefix("wl_surface.attach") || $0 == "wl_surface.commit"
        || $0.hasPrefix("zwlr_layer_surface_v1.ack_configure")
    }
    let kinds = handshake.map { $0.split(separator: " ")[0] }
    #expect(
      kinds.prefix(4) == [
        "wl_surface.commit", "zwlr_layer_surface_v1.ack_configure", "wl_surface.attach", "wl_surface.commit",
      ])
  }

  @Test func theNewestConfigureIsTheOneThatCounts() throws {
    let desk = try Desk { $0.extraConfigures = 3 }
    try desk.focus(TextField())
    let layer = try #require(desk.layer)
    #expect(layer.configureCount == 4)
    #expect(layer.openSerials == [])
    #expect(desk.compositor.requests(of: "zwlr_layer_surface_v1").count { $0.hasPrefix("ack") } == 1)
    #expect(layer.surface.size?.height == layer.configuredSize?.height)

    for width in [300, 320, 340] { layer.configure(width, try #require(layer.configuredSize).height) }
    try desk.settle()
    #expect(layer.openSerials == [])
    #expect(layer.surface.size?.width == 340)
    #expect(desk.compositor.requests(of: "zwlr_layer_surface_v1").count { $0.hasPrefix("ack") } == 2)
    try desk.type("ok")
    #expect(desk.seat.field?.text == "ok")
    #expect(desk.compositor.violations == [])
  }

  /// A configure that changes nothing still wants its answer.
  @Test func anIdleConfigureIsAcknowledgedWithoutADrawing() throws {
    let desk = try Desk()
    try desk.focus(TextField())
    try desk.rest()
    let layer = try #require(desk.layer)
    let size = try #require(layer.configuredSize)
    desk.compositor.clearTrace()
    layer.configure(size.width, size.height)
    try desk.settle()
    #expect(layer.openSerials == [])
    #expect(
      desk.compositor.requests.map { $0.split(separator: " ")[0] } == [
        "zwlr_layer_surface_v1.ack_configure", "wl_surface.commit",
      ])
  }

  @Test func theHeadroomTakesNeitherTouchesNorRoom() throws {
    let desk = try Desk()
    try desk.focus(TextField())
    let layer = try #require(desk.layer)
    let height = try #require(layer.surface.size).height
    let headroom = Double(height - layer.placement.exclusiveZone)
    #expect(headroom > 0)
    let region = try #require(layer.surface.inputRegion)
    #expect(!region.contains(180, headroom - 0.5))
    #expect(region.contains(180, headroom + 0.5))
    #expect(region.contains(0, Double(height) - 0.5) && region.contains(359.5, Double(height) - 0.5))
    #expect(!desk.seat.touch.tap(layer.surface, 180, headroom / 2))
    // A pop of the first row needs all of it.
    let top = try #require(desk.keys["key.hide"])
    #expect(abs(top.y - headroom) < 1)
  }

  /// In two commits the desktop would jump twice.
  @Test func heightAndZoneChangeInOneCommit() throws {
    let desk = try Desk()
    try desk.focus(TextField())
    let before = try #require(desk.layer).placement
    desk.compositor.clearTrace()
    desk.compositor.outputs[0].setTransform(1)
    try desk.settle()
    let after = try #require(desk.layer).placement
    #expect(after.height != before.height && after.exclusiveZone != before.exclusiveZone)
    let steps = desk.compositor.requests.filter {
      $0.hasPrefix("zwlr_layer_surface_v1.set_") || $0 == "wl_surface.commit"
    }
    let size = try #require(steps.firstIndex { $0.hasPrefix("zwlr_layer_surface_v1.set_size") })
    #expect(steps[size + 1].hasPrefix("zwlr_layer_surface_v1.set_exclusive_zone"))
    #expect(steps[size + 2] == "wl_surface.commit")
    #expect(steps.count { $0.contains("set_size") } == 1)
    #expect(desk.compositor.violations == [])
  }

  /// Compositors that grant the old size once more send nothing at all.
  @Test func aHeightThatIsNotGrantedDoesNotFreezeTheKeyboard() throws {
    let desk = try Desk { $0.sizeOverride = { _, width, _ in (width, 420) } }
    try desk.focus(TextField())
    desk.compositor.outputs[0].setMode(width: 720, height: 1000)
    try desk.rest()
    let before = try desk.pixels
    try desk.down("key.character.g")
    #expect(try desk.pixels != before)
    try desk.up()
    #expect(desk.seat.field?.text == "g")
    #expect(desk.nextWakeSettles)
    #expect(desk.compositor.violations == [])
  }

  /// Scale, heights and input region belong to a picture, and go out with it or not at all.
  @Test func whatChangesWhileNoBufferIsFreeGoesOutWithTheNextOne() throws {
    let desk = try Desk { $0.sizeOverride = { _, width, _ in (width, 200) } }
    try desk.focus(TextField())
    let region = try desk.surface.inputRegion
    desk.compositor.withholdsBuffers = true
    try desk.type("qwer")
    for height in [900, 1000] {
      desk.compositor.outputs[0].setMode(width: 720, height: height)
      try desk.rest()
      #expect(try desk.surface.inputRegion == region)
    }
    desk.compositor.withholdsBuffers = false
    try desk.rest()
    let fresh = try Desk(Compositor.Options().with { $0.outputs[0].height = 1000 }) {
      $0.sizeOverride = { _, width, _ in (width, 200) }
    }
    try fresh.focus(TextField())
    #expect(try desk.surface.inputRegion == fresh.surface.inputRegion)
    #expect(try desk.surface.inputRegion != region)
    #expect(try desk.pixels == fresh.pixels)
    let (width, height) = (try desk.pixels.width, try desk.pixels.height)
    #expect(try desk.surface.lastDamage.contains { $0.width == width && $0.height == height })
    #expect(desk.compositor.violations == [])
  }

  @Test func aSmallerHeightIsStillDrawnAndTyped() throws {
    let desk = try Desk { $0.sizeOverride = { _, width, height in (width, height - 60) } }
    try desk.focus(TextField())
    #expect(desk.isVisible)
    let layer = try #require(desk.layer)
    #expect(layer.surface.size?.height == layer.configuredSize?.height)
    try desk.type("up")
    #expect(desk.seat.field?.text == "up")
    #expect(desk.compositor.violations == [])
  }

  /// A new one would make compositors take the focus from the field, which then has to be tapped again.
  @Test func theInputMethodIsMadeOnceHoweverOftenItHides() throws {
    let desk = try Desk()
    let field = Compositor.TextField()
    for round in 1...4 {
      try desk.focus(field)
      try desk.type("a")
      if round.isMultiple(of: 2) { desk.client.hide() }
      desk.seat.blur()
      try desk.pass(1)
      #expect(!desk.isVisible)
    }
    #expect(field.text == "aaaa")
    #expect(desk.compositor.requests(of: "zwp_input_method_manager_v2").count == 1)
    #expect(desk.compositor.requests(of: "zwp_input_method_v2").allSatisfy { !$0.hasPrefix("destroy") })
    #expect(desk.compositor.requests(of: "zwp_virtual_keyboard_manager_v1").count == 1)
  }

  @Test func hidingLeavesNothingBehind() throws {
    let desk = try Desk { $0.holdsBuffers = true }
    let objects = desk.compositor.objectCount
    try desk.focus(TextField())
    try desk.type("abc")
    #expect(desk.compositor.liveBufferCount > 0)
    desk.seat.blur()
    try desk.rest()
    #expect(!desk.client.isOnScreen)
    #expect(desk.compositor.layerSurfaces.isEmpty && desk.compositor.surfaces.isEmpty)
    #expect(desk.compositor.liveBufferCount == 0)
    #expect(desk.compositor.objectCount == objects)
    #expect(desk.compositor.violations == [])
  }

  @Test func showingAgainAndAgainLeavesNothingBehind() throws {
    let desk = try Desk(Compositor.Options().with { $0.keepsTrace = false })
    let field = TextField()
    let objects = desk.compositor.objectCount
    for _ in 0..<100 {
      try desk.focus(field)
      #expect(desk.isVisible)
      desk.seat.blur()
      try desk.rest()
    }
    #expect(desk.compositor.objectCount == objects)
    #expect(desk.compositor.liveBufferCount == 0)
    #expect(desk.compositor.violations == [])
  }

  // MARK: Nothing to do

  @Test func hiddenItNeitherWakesNorSpeaks() throws {
    let desk = try Desk()
    let field = TextField("abc")
    try desk.focus(field)
    try desk.type("d<")
    try desk.tap("key.hide")
    try desk.rest()
    #expect(!desk.isVisible)
    desk.compositor.clearTrace()
    // The user goes on with a hardware keyboard.
    field.set("abcd")
    try desk.rest()
    desk.seat.blur()
    try desk.rest()
    #expect(desk.nextWake == nil)
    #expect(desk.compositor.requests == [])
  }

  @Test func shownAndIdleItNeitherWakesNorSpeaks() throws {
    let desk = try Desk()
    try desk.focus(TextField())
    try desk.type("Hi there")
    try desk.rest()
    desk.compositor.clearTrace()
    try desk.pass(20)
    #expect(desk.nextWake == nil)
    #expect(desk.compositor.requests == [])
    #expect(desk.compositor.events == [])
    #expect(try desk.surface.openFrames == 0)
  }

  // MARK: Closed by the compositor

  @Test func closedAtOnceItIsNotTriedForEver() throws {
    let desk = try Desk { $0.closesNext = .max }
    try desk.focus(TextField())
    try desk.rest()
    #expect(desk.compositor.layerSurfaces.isEmpty && desk.compositor.surfaces.isEmpty)
    #expect(!desk.client.isOnScreen)
    #expect(desk.surfacesMade == 1)
    desk.compositor.outputs[0].setMode(width: 1080, height: 2160)
    try desk.rest()
    #expect(desk.surfacesMade == 2)
    desk.client.show()
    try desk.rest()
    #expect(desk.surfacesMade == 3)
    #expect(desk.compositor.violations == [])
  }

  @Test(arguments: ["output", "hand", "field"]) func closedOnceItComesBack(with cause: String) throws {
    let desk = try Desk { $0.closesNext = 1 }
    let field = TextField()
    try desk.focus(field)
    #expect(!desk.isVisible)
    switch cause {
    case "output": desk.compositor.outputs[0].setMode(width: 720, height: 1280)
    case "hand": desk.client.show()
    default:
      desk.seat.blur()
      try desk.rest()
      desk.seat.focus(field)
    }
    try desk.rest()
    #expect(desk.isVisible && desk.client.isOnScreen)
    try desk.type("ok")
    #expect(field.text == "ok")
    #expect(desk.compositor.violations == [])
  }

  @Test func aSurfaceThatIsTakenAwayTakesItsFingersAlong() throws {
    let desk = try Desk()
    let field = TextField("abcdef")
    try desk.focus(field)
    try desk.down("key.backspace", finger: 1)
    #expect(field.text == "abcde")
    try #require(desk.layer).close()
    try desk.settle()
    #expect(!desk.client.isOnScreen)
    try desk.pass(3)
    #expect(field.text == "abcde")
    #expect(desk.nextWake == nil)
    desk.seat.touch.up(1)
    desk.seat.touch.frame()

    desk.client.show()
    try desk.rest()
    try desk.down("key.character.x", finger: 2)
    try #require(desk.layer).close()
    try desk.settle()
    desk.client.show()
    try desk.rest()
    try desk.tap("key.character.y", finger: 3)
    #expect(field.text == "abcdey")
    #expect(desk.compositor.violations == [])
  }
}
