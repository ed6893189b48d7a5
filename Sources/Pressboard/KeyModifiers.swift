/// Keys that change what others mean and stay on: for the next one, or until they are tapped again.
public struct KeyModifiers: Hashable, Sendable {
  public var control = KeyState.rest
  public var alt = KeyState.rest

  public init() {}

  /// What counts for the next key.
  public var held: ChordModifiers {
    var held: ChordModifiers = []
    if control != .rest { held.insert(.control) }
    if alt != .rest { held.insert(.alt) }
    return held
  }

  /// The next key has come: what was for it alone is over.
  public mutating func spend() {
    if control == .latched { control = .rest }
    if alt == .latched { alt = .rest }
  }
}

extension KeyModifiers {
  /// Where the key of that name keeps its state; nil: it is none that is held for others.
  static func state(ofKeyNamed name: String) -> WritableKeyPath<KeyModifiers, KeyState>? {
    switch name {
    case "control": \.control
    case "alt": \.alt
    default: nil
    }
  }
}

extension KeyState {
  /// Each tap goes one further: for the next key, until released, not at all.
  var tapped: KeyState {
    switch self {
    case .rest: .latched
    case .latched: .locked
    case .locked: .rest
    }
  }
}
