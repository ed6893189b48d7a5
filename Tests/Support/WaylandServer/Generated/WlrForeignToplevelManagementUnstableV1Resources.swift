// swift-format-ignore-file
// Made by wayland-swift from the protocol wlr_foreign_toplevel_management_unstable_v1. Do not edit.

import Wayland

/// The windows on the screen, for panels.
///
/// The one that is activated names the application whose field is typed into.
public final class ZwlrForeignToplevelManagerV1Resource: Resource {
  override class var interface: InterfaceIndex { .zwlrForeignToplevelManagerV1 }

  public enum Request {
    /// Asks for no more events; the last one is `finished`.
    case stop
  }

  /// Called for each request until the object dies.
  public var onRequest: ((Request) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      onRequest?(.stop)
    default: break
    }
  }

  override func dropHandler() { onRequest = nil }

  public func sendToplevel() -> ZwlrForeignToplevelHandleV1Resource? {
    guard let toplevel = create(ZwlrForeignToplevelHandleV1Resource.self) else { return nil }
    post(0, [.object(toplevel)])
    return toplevel
  }

  /// The compositor has destroyed the object.
  public func sendFinished() {
    post(1, [])
  }
}

/// One window.
///
/// What the events tell holds from the next `done`.
public final class ZwlrForeignToplevelHandleV1Resource: Resource {
  override class var interface: InterfaceIndex { .zwlrForeignToplevelHandleV1 }

  public enum Request {
    case setMaximized
    case unsetMaximized
    case setMinimized
    case unsetMinimized
    case activate(seat: WlSeatResource)
    case close
    case setRectangle(surface: WlSurfaceResource, x: Int32, y: Int32, width: Int32, height: Int32)
    case destroy
    /// (since version 2)
    case setFullscreen(output: WlOutputResource?)
    /// (since version 2)
    case unsetFullscreen
  }

  /// Called for each request until the object dies.
  public var onRequest: ((Request) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      onRequest?(.setMaximized)
    case 1:
      onRequest?(.unsetMaximized)
    case 2:
      onRequest?(.setMinimized)
    case 3:
      onRequest?(.unsetMinimized)
    case 4:
      onRequest?(.activate(seat: arguments.certainObject(0)))
    case 5:
      onRequest?(.close)
    case 6:
      onRequest?(.setRectangle(surface: arguments.certainObject(0), x: arguments.int(1), y: arguments.int(2), width: arguments.int(3), height: arguments.int(4)))
    case 7:
      let message = Request.destroy
      onRequest?(message)
      destroy()
    case 8:
      onRequest?(.setFullscreen(output: arguments.object(0)))
    case 9:
      onRequest?(.unsetFullscreen)
    default: break
    }
  }

  override func dropHandler() { onRequest = nil }

  public func sendTitle(title: String) {
    withWireString(title) { title in
      post(0, [.string(title)])
    }
  }

  public func sendAppId(appId: String) {
    withWireString(appId) { appId in
      post(1, [.string(appId)])
    }
  }

  public func sendOutputEnter(output: WlOutputResource) {
    post(2, [.object(output)])
  }

  public func sendOutputLeave(output: WlOutputResource) {
    post(3, [.object(output)])
  }

  /// All that holds: 32-bit values of the enum.
  public func sendState(state: [UInt8]) {
    withWireArray(state) { state in
      post(4, [.array(state)])
    }
  }

  public func sendDone() {
    post(5, [])
  }

  /// The window is gone; only destroying is left to do.
  public func sendClosed() {
    post(6, [])
  }

  /// (since version 3)
  public func sendParent(parent: ZwlrForeignToplevelHandleV1Resource?) {
    post(7, since: 3, [.object(parent)])
  }
}
