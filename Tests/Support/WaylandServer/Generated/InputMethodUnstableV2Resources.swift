// swift-format-ignore-file
// Made by wayland-swift from the protocol input_method_unstable_v2. Do not edit.

public import Wayland

/// One input method of one seat.
///
/// Events gather until `done`. The number of `done` events received is the serial of our commits; it starts
/// at zero with the object and is not reset by activate.
public final class ZwpInputMethodV2Resource: Resource {
  override class var interface: InterfaceIndex { .zwpInputMethodV2 }

  public enum Request {
    /// Text to put in at the next commit.
    ///
    /// The string must fit into a message of 4096 bytes. The last call before a commit counts.
    case commitString(text: String)
    /// Unfinished text to show from the next commit on.
    ///
    /// Without this request a commit takes the old one away. Offsets are bytes; -1 for both hides the
    /// caret.
    case setPreeditString(text: String, cursorBegin: Int32, cursorEnd: Int32)
    /// Bytes to remove around the caret at the next commit.
    ///
    /// Counted from the caret outwards, without the selection and before the new string goes in.
    case deleteSurroundingText(beforeLength: UInt32, afterLength: UInt32)
    /// Sends deletion, string and preedit as one edit.
    ///
    /// Newer compositors drop it whole when the serial is not their count of `done`.
    case commit(serial: UInt32)
    case getInputPopupSurface(id: ZwpInputPopupSurfaceV2Resource, surface: WlSurfaceResource)
    /// Takes the hardware keys of the seat.
    ///
    /// One at a time: a second grab, or one on a refused object, may make no object at all.
    case grabKeyboard(keyboard: ZwpInputMethodKeyboardGrabV2Resource)
    /// Ends the object with its popups and grab.
    case destroy
  }

  /// Called for each request until the object dies.
  public var onRequest: ((Request) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      onRequest?(.commitString(text: arguments.string(0)))
    case 1:
      onRequest?(.setPreeditString(text: arguments.string(0), cursorBegin: arguments.int(1), cursorEnd: arguments.int(2)))
    case 2:
      onRequest?(.deleteSurroundingText(beforeLength: arguments.uint(0), afterLength: arguments.uint(1)))
    case 3:
      onRequest?(.commit(serial: arguments.uint(0)))
    case 4:
      let message = Request.getInputPopupSurface(id: adopt(arguments, 0), surface: arguments.certainObject(1))
      onRequest?(message)
    case 5:
      let message = Request.grabKeyboard(keyboard: adopt(arguments, 0))
      onRequest?(message)
    case 6:
      let message = Request.destroy
      onRequest?(message)
      destroy()
    default: break
    }
  }

  override func dropHandler() { onRequest = nil }

  /// A field takes text from the next `done` on.
  ///
  /// All that was known or unsent is void, also when already active.
  public func sendActivate() {
    post(0, [])
  }

  /// No field takes text from the next `done` on.
  public func sendDeactivate() {
    post(1, [])
  }

  /// The text around the caret.
  ///
  /// At most 4000 bytes, so perhaps a part. None since activate means unknown, not empty.
  ///
  /// - Parameter cursor: Byte offset of the caret.
  /// - Parameter anchor: Byte offset of the other end of the selection.
  public func sendSurroundingText(text: String, cursor: UInt32, anchor: UInt32) {
    withWireString(text) { text in
      post(2, [.string(text), .uint(cursor), .uint(anchor)])
    }
  }

  /// Who changed the text; input_method again after each `done`.
  public func sendTextChangeCause(cause: ZwpTextInputV3.ChangeCause) {
    post(3, [.uint(cause.rawValue)])
  }

  /// What the field wants; empty bits and `normal` until told.
  public func sendContentType(hint: ZwpTextInputV3.ContentHint, purpose: ZwpTextInputV3.ContentPurpose) {
    post(4, [.uint(hint.rawValue), .uint(purpose.rawValue)])
  }

  /// The events before it become true together.
  public func sendDone() {
    post(5, [])
  }

  /// The seat has an input method already.
  ///
  /// Nothing else will ever come; destroy the object.
  public func sendUnavailable() {
    post(6, [])
  }
}

/// A surface that the compositor keeps near the caret.
public final class ZwpInputPopupSurfaceV2Resource: Resource {
  override class var interface: InterfaceIndex { .zwpInputPopupSurfaceV2 }

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

  /// Where the caret is, from the corner of the popup.
  public func sendTextInputRectangle(x: Int32, y: Int32, width: Int32, height: Int32) {
    post(0, [.int(x), .int(y), .int(width), .int(height)])
  }
}

public final class ZwpInputMethodKeyboardGrabV2Resource: Resource {
  override class var interface: InterfaceIndex { .zwpInputMethodKeyboardGrabV2 }

  public enum Request {
    case release
  }

  /// Called for each request until the object dies.
  public var onRequest: ((Request) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      let message = Request.release
      onRequest?(message)
      destroy()
    default: break
    }
  }

  override func dropHandler() { onRequest = nil }

  /// The layout of the hardware keyboard.
  ///
  /// The receiver closes the file, also when it has no use for it.
  public func sendKeymap(format: WlKeyboard.KeymapFormat, fd: Int32, size: UInt32) {
    post(0, [.uint(format.rawValue), .fileDescriptor(fd), .uint(size)])
  }

  /// - Parameter key: Evdev code: the xkb code less 8.
  public func sendKey(serial: UInt32, time: UInt32, key: UInt32, state: WlKeyboard.KeyState) {
    post(1, [.uint(serial), .uint(time), .uint(key), .uint(state.rawValue)])
  }

  public func sendModifiers(serial: UInt32, modsDepressed: UInt32, modsLatched: UInt32, modsLocked: UInt32, group: UInt32) {
    post(2, [.uint(serial), .uint(modsDepressed), .uint(modsLatched), .uint(modsLocked), .uint(group)])
  }

  /// - Parameter rate: Repeats in a second, 0 for none.
  /// - Parameter delay: Milliseconds before the first repeat.
  public func sendRepeatInfo(rate: Int32, delay: Int32) {
    post(3, [.int(rate), .int(delay)])
  }
}

public final class ZwpInputMethodManagerV2Resource: Resource {
  override class var interface: InterfaceIndex { .zwpInputMethodManagerV2 }

  public enum Request {
    case getInputMethod(seat: WlSeatResource, inputMethod: ZwpInputMethodV2Resource)
    /// Objects made before stay valid.
    case destroy
  }

  /// Called for each request until the object dies.
  public var onRequest: ((Request) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      let message = Request.getInputMethod(seat: arguments.certainObject(0), inputMethod: adopt(arguments, 1))
      onRequest?(message)
    case 1:
      let message = Request.destroy
      onRequest?(message)
      destroy()
    default: break
    }
  }

  override func dropHandler() { onRequest = nil }
}
