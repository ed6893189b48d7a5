/// What the user may switch: one field a behaviour.
public struct KeyboardBehavior: Equatable, Sendable {
  /// A double tap on shift locks capitals.
  public var enableCapsLock = true
  /// Shift holds for one character; false keeps it until tapped again.
  public var autoShiftToLowercase = true
  /// A space, a return or an apostrophe on a page of marks brings the letters back.
  public var returnToLettersAfterSpace = true

  public init() {}
}
