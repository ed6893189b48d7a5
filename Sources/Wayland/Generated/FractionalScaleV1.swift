// swift-format-ignore-file
// Made by wayland-swift from the protocol fractional_scale_v1. Do not edit.

public final class WpFractionalScaleManagerV1: Proxy {
  override class var interface: InterfaceIndex { .wpFractionalScaleManagerV1 }

  public func destroy() {
    end(0, [])
  }

  public func getFractionalScale(surface: WlSurface) -> WpFractionalScaleV1 {
    return create(1, [.newID, .object(surface)])
  }

  public struct Error: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let fractionalScaleExists: Error = Error(rawValue: 0)
  }
}

public final class WpFractionalScaleV1: Proxy {
  override class var interface: InterfaceIndex { .wpFractionalScaleV1 }

  public enum Event {
    /// May come after the first configure, and again.
    ///
    /// `scale`: Scale times 120.
    case preferredScale(scale: UInt32)
  }

  /// Called for each event until the object dies.
  public var onEvent: ((Event) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      onEvent?(.preferredScale(scale: arguments.uint(0)))
    default: break
    }
  }

  override func dropHandler() { onEvent = nil }

  public func destroy() {
    end(0, [])
  }
}

extension InterfaceDescription {
  static let wpFractionalScaleManagerV1 = InterfaceDescription(
    name: "wp_fractional_scale_manager_v1", version: 1,
    requests: [
      .init("destroy", ""),
      .init("get_fractional_scale", "no", [.wpFractionalScaleV1, .wlSurface]),
    ],
    events: [])
  static let wpFractionalScaleV1 = InterfaceDescription(
    name: "wp_fractional_scale_v1", version: 1,
    requests: [
      .init("destroy", ""),
    ],
    events: [
      .init("preferred_scale", "u"),
    ])
}
