/// How the pop over a pressed key looks.
public enum CharacterPreviewStyle: String, Hashable, Sendable, CaseIterable {
  case native
  case square
  case connected
  case curvy
  case floating
}

/// The colours of the keyboard; each has a light and a dark side.
public enum KeyboardTheme: String, Hashable, Sendable, CaseIterable {
  case native
  case midnight
  case ocean
  case sunset
  case forest
  case graphite
}

/// At which side the keys stand when one thumb types.
public enum OneHandedMode: String, Hashable, Sendable, CaseIterable {
  case off
  /// Keys at the left, the free strip at the right.
  case left
  case right
}
