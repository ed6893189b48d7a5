import Testing

@testable import Desktop

/// The answers of the object, without a bus.
@Suite struct OnScreenKeyboardObjectTests {
  struct Row: CustomTestStringConvertible {
    var interface: String?
    var member: String
    var arguments: [BusValue] = []
    var path = "/sm/puri/OSK0"
    /// The last part of the error's name; nil when the call succeeds.
    var error: String?
    var wish: Bool?

    var testDescription: String { "\(path) \(interface ?? "-").\(member)\(arguments)" }
  }

  static let osk = "sm.puri.OSK0"
  static let properties = "org.freedesktop.DBus.Properties"
  static let introspectable = "org.freedesktop.DBus.Introspectable"
  static let peer = "org.freedesktop.DBus.Peer"

  @Test(arguments: [
    Row(interface: osk, member: "SetVisible", arguments: [.boolean(true)], wish: true),
    Row(interface: osk, member: "SetVisible", arguments: [.boolean(false)], wish: false),
    Row(interface: nil, member: "SetVisible", arguments: [.boolean(true)], wish: true),
    Row(interface: osk, member: "SetVisible", error: "InvalidArgs"),
    Row(interface: osk, member: "SetVisible", arguments: [.string("true")], error: "InvalidArgs"),
    Row(interface: osk, member: "SetVisible", arguments: [.unsigned(1)], error: "InvalidArgs"),
    Row(
      interface: osk, member: "SetVisible", arguments: [.boolean(true), .boolean(true)],
      error: "InvalidArgs"),
    Row(interface: osk, member: "SetVisible", arguments: [.other(0x61)], error: "InvalidArgs"),
    Row(interface: osk, member: "setVisible", arguments: [.boolean(true)], error: "UnknownMethod"),
    Row(
      interface: osk, member: "Get", arguments: [.string(osk), .string("Visible")], error: "UnknownMethod"),
    Row(
      interface: "sm.puri.OSK1", member: "SetVisible", arguments: [.boolean(true)], error: "UnknownInterface"),
    Row(
      interface: osk, member: "SetVisible", arguments: [.boolean(true)], path: "/sm/puri",
      error: "UnknownInterface"),
    Row(
      interface: osk, member: "SetVisible", arguments: [.boolean(true)], path: "/x", error: "UnknownObject"),
    Row(interface: nil, member: "SetVisible", arguments: [.boolean(true)], path: "/", error: "UnknownMethod"),
    Row(interface: properties, member: "Get", arguments: [.string(osk), .string("Visible")]),
    Row(interface: properties, member: "Get", arguments: [.string(""), .string("Visible")]),
    Row(interface: nil, member: "Get", arguments: [.string(osk), .string("Visible")]),
    Row(
      interface: properties, member: "Get", arguments: [.string(osk), .string("visible")],
      error: "UnknownProperty"),
    Row(
      interface: properties, member: "Get", arguments: [.string("x.y"), .string("Visible")],
      error: "UnknownInterface"),
    Row(interface: properties, member: "Get", arguments: [.string(osk)], error: "InvalidArgs"),
    Row(
      interface: properties, member: "Get", arguments: [.string(osk), .boolean(true)], error: "InvalidArgs"),
    Row(interface: properties, member: "GetAll", arguments: [.string(osk)]),
    Row(interface: properties, member: "GetAll", arguments: [], error: "InvalidArgs"),
    Row(interface: properties, member: "GetAll", arguments: [.string("x.y")], error: "UnknownInterface"),
    Row(
      interface: properties, member: "Set", arguments: [.string(osk), .string("Visible"), .other(0x76)],
      error: "PropertyReadOnly"),
    Row(
      interface: properties, member: "Set", arguments: [.string(osk), .string("Size"), .other(0x76)],
      error: "UnknownProperty"),
    Row(interface: properties, member: "Reset", error: "UnknownMethod"),
    Row(interface: peer, member: "Ping"),
    Row(interface: peer, member: "Ping", path: "/sm"),
    Row(interface: peer, member: "Ping", arguments: [.string("hello")], error: "InvalidArgs"),
    Row(interface: peer, member: "Pong", error: "UnknownMethod"),
    Row(interface: introspectable, member: "Introspect"),
    Row(interface: introspectable, member: "Introspect", path: "/sm/puri"),
    Row(interface: introspectable, member: "Introspect", path: "/sm/puri/OSK0/x", error: "UnknownObject"),
  ]) func aCallIsAnswered(_ row: Row) {
    let call = BusCall(
      path: row.path, interface: row.interface, member: row.member, arguments: row.arguments)
    let outcome = OnScreenKeyboardObject().outcome(of: call)
    var error: String?
    if case .failure(let failure) = outcome.answer {
      error = String(failure.name.split(separator: ".").last!)
      #expect(failure.name.utf8.starts(with: "org.freedesktop.DBus.Error.".utf8))
      #expect(!failure.text.isEmpty)
    }
    #expect(error == row.error)
    #expect(outcome.wish == row.wish)
  }

  @Test(arguments: [true, false]) func visibleIsWhatItIs(_ visible: Bool) {
    let object = OnScreenKeyboardObject(isVisible: visible)
    let get = BusCall(
      path: "/sm/puri/OSK0", interface: Self.properties, member: "Get",
      arguments: [.string(Self.osk), .string("Visible")])
    #expect(object.outcome(of: get).answer == .values([.variant(.boolean(visible))]))
    let all = BusCall(
      path: "/sm/puri/OSK0", interface: Self.properties, member: "GetAll", arguments: [.string(Self.osk)])
    #expect(object.outcome(of: all).answer == .values([.properties(["Visible": .boolean(visible)])]))
  }
}
