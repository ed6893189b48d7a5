// swift-format-ignore-file
// Made by wayland-swift from the protocol cursor_shape_v1. Do not edit.

public import Wayland

public final class WpCursorShapeManagerV1Resource: Resource {
  override class var interface: InterfaceIndex { .wpCursorShapeManagerV1 }

  public enum Request {
    case destroy
    case getPointer(cursorShapeDevice: WpCursorShapeDeviceV1Resource, pointer: WlPointerResource)
    case getTabletToolV2(cursorShapeDevice: WpCursorShapeDeviceV1Resource, tabletTool: Resource)
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
      let message = Request.getPointer(cursorShapeDevice: adopt(arguments, 0), pointer: arguments.certainObject(1))
      onRequest?(message)
    case 2:
      let message = Request.getTabletToolV2(cursorShapeDevice: adopt(arguments, 0), tabletTool: arguments.certainObject(1))
      onRequest?(message)
    default: break
    }
  }

  override func dropHandler() { onRequest = nil }
}

public final class WpCursorShapeDeviceV1Resource: Resource {
  override class var interface: InterfaceIndex { .wpCursorShapeDeviceV1 }

  public enum Request {
    case destroy
    /// `serial`: Of the pointer's last enter.
    case setShape(serial: UInt32, shape: WpCursorShapeDeviceV1.Shape)
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
      onRequest?(.setShape(serial: arguments.uint(0), shape: .init(rawValue: arguments.uint(1))))
    default: break
    }
  }

  override func dropHandler() { onRequest = nil }
}
