/// One page of keys in one case: what is on the keyboard, without geometry.
///
/// Where each key stands is `KeyGrid`'s business; a phone and a tablet show the same layout differently.
public struct KeyboardLayout: Equatable, Sendable {
  public let page: KeyboardType
  /// Letters or marks, three rows.
  public let rows: [[Key]]
  /// Marks that stand beside the third row's letters where there is room for them.
  public let wideMarks: [Key]
  /// Left of the third row: shift, or the way to the other page of marks.
  public let leading: Key
  public let backspace: Key
  /// The bottom left key: `123` or `ABC`.
  public let pageSwitch: Key
  public let emoji: Key
  public let globe: Key
  public let space: Key
  public let primary: Key
  public let hide: Key

  /// The names of the layouts that there are.
  public static let names = LayoutTemplate.all.map(\.name)

  /// The layout of that name in this page and case; nil when there is none of that name. Without a name it
  /// is the layout of the context's language, or the English one.
  public static func resolve(
    _ name: String?, in context: KeyboardContext, behavior: KeyboardBehavior = .init()
  ) -> KeyboardLayout? {
    let template =
      if let name { LayoutTemplate.named(name) } else { LayoutTemplate.of(context.locale) }
    return template.map {
      KeyboardLayout($0, page: context.keyboardType, keyboardCase: context.keyboardCase)
    }
  }

  init(_ template: LayoutTemplate, page: KeyboardType, keyboardCase: KeyboardCase) {
    let upper = keyboardCase != .lowercased
    let marks: [[String]]
    switch page {
    // The emoji page has no keys of its own yet: its letters stand in.
    case .alphabetic, .emojis:
      marks = template.letters
      leading = .shift(keyboardCase)
      pageSwitch = .page(.numeric)
    case .numeric:
      marks = template.numeric
      leading = .page(.symbolic)
      pageSwitch = .page(.alphabetic)
    case .symbolic:
      marks = template.symbolic
      leading = .page(.numeric)
      pageSwitch = .page(.alphabetic)
    }
    let isLetters = page == .alphabetic || page == .emojis
    self.page = page
    rows = marks.map { $0.map { .character($0, upper: upper && isLetters) } }
    wideMarks = isLetters ? template.wideMarks.map { .character($0, upper: false) } : []
    backspace = .backspace
    emoji = .emoji
    globe = .globe
    space = .space(caption: template.autonym)
    primary = .return
    hide = .hide
  }
}

extension Key {
  /// A key that types `text`, or its capital.
  static func character(_ text: String, upper: Bool) -> Key {
    let character = Character(text)
    let typed = upper ? text.uppercased() : text
    return Key(
      id: .character(character), action: .character(typed), face: .text(typed),
      role: character.isLetter ? .letter : .mark)
  }

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
  static let `return` = Key(id: .primary, action: .primary, face: .icon(.return), role: .control)
  static let hide = Key(
    id: .hide, action: .custom(named: "hide"), face: .icon(.hideKeyboard), role: .bar)
  static let arrowLeft = Key(
    id: KeyID("key.custom.arrow-left"), action: .moveCursor(offset: -1), face: .icon(.arrowLeft),
    role: .control)
  static let arrowRight = Key(
    id: KeyID("key.custom.arrow-right"), action: .moveCursor(offset: 1), face: .icon(.arrowRight),
    role: .control)

  static func space(caption: String) -> Key {
    Key(id: .space, action: .space, face: .caption(caption), role: .space)
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
  public static let hide = KeyID("key.hide")

  /// `key.character.q` for a letter or mark, whatever its case; `key.emoji.1F600` for an emoji.
  public static func character(_ character: Character) -> KeyID {
    guard character.isEmoji else { return KeyID("key.character." + character.lowercased()) }
    let scalars = character.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }
    return KeyID("key.emoji." + scalars.joined(separator: "-"))
  }
}

extension Character {
  /// Drawn as an emoji unless told otherwise: not so digits and marks that only can be.
  public var isEmoji: Bool {
    unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
  }
}
