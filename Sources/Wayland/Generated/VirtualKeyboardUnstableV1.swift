// swift-format-ignore-file
// Made by wayland-swift from the protocol virtual_keyboard_unstable_v1. Do not edit.

public final class ZwpVirtualKeyboardV1: Proxy {
  override class var interface: InterfaceIndex { .zwpVirtualKeyboardV1 }

  /// The layout of this keyboard, owed before any key.
  ///
  /// `size` counts the ending NUL. A layout that does not compile ends the connection.
  public func keymap(format: WlKeyboard.KeymapFormat, fd: Int32, size: UInt32) {
    send(0, [.uint(format.rawValue), .fileDescriptor(fd), .uint(size)])
  }

  /// One key goes down or up.
  ///
  /// A held key is repeated by the application.
  ///
  /// - Parameter time: Milliseconds of one clock for the whole life of the object.
  /// - Parameter key: Evdev code: the xkb code less 8.
  /// - Parameter state: 0 up, 1 down.
  public func key(time: UInt32, key: UInt32, state: UInt32) {
    send(1, [.uint(time), .uint(key), .uint(state)])
  }

  /// The modifiers from now on.
  ///
  /// A state, not an event: compositors derive none from the keys. Bits are the indices of the uploaded
  /// layout.
  public func modifiers(modsDepressed: UInt32, modsLatched: UInt32, modsLocked: UInt32, group: UInt32) {
    send(2, [.uint(modsDepressed), .uint(modsLatched), .uint(modsLocked), .uint(group)])
  }

  /// Not every compositor lifts what is still down.
  public func destroy() {
    end(3, [])
  }

  public struct Error: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Key or modifiers came before the keymap.
    public static let noKeymap: Error = Error(rawValue: 0)
  }
}

public final class ZwpVirtualKeyboardManagerV1: Proxy {
  override class var interface: InterfaceIndex { .zwpVirtualKeyboardManagerV1 }

  public func createVirtualKeyboard(seat: WlSeat) -> ZwpVirtualKeyboardV1 {
    return create(0, [.object(seat), .newID])
  }

  public struct Error: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// This client may make no keyboards.
    public static let unauthorized: Error = Error(rawValue: 0)
  }
}

extension InterfaceDescription {
  static let zwpVirtualKeyboardV1 = InterfaceDescription(
    name: "zwp_virtual_keyboard_v1", version: 1,
    requests: [
      .init("keymap", "uhu"),
      .init("key", "uuu"),
      .init("modifiers", "uuuu"),
      .init("destroy", ""),
    ],
    events: [])
  static let zwpVirtualKeyboardManagerV1 = InterfaceDescription(
    name: "zwp_virtual_keyboard_manager_v1", version: 1,
    requests: [
      .init("create_virtual_keyboard", "on", [.wlSeat, .zwpVirtualKeyboardV1]),
    ],
    events: [])
}
