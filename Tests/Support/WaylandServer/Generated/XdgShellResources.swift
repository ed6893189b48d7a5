// swift-format-ignore-file
// Made by wayland-swift from the protocol xdg_shell. Do not edit.

public import Wayland

public final class XdgWmBaseResource: Resource {
  override class var interface: InterfaceIndex { .xdgWmBase }

  public enum Request {
    case destroy
    case createPositioner(id: XdgPositionerResource)
    case getXdgSurface(id: XdgSurfaceResource, surface: WlSurfaceResource)
    case pong(serial: UInt32)
  }

  /// Called for each request until the object dies.
  public var onRequest: ((Request) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      let message = Request.destroy
      onRequest?(message)
      destroy()
    case 1:
      let message = Request.createPositioner(id: adopt(arguments, 0))
      onRequest?(message)
    case 2:
      let message = Request.getXdgSurface(id: adopt(arguments, 0), surface: arguments.certainObject(1))
      onRequest?(message)
    case 3:
      onRequest?(.pong(serial: arguments.uint(0)))
    default: break
    }
  }

  override func dropHandler() { onRequest = nil }

  /// Owed a pong with the same serial.
  public func sendPing(serial: UInt32) {
    post(0, [.uint(serial)])
  }
}

public final class XdgPositionerResource: Resource {
  override class var interface: InterfaceIndex { .xdgPositioner }

  public enum Request {
    case destroy
    case setSize(width: Int32, height: Int32)
    case setAnchorRect(x: Int32, y: Int32, width: Int32, height: Int32)
    case setAnchor(anchor: XdgPositioner.Anchor)
    case setGravity(gravity: XdgPositioner.Gravity)
    case setConstraintAdjustment(constraintAdjustment: XdgPositioner.ConstraintAdjustment)
    case setOffset(x: Int32, y: Int32)
    /// (since version 3)
    case setReactive
    /// (since version 3)
    case setParentSize(parentWidth: Int32, parentHeight: Int32)
    /// (since version 3)
    case setParentConfigure(serial: UInt32)
  }

  /// Called for each request until the object dies.
  public var onRequest: ((Request) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      let message = Request.destroy
      onRequest?(message)
      destroy()
    case 1:
      onRequest?(.setSize(width: arguments.int(0), height: arguments.int(1)))
    case 2:
      onRequest?(.setAnchorRect(x: arguments.int(0), y: arguments.int(1), width: arguments.int(2), height: arguments.int(3)))
    case 3:
      onRequest?(.setAnchor(anchor: .init(rawValue: arguments.uint(0))))
    case 4:
      onRequest?(.setGravity(gravity: .init(rawValue: arguments.uint(0))))
    case 5:
      onRequest?(.setConstraintAdjustment(constraintAdjustment: .init(rawValue: arguments.uint(0))))
    case 6:
      onRequest?(.setOffset(x: arguments.int(0), y: arguments.int(1)))
    case 7:
      onRequest?(.setReactive)
    case 8:
      onRequest?(.setParentSize(parentWidth: arguments.int(0), parentHeight: arguments.int(1)))
    case 9:
      onRequest?(.setParentConfigure(serial: arguments.uint(0)))
    default: break
    }
  }

  override func dropHandler() { onRequest = nil }
}

public final class XdgSurfaceResource: Resource {
  override class var interface: InterfaceIndex { .xdgSurface }

  public enum Request {
    case destroy
    case getToplevel(id: XdgToplevelResource)
    case getPopup(id: XdgPopupResource, parent: XdgSurfaceResource?, positioner: XdgPositionerResource)
    case setWindowGeometry(x: Int32, y: Int32, width: Int32, height: Int32)
    case ackConfigure(serial: UInt32)
  }

  /// Called for each request until the object dies.
  public var onRequest: ((Request) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      let message = Request.destroy
      onRequest?(message)
      destroy()
    case 1:
      let message = Request.getToplevel(id: adopt(arguments, 0))
      onRequest?(message)
    case 2:
      let message = Request.getPopup(id: adopt(arguments, 0), parent: arguments.object(1), positioner: arguments.certainObject(2))
      onRequest?(message)
    case 3:
      onRequest?(.setWindowGeometry(x: arguments.int(0), y: arguments.int(1), width: arguments.int(2), height: arguments.int(3)))
    case 4:
      onRequest?(.ackConfigure(serial: arguments.uint(0)))
    default: break
    }
  }

  override func dropHandler() { onRequest = nil }

  /// Ends a group of wishes, owed an ack before the commit that heeds them.
  public func sendConfigure(serial: UInt32) {
    post(0, [.uint(serial)])
  }
}

public final class XdgToplevelResource: Resource {
  override class var interface: InterfaceIndex { .xdgToplevel }

  public enum Request {
    case destroy
    case setParent(parent: XdgToplevelResource?)
    case setTitle(title: String)
    case setAppId(appId: String)
    case showWindowMenu(seat: WlSeatResource, serial: UInt32, x: Int32, y: Int32)
    case move(seat: WlSeatResource, serial: UInt32)
    case resize(seat: WlSeatResource, serial: UInt32, edges: XdgToplevel.ResizeEdge)
    case setMaxSize(width: Int32, height: Int32)
    case setMinSize(width: Int32, height: Int32)
    case setMaximized
    case unsetMaximized
    case setFullscreen(output: WlOutputResource?)
    case unsetFullscreen
    case setMinimized
  }

  /// Called for each request until the object dies.
  public var onRequest: ((Request) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      let message = Request.destroy
      onRequest?(message)
      destroy()
    case 1:
      onRequest?(.setParent(parent: arguments.object(0)))
    case 2:
      onRequest?(.setTitle(title: arguments.string(0)))
    case 3:
      onRequest?(.setAppId(appId: arguments.string(0)))
    case 4:
      onRequest?(.showWindowMenu(seat: arguments.certainObject(0), serial: arguments.uint(1), x: arguments.int(2), y: arguments.int(3)))
    case 5:
      onRequest?(.move(seat: arguments.certainObject(0), serial: arguments.uint(1)))
    case 6:
      onRequest?(.resize(seat: arguments.certainObject(0), serial: arguments.uint(1), edges: .init(rawValue: arguments.uint(2))))
    case 7:
      onRequest?(.setMaxSize(width: arguments.int(0), height: arguments.int(1)))
    case 8:
      onRequest?(.setMinSize(width: arguments.int(0), height: arguments.int(1)))
    case 9:
      onRequest?(.setMaximized)
    case 10:
      onRequest?(.unsetMaximized)
    case 11:
      onRequest?(.setFullscreen(output: arguments.object(0)))
    case 12:
      onRequest?(.unsetFullscreen)
    case 13:
      onRequest?(.setMinimized)
    default: break
    }
  }

  override func dropHandler() { onRequest = nil }

  public func sendConfigure(width: Int32, height: Int32, states: [UInt8]) {
    withWireArray(states) { states in
      post(0, [.int(width), .int(height), .array(states)])
    }
  }

  public func sendClose() {
    post(1, [])
  }
}

public final class XdgPopupResource: Resource {
  override class var interface: InterfaceIndex { .xdgPopup }

  public enum Request {
    case destroy
    case grab(seat: WlSeatResource, serial: UInt32)
    /// (since version 3)
    case reposition(positioner: XdgPositionerResource, token: UInt32)
  }

  /// Called for each request until the object dies.
  public var onRequest: ((Request) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      let message = Request.destroy
      onRequest?(message)
      destroy()
    case 1:
      onRequest?(.grab(seat: arguments.certainObject(0), serial: arguments.uint(1)))
    case 2:
      onRequest?(.reposition(positioner: arguments.certainObject(0), token: arguments.uint(1)))
    default: break
    }
  }

  override func dropHandler() { onRequest = nil }

  public func sendConfigure(x: Int32, y: Int32, width: Int32, height: Int32) {
    post(0, [.int(x), .int(y), .int(width), .int(height)])
  }

  public func sendPopupDone() {
    post(1, [])
  }

  /// (since version 3)
  public func sendRepositioned(token: UInt32) {
    post(2, since: 3, [.uint(token)])
  }
}
