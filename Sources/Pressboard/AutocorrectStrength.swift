/// How sure a correction must be before it is made.
public enum AutocorrectStrength: String, Hashable, Sendable, CaseIterable {
  /// Never made, only offered.
  case off
  /// Only what can hardly be meant otherwise.
  case cautious
  case normal
}
