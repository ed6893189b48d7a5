import FakeCompositor
import Testing

@testable import PressboardWayland

private typealias TextField = Compositor.TextField

/// Pixels per point, and who tells them.
extension OutputTests {
  /// Only `wl_output.scale`, as sway 1.7 has it.
  @Test(arguments: [4, 3]) func scaleByTheOutput(wlCompositor version: UInt32) throws {
    let desk = try Desk(.sway17.with { $0.versions["wl_compositor"] = version })
    let field = TextField()
    try desk.focus(field)
    #expect(try desk.pixels.width == 720)
    #expect(try desk.surface.bufferScale == 2)
    try desk.type("a")
    for (scale, width) in [(1.0, 720), (3, 720), (2, 720)] {
      desk.compositor.outputs[0].setScale(scale)
      try desk.rest()
      #expect(try desk.surface.bufferScale == Int(scale))
      #expect(try desk.pixels.width == width)
      #expect(try desk.surface.size?.width == Int(720 / scale))
      try desk.type("b")
    }
    #expect(field.text == "abbb")
    #expect(desk.compositor.violations == [])
  }

  /// A surface of a `wl_compositor` below 3 knows no buffer scale at all.
  @Test func withoutAnyScaleItIsDrawnInPoints() throws {
    let desk = try Desk(.sway17.with { $0.versions["wl_compositor"] = 2 })
    let field = TextField()
    try desk.focus(field)
    #expect(try desk.surface.size?.width == 360)
    #expect(try desk.pixels.width == 360)
    try desk.type("ab")
    #expect(field.text == "ab")
    #expect(desk.compositor.violations == [])
  }

  @Test func scaleByTheSurface() throws {
    let desk = try Desk(
      Compositor.Options().with { $0.versions["wp_fractional_scale_manager_v1"] = nil })
    try desk.focus(TextField())
    #expect(try desk.surface.bufferScale == 2)
    #expect(try desk.pixels.width == 720)
    desk.compositor.outputs[0].setScale(1)
    try desk.rest()
    #expect(try desk.surface.bufferScale == 1)
    #expect(try desk.pixels.width == 720)
    #expect(try desk.surface.size?.width == 720)
    #expect(desk.compositor.violations == [])
  }

  @Test(arguments: [1.0, 1.25, 1.5, 2, 2.5]) func fractionalScale(_ scale: Double) throws {
    let desk = try Desk(
      Compositor.Options().with { $0.outputs = [.init("A", width: 720, height: 1440, scale: scale)] })
    let field = TextField()
    try desk.focus(field)
    let size = try #require(desk.surface.size)
    #expect(size.width == Int(720 / scale))
    #expect(try desk.pixels.width == 720)
    #expect(try desk.pixels.height == Int((Double(size.height) * scale).rounded()))
    #expect(try desk.surface.bufferScale == 1)
    #expect(try desk.surface.destination?.width == size.width)
    #expect(desk.compositor.poolCount == 1)
    try desk.type("ok")
    #expect(field.text == "ok")
    #expect(desk.compositor.violations == [])
  }

  @Test func anotherFractionalScaleWhileItIsShown() throws {
    let desk = try Desk()
    let field = TextField()
    try desk.focus(field)
    for scale in [1.5, 1.25, 3, 1] {
      desk.compositor.outputs[0].setScale(scale)
      try desk.rest()
      let size = try #require(desk.surface.size)
      #expect(size.width == Int(720 / scale))
      #expect(abs(Double(try desk.pixels.width) - Double(size.width) * scale) < 1)
      #expect(try desk.surface.bufferScale == 1)
      try desk.type("x")
    }
    #expect(field.text == "xxxx")
    #expect(desk.compositor.violations == [])
  }

  @Test func whatIsDrawnFollowsTheScaleThoughThePixelsAreAsMany() throws {
    func sameHeight(_ compositor: Compositor) {
      compositor.sizeOverride = { layer, width, _ in (width, Int(420 / (layer.output?.scale ?? 1))) }
    }
    let desk = try Desk(onCompositor: sameHeight)
    let fresh = try Desk(
      Compositor.Options().with { $0.outputs[0].scale = 1.5 }, onCompositor: sameHeight)
    try desk.focus(TextField())
    try fresh.focus(TextField())
    let old = try desk.pixels
    desk.compositor.outputs[0].setScale(1.5)
    try desk.rest()
    let new = try desk.pixels
    #expect(new.width == old.width && new.height == old.height)
    #expect(try new == fresh.pixels)
  }

  /// The scale is told only after the first frame, which must not be scaled twice then.
  @Test(arguments: [true, false]) func aScaleThatComesLate(fractional: Bool) throws {
    let desk = try Desk(
      Compositor.Options().with {
        if !fractional { $0.versions["wp_fractional_scale_manager_v1"] = nil }
        $0.outputs = [.init("A", width: 1080, height: 2160, scale: fractional ? 1.5 : 3)]
      }
    ) { $0.tellsScaleLate = true }
    let field = TextField()
    try desk.focus(field)
    #expect(try desk.pixels.width == 1080)
    #expect(try desk.surface.size?.width == (fractional ? 720 : 360))
    try desk.type("ok")
    #expect(field.text == "ok")
    #expect(desk.compositor.violations == [])
  }

  @Test func aHugeScreenWithoutASize() throws {
    var output = Compositor.OutputOptions("TV", width: 3840, height: 2160, scale: 1)
    output.physicalWidth = 0
    output.physicalHeight = 0
    let desk = try Desk(Compositor.Options().with { $0.outputs = [output] })
    let field = TextField()
    try desk.focus(field)
    #expect(try desk.pixels.width == 3840)
    try desk.type("Big")
    #expect(field.text == "Big")
    #expect(desk.compositor.violations == [])
  }

  @Test func theOldestOutput() throws {
    let desk = try Desk(
      .sway17.with {
        $0.versions["wl_output"] = 1
        $0.outputs = [.init("A", width: 720, height: 1440, scale: 1)]
      })
    let field = TextField()
    try desk.focus(field)
    #expect(try desk.pixels.width == 720)
    try desk.type("ok")
    #expect(field.text == "ok")
    #expect(desk.compositor.violations == [])
  }
}
