/// A page of the keyboard.
public enum KeyboardType: Hashable, Sendable {
  case alphabetic
  /// Digits and common marks, the `123` page.
  case numeric
  /// Rarer marks, the `#+=` page.
  case symbolic
  case emojis
}
