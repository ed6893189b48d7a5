/// Something the user did to the text, with its intent.
public enum DocumentEdit: Equatable, Sendable {
  case insert(String)
  /// Backspace, Return and Tab are keys whatever the window says.
  case key(EditKey)
}

/// A key that edits.
public enum EditKey: Hashable, Sendable {
  case backspace, `return`, tab
  /// The arrows. How far they move the caret is the application's business.
  case left, right
}
