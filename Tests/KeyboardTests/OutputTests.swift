import FakeCompositor
import Testing

@testable import PressboardWayland

private typealias TextField = Compositor.TextField

/// Screens come, go, turn and change their scale under the keyboard.
@Suite struct OutputTests {
  // MARK: Coming and going

  @Test func withoutAScreenItWaits() throws {
    let desk = try Desk(Compositor.Options().with { $0.outputs = [] })
    let field = TextField()
    try desk.focus(field)
    #expect(desk.surfacesMade == 0)
    #expect(!desk.client.isOnScreen)
    #expect(desk.nextWakeSettles)
    desk.compositor.addOutput()
    try desk.rest()
    #expect(desk.isVisible && desk.client.isOnScreen)
    try desk.type("ok")
    #expect(field.text == "ok")
    #expect(desk.compositor.violations == [])
  }

  @Test(arguments: Compositor.Output.Farewell.allCases)
  func unpluggedAndPluggedInAgain(_ farewell: Compositor.Output.Farewell) throws {
    let desk = try Desk()
    let field = TextField()
    try desk.focus(field)
    try desk.type("a")
    try desk.down("key.character.z")
    desk.compositor.outputs[0].remove(farewell)
    try desk.rest()
    #expect(desk.compositor.layerSurfaces.isEmpty && !desk.client.isOnScreen)
    #expect(desk.surfacesMade == 1)
    desk.compositor.addOutput(.init("FAKE-2", width: 1280, height: 800, scale: 1))
    try desk.rest()
    #expect(desk.isVisible)
    #expect(try desk.pixels.width == 1280)
    try desk.type("b")
    #expect(field.text == "ab")
    #expect(desk.compositor.violations == [])
  }

  @Test(arguments: Compositor.Output.Farewell.allCases)
  func unpluggedWhileAnotherScreenStays(_ farewell: Compositor.Output.Farewell) throws {
    let desk = try Desk(
      Compositor.Options().with {
        $0.outputs = [
          .init("A", width: 720, height: 1440, scale: 2), .init("B", width: 1200, height: 800, scale: 1),
        ]
      })
    let field = TextField()
    try desk.focus(field)
    try desk.type("a")
    #expect(desk.layer?.output?.options.name == "A")
    desk.compositor.outputs[0].remove(farewell)
    try desk.rest()
    #expect(desk.layer?.output?.options.name == "B")
    try desk.type("b")
    #expect(field.text == "ab")
    #expect(try desk.pixels.width == 1200)
    #expect(desk.compositor.violations == [])
  }

  /// Before the first frame: the surface has not been told yet where it stands.
  @Test(arguments: Compositor.Output.Farewell.allCases)
  func unpluggedBeforeTheFirstFrame(_ farewell: Compositor.Output.Farewell) throws {
    let desk = try Desk(
      Compositor.Options().with {
        $0.outputs =
          farewell == .leave || farewell == .silence
          ? [.init("A", width: 720, height: 1440, scale: 2)]
          : [.init("A", width: 720, height: 1440, scale: 2), .init("B", width: 1200, height: 800, scale: 1)]
      })
    let compositor = desk.compositor
    compositor.sizeOverride = { [unowned compositor] _, width, height in
      compositor.sizeOverride = nil
      compositor.outputs[0].remove(farewell)
      return (width, height)
    }
    let field = TextField()
    try desk.focus(field)
    if compositor.outputs.isEmpty {
      #expect(!desk.client.isOnScreen && compositor.layerSurfaces.isEmpty)
      compositor.addOutput(.init("B", width: 1200, height: 800, scale: 1))
      try desk.rest()
    }
    #expect(desk.layer?.output?.options.name == "B")
    try desk.type("b")
    #expect(field.text == "b")
    #expect(compositor.violations == [])
  }

  /// Only the other screen goes: the keyboard has no part in that.
  @Test(arguments: Compositor.Output.Farewell.allCases)
  func anotherScreenIsUnplugged(_ farewell: Compositor.Output.Farewell) throws {
    let desk = try Desk(
      Compositor.Options().with {
        $0.outputs = [
          .init("A", width: 720, height: 1440, scale: 2), .init("B", width: 1200, height: 800, scale: 1),
        ]
      })
    let field = TextField()
    try desk.focus(field)
    try desk.down("key.character.h")
    let layer = desk.layer
    desk.compositor.outputs[1].remove(farewell)
    try desk.rest()
    try desk.up()
    #expect(desk.layer === layer && desk.isVisible && field.text == "h")
    #expect(desk.compositor.violations == [])
  }

  /// The compositor's choice may differ each time; the fingers' is what the user means.
  @Test func itComesBackOnTheScreenThatWasTouched() throws {
    let desk = try Desk(
      Compositor.Options().with {
        $0.outputs = [
          .init("A", width: 720, height: 1440, scale: 2), .init("B", width: 1200, height: 800, scale: 1),
        ]
      })
    let field = TextField()
    try desk.focus(field)
    try desk.type("a")
    desk.seat.blur()
    try desk.rest()
    desk.compositor.clearTrace()
    try desk.focus(field)
    let request = try #require(
      desk.compositor.requests(of: "zwlr_layer_shell_v1").first { $0.hasPrefix("get_layer_surface") })
    #expect(request.contains("wl_output"))
  }

  // MARK: Turning

  @Test func turnedOnItsSideTheLayoutTurnsToo() throws {
    let desk = try Desk()
    let field = TextField()
    try desk.focus(field)
    try desk.type("a")
    desk.compositor.outputs[0].setTransform(1)
    try desk.rest()
    let layer = try #require(desk.layer)
    #expect(layer.surface.size?.width == 720)
    #expect(try desk.pixels.width == 1440)
    #expect(Double(layer.placement.exclusiveZone) <= 0.58 * 360 + 1)
    #expect(try desk.key("key.character.p").x > 600)
    try desk.type("b")
    desk.compositor.outputs[0].setTransform(0)
    try desk.rest()
    #expect(layer.surface.size?.width == 360)
    #expect(try desk.key("key.character.p").x < 360)
    try desk.type("c")
    #expect(field.text == "abc")
    #expect(desk.compositor.violations == [])
  }

  /// A finger that rests on a key does not know where that key has gone.
  @Test func aFingerThatIsDownWhileTheScreenTurnsTypesNothing() throws {
    let desk = try Desk()
    let field = TextField()
    try desk.focus(field)
    try desk.down("key.character.h")
    desk.compositor.outputs[0].setTransform(3)
    try desk.rest()
    try desk.up()
    try desk.type("i")
    #expect(field.text == "i")
    #expect(desk.compositor.violations == [])
  }

  @Test func anotherMode() throws {
    let desk = try Desk()
    let field = TextField()
    try desk.focus(field)
    desk.compositor.outputs[0].setMode(width: 1080, height: 2340)
    try desk.rest()
    #expect(try desk.surface.size?.width == 540)
    #expect(try desk.pixels.width == 1080)
    try desk.type("Mode")
    #expect(field.text == "Mode")
    #expect(desk.compositor.violations == [])
  }

  // MARK: Other widths

  /// A panel at the side takes its part of the screen.
  @Test func narrowerThanTheScreen() throws {
    let desk = try Desk { $0.sizeOverride = { _, width, height in (width - 60, height) } }
    let whole = try Desk()
    let field = TextField()
    try desk.focus(field)
    try whole.focus(TextField())
    #expect(try desk.surface.size?.width == 300)
    #expect(try desk.pixels.width == 600)
    #expect(try desk.keys.values.allSatisfy { $0.x >= 0 && $0.x + $0.width <= 300 })
    // As high as ever: the screen is no lower for it.
    #expect(try desk.surface.size?.height == whole.surface.size?.height)
    try desk.type("pop")
    #expect(field.text == "pop")
    #expect(desk.compositor.violations == [])
  }
}
