// swift-format-ignore-file
// Made by wayland-swift from the protocol cursor_shape_v1. Do not edit.

public final class WpCursorShapeManagerV1: Proxy {
  override class var interface: InterfaceIndex { .wpCursorShapeManagerV1 }

  public func destroy() {
    end(0, [])
  }

  public func getPointer(pointer: WlPointer) -> WpCursorShapeDeviceV1 {
    return create(1, [.newID, .object(pointer)])
  }

  public func getTabletToolV2(tabletTool: Proxy) -> WpCursorShapeDeviceV1 {
    return create(2, [.newID, .object(tabletTool)])
  }
}

public final class WpCursorShapeDeviceV1: Proxy {
  override class var interface: InterfaceIndex { .wpCursorShapeDeviceV1 }

  public func destroy() {
    end(0, [])
  }

  /// - Parameter serial: Of the pointer's last enter.
  public func setShape(serial: UInt32, shape: WpCursorShapeDeviceV1.Shape) {
    send(1, [.uint(serial), .uint(shape.rawValue)])
  }

  public struct Shape: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let `default`: Shape = Shape(rawValue: 1)
    public static let contextMenu: Shape = Shape(rawValue: 2)
    public static let help: Shape = Shape(rawValue: 3)
    public static let pointer_: Shape = Shape(rawValue: 4)
    public static let progress: Shape = Shape(rawValue: 5)
    public static let wait: Shape = Shape(rawValue: 6)
    public static let cell: Shape = Shape(rawValue: 7)
    public static let crosshair: Shape = Shape(rawValue: 8)
    public static let text: Shape = Shape(rawValue: 9)
    public static let verticalText: Shape = Shape(rawValue: 10)
    public static let alias: Shape = Shape(rawValue: 11)
    public static let copy: Shape = Shape(rawValue: 12)
    public static let move: Shape = Shape(rawValue: 13)
    public static let noDrop: Shape = Shape(rawValue: 14)
    public static let notAllowed: Shape = Shape(rawValue: 15)
    public static let grab: Shape = Shape(rawValue: 16)
    public static let grabbing: Shape = Shape(rawValue: 17)
    public static let eResize: Shape = Shape(rawValue: 18)
    public static let nResize: Shape = Shape(rawValue: 19)
    public static let neResize: Shape = Shape(rawValue: 20)
    public static let nwResize: Shape = Shape(rawValue: 21)
    public static let sResize: Shape = Shape(rawValue: 22)
    public static let seResize: Shape = Shape(rawValue: 23)
    public static let swResize: Shape = Shape(rawValue: 24)
    public static let wResize: Shape = Shape(rawValue: 25)
    public static let ewResize: Shape = Shape(rawValue: 26)
    public static let nsResize: Shape = Shape(rawValue: 27)
    public static let neswResize: Shape = Shape(rawValue: 28)
    public static let nwseResize: Shape = Shape(rawValue: 29)
    public static let colResize: Shape = Shape(rawValue: 30)
    public static let rowResize: Shape = Shape(rawValue: 31)
    public static let allScroll: Shape = Shape(rawValue: 32)
    public static let zoomIn: Shape = Shape(rawValue: 33)
    public static let zoomOut: Shape = Shape(rawValue: 34)
  }

  public struct Error: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let invalidShape: Error = Error(rawValue: 1)
  }
}

extension InterfaceDescription {
  static let wpCursorShapeManagerV1 = InterfaceDescription(
    name: "wp_cursor_shape_manager_v1", version: 1,
    requests: [
      .init("destroy", ""),
      .init("get_pointer", "no", [.wpCursorShapeDeviceV1, .wlPointer]),
      .init("get_tablet_tool_v2", "no", [.wpCursorShapeDeviceV1, nil]),
    ],
    events: [])
  static let wpCursorShapeDeviceV1 = InterfaceDescription(
    name: "wp_cursor_shape_device_v1", version: 1,
    requests: [
      .init("destroy", ""),
      .init("set_shape", "uu"),
    ],
    events: [])
}
