import ApplicationModel
import FakeCompositor
import Testing

@testable import PressboardWayland

private typealias TextField = Compositor.TextField

/// Everything at once, in no order.
@Suite struct UnrestTests {
  @Test(arguments: 1...8 as ClosedRange<UInt64>) func whateverHappensItTypesAfterwards(seed: UInt64) throws {
    let options: [Compositor.Options] = [.sway17, .sway110, .init(), .phoc024]
    let desk = try Desk(options[Int(seed) % options.count].with { $0.keepsTrace = false })
    if desk.compositor.seats.isEmpty { desk.compositor.addSeat() }
    try desk.settle()
    var unrest = Unrest(seed: seed)
    for _ in 0..<400 {
      unrest.step(on: desk)
      if Bool.random(using: &unrest.random) { try desk.settle() }
      if Bool.random(using: &unrest.random) {
        try desk.pass(.random(in: 0..<0.3, using: &unrest.random))
      }
    }
    try unrest.calmDown(desk)
    let field = TextField()
    try desk.focus(field)
    desk.client.show()
    try desk.rest()
    #expect(desk.isVisible && desk.client.isOnScreen)
    try desk.type("Calm é")
    #expect(field.text == "Calm é")
    #expect(desk.seat.keyboards.first?.isAtRest == true)

    desk.client.hide()
    desk.seat.blur()
    try desk.rest()
    #expect(desk.compositor.layerSurfaces.isEmpty && desk.compositor.liveBufferCount == 0)
    #expect(desk.compositor.violations == [])
  }
}

private struct Unrest {
  var random: SplitMix
  private let fields = [
    TextField("one"), TextField(behavior: .terminal), TextField("pw", behavior: .password),
  ]

  init(seed: UInt64) { random = SplitMix(state: seed) }

  mutating func step(on desk: Desk) {
    let (compositor, seat) = (desk.compositor, desk.seat)
    let finger = Int32.random(in: 0..<3, using: &random)
    switch Int.random(in: 0..<26, using: &random) {
    case 0..<8:
      guard let surface = desk.layer?.surface, let size = surface.size else { return }
      seat.touch.up(finger)
      seat.touch.down(
        finger, on: surface, .random(in: 0..<Double(size.width), using: &random),
        .random(in: 0..<Double(size.height), using: &random))
      seat.touch.frame()
    case 8..<11:
      seat.touch.motion(
        finger, .random(in: -50..<800, using: &random), .random(in: -50..<400, using: &random))
      seat.touch.frame()
    case 11..<14:
      seat.touch.up(finger)
      seat.touch.frame()
    case 14: seat.touch.cancel()
    case 15: desk.layer?.close()
    case 16: desk.client.toggle()
    case 17: seat.blur()
    case 18: seat.focus(fields.randomElement(using: &random)!)
    case 19: seat.move(to: fields.randomElement(using: &random)!)
    case 20:
      seat.setCapabilities(
        [[.touch, .keyboard], [.keyboard], [.touch, .pointer]].randomElement(using: &random)!)
    case 21: compositor.outputs.first?.setTransform(.random(in: 0..<4, using: &random))
    case 22: compositor.outputs.first?.setScale([1, 1.5, 2].randomElement(using: &random)!)
    case 23: plug(compositor)
    case 24: compositor.withholdsBuffers.toggle()
    default: nextIsOdd(compositor)
    }
  }

  private mutating func plug(_ compositor: Compositor) {
    if compositor.outputs.count > 1 || Bool.random(using: &random) {
      compositor.outputs.randomElement(using: &random)?.remove()
    } else {
      compositor.addOutput(.init("B", width: 1200, height: 800, scale: 1))
    }
  }

  private mutating func nextIsOdd(_ compositor: Compositor) {
    compositor.extraConfigures = .random(in: 0..<3, using: &random)
    compositor.closesNext = .random(in: 0..<2, using: &random)
  }

  func calmDown(_ desk: Desk) throws {
    let compositor = desk.compositor
    desk.seat.touch.cancel()
    desk.seat.setCapabilities([.touch, .keyboard])
    compositor.withholdsBuffers = false
    (compositor.extraConfigures, compositor.closesNext) = (0, 0)
    if compositor.outputs.isEmpty { compositor.addOutput() }
    desk.seat.blur()
    try desk.rest()
    for field in fields { #expect(field.complaints == []) }
  }
}
