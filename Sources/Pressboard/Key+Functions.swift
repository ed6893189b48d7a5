/// The keys that do something else than type a character of a language.
extension Key {
  static func shift(_ keyboardCase: KeyboardCase) -> Key {
    let (icon, state): (IconName, KeyState) =
      switch keyboardCase {
      case .lowercased: (.shift, .rest)
      case .uppercased, .auto: (.shiftLatched, .latched)
      case .capsLocked: (.caps, .locked)
      }
    return Key(id: .shift, action: .shift, face: .icon(icon), role: .control, state: state)
  }

  /// The key that leads to a page of letters or marks.
  static func page(_ page: KeyboardType) -> Key {
    let (name, label) =
      switch page {
      case .alphabetic: ("alphabetic", "ABC")
      case .numeric: ("numeric", "123")
      case .symbolic: ("symbolic", "#+=")
      case .emojis: ("emojis", "")
      }
    return Key(
      id: KeyID("key.type." + name), action: .keyboardType(page),
      face: page == .emojis ? .icon(.emoji) : .text(label), role: .control)
  }

  static let backspace = Key(id: .backspace, action: .backspace, face: .icon(.backspace), role: .control)
  static let emoji = Key.page(.emojis)
  static let globe = Key(id: .nextKeyboard, action: .nextKeyboard, face: .icon(.globe), role: .control)
  static let dictation = Key(id: .dictation, action: .dictation, face: .icon(.mic), role: .control)

  /// The primary key: has the accent where it does something final.
  static func `return`(_ type: ReturnKeyType) -> Key {
    let icon: IconName =
      switch type {
      case .default: .return
      case .go, .join, .continue: .arrowRight
      case .search: .search
      case .send: .send
      case .done: .check
      case .next: .nextField
      }
    return Key(
      id: .primary, action: .primary, face: .icon(icon), role: type.isPurposeful ? .primary : .control)
  }

  static func space(caption: String) -> Key {
    Key(id: .space, action: .space, face: .caption(caption), role: .space)
  }

  static let hide = custom("hide", .icon(.hideKeyboard), id: .hide, role: .bar)
  /// The hide key where it stands among the keys.
  static let hideAsControl = custom("hide", .icon(.hideKeyboard), id: .hide)

  static let arrowLeft = Key(
    id: KeyID("key.custom.arrow-left"), action: .moveCursor(offset: -1), face: .icon(.arrowLeft),
    role: .control)
  static let arrowRight = Key(
    id: KeyID("key.custom.arrow-right"), action: .moveCursor(offset: 1), face: .icon(.arrowRight),
    role: .control)

  /// What a terminal has in the bar's place.
  static func terminalStrip(_ modifiers: KeyModifiers) -> [Key] {
    [
      custom("escape", .text("Esc")), custom("tab", .text("Tab")),
      custom("control", .text("Ctrl"), state: modifiers.control),
      custom("alt", .text("Alt"), state: modifiers.alt), arrowLeft, custom("arrow-up", .icon(.arrowUp)),
      custom("arrow-down", .icon(.arrowDown)), arrowRight, hideAsControl,
    ]
  }

  private static func custom(
    _ name: String, _ face: KeyFace, id: KeyID? = nil, role: KeyRole = .control, state: KeyState = .rest
  ) -> Key {
    Key(
      id: id ?? KeyID("key.custom." + name), action: .custom(named: name), face: face, role: role,
      state: state)
  }

  /// The same key standing a second time on one page.
  var second: Key {
    var copy = self
    copy.id = KeyID(id.name + ".2")
    return copy
  }
}

extension KeyID {
  public static let shift = KeyID("key.shift")
  public static let space = KeyID("key.space")
  public static let backspace = KeyID("key.backspace")
  public static let primary = KeyID("key.primary")
  public static let nextKeyboard = KeyID("key.nextKeyboard")
  public static let dictation = KeyID("key.dictation")
  public static let hide = KeyID("key.hide")

  /// `key.character.q` for a letter or mark, whatever its case; `key.emoji.1F600` for an emoji.
  public static func character(_ character: Character) -> KeyID {
    guard character.isEmoji else { return KeyID("key.character." + character.lowercased()) }
    let scalars = character.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }
    return KeyID("key.emoji." + scalars.joined(separator: "-"))
  }

  /// The same for a key that types several characters, such as `key.character..com`.
  static func text(_ text: String) -> KeyID {
    guard let first = text.first, text.dropFirst().isEmpty else {
      return KeyID("key.character." + text.lowercased())
    }
    return character(first)
  }
}

extension Character {
  /// Drawn as an emoji unless told otherwise: not so digits and marks that only can be.
  public var isEmoji: Bool {
    unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
  }
}
