import Wayland

@testable import PressboardWayland

/// Events by chance: of any object, with any arguments that the library lets through.
struct Storm {
  private var state: UInt64
  private(set) var announced: [Int32] = []

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func below(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }

  private mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  private mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[below(elements.count)]
  }

  mutating func wish(of client: KeyboardClient) {
    switch below(12) {
    case 0: client.show()
    case 1: client.hide()
    case 2: client.toggle()
    case 3: _ = client.listing
    default: break
    }
  }

  mutating func say(to compositor: RawCompositor) {
    if chance(4) { return change(compositor) }
    let interfaces: [InterfaceIndex] = [
      .wlTouch, .wlTouch, .wlTouch, .wlPointer, .wlSeat, .wlOutput, .wlSurface, .wlBuffer,
      .zwlrLayerSurfaceV1,
      .zwpInputMethodV2, .zwpInputMethodV2, .zwpInputMethodV2, .wpFractionalScaleV1, .wlShm,
    ]
    guard let interface = pick(interfaces), let id = pick(compositor.ids(of: interface)) else { return }
    let events = InterfaceDescription.all[interface.rawValue].events
    let opcode = below(events.count)
    // The end of an input method is rare, or nothing else would be tried.
    if events[opcode].name.description == "unavailable", !chance(5) { return }
    var arguments: [RawCompositor.Argument] = []
    for (index, kind) in RawCompositor.kinds(of: events[opcode]).enumerated() {
      switch kind {
      case "o":
        let type = events[opcode].types.indices.contains(index) ? events[opcode].types[index] : nil
        guard let type, let object = pick(compositor.ids(of: type)) else { return }
        arguments.append(.id(object))
      case "s": arguments.append(.text(text()))
      case "f": arguments.append(.number(chance(85) ? Int32(below(400 * 256)) : number()))
      case "i", "u": arguments.append(.number(number()))
      default: return
      }
    }
    compositor.send(id, opcode: opcode, arguments)
  }

  /// Screens and seats come and go.
  private mutating func change(_ compositor: RawCompositor) {
    if chance(50), let gone = pick(announced) {
      announced.removeAll { $0 == gone }
      return compositor.send(2, "global_remove", .number(gone))
    }
    let name = Int32(200 + below(1_000))
    guard !announced.contains(name) else { return }
    announced.append(name)
    let version = UInt32(below(12))
    compositor.announce(chance(50) ? .wlOutput : .wlSeat, name: name, version: version)
  }

  private mutating func number() -> Int32 {
    switch below(20) {
    case 0: pick([Int32.min, .max, -1, 65_535]) ?? 0
    case 1...6: Int32(below(400))
    case 7: 0x110
    default: Int32(below(4))
    }
  }

  private mutating func text() -> [UInt8] {
    let pieces: [[UInt8]] = [
      Array("a b".utf8), Array("é".utf8), Array("👩‍👩‍👧".utf8), [0x80], [0xF0, 0x9F], [0xFF], [0xED, 0xA0, 0x80],
      Array("\r\n".utf8), Array("e\u{301}\u{301}".utf8),
    ]
    var text: [UInt8] = []
    for _ in 0..<(chance(5) ? 600 : below(6)) { text += pick(pieces) ?? [] }
    return Array(text.prefix(3_900))
  }
}
