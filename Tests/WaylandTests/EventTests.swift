import Foundation
import Testing
import Wayland
import WaylandServer

@Suite struct EventTests {
  @Test func numbersEnumsAndTextsArrive() throws {
    let pair = try Pair()
    let (output, resource) = try pair.bind(WlOutput.self, WlOutputResource.self)
    var seen: [String] = []
    output.onEvent = { seen.append("\($0)") }
    resource.sendScale(factor: -3)
    resource.sendName(name: "été 🙂")
    resource.sendDone()
    try pair.settle()
    #expect(seen == [#"scale(factor: -3)"#, #"name(name: "été 🙂")"#, "done"])

    var geometry: WlOutput.Event?
    output.onEvent = { geometry = $0 }
    resource.sendGeometry(
      x: .min, y: .max, physicalWidth: 65, physicalHeight: 130, subpixel: .unknown, make: "", model: "M",
      transform: WlOutput.Transform(rawValue: 4_000_000_000))
    try pair.settle()
    guard
      case .geometry(let x, let y, let width, let height, let subpixel, let make, let model, let transform) =
        geometry
    else { return #expect(geometry != nil) }
    #expect((x, y, width, height) == (.min, .max, 65, 130))
    #expect(subpixel == .unknown)
    #expect(make == "" && model == "M")
    // A value that no entry names survives, also where the wire says it is signed.
    #expect(transform.rawValue == 4_000_000_000)
  }

  @Test func touchesArriveWithTheirSurfaceAndFractions() throws {
    let touch = try TouchPair()
    var seen: [(WlSurface?, Double, Double)] = []
    touch.touch.onEvent = {
      if case .down(_, _, let surface, _, let x, let y) = $0 { seen.append((surface, x, y)) }
    }
    touch.resource.sendDown(serial: 1, time: 2, surface: touch.surfaceResource, id: 3, x: 10.5, y: -0.25)
    try touch.pair.settle()
    #expect(seen.count == 1)
    #expect(seen[0].0 === touch.surface)
    #expect((seen[0].1, seen[0].2) == (10.5, -0.25))
  }

  @Test func anObjectThatWeHaveDestroyedArrivesAsNil() throws {
    let touch = try TouchPair()
    var seen: [WlSurface?] = []
    touch.touch.onEvent = { if case .down(_, _, let surface, _, _, _) = $0 { seen.append(surface) } }
    touch.resource.sendDown(serial: 1, time: 2, surface: touch.surfaceResource, id: 3, x: 0, y: 0)
    touch.surface.destroy()
    try touch.pair.settle()
    #expect(seen.count == 1)
    #expect(seen[0] == nil)
  }

  @Test func nullableTextsAndArrays() throws {
    let pair = try Pair()
    let (manager, managerResource) = try pair.bind(
      ZwpTextInputManagerV3.self, ZwpTextInputManagerV3Resource.self)
    let (seat, seatResource) = try pair.bind(WlSeat.self, WlSeatResource.self)
    var textInputs: [ZwpTextInputV3Resource] = []
    managerResource.onRequest = { if case .getTextInput(let object, _) = $0 { textInputs.append(object) } }
    var keyboards: [WlKeyboardResource] = []
    seatResource.onRequest = { if case .getKeyboard(let object) = $0 { keyboards.append(object) } }
    let (compositor, compositorResource) = try pair.bind(WlCompositor.self, WlCompositorResource.self)
    var surfaces: [WlSurfaceResource] = []
    compositorResource.onRequest = { if case .createSurface(let object) = $0 { surfaces.append(object) } }
    let textInput = manager.getTextInput(seat: seat)
    let keyboard = seat.getKeyboard()
    _ = compositor.createSurface()
    try pair.settle()

    var texts: [String?] = []
    textInput.onEvent = { if case .commitString(let text) = $0 { texts.append(text) } }
    textInputs[0].sendCommitString(text: nil)
    textInputs[0].sendCommitString(text: "")
    var keys: [[UInt8]] = []
    keyboard.onEvent = { if case .enter(_, _, let held) = $0 { keys.append(held) } }
    keyboards[0].sendEnter(serial: 1, surface: surfaces[0], keys: [])
    keyboards[0].sendEnter(serial: 1, surface: surfaces[0], keys: [30, 0, 0, 0, 31, 0, 0, 0])
    try pair.settle()
    #expect(texts == [nil, ""])
    #expect(keys == [[], [30, 0, 0, 0, 31, 0, 0, 0]])
  }

  @Test func textsAndNumbersArriveAtTheCompositor() throws {
    let pair = try Pair()
    let (manager, resource) = try pair.bind(
      ZwpInputMethodManagerV2.self, ZwpInputMethodManagerV2Resource.self)
    let (seat, _) = try pair.bind(WlSeat.self, WlSeatResource.self)
    var seen: [String] = []
    resource.onRequest = {
      guard case .getInputMethod(_, let object) = $0 else { return }
      object.onRequest = { seen.append("\($0)") }
    }
    let inputMethod = manager.getInputMethod(seat: seat)
    inputMethod.commitString(text: "héllo 🙂")
    inputMethod.setPreeditString(text: "", cursorBegin: -1, cursorEnd: -1)
    inputMethod.deleteSurroundingText(beforeLength: 4, afterLength: .max)
    inputMethod.commit(serial: 9)
    try pair.settle()
    #expect(
      seen == [
        #"commitString(text: "héllo 🙂")"#, #"setPreeditString(text: "", cursorBegin: -1, cursorEnd: -1)"#,
        "deleteSurroundingText(beforeLength: 4, afterLength: 4294967295)", "commit(serial: 9)",
      ])
  }
}

/// A seat with touch, and a surface.
struct TouchPair {
  let pair: Pair
  let touch: WlTouch
  let resource: WlTouchResource
  let surface: WlSurface
  let surfaceResource: WlSurfaceResource

  init() throws {
    pair = try Pair()
    let (seat, seatResource) = try pair.bind(WlSeat.self, WlSeatResource.self)
    let (compositor, compositorResource) = try pair.bind(WlCompositor.self, WlCompositorResource.self)
    var touches: [WlTouchResource] = []
    var surfaces: [WlSurfaceResource] = []
    seatResource.onRequest = { if case .getTouch(let object) = $0 { touches.append(object) } }
    compositorResource.onRequest = { if case .createSurface(let object) = $0 { surfaces.append(object) } }
    touch = seat.getTouch()
    surface = compositor.createSurface()
    try pair.settle()
    (resource, surfaceResource) = (touches[0], surfaces[0])
  }
}
