/// What a text field is for, in the words of Wayland's text input.
public enum FieldPurpose: String, Hashable, Sendable, CaseIterable {
  case normal
  /// Letters only.
  case alpha
  /// 0 to 9 only.
  case digits
  /// A number with its sign and decimal mark.
  case number
  case phone
  case url
  case email
  /// The name of a person.
  case name
  case password
  /// Digits that are a secret.
  case pin
  case date
  case time
  case datetime
  case terminal
}

/// What an application asks of a keyboard for its field. No hint is no wish: it forbids nothing.
public struct FieldHints: OptionSet, Hashable, Sendable {
  public var rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let completion = FieldHints(rawValue: 1 << 0)
  public static let spellcheck = FieldHints(rawValue: 1 << 1)
  /// Sentences begin with a capital.
  public static let autoCapitalization = FieldHints(rawValue: 1 << 2)
  /// Only small letters.
  public static let lowercase = FieldHints(rawValue: 1 << 3)
  /// Only capitals.
  public static let uppercase = FieldHints(rawValue: 1 << 4)
  /// Each word begins with a capital.
  public static let titlecase = FieldHints(rawValue: 1 << 5)
  /// The text is not shown.
  public static let hiddenText = FieldHints(rawValue: 1 << 6)
  /// Nothing of the text may be kept.
  public static let sensitiveData = FieldHints(rawValue: 1 << 7)
  /// Latin letters only.
  public static let latin = FieldHints(rawValue: 1 << 8)
  /// Return makes a new line.
  public static let multiline = FieldHints(rawValue: 1 << 9)

  /// Each hint with its name in Wayland's text input.
  public static let named: [(name: String, hint: FieldHints)] = [
    ("completion", .completion), ("spellcheck", .spellcheck), ("auto_capitalization", .autoCapitalization),
    ("lowercase", .lowercase), ("uppercase", .uppercase), ("titlecase", .titlecase),
    ("hidden_text", .hiddenText), ("sensitive_data", .sensitiveData), ("latin", .latin),
    ("multiline", .multiline),
  ]

  /// The hint of that name; nil where there is none.
  public init?(name: String) {
    guard let found = Self.named.first(where: { $0.name.hasSameBytes(as: name) }) else { return nil }
    self = found.hint
  }
}

extension FieldPurpose {
  /// How a field with this purpose and those hints is typed into. Secrecy goes before everything else: a
  /// terminal that asks for a password in a field of its own is a secret.
  public func kind(hints: FieldHints) -> FieldKind {
    if self == .password || self == .pin || !hints.isDisjoint(with: [.hiddenText, .sensitiveData]) {
      return .secret
    }
    return self == .terminal ? .terminal : .text
  }

  /// The keys that suit it.
  public var inputType: InputType {
    switch self {
    // A date may need any mark and the names of months.
    case .normal, .alpha, .name, .password, .date, .time, .datetime: .normal
    case .digits: .numberPad
    case .number: .decimalPad
    case .phone: .phonePad
    case .pin: .pinPad
    case .url: .url
    case .email: .email
    case .terminal: .terminal
    }
  }

  /// The page such a field begins on.
  public var firstPage: KeyboardType {
    switch self {
    case .date, .time, .datetime: .numeric
    case .normal, .alpha, .digits, .number, .phone, .url, .email, .name, .password, .pin, .terminal:
      .alphabetic
    }
  }

  /// What return does in such a field, as far as its purpose tells.
  public func returnKeyType(hints: FieldHints) -> ReturnKeyType {
    if hints.contains(.multiline) { return .default }
    return switch self {
    case .url: .go
    case .digits, .number, .phone, .pin, .password: .done
    case .normal, .alpha, .email, .name, .date, .time, .datetime, .terminal: .default
    }
  }
}
