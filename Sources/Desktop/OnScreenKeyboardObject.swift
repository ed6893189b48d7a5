/// What the shell sees of the keyboard at `/sm/puri/OSK0`: a pure answer to each call.
struct OnScreenKeyboardObject: Hashable, Sendable {
  static let name = "sm.puri.OSK0"
  static let path = "/sm/puri/OSK0"
  static let properties = "org.freedesktop.DBus.Properties"

  /// Whether the keyboard is on the screen.
  var isVisible = false

  /// What a call comes to.
  struct Outcome: Hashable, Sendable {
    var answer: BusAnswer
    /// The wish for a visible or hidden keyboard that the call expressed.
    var wish: Bool?
  }

  func outcome(of call: BusCall) -> Outcome {
    do {
      return try knownOutcome(of: call)
    } catch {
      return Outcome(answer: .failure(error))
    }
  }

  /// Interface and method; the empty interface stands for a caller that named none.
  private func knownOutcome(of call: BusCall) throws(BusFailure) -> Outcome {
    let ours = call.path == Self.path
    guard ours || Self.children[call.path] != nil else {
      throw BusFailure(Errors.unknownObject, "There is no object \(call.path).")
    }
    let arguments = call.arguments
    switch (call.interface ?? "", call.member) {
    case ("org.freedesktop.DBus.Peer", "Ping"), ("", "Ping"):
      try require([], arguments)
      return Outcome(answer: .values([]))
    case ("org.freedesktop.DBus.Introspectable", "Introspect"), ("", "Introspect"):
      try require([], arguments)
      return Outcome(answer: .values([.string(Self.introspection(of: call.path))]))
    case (Self.name, "SetVisible") where ours, ("", "SetVisible") where ours:
      try require(["b"], arguments)
      guard case .boolean(let visible) = arguments[0] else { throw Self.badArguments("b") }
      return Outcome(answer: .values([]), wish: visible)
    case (Self.properties, let member) where ours:
      return Outcome(answer: .values(try property(member, arguments)))
    case ("", let member) where ours && ["Get", "GetAll", "Set"].contains(member):
      return Outcome(answer: .values(try property(member, arguments)))
    case (let interface, _) where !interface.isEmpty && !Self.interfaces(of: call.path).contains(interface):
      throw BusFailure(Errors.unknownInterface, "\(call.path) has no interface \(interface).")
    case (_, let member):
      throw BusFailure(Errors.unknownMethod, "There is no method \(member).")
    }
  }

  private func property(_ member: String, _ arguments: [BusValue]) throws(BusFailure) -> [BusValue] {
    switch member {
    case "Get":
      try require(["s", "s"], arguments)
      try requireVisible(arguments)
      return [.variant(.boolean(isVisible))]
    case "GetAll":
      try require(["s"], arguments)
      try requireInterface(arguments)
      return [.properties(["Visible": .boolean(isVisible)])]
    case "Set":
      try require(["s", "s", "v"], arguments)
      try requireVisible(arguments)
      throw BusFailure(Errors.propertyReadOnly, "Visible is read only; call SetVisible.")
    default:
      throw BusFailure(Errors.unknownMethod, "There is no method \(member).")
    }
  }

  /// What to tell everybody when `isVisible` has changed: the arguments of PropertiesChanged.
  var change: [BusValue] {
    [.string(Self.name), .properties(["Visible": .boolean(isVisible)]), .strings([])]
  }

  // MARK: - Arguments

  private func require(_ signature: [String], _ arguments: [BusValue]) throws(BusFailure) {
    guard arguments.map(\.signature) == signature else { throw Self.badArguments(signature.joined()) }
  }

  private static func badArguments(_ signature: String) -> BusFailure {
    BusFailure(Errors.invalidArguments, "The arguments have to be of the types \"\(signature)\".")
  }

  /// The first argument names our interface, or none.
  private func requireInterface(_ arguments: [BusValue]) throws(BusFailure) {
    guard case .string(let interface) = arguments.first, interface.isEmpty || interface == Self.name else {
      throw BusFailure(Errors.unknownInterface, "Only \(Self.name) has properties.")
    }
  }

  private func requireVisible(_ arguments: [BusValue]) throws(BusFailure) {
    try requireInterface(arguments)
    guard case .string("Visible") = arguments[1] else {
      throw BusFailure(Errors.unknownProperty, "The only property is Visible.")
    }
  }

  // MARK: - Introspection

  /// The objects on the way to ours, each with the child that leads on.
  private static let children = ["/": "sm", "/sm": "puri", "/sm/puri": "OSK0"]

  private static func interfaces(of path: String) -> [String] {
    let common = ["org.freedesktop.DBus.Peer", "org.freedesktop.DBus.Introspectable"]
    return path == Self.path ? common + [Self.name, properties] : common
  }

  private static func introspection(of path: String) -> String {
    let header = """
      <!DOCTYPE node PUBLIC "-//freedesktop//DTD D-BUS Object Introspection 1.0//EN"
       "http://www.freedesktop.org/standards/dbus/1.0/introspect.dtd">
      <node>

      """
    if let child = children[path] { return header + "  <node name=\"\(child)\"/>\n</node>\n" }
    return header + """
        <interface name="\(name)">
          <method name="SetVisible">
            <arg name="visible" type="b" direction="in"/>
          </method>
          <property name="Visible" type="b" access="read"/>
        </interface>
        <interface name="\(properties)">
          <method name="Get">
            <arg name="interface" type="s" direction="in"/>
            <arg name="property" type="s" direction="in"/>
            <arg name="value" type="v" direction="out"/>
          </method>
          <method name="GetAll">
            <arg name="interface" type="s" direction="in"/>
            <arg name="properties" type="a{sv}" direction="out"/>
          </method>
          <method name="Set">
            <arg name="interface" type="s" direction="in"/>
            <arg name="property" type="s" direction="in"/>
            <arg name="value" type="v" direction="in"/>
          </method>
          <signal name="PropertiesChanged">
            <arg name="interface" type="s"/>
            <arg name="changed" type="a{sv}"/>
            <arg name="invalidated" type="as"/>
          </signal>
        </interface>
        <interface name="org.freedesktop.DBus.Introspectable">
          <method name="Introspect">
            <arg name="xml" type="s" direction="out"/>
          </method>
        </interface>
        <interface name="org.freedesktop.DBus.Peer">
          <method name="Ping"/>
        </interface>
      </node>

      """
  }

  private enum Errors {
    static let unknownObject = "org.freedesktop.DBus.Error.UnknownObject"
    static let unknownInterface = "org.freedesktop.DBus.Error.UnknownInterface"
    static let unknownMethod = "org.freedesktop.DBus.Error.UnknownMethod"
    static let unknownProperty = "org.freedesktop.DBus.Error.UnknownProperty"
    static let propertyReadOnly = "org.freedesktop.DBus.Error.PropertyReadOnly"
    static let invalidArguments = "org.freedesktop.DBus.Error.InvalidArgs"
  }
}
