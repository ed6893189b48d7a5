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

  /// The case after a character was typed.
  public static func afterCharacterInput(current: KeyboardCase) -> KeyboardCase {
    switch current {
    case .lowercased, .uppercased, .auto: .lowercased
    case .capsLocked: .capsLocked
    }
  }
}
