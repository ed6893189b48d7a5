/// An edit that is asked for on the control socket instead of by fingers: what tests of the text path are made of.
///
/// A line is `drive`, a verb and its operands, with one blank between verb and operands:
///
///     drive insert TEXT            drive backspace            drive return
///     drive replace OLD<Tab>NEW    drive caret N              drive look
///     drive set FIELD=VALUE
///
/// Operands are taken as they stand, blanks included. The edits are the same calls of `TextDocument` that the engine
/// makes. A keyboard takes such lines only when it was started with `PRESSBOARD_DRIVE=1` in its environment.
enum DriveCommand: Equatable, Sendable {
  case insert(String)
  case backspace
  case `return`
  /// The text before the caret ends with `old`, which becomes `new`.
  case replace(old: String, new: String)
  /// Signed user-perceived characters.
  case caret(Int)
  /// A field of `KeyboardBehavior`, written as in settings.
  case set(String)
  /// What is known of the text: see `Keyboard.drive`.
  case look

  /// The variable that makes a keyboard listen to this.
  static let variable = "PRESSBOARD_DRIVE"
  /// A line says at most so much, in bytes.
  static let longestLine = 8_192

  /// The edit that a line says, without its end; nil when it says none.
  init?(line: some Collection<UInt8>) {
    let words = String(decoding: line, as: UTF8.self).utf8
      .split(separator: UInt8(ascii: " "), maxSplits: 2, omittingEmptySubsequences: false)
    guard words.count >= 2, words[0].elementsEqual("drive".utf8) else { return nil }
    let operands = words.count == 3 ? String(words[2]) ?? "" : ""
    switch String(words[1]) {
    case "insert": self = .insert(operands)
    case "set": self = .set(operands)
    case "backspace": self = .backspace
    case "return": self = .return
    case "look": self = .look
    case "caret":
      guard let offset = Int(operands) else { return nil }
      self = .caret(offset)
    case "replace":
      let texts = operands.utf8.split(
        separator: UInt8(ascii: "\t"), maxSplits: 1, omittingEmptySubsequences: false)
      guard texts.count == 2, let old = String(texts[0]), let new = String(texts[1]) else { return nil }
      self = .replace(old: old, new: new)
    default: return nil
    }
  }
}
