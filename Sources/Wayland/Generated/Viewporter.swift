// swift-format-ignore-file
// Made by wayland-swift from the protocol viewporter. Do not edit.

public final class WpViewporter: Proxy {
  override class var interface: InterfaceIndex { .wpViewporter }

  public func destroy() {
    end(0, [])
  }

  public func getViewport(surface: WlSurface) -> WpViewport {
    return create(1, [.newID, .object(surface)])
  }

  public struct Error: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let viewportExists: Error = Error(rawValue: 0)
  }
}

/// The size of a surface apart from the size of its buffer.
public final class WpViewport: Proxy {
  override class var interface: InterfaceIndex { .wpViewport }

  public func destroy() {
    end(0, [])
  }

  public func setSource(x: Double, y: Double, width: Double, height: Double) {
    send(1, [.fixed(x), .fixed(y), .fixed(width), .fixed(height)])
  }

  /// The size in surface units.
  ///
  /// -1 for both undoes it; zero is an error.
  public func setDestination(width: Int32, height: Int32) {
    send(2, [.int(width), .int(height)])
  }

  public struct Error: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let badValue: Error = Error(rawValue: 0)
    public static let badSize: Error = Error(rawValue: 1)
    public static let outOfBuffer: Error = Error(rawValue: 2)
    public static let noSurface: Error = Error(rawValue: 3)
  }
}

extension InterfaceDescription {
  static let wpViewporter = InterfaceDescription(
    name: "wp_viewporter", version: 1,
    requests: [
      .init("destroy", ""),
      .init("get_viewport", "no", [.wpViewport, .wlSurface]),
    ],
    events: [])
  static let wpViewport = InterfaceDescription(
    name: "wp_viewport", version: 1,
    requests: [
      .init("destroy", ""),
      .init("set_source", "ffff"),
      .init("set_destination", "ii"),
    ],
    events: [])
}
