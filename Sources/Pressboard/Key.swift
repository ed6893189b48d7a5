/// A key of a layout, without geometry.
public struct Key: Equatable, Sendable {
  public var id: KeyID
  /// What using the key means.
  public var action: KeyboardAction
  public var face: KeyFace
  public var role: KeyRole
  public var state: KeyState
  /// What a long press offers, the key's own text first; empty where it offers nothing.
  public var callout: [String]
  /// Small words beside the face, such as the letters on a telephone's digits.
  public var hint: String?

  public init(
    id: KeyID, action: KeyboardAction, face: KeyFace, role: KeyRole, state: KeyState = .rest,
    callout: [String] = [], hint: String? = nil
  ) {
    self.id = id
    self.action = action
    self.face = face
    self.role = role
    self.state = state
    self.callout = callout
    self.hint = hint
  }
}

/// What is drawn on a key.
public enum KeyFace: Hashable, Sendable {
  /// Letters, marks, or a word such as `123`.
  case text(String)
  case icon(IconName)
  /// The soft words on the space bar: the language's own name.
  case caption(String)
}

/// What kind of key it is: decides its colours, its type size and whether it pops.
public enum KeyRole: Hashable, Sendable {
  /// A letter; follows the case.
  case letter
  /// A digit, a mark or an emoji.
  case mark
  /// Everything that steps back in tone: shift, backspace, pages, globe, a plain return.
  case control
  case space
  /// The primary key when it does something final; a plain return is a `control`.
  case primary
  /// A button in the bar: an icon without a cap.
  case bar

  /// Types a character when lifted, and shows a pop.
  public var types: Bool {
    switch self {
    case .letter, .mark: true
    case .control, .space, .primary, .bar: false
    }
  }
}

/// A state that lasts beyond the touch.
public enum KeyState: Hashable, Sendable {
  case rest
  /// For the next key only.
  case latched
  /// Until released by hand.
  case locked
}

/// The icons on keys, by their names in the icon table.
public enum IconName: String, Hashable, Sendable, CaseIterable {
  case shift
  case shiftLatched = "shift-latched"
  case caps
  case backspace
  case `return`
  case globe
  case emoji
  case hideKeyboard = "hide-keyboard"
  case arrowLeft = "arrow-left"
  case arrowRight = "arrow-right"
  case arrowUp = "arrow-up"
  case arrowDown = "arrow-down"
  case mic
  case search
  case send
  case check
  case nextField = "next-field"
}
