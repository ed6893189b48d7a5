import Foundation
import Testing
import Wayland

/// A compositor's end of the wire, written by hand: it keeps no rules and says whatever it is told to.
final class RawCompositor {
  /// An argument of a request; descriptors are not kept.
  enum Value: Equatable {
    case number(Int32)
    case text([UInt8])
  }

  struct Request {
    var interface: InterfaceIndex
    var id: UInt32
    var name: String
    var values: [Value]

    func number(_ index: Int) -> Int {
      if case .number(let number) = values[index] { Int(number) } else { -1 }
    }
  }

  /// The client's end; whoever connects takes it over.
  let clientSocket: Int32
  private let socket: Int32
  private(set) var objects: [UInt32: InterfaceIndex] = [1: .wlDisplay]
  private(set) var requests: [Request] = []
  /// Requests that no object of the client's can have sent.
  private(set) var nonsense = 0
  private var input: [UInt8] = []
  private var output: [UInt8] = []
  private var serial: Int32 = 0

  static let globals: [(InterfaceIndex, UInt32)] = [
    (.wlCompositor, 6), (.wlShm, 1), (.zwlrLayerShellV1, 4), (.zwpInputMethodManagerV2, 1),
    (.zwpVirtualKeyboardManagerV1, 1), (.wpViewporter, 1), (.wpFractionalScaleManagerV1, 1),
    (.wpCursorShapeManagerV1, 1),
  ]

  /// The client's first round trip is answered before it asks: its registry will be object 2, its callback 3.
  init(without missing: [InterfaceIndex] = []) {
    var sockets: [Int32] = [-1, -1]
    socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &sockets)
    (socket, clientSocket) = (sockets[0], sockets[1])
    objects[2] = .wlRegistry
    objects[3] = .wlCallback
    for (index, global) in Self.globals.enumerated() where !missing.contains(global.0) {
      announce(global.0, name: Int32(index + 1), version: global.1)
    }
    finish(3)
    flush()
  }

  deinit { close(socket) }

  // MARK: Objects

  func ids(of interface: InterfaceIndex) -> [UInt32] {
    objects.filter { $0.value == interface }.keys.sorted()
  }

  /// The newest object of its kind.
  func last(_ interface: InterfaceIndex) throws -> UInt32 {
    // Numbers are used again, so the newest one is that of the latest request that made it.
    try #require(made.last { objects[$0] == interface }, "no \(interface)")
  }

  private var made: [UInt32] = []

  func requests(_ interface: InterfaceIndex, _ name: String) -> [Request] {
    requests.filter { $0.interface == interface && $0.name == name }
  }

  func forgetRequests() { requests.removeAll() }

  func nextSerial() -> Int32 {
    serial &+= 1
    return serial
  }

  // MARK: Saying

  enum Argument {
    case number(Int32)
    case text([UInt8])

    static func id(_ id: UInt32) -> Self { .number(Int32(bitPattern: id)) }
    static func fixed(_ value: Double) -> Self { .number(Int32(value * 256)) }
  }

  func send(_ id: UInt32, _ event: String, _ arguments: Argument...) {
    guard let interface = objects[id] else { return }
    let events = InterfaceDescription.all[interface.rawValue].events
    guard let opcode = events.firstIndex(where: { $0.name.description == event }) else {
      Issue.record("\(interface) has no event \(event)")
      return
    }
    send(id, opcode: opcode, arguments)
  }

  func send(_ id: UInt32, opcode: Int, _ arguments: [Argument]) {
    var body: [UInt8] = []
    for argument in arguments {
      switch argument {
      case .number(let number): body += Self.bytes(UInt32(bitPattern: number))
      case .text(let text):
        body += Self.bytes(UInt32(text.count + 1)) + text + [0]
        while body.count % 4 != 0 { body.append(0) }
      }
    }
    output += Self.bytes(id) + Self.bytes(UInt32(body.count + 8) << 16 | UInt32(opcode)) + body
  }

  func announce(_ interface: InterfaceIndex, name: Int32, version: UInt32) {
    send(
      2, "global", .number(name), .text(Array(interface.name.utf8)),
      .number(Int32(bitPattern: version)))
  }

  /// Answers a `sync`.
  private func finish(_ callback: UInt32) {
    send(callback, "done", .number(0))
    bury(callback)
  }

  private func bury(_ id: UInt32) {
    objects[id] = nil
    send(1, "delete_id", .id(id))
  }

  func flush() {
    while !output.isEmpty {
      let count = Glibc.send(socket, output, output.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
      guard count > 0 else { return }
      output.removeFirst(count)
    }
  }

  private static func bytes(_ word: UInt32) -> [UInt8] {
    withUnsafeBytes(of: word) { Array($0) }
  }

  // MARK: Hearing

  /// Reads what the client has asked for, answers every `sync`, and writes what was said.
  func turn() {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      // Descriptors that come along are dropped by the system.
      let count = recv(socket, &buffer, buffer.count, Int32(MSG_DONTWAIT))
      guard count > 0 else { break }
      input += buffer[..<count]
    }
    var start = 0
    while input.count - start >= 8 {
      let size = Int(word(start + 4) >> 16)
      guard size >= 8, input.count - start >= size else { break }
      hear(word(start), opcode: Int(word(start + 4) & 0xFFFF), at: start + 8)
      start += size
    }
    input.removeFirst(start)
    flush()
  }

  private func word(_ offset: Int) -> UInt32 {
    input[offset..<offset + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  private func hear(_ id: UInt32, opcode: Int, at start: Int) {
    guard let interface = objects[id] else {
      nonsense += 1
      return
    }
    let description = InterfaceDescription.all[interface.rawValue]
    guard description.requests.indices.contains(opcode) else {
      nonsense += 1
      return
    }
    let message = description.requests[opcode]
    var request = Request(interface: interface, id: id, name: message.name.description, values: [])
    var created: [(UInt32, InterfaceIndex)] = []
    var offset = start
    var boundName = ""
    for (index, kind) in Self.kinds(of: message).enumerated() {
      switch kind {
      case "h": continue
      case "s":
        let length = Int(word(offset))
        let text = Array(input[offset + 4..<offset + 4 + max(0, length - 1)])
        boundName = String(decoding: text, as: UTF8.self)
        request.values.append(.text(text))
        offset += 4 + (length + 3) / 4 * 4
      default:
        let value = word(offset)
        request.values.append(.number(Int32(bitPattern: value)))
        offset += 4
        guard kind == "n" else { continue }
        let named = InterfaceIndex.allCases.first { $0.name == boundName }
        let declared = message.types.indices.contains(index) ? message.types[index] : nil
        if let type = declared ?? named { created.append((value, type)) }
      }
    }
    requests.append(request)
    for (id, type) in created {
      objects[id] = type
      made.append(id)
    }
    switch (interface, request.name) {
    case (.wlDisplay, "sync"):
      if id == 1, created[0].0 != 3 || requests.count > 2 { finish(created[0].0) } else { objects[3] = nil }
    case (_, "destroy"), (_, "release"): bury(id)
    default: break
    }
  }

  /// The letters of a signature, one for each argument on the wire.
  static func kinds(of message: MessageDescription) -> [Character] {
    message.signature.description.filter { "iufsonah".contains($0) }
  }
}
