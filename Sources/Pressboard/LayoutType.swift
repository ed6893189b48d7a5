/// How the letters of the Latin alphabet are arranged.
public enum LayoutType: String, Hashable, Sendable, CaseIterable {
  case qwerty
  case qwertz
  case azerty
  case dvorak
  case colemak
}
