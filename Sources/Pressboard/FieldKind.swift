/// How a text field wants to be typed into; decided by its purpose and hints.
public enum FieldKind: Hashable, Sendable {
  /// No input method reaches the field: everything goes as keys.
  case keysOnly
  /// Ordinary text.
  case text
  /// A terminal: keys only, no text help.
  case terminal
  /// Password, pin, hidden or sensitive: nothing is read, kept, shown or learned.
  case secret
}
