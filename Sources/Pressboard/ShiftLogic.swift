/// What shift does to the case.
public enum ShiftLogic {
  /// Two taps within this time lock capitals, in seconds.
  public static let doubleTapWindow = 0.4

  /// The case after a tap on shift. `sinceLastShiftTap`: the seconds since the tap before it, nil if there
  /// was none or something was typed in between.
  public static func afterShiftTap(
    current: KeyboardCase, sinceLastShiftTap: Double?, capsLockEnabled: Bool
  ) -> KeyboardCase {
    switch current {
    case .capsLocked:
      return .lowercased
    case .lowercased, .uppercased, .auto:
      if capsLockEnabled, let sinceLastShiftTap, sinceLastShiftTap <= doubleTapWindow { return .capsLocked }
      return current == .lowercased ? .uppercased : .lowercased
    }
  }

  /// The case after a character was typed. Where shift stays until it is tapped again (`enabled` is false), a capital
  /// that a rule has set is for its one letter all the same.
  public static func afterCharacterInput(current: KeyboardCase, enabled: Bool = true) -> KeyboardCase {
    switch current {
    case .lowercased, .auto: .lowercased
    case .uppercased: enabled ? .lowercased : .uppercased
    case .capsLocked: .capsLocked
    }
  }
}
