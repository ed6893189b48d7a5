/// One user intent, as the engine reports it. The view never edits text; the host decides what an action means.
public enum KeyboardAction: Equatable, Sendable {
  /// A key or a long-press callout produced text; may hold several characters (".com").
  case character(String)
  case backspace
  /// A held backspace that escalated past single characters.
  case deleteWord
  case shift
  case space
  /// Return, Go, Search, Send, the tick.
  case primary
  /// A page switch: `123`, `#+=`, `ABC`, emoji.
  case keyboardType(KeyboardType)
  /// The globe key.
  case nextKeyboard
  /// The microphone key.
  case dictation
  /// A key of the host's own; `"hide"` folds the keyboard.
  case custom(named: String)
  /// A horizontal caret drag, in signed characters.
  case moveCursor(offset: Int)
  /// A vertical caret drag, in signed sentences; negative is backwards.
  case moveCursorSentence(Int)
  /// A glide ended on these keys.
  case slideTyped(keys: [Character])
  /// A glide is in progress over these keys.
  case slideChanged(keys: [Character])
  /// A spacer.
  case none
}
