// swift-format-ignore-file
// Made by wayland-swift from the protocol virtual_keyboard_unstable_v1. Do not edit.

public import Wayland

public final class ZwpVirtualKeyboardV1Resource: Resource {
  override class var interface: InterfaceIndex { .zwpVirtualKeyboardV1 }

  public enum Request {
    /// The layout of this keyboard, owed before any key.
    ///
    /// `size` counts the ending NUL. A layout that does not compile ends the connection.
    case keymap(format: WlKeyboard.KeymapFormat, fd: FileDescriptor, size: UInt32)
    /// One key goes down or up.
    ///
    /// A held key is repeated by the application.
    ///
    /// `time`: Milliseconds of one clock for the whole life of the object.
    ///
    /// `key`: Evdev code: the xkb code less 8.
    ///
    /// `state`: 0 up, 1 down.
    case key(time: UInt32, key: UInt32, state: UInt32)
    /// The modifiers from now on.
    ///
    /// A state, not an event: compositors derive none from the keys. Bits are the indices of the uploaded
    /// layout.
    case modifiers(modsDepressed: UInt32, modsLatched: UInt32, modsLocked: UInt32, group: UInt32)
    /// Not every compositor lifts what is still down.
    case destroy
  }

  /// Called for each request until the object dies.
  public var onRequest: ((Request) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      let message = Request.keymap(format: .init(rawValue: arguments.uint(0)), fd: arguments.fileDescriptor(1), size: arguments.uint(2))
      onRequest?(message)
    case 1:
      onRequest?(.key(time: arguments.uint(0), key: arguments.uint(1), state: arguments.uint(2)))
    case 2:
      onRequest?(.modifiers(modsDepressed: arguments.uint(0), modsLatched: arguments.uint(1), modsLocked: arguments.uint(2), group: arguments.uint(3)))
    case 3:
      let message = Request.destroy
      onRequest?(message)
      destroy()
    default: break
    }
  }

  override func dropHandler() { onRequest = nil }
}

public final class ZwpVirtualKeyboardManagerV1Resource: Resource {
  override class var interface: InterfaceIndex { .zwpVirtualKeyboardManagerV1 }

  public enum Request {
    case createVirtualKeyboard(seat: WlSeatResource, id: ZwpVirtualKeyboardV1Resource)
  }

  /// Called for each request until the object dies.
  public var onRequest: ((Request) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      let message = Request.createVirtualKeyboard(seat: arguments.certainObject(0), id: adopt(arguments, 1))
      onRequest?(message)
    default: break
    }
  }

  override func dropHandler() { onRequest = nil }
}
