// swift-format-ignore-file
// Made by wayland-swift from the protocol viewporter. Do not edit.

import Wayland

public final class WpViewporterResource: Resource {
  override class var interface: InterfaceIndex { .wpViewporter }

  public enum Request {
    case destroy
    case getViewport(id: WpViewportResource, surface: WlSurfaceResource)
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
      let message = Request.getViewport(id: adopt(arguments, 0), surface: arguments.certainObject(1))
      onRequest?(message)
    default: break
    }
  }

  override func dropHandler() { onRequest = nil }
}

/// The size of a surface apart from the size of its buffer.
public final class WpViewportResource: Resource {
  override class var interface: InterfaceIndex { .wpViewport }

  public enum Request {
    case destroy
    case setSource(x: Double, y: Double, width: Double, height: Double)
    /// The size in surface units.
    ///
    /// -1 for both undoes it; zero is an error.
    case setDestination(width: Int32, height: Int32)
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
      onRequest?(.setSource(x: arguments.fixed(0), y: arguments.fixed(1), width: arguments.fixed(2), height: arguments.fixed(3)))
    case 2:
      onRequest?(.setDestination(width: arguments.int(0), height: arguments.int(1)))
    default: break
    }
  }

  override func dropHandler() { onRequest = nil }
}
