public import Pressboard

/// One stable keymap for the whole session: which key, with which modifiers, types a character.
///
/// Letters, digits and marks stand on their true US positions, so that programs which read positions see what
/// they expect. Every other character of the layouts stands on a free level of a printable position: browsers
/// take other positions for control keys, whatever the keymap says of them. A map that never changes cannot
/// be applied too late by an application, and lets accents go as keys wherever keys must go.
public struct Keymap: Sendable {
  /// Real modifiers of the map, as the bits of `zwp_virtual_keyboard_v1.modifiers`.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let shift = Modifiers(rawValue: 1 << 0)
    public static let capsLock = Modifiers(rawValue: 1 << 1)
    public static let control = Modifiers(rawValue: 1 << 2)
    /// Mod1.
    public static let alt = Modifiers(rawValue: 1 << 3)
    /// Mod4.
    public static let `super` = Modifiers(rawValue: 1 << 6)
    /// Mod5: the third level.
    public static let altGr = Modifiers(rawValue: 1 << 7)
  }

  /// A place on the keyboard.
  public struct Key: Hashable, Sendable {
    /// The evdev code: the keycode of the map less 8.
    public var code: UInt32
    /// What must be down with it.
    public var modifiers: Modifiers

    public init(code: UInt32, modifiers: Modifiers = []) {
      self.code = code
      self.modifiers = modifiers
    }
  }

  /// The map in xkb's text format 1: complete, and without a reference to anything outside it.
  public let text: String
  private let places: [Character: Key]

  /// A map that has the US layout and as many of `characters` as find room (98 beyond ASCII), the first ones
  /// first. The same set gives the same map as long as all of it finds room. Characters of several scalars have
  /// no keysym, so they never stand on it.
  public init(characters: some Sequence<Character>) {
    let positions = KeyPosition.assigned(extras: Self.extras(of: characters))
    var places: [Character: Key] = [:]
    for position in positions {
      for (level, scalar) in position.levels.enumerated() {
        guard let scalar, places[Character(scalar)] == nil else { continue }
        places[Character(scalar)] = Key(code: position.code, modifiers: KeyPosition.modifiers[level])
      }
    }
    self.places = places
    text = KeymapText(positions: positions).description
  }

  /// The US layout alone.
  public init() {
    self.init(characters: [])
  }

  /// Everything that can be typed by a key.
  public var characters: Set<Character> { Set(places.keys) }

  public func key(for character: Character) -> Key? { places[character] }

  public func key(for typed: TypedKey) -> Key? {
    switch typed {
    case .character(let character): key(for: character)
    case .edit(let key): self.key(for: key)
    case .arrow(let arrow): Key(arrow)
    }
  }

  private func key(for key: EditKey) -> Key? {
    switch key {
    case .backspace: Key(NamedKey.backspace)
    case .return: Key(NamedKey.return)
    case .tab: Key(NamedKey.tab)
    case .left: Key(NamedKey.left)
    case .right: Key(NamedKey.right)
    case .up: Key(NamedKey.up)
    case .down: Key(NamedKey.down)
    case .escape: Key(NamedKey.escape)
    case .chord(let key, let held): self.key(for: key)?.adding(Modifiers(held))
    }
  }

  private func key(for key: ChordKey) -> Key? {
    switch key {
    case .character(let character): self.key(for: character)
    case .backspace: Key(NamedKey.backspace)
    case .return: Key(NamedKey.return)
    case .tab: Key(NamedKey.tab)
    case .escape: Key(NamedKey.escape)
    case .left: Key(NamedKey.left)
    case .right: Key(NamedKey.right)
    case .up: Key(NamedKey.up)
    case .down: Key(NamedKey.down)
    }
  }

  /// What stands on no US position and has a keysym, in the order of the code points.
  private static func extras(of characters: some Sequence<Character>) -> [Unicode.Scalar] {
    var seen: Set<Unicode.Scalar> = []
    return characters.compactMap { character in
      let scalars = character.unicodeScalars
      guard let scalar = scalars.first, scalars.count == 1, scalar.value >= 0xA0 else { return nil }
      return scalar
    }.filter { seen.insert($0).inserted }.prefix(KeyPosition.mostExtras).sorted()
  }
}

extension Keymap.Modifiers {
  fileprivate init(_ held: ChordModifiers) {
    self = []
    if held.contains(.control) { insert(.control) }
    if held.contains(.alt) { insert(.alt) }
  }
}

extension Keymap.Key {
  fileprivate init(_ key: NamedKey) {
    self.init(code: key.code)
  }

  fileprivate func adding(_ modifiers: Keymap.Modifiers) -> Keymap.Key {
    Keymap.Key(code: code, modifiers: self.modifiers.union(modifiers))
  }

  fileprivate init(_ arrow: ArrowKey) {
    var modifiers: Keymap.Modifiers = []
    if arrow.byWord { modifiers.insert(.control) }
    if arrow.selects { modifiers.insert(.shift) }
    let key: NamedKey =
      switch arrow.direction {
      case .left: .left
      case .right: .right
      }
    self.init(code: key.code, modifiers: modifiers)
  }
}
