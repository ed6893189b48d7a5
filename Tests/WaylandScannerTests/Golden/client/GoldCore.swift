// swift-format-ignore-file
// Made by wayland-swift from the protocol gold_core. Do not edit.

public final class WlDisplay: Proxy {
  override class var interface: InterfaceIndex { .wlDisplay }

  public enum Event {
    case error(objectId: Proxy?, code: UInt32, message: String)
    case deleteId(id: UInt32)
  }

  /// Called for each event until the object dies.
  public var onEvent: ((Event) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      onEvent?(.error(objectId: arguments.object(0), code: arguments.uint(1), message: arguments.string(2)))
    case 1:
      onEvent?(.deleteId(id: arguments.uint(0)))
    default: break
    }
  }

  override func dropHandler() { onEvent = nil }

  public func sync() -> WlCallback {
    return create(0, [.newID])
  }

  public func getRegistry() -> WlRegistry {
    return create(1, [.newID])
  }
}

public final class WlRegistry: Proxy {
  override class var interface: InterfaceIndex { .wlRegistry }

  public enum Event {
    case global(name: UInt32, interface: String, version: UInt32)
    case globalRemove(name: UInt32)
  }

  /// Called for each event until the object dies.
  public var onEvent: ((Event) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      onEvent?(.global(name: arguments.uint(0), interface: arguments.string(1), version: arguments.uint(2)))
    case 1:
      onEvent?(.globalRemove(name: arguments.uint(0)))
    default: break
    }
  }

  override func dropHandler() { onEvent = nil }

  /// The version is what the compositor offers; more than is generated here is never asked for.
  public func bind<Created: Proxy>(_ type: Created.Type, name: UInt32, version: UInt32) -> Created {
    let version = min(version, Created.interfaceVersion)
    return create(0, version: version, [.uint(name), .interfaceName(type), .uint(version), .newID])
  }
}

public final class WlCallback: Proxy {
  override class var interface: InterfaceIndex { .wlCallback }

  public enum Event {
    case done(callbackData: UInt32)
  }

  /// Called for each event until the object dies.
  public var onEvent: ((Event) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      let message = Event.done(callbackData: arguments.uint(0))
      let handler = onEvent
      forget()
      handler?(message)
    default: break
    }
  }

  override func dropHandler() { onEvent = nil }
}

extension InterfaceDescription {
  static let wlDisplay = InterfaceDescription(
    name: "wl_display", version: 1,
    requests: [
      .init("sync", "n", [.wlCallback]),
      .init("get_registry", "n", [.wlRegistry]),
    ],
    events: [
      .init("error", "ous"),
      .init("delete_id", "u"),
    ])
  static let wlRegistry = InterfaceDescription(
    name: "wl_registry", version: 1,
    requests: [
      .init("bind", "usun"),
    ],
    events: [
      .init("global", "usu"),
      .init("global_remove", "u"),
    ])
  static let wlCallback = InterfaceDescription(
    name: "wl_callback", version: 1,
    requests: [],
    events: [
      .init("done", "u"),
    ])
}
