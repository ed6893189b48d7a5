/// Which keys a field asks for.
public enum InputType: String, Hashable, Sendable, CaseIterable {
  case normal
  /// `@` and `.` beside the space bar.
  case email
  /// `.`, `/` and a domain key beside the space bar.
  case url
  /// The keys of `url` for a field that searches or opens.
  case webSearch
  /// Digits only.
  case numberPad
  /// Digits with sign and decimal mark.
  case decimalPad
  case phonePad
  /// Digits that are a secret.
  case pinPad
  /// Escape, tab, control, alt and arrows above the letters.
  case terminal

  /// A pad of large digits: no letters, no bar.
  public var isPad: Bool {
    switch self {
    case .numberPad, .decimalPad, .phonePad, .pinPad: true
    case .normal, .email, .url, .webSearch, .terminal: false
    }
  }
}

/// What the return key does.
public enum ReturnKeyType: String, Hashable, Sendable, CaseIterable {
  /// A new line, or whatever the application makes of it.
  case `default`
  case go
  case search
  case send
  case done
  case next
  case join
  case `continue`

  /// Does something final, so that its key has the accent colour.
  public var isPurposeful: Bool { self != .default }
}
