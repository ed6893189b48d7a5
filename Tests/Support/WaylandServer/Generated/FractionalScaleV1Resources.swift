// swift-format-ignore-file
// Made by wayland-swift from the protocol fractional_scale_v1. Do not edit.

import Wayland

public final class WpFractionalScaleManagerV1Resource: Resource {
  override class var interface: InterfaceIndex { .wpFractionalScaleManagerV1 }

  public enum Request {
    case destroy
    case getFractionalScale(id: WpFractionalScaleV1Resource, surface: WlSurfaceResource)
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
      let message = Request.getFractionalScale(id: adopt(arguments, 0), surface: arguments.certainObject(1))
      onRequest?(message)
    default: break
    }
  }

  override func dropHandler() { onRequest = nil }
}

public final class WpFractionalScaleV1Resource: Resource {
  override class var interface: InterfaceIndex { .wpFractionalScaleV1 }

  public enum Request {
    case destroy
  }

  /// Called for each request until the object dies.
  public var onRequest: ((Request) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      let message = Request.destroy
      onRequest?(message)
      destroy()
    default: break
    }
  }

  override func dropHandler() { onRequest = nil }

  /// May come after the first configure, and again.
  ///
  /// - Parameter scale: Scale times 120.
  public func sendPreferredScale(scale: UInt32) {
    post(0, [.uint(scale)])
  }
}
