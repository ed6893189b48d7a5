// swift-format-ignore-file
// Made by wayland-swift from the protocol text_input_unstable_v3. Do not edit.

public import Wayland

/// Text for the focused surface of one seat.
///
/// Requests gather until `commit`, events until `done`.
public final class ZwpTextInputV3Resource: Resource {
  override class var interface: InterfaceIndex { .zwpTextInputV3 }

  public enum Request {
    case destroy
    /// A field has the caret; all state starts anew.
    case enable
    case disable
    /// The text around the caret, at most 4000 bytes.
    ///
    /// Never called means that the field cannot tell its text.
    case setSurroundingText(text: String, cursor: Int32, anchor: Int32)
    case setTextChangeCause(cause: ZwpTextInputV3.ChangeCause)
    case setContentType(hint: ZwpTextInputV3.ContentHint, purpose: ZwpTextInputV3.ContentPurpose)
    /// Where the caret is, in surface units.
    case setCursorRectangle(x: Int32, y: Int32, width: Int32, height: Int32)
    case commit
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
      onRequest?(.enable)
    case 2:
      onRequest?(.disable)
    case 3:
      onRequest?(.setSurroundingText(text: arguments.string(0), cursor: arguments.int(1), anchor: arguments.int(2)))
    case 4:
      onRequest?(.setTextChangeCause(cause: .init(rawValue: arguments.uint(0))))
    case 5:
      onRequest?(.setContentType(hint: .init(rawValue: arguments.uint(0)), purpose: .init(rawValue: arguments.uint(1))))
    case 6:
      onRequest?(.setCursorRectangle(x: arguments.int(0), y: arguments.int(1), width: arguments.int(2), height: arguments.int(3)))
    case 7:
      onRequest?(.commit)
    default: break
    }
  }

  override func dropHandler() { onRequest = nil }

  public func sendEnter(surface: WlSurfaceResource) {
    post(0, [.object(surface)])
  }

  public func sendLeave(surface: WlSurfaceResource) {
    post(1, [.object(surface)])
  }

  public func sendPreeditString(text: String?, cursorBegin: Int32, cursorEnd: Int32) {
    withWireString(text) { text in
      post(2, [.string(text), .int(cursorBegin), .int(cursorEnd)])
    }
  }

  public func sendCommitString(text: String?) {
    withWireString(text) { text in
      post(3, [.string(text)])
    }
  }

  public func sendDeleteSurroundingText(beforeLength: UInt32, afterLength: UInt32) {
    post(4, [.uint(beforeLength), .uint(afterLength)])
  }

  /// - Parameter serial: How many commits the compositor has seen.
  public func sendDone(serial: UInt32) {
    post(5, [.uint(serial)])
  }
}

public final class ZwpTextInputManagerV3Resource: Resource {
  override class var interface: InterfaceIndex { .zwpTextInputManagerV3 }

  public enum Request {
    case destroy
    case getTextInput(id: ZwpTextInputV3Resource, seat: WlSeatResource)
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
      let message = Request.getTextInput(id: adopt(arguments, 0), seat: arguments.certainObject(1))
      onRequest?(message)
    default: break
    }
  }

  override func dropHandler() { onRequest = nil }
}
