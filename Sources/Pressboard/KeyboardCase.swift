/// The case of the letters page. Automatic and manual capitals are different states: a rule may take back
/// its own capital, never the user's.
public enum KeyboardCase: Hashable, Sendable {
  case lowercased
  /// One capital asked for by shift.
  case uppercased
  /// One capital set by the rule.
  case auto
  case capsLocked
}
