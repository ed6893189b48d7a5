public import Pressboard

/// What an application says its field is for. Values that this keyboard does not know stay as they came.
public struct ContentType: Hashable, Sendable {
  public var hints: Hints
  public var purpose: Purpose

  public init(hints: Hints = [], purpose: Purpose = .normal) {
    self.hints = hints
    self.purpose = purpose
  }

  /// The bits of `zwp_text_input_v3.content_hint`.
  public struct Hints: OptionSet, Hashable, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let completion = Hints(rawValue: 0x1)
    public static let spellcheck = Hints(rawValue: 0x2)
    public static let autoCapitalization = Hints(rawValue: 0x4)
    public static let lowercase = Hints(rawValue: 0x8)
    public static let uppercase = Hints(rawValue: 0x10)
    public static let titlecase = Hints(rawValue: 0x20)
    public static let hiddenText = Hints(rawValue: 0x40)
    public static let sensitiveData = Hints(rawValue: 0x80)
    public static let latin = Hints(rawValue: 0x100)
    public static let multiline = Hints(rawValue: 0x200)
  }

  /// The values of `zwp_text_input_v3.content_purpose`.
  public struct Purpose: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let normal = Purpose(rawValue: 0)
    public static let alpha = Purpose(rawValue: 1)
    public static let digits = Purpose(rawValue: 2)
    public static let number = Purpose(rawValue: 3)
    public static let phone = Purpose(rawValue: 4)
    public static let url = Purpose(rawValue: 5)
    public static let email = Purpose(rawValue: 6)
    public static let name = Purpose(rawValue: 7)
    public static let password = Purpose(rawValue: 8)
    public static let pin = Purpose(rawValue: 9)
    public static let date = Purpose(rawValue: 10)
    public static let time = Purpose(rawValue: 11)
    public static let datetime = Purpose(rawValue: 12)
    public static let terminal = Purpose(rawValue: 13)
  }

  /// How such a field is typed into.
  public var kind: FieldKind { fieldPurpose.kind(hints: fieldHints) }

  /// The purpose in the engine's words; one that this keyboard does not know is an ordinary one.
  public var fieldPurpose: FieldPurpose {
    switch purpose {
    case .alpha: .alpha
    case .digits: .digits
    case .number: .number
    case .phone: .phone
    case .url: .url
    case .email: .email
    case .name: .name
    case .password: .password
    case .pin: .pin
    case .date: .date
    case .time: .time
    case .datetime: .datetime
    case .terminal: .terminal
    default: .normal
    }
  }

  /// The hints in the engine's words, which has the same bits.
  public var fieldHints: FieldHints { FieldHints(rawValue: hints.rawValue & 0x3FF) }
}

/// Why the text around the caret changed, as the application says. No evidence: our own keys come back as
/// `other`, and some toolkits never set it.
public struct ChangeCause: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let inputMethod = ChangeCause(rawValue: 0)
  public static let other = ChangeCause(rawValue: 1)
}
