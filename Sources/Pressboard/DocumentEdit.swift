/// Something the user did to the text, with its intent.
public enum DocumentEdit: Equatable, Sendable {
  /// In place of the selection or of the marked text.
  case insert(String)
  /// Backspace, Return and Tab are keys whatever the window says.
  case key(EditKey)
  case caret(DocumentMove)
  /// The text before the caret ends with `old`; all of it becomes `new`, or nothing happens.
  case replace(old: String, new: String)
  /// What is being composed now stands at the caret, in place of what was; empty: nothing any more.
  case mark(String)
  /// What is being composed becomes text.
  case unmark
}

/// A key that edits.
public enum EditKey: Hashable, Sendable {
  case backspace, `return`, tab
  /// The arrows. How far they move the caret is the application's business.
  case left, right, up, down
  case escape
  /// A key while Control or Alt is held: a command, which types nothing by itself.
  case chord(ChordKey, ChordModifiers)
}

/// A key that is a command while something is held down.
public enum ChordKey: Hashable, Sendable {
  case character(Character)
  case backspace, `return`, tab, escape
  case left, right, up, down
}

/// What is held down while a key is pressed that is meant as a command.
public struct ChordModifiers: OptionSet, Hashable, Sendable {
  public var rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let control = ChordModifiers(rawValue: 1 << 0)
  public static let alt = ChordModifiers(rawValue: 1 << 1)
}
