// swift-format-ignore-file
// Made by wayland-swift from the protocol input_method_unstable_v2. Do not edit.

/// One input method of one seat.
///
/// Events gather until `done`. The number of `done` events received is the serial of our commits; it starts
/// at zero with the object and is not reset by activate.
public final class ZwpInputMethodV2: Proxy {
  override class var interface: InterfaceIndex { .zwpInputMethodV2 }

  public enum Event {
    /// A field takes text from the next `done` on.
    ///
    /// All that was known or unsent is void, also when already active.
    case activate
    /// No field takes text from the next `done` on.
    case deactivate
    /// The text around the caret.
    ///
    /// At most 4000 bytes, so perhaps a part. None since activate means unknown, not empty.
    ///
    /// `cursor`: Byte offset of the caret.
    ///
    /// `anchor`: Byte offset of the other end of the selection.
    case surroundingText(text: String, cursor: UInt32, anchor: UInt32)
    /// Who changed the text; input_method again after each `done`.
    case textChangeCause(cause: ZwpTextInputV3.ChangeCause)
    /// What the field wants; empty bits and `normal` until told.
    case contentType(hint: ZwpTextInputV3.ContentHint, purpose: ZwpTextInputV3.ContentPurpose)
    /// The events before it become true together.
    case done
    /// The seat has an input method already.
    ///
    /// Nothing else will ever come; destroy the object.
    case unavailable
  }

  /// Called for each event until the object dies.
  public var onEvent: ((Event) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      onEvent?(.activate)
    case 1:
      onEvent?(.deactivate)
    case 2:
      onEvent?(.surroundingText(text: arguments.string(0), cursor: arguments.uint(1), anchor: arguments.uint(2)))
    case 3:
      onEvent?(.textChangeCause(cause: .init(rawValue: arguments.uint(0))))
    case 4:
      onEvent?(.contentType(hint: .init(rawValue: arguments.uint(0)), purpose: .init(rawValue: arguments.uint(1))))
    case 5:
      onEvent?(.done)
    case 6:
      onEvent?(.unavailable)
    default: break
    }
  }

  override func dropHandler() { onEvent = nil }

  /// Text to put in at the next commit.
  ///
  /// The string must fit into a message of 4096 bytes. The last call before a commit counts.
  public func commitString(text: String) {
    withWireString(text) { text in
      send(0, [.string(text)])
    }
  }

  /// Unfinished text to show from the next commit on.
  ///
  /// Without this request a commit takes the old one away. Offsets are bytes; -1 for both hides the caret.
  public func setPreeditString(text: String, cursorBegin: Int32, cursorEnd: Int32) {
    withWireString(text) { text in
      send(1, [.string(text), .int(cursorBegin), .int(cursorEnd)])
    }
  }

  /// Bytes to remove around the caret at the next commit.
  ///
  /// Counted from the caret outwards, without the selection and before the new string goes in.
  public func deleteSurroundingText(beforeLength: UInt32, afterLength: UInt32) {
    send(2, [.uint(beforeLength), .uint(afterLength)])
  }

  /// Sends deletion, string and preedit as one edit.
  ///
  /// Newer compositors drop it whole when the serial is not their count of `done`.
  public func commit(serial: UInt32) {
    send(3, [.uint(serial)])
  }

  public func getInputPopupSurface(surface: WlSurface) -> ZwpInputPopupSurfaceV2 {
    return create(4, [.newID, .object(surface)])
  }

  /// Takes the hardware keys of the seat.
  ///
  /// One at a time: a second grab, or one on a refused object, may make no object at all.
  public func grabKeyboard() -> ZwpInputMethodKeyboardGrabV2 {
    return create(5, [.newID])
  }

  /// Ends the object with its popups and grab.
  public func destroy() {
    end(6, [])
  }

  public struct Error: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The surface has another role.
    public static let role: Error = Error(rawValue: 0)
  }
}

/// A surface that the compositor keeps near the caret.
public final class ZwpInputPopupSurfaceV2: Proxy {
  override class var interface: InterfaceIndex { .zwpInputPopupSurfaceV2 }

  public enum Event {
    /// Where the caret is, from the corner of the popup.
    case textInputRectangle(x: Int32, y: Int32, width: Int32, height: Int32)
  }

  /// Called for each event until the object dies.
  public var onEvent: ((Event) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      onEvent?(.textInputRectangle(x: arguments.int(0), y: arguments.int(1), width: arguments.int(2), height: arguments.int(3)))
    default: break
    }
  }

  override func dropHandler() { onEvent = nil }

  public func destroy() {
    end(0, [])
  }
}

public final class ZwpInputMethodKeyboardGrabV2: Proxy {
  override class var interface: InterfaceIndex { .zwpInputMethodKeyboardGrabV2 }

  public enum Event {
    /// The layout of the hardware keyboard.
    ///
    /// The receiver closes the file, also when it has no use for it.
    case keymap(format: WlKeyboard.KeymapFormat, fd: FileDescriptor, size: UInt32)
    /// `key`: Evdev code: the xkb code less 8.
    case key(serial: UInt32, time: UInt32, key: UInt32, state: WlKeyboard.KeyState)
    case modifiers(serial: UInt32, modsDepressed: UInt32, modsLatched: UInt32, modsLocked: UInt32, group: UInt32)
    /// `rate`: Repeats in a second, 0 for none.
    ///
    /// `delay`: Milliseconds before the first repeat.
    case repeatInfo(rate: Int32, delay: Int32)
  }

  /// Called for each event until the object dies.
  public var onEvent: ((Event) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      let message = Event.keymap(format: .init(rawValue: arguments.uint(0)), fd: arguments.fileDescriptor(1), size: arguments.uint(2))
      onEvent?(message)
    case 1:
      onEvent?(.key(serial: arguments.uint(0), time: arguments.uint(1), key: arguments.uint(2), state: .init(rawValue: arguments.uint(3))))
    case 2:
      onEvent?(.modifiers(serial: arguments.uint(0), modsDepressed: arguments.uint(1), modsLatched: arguments.uint(2), modsLocked: arguments.uint(3), group: arguments.uint(4)))
    case 3:
      onEvent?(.repeatInfo(rate: arguments.int(0), delay: arguments.int(1)))
    default: break
    }
  }

  override func dropHandler() { onEvent = nil }

  public func release() {
    end(0, [])
  }
}

public final class ZwpInputMethodManagerV2: Proxy {
  override class var interface: InterfaceIndex { .zwpInputMethodManagerV2 }

  public func getInputMethod(seat: WlSeat) -> ZwpInputMethodV2 {
    return create(0, [.object(seat), .newID])
  }

  /// Objects made before stay valid.
  public func destroy() {
    end(1, [])
  }
}

extension InterfaceDescription {
  static let zwpInputMethodV2 = InterfaceDescription(
    name: "zwp_input_method_v2", version: 1,
    requests: [
      .init("commit_string", "s"),
      .init("set_preedit_string", "sii"),
      .init("delete_surrounding_text", "uu"),
      .init("commit", "u"),
      .init("get_input_popup_surface", "no", [.zwpInputPopupSurfaceV2, .wlSurface]),
      .init("grab_keyboard", "n", [.zwpInputMethodKeyboardGrabV2]),
      .init("destroy", ""),
    ],
    events: [
      .init("activate", ""),
      .init("deactivate", ""),
      .init("surrounding_text", "suu"),
      .init("text_change_cause", "u"),
      .init("content_type", "uu"),
      .init("done", ""),
      .init("unavailable", ""),
    ])
  static let zwpInputPopupSurfaceV2 = InterfaceDescription(
    name: "zwp_input_popup_surface_v2", version: 1,
    requests: [
      .init("destroy", ""),
    ],
    events: [
      .init("text_input_rectangle", "iiii"),
    ])
  static let zwpInputMethodKeyboardGrabV2 = InterfaceDescription(
    name: "zwp_input_method_keyboard_grab_v2", version: 1,
    requests: [
      .init("release", ""),
    ],
    events: [
      .init("keymap", "uhu"),
      .init("key", "uuuu"),
      .init("modifiers", "uuuuu"),
      .init("repeat_info", "ii"),
    ])
  static let zwpInputMethodManagerV2 = InterfaceDescription(
    name: "zwp_input_method_manager_v2", version: 1,
    requests: [
      .init("get_input_method", "on", [.wlSeat, .zwpInputMethodV2]),
      .init("destroy", ""),
    ],
    events: [])
}
