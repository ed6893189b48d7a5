// swift-format-ignore-file
// Made by wayland-swift from the protocol text_input_unstable_v3. Do not edit.

/// Text for the focused surface of one seat.
///
/// Requests gather until `commit`, events until `done`.
public final class ZwpTextInputV3: Proxy {
  override class var interface: InterfaceIndex { .zwpTextInputV3 }

  public enum Event {
    case enter(surface: WlSurface?)
    case leave(surface: WlSurface?)
    case preeditString(text: String?, cursorBegin: Int32, cursorEnd: Int32)
    case commitString(text: String?)
    case deleteSurroundingText(beforeLength: UInt32, afterLength: UInt32)
    /// `serial`: How many commits the compositor has seen.
    case done(serial: UInt32)
  }

  /// Called for each event until the object dies.
  public var onEvent: ((Event) -> Void)?

  override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {
    switch opcode {
    case 0:
      onEvent?(.enter(surface: arguments.object(0)))
    case 1:
      onEvent?(.leave(surface: arguments.object(0)))
    case 2:
      onEvent?(.preeditString(text: arguments.optionalString(0), cursorBegin: arguments.int(1), cursorEnd: arguments.int(2)))
    case 3:
      onEvent?(.commitString(text: arguments.optionalString(0)))
    case 4:
      onEvent?(.deleteSurroundingText(beforeLength: arguments.uint(0), afterLength: arguments.uint(1)))
    case 5:
      onEvent?(.done(serial: arguments.uint(0)))
    default: break
    }
  }

  override func dropHandler() { onEvent = nil }

  public func destroy() {
    end(0, [])
  }

  /// A field has the caret; all state starts anew.
  public func enable() {
    send(1, [])
  }

  public func disable() {
    send(2, [])
  }

  /// The text around the caret, at most 4000 bytes.
  ///
  /// Never called means that the field cannot tell its text.
  public func setSurroundingText(text: String, cursor: Int32, anchor: Int32) {
    withWireString(text) { text in
      send(3, [.string(text), .int(cursor), .int(anchor)])
    }
  }

  public func setTextChangeCause(cause: ZwpTextInputV3.ChangeCause) {
    send(4, [.uint(cause.rawValue)])
  }

  public func setContentType(hint: ZwpTextInputV3.ContentHint, purpose: ZwpTextInputV3.ContentPurpose) {
    send(5, [.uint(hint.rawValue), .uint(purpose.rawValue)])
  }

  /// Where the caret is, in surface units.
  public func setCursorRectangle(x: Int32, y: Int32, width: Int32, height: Int32) {
    send(6, [.int(x), .int(y), .int(width), .int(height)])
  }

  public func commit() {
    send(7, [])
  }

  public struct ChangeCause: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The input method did it.
    public static let inputMethod: ChangeCause = ChangeCause(rawValue: 0)
    /// The user or the application did it.
    public static let other: ChangeCause = ChangeCause(rawValue: 1)
  }

  /// What help the field wants.
  public struct ContentHint: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let none: ContentHint = []
    /// Suggest words.
    public static let completion: ContentHint = ContentHint(rawValue: 1)
    /// Mark mistakes.
    public static let spellcheck: ContentHint = ContentHint(rawValue: 2)
    /// Capitals at the start of sentences.
    public static let autoCapitalization: ContentHint = ContentHint(rawValue: 4)
    /// Small letters preferred.
    public static let lowercase: ContentHint = ContentHint(rawValue: 8)
    /// Capitals preferred.
    public static let uppercase: ContentHint = ContentHint(rawValue: 16)
    /// A capital for each word preferred.
    public static let titlecase: ContentHint = ContentHint(rawValue: 32)
    /// The field does not show what is typed.
    public static let hiddenText: ContentHint = ContentHint(rawValue: 64)
    /// Do not learn, do not keep.
    public static let sensitiveData: ContentHint = ContentHint(rawValue: 128)
    /// Latin letters only.
    public static let latin: ContentHint = ContentHint(rawValue: 256)
    /// Lines may be broken.
    public static let multiline: ContentHint = ContentHint(rawValue: 512)
  }

  /// What the field is for.
  public struct ContentPurpose: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let normal: ContentPurpose = ContentPurpose(rawValue: 0)
    /// Letters only.
    public static let alpha: ContentPurpose = ContentPurpose(rawValue: 1)
    /// Digits only.
    public static let digits: ContentPurpose = ContentPurpose(rawValue: 2)
    /// Numbers, with sign and point.
    public static let number: ContentPurpose = ContentPurpose(rawValue: 3)
    public static let phone: ContentPurpose = ContentPurpose(rawValue: 4)
    public static let url: ContentPurpose = ContentPurpose(rawValue: 5)
    public static let email: ContentPurpose = ContentPurpose(rawValue: 6)
    public static let name: ContentPurpose = ContentPurpose(rawValue: 7)
    /// Nothing is learned, suggested or shown.
    public static let password: ContentPurpose = ContentPurpose(rawValue: 8)
    /// A password of digits.
    public static let pin: ContentPurpose = ContentPurpose(rawValue: 9)
    public static let date: ContentPurpose = ContentPurpose(rawValue: 10)
    public static let time: ContentPurpose = ContentPurpose(rawValue: 11)
    public static let datetime: ContentPurpose = ContentPurpose(rawValue: 12)
    /// Keys serve better than strings.
    public static let terminal: ContentPurpose = ContentPurpose(rawValue: 13)
  }
}

public final class ZwpTextInputManagerV3: Proxy {
  override class var interface: InterfaceIndex { .zwpTextInputManagerV3 }

  public func destroy() {
    end(0, [])
  }

  public func getTextInput(seat: WlSeat) -> ZwpTextInputV3 {
    return create(1, [.newID, .object(seat)])
  }
}

extension InterfaceDescription {
  static let zwpTextInputV3 = InterfaceDescription(
    name: "zwp_text_input_v3", version: 1,
    requests: [
      .init("destroy", ""),
      .init("enable", ""),
      .init("disable", ""),
      .init("set_surrounding_text", "sii"),
      .init("set_text_change_cause", "u"),
      .init("set_content_type", "uu"),
      .init("set_cursor_rectangle", "iiii"),
      .init("commit", ""),
    ],
    events: [
      .init("enter", "o", [.wlSurface]),
      .init("leave", "o", [.wlSurface]),
      .init("preedit_string", "?sii"),
      .init("commit_string", "?s"),
      .init("delete_surrounding_text", "uu"),
      .init("done", "u"),
    ])
  static let zwpTextInputManagerV3 = InterfaceDescription(
    name: "zwp_text_input_manager_v3", version: 1,
    requests: [
      .init("destroy", ""),
      .init("get_text_input", "no", [.zwpTextInputV3, .wlSeat]),
    ],
    events: [])
}
