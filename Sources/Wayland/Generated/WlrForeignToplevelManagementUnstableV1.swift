// swift-format-ignore-file
// Made by wayland-swift from the protocol wlr_foreign_toplevel_management_unstable_v1. Do not edit.

/// The windows on the screen, for panels.
///
/// The one that is activated names the application whose field is typed into.
public final class ZwlrForeignToplevelManagerV1: Proxy {
  override class var interface: InterfaceIndex { .zwlrForeignToplevelManagerV1 }

  public enum Event {
    case toplevel(toplevel: ZwlrForeignToplevelHandleV1)
    /// The compositor has destroyed the object.
    case finished
  }

  /// Called for each event until the object dies.
  public var onEvent: ((Event) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      let message = Event.toplevel(toplevel: adopt(arguments, 0))
      onEvent?(message)
    case 1:
      onEvent?(.finished)
    default: break
    }
  }

  override func dropHandler() { onEvent = nil }

  /// Asks for no more events; the last one is `finished`.
  public func stop() {
    send(0, [])
  }
}

/// One window.
///
/// What the events tell holds from the next `done`.
public final class ZwlrForeignToplevelHandleV1: Proxy {
  override class var interface: InterfaceIndex { .zwlrForeignToplevelHandleV1 }

  public enum Event {
    case title(title: String)
    case appId(appId: String)
    case outputEnter(output: WlOutput?)
    case outputLeave(output: WlOutput?)
    /// All that holds: 32-bit values of the enum.
    case state(state: [UInt8])
    case done
    /// The window is gone; only destroying is left to do.
    case closed
    /// (since version 3)
    case parent(parent: ZwlrForeignToplevelHandleV1?)
  }

  /// Called for each event until the object dies.
  public var onEvent: ((Event) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      onEvent?(.title(title: arguments.string(0)))
    case 1:
      onEvent?(.appId(appId: arguments.string(0)))
    case 2:
      onEvent?(.outputEnter(output: arguments.object(0)))
    case 3:
      onEvent?(.outputLeave(output: arguments.object(0)))
    case 4:
      onEvent?(.state(state: arguments.array(0)))
    case 5:
      onEvent?(.done)
    case 6:
      onEvent?(.closed)
    case 7:
      onEvent?(.parent(parent: arguments.object(0)))
    default: break
    }
  }

  override func dropHandler() { onEvent = nil }

  public func setMaximized() {
    send(0, [])
  }

  public func unsetMaximized() {
    send(1, [])
  }

  public func setMinimized() {
    send(2, [])
  }

  public func unsetMinimized() {
    send(3, [])
  }

  public func activate(seat: WlSeat) {
    send(4, [.object(seat)])
  }

  public func close() {
    send(5, [])
  }

  public func setRectangle(surface: WlSurface, x: Int32, y: Int32, width: Int32, height: Int32) {
    send(6, [.object(surface), .int(x), .int(y), .int(width), .int(height)])
  }

  public func destroy() {
    end(7, [])
  }

  /// (since version 2)
  public func setFullscreen(output: WlOutput?) {
    send(8, since: 2, [.object(output)])
  }

  /// (since version 2)
  public func unsetFullscreen() {
    send(9, since: 2, [])
  }

  public struct State: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let maximized: State = State(rawValue: 0)
    public static let minimized: State = State(rawValue: 1)
    public static let activated: State = State(rawValue: 2)
    /// (since version 2)
    public static let fullscreen: State = State(rawValue: 3)
  }

  public struct Error: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let invalidRectangle: Error = Error(rawValue: 0)
  }
}

extension InterfaceDescription {
  static let zwlrForeignToplevelManagerV1 = InterfaceDescription(
    name: "zwlr_foreign_toplevel_manager_v1", version: 3,
    requests: [
      .init("stop", ""),
    ],
    events: [
      .init("toplevel", "n", [.zwlrForeignToplevelHandleV1]),
      .init("finished", ""),
    ])
  static let zwlrForeignToplevelHandleV1 = InterfaceDescription(
    name: "zwlr_foreign_toplevel_handle_v1", version: 3,
    requests: [
      .init("set_maximized", ""),
      .init("unset_maximized", ""),
      .init("set_minimized", ""),
      .init("unset_minimized", ""),
      .init("activate", "o", [.wlSeat]),
      .init("close", ""),
      .init("set_rectangle", "oiiii", [.wlSurface, nil, nil, nil, nil]),
      .init("destroy", ""),
      .init("set_fullscreen", "2?o", [.wlOutput]),
      .init("unset_fullscreen", "2"),
    ],
    events: [
      .init("title", "s"),
      .init("app_id", "s"),
      .init("output_enter", "o", [.wlOutput]),
      .init("output_leave", "o", [.wlOutput]),
      .init("state", "a"),
      .init("done", ""),
      .init("closed", ""),
      .init("parent", "3?o", [.zwlrForeignToplevelHandleV1]),
    ])
}
