/// The keys around the rows of letters or marks.
public struct BoardKeys: Equatable, Sendable {
  /// Left of the third row: shift, or the way to the other page of marks.
  public let leading: Key
  public let backspace: Key
  /// Backspace ends the first row, as on Dvorak's keyboard, instead of the third.
  public let hasBackspaceAbove: Bool
  /// Marks that stand beside the third row's letters where there is room for them.
  public let wideMarks: [Key]
  /// The bottom left key: `123` or `ABC`.
  public let pageSwitch: Key
  /// Emoji, globe, microphone: as many of them as are wanted.
  public let specials: [Key]
  /// Keys that a field asks for, left and right of the space bar.
  public let beforeSpace: [Key]
  public let space: Key
  public let afterSpace: [Key]
  public let primary: Key
  public let hide: Key
  /// A terminal's keys in the bar's place; empty where the bar is a bar.
  public let strip: [Key]
  /// What its Control and Alt make of the next key.
  let modifiers: ChordModifiers

  init(
    _ maker: KeyMaker, _ context: KeyboardContext, _ behavior: KeyboardBehavior, _ inputType: InputType,
    _ arrangement: LayoutType, taken: [KeyID]
  ) {
    switch context.keyboardType {
    case .alphabetic, .emojis:
      leading = .shift(context.keyboardCase)
      pageSwitch = .page(.numeric)
      hasBackspaceAbove = arrangement.hasBackspaceAbove
    case .numeric:
      leading = .page(.symbolic)
      pageSwitch = .page(.alphabetic)
      hasBackspaceAbove = false
    case .symbolic:
      leading = .page(.numeric)
      pageSwitch = .page(.alphabetic)
      hasBackspaceAbove = false
    }
    backspace = .backspace
    primary = .return(context.returnKeyType)
    hide = .hide

    let field = FieldKeys(inputType, context, maker)
    // On the pages of marks the same mark stands in a row as well.
    beforeSpace = field.beforeSpace.map { taken.contains($0.id) ? $0.second : $0 }
    afterSpace = field.afterSpace.map { taken.contains($0.id) ? $0.second : $0 }
    strip = field.strip
    modifiers = strip.isEmpty ? [] : context.modifiers.held
    space = .space(caption: field.isPlain && behavior.showSpaceLabel ? maker.template.autonym : "")
    let hasMarks = maker.isLetters && !hasBackspaceAbove
    wideMarks = hasMarks ? (field.wideMarks ?? maker.template.wideMarks.map { maker.character($0) }) : []

    var specials: [Key] = []
    if field.isPlain {
      if behavior.emojiKey { specials.append(.emoji) }
      if behavior.nextKeyboardKey { specials.append(.globe) }
      if behavior.dictation, context.offersDictation { specials.append(.dictation) }
    }
    self.specials = specials
  }

  /// All of them.
  var all: [Key] {
    [leading, backspace, pageSwitch, space, primary] + wideMarks + specials + beforeSpace + afterSpace
      + (strip.isEmpty ? [hide] : strip)
  }
}

/// The keys that a kind of field adds to the bottom row, or puts in the bar's place.
struct FieldKeys {
  var beforeSpace: [Key] = []
  var afterSpace: [Key] = []
  /// nil: the language's own.
  var wideMarks: [Key]?
  var strip: [Key] = []

  /// Nothing is added: there is room for emoji, globe and the space bar's words.
  var isPlain: Bool { beforeSpace.isEmpty }

  init(_ inputType: InputType, _ context: KeyboardContext, _ maker: KeyMaker) {
    func marks(_ texts: String...) -> [Key] { texts.map { maker.character($0) } }
    switch inputType {
    case .email:
      beforeSpace = marks("@")
      afterSpace = marks(".")
      wideMarks = marks("-", "_")
    case .url, .webSearch:
      beforeSpace = marks(".", "/")
      afterSpace = [DomainKey.key(for: context.enabledLocales)]
      wideMarks = marks("-", "_")
    case .terminal:
      beforeSpace = marks("-", "/")
      afterSpace = marks("|", "~")
      strip = Key.terminalStrip(context.modifiers)
    case .normal, .numberPad, .decimalPad, .phonePad, .pinPad:
      break
    }
  }
}
