/// One page of keys in one case: what is on the keyboard, without geometry.
///
/// Where each key stands is `KeyGrid`'s business; a phone and a tablet show the same layout differently.
public struct KeyboardLayout: Equatable, Sendable {
  public let page: KeyboardType
  /// Letters or marks, three rows; a pad has four.
  public internal(set) var rows: [[Key]]
  /// What stands around the rows.
  public let frame: Frame

  /// What stands around the rows.
  public enum Frame: Equatable, Sendable {
    /// Shift, backspace and a bottom row.
    case board(BoardKeys)
    /// Nothing: the rows of large digits are the whole keyboard.
    case pad(Pad)
  }

  /// How wide a pad's columns are.
  public enum Pad: Equatable, Sendable {
    /// Three equal ones.
    case equal
    /// Three equal ones, and a narrower one beside them.
    case withSide
  }

  /// The names of the layouts that there are for users.
  public static let names = LayoutTemplate.all.filter { $0 != .englishTest }.map(\.name)

  /// There is a layout of that name; tests have one of their own.
  public static func isKnown(_ name: String) -> Bool { LayoutTemplate.named(name) != nil }

  /// The layout of that name in this context; nil when there is none of that name. Without a name it is the
  /// layout of the context's language, or the English one.
  public static func resolve(
    _ name: String?, in context: KeyboardContext, behavior: KeyboardBehavior = .init()
  ) -> KeyboardLayout? {
    let template =
      if let name { LayoutTemplate.named(name) } else { LayoutTemplate.of(context.locale) }
    return template.map { KeyboardLayout($0, context, behavior) }
  }

  /// The layout that a context asks for; English where it names one that there is not.
  public init(_ context: KeyboardContext, behavior: KeyboardBehavior = .init()) {
    let named = context.layoutName.map { LayoutTemplate.named($0) ?? .english }
    self.init(named ?? LayoutTemplate.of(context.locale), context, behavior)
  }

  init(_ template: LayoutTemplate, _ context: KeyboardContext, _ behavior: KeyboardBehavior) {
    let inputType = behavior.adaptToInputType ? context.inputType : .normal
    page = context.keyboardType
    if let pad = PadKeys(inputType, context, behavior) {
      rows = pad.rows
      frame = .pad(pad.columns)
      return
    }
    let arrangement =
      context.layoutTypeOverride ?? behavior.layoutTypeOverride ?? template.arrangement
    let maker = KeyMaker(template: template, context: context)
    let texts = template.rows(on: page, arrangement: arrangement)
    rows = texts.map { $0.map { maker.character($0) } }
    frame = .board(
      BoardKeys(maker, context, behavior, inputType, arrangement, taken: rows.joined().map(\.id)))
  }

  /// Every key, those of all frames included, in no particular order of places.
  public var keys: [Key] {
    switch frame {
    case .board(let keys): Array(rows.joined()) + keys.all
    case .pad: Array(rows.joined())
    }
  }

  /// What a terminal's Control and Alt make of the next key: a command instead of its text.
  var modifiers: ChordModifiers {
    switch frame {
    case .board(let keys): keys.modifiers
    case .pad: []
    }
  }

  /// There is a bar above the keys.
  public var hasBar: Bool {
    switch frame {
    case .board: true
    case .pad: false
    }
  }
}
