/// The rows of large digits for fields that take nothing else.
struct PadKeys {
  let rows: [[Key]]
  let columns: KeyboardLayout.Pad

  /// nil: such a field is typed into with letters.
  init?(_ inputType: InputType, _ context: KeyboardContext, _ behavior: KeyboardBehavior) {
    let primary = Key.return(context.returnKeyType)
    let hide = Key.hideAsControl
    switch inputType {
    case .numberPad:
      columns = .withSide
      let side = behavior.nextKeyboardKey ? Key.globe : .digitMark(" ")
      rows = Self.digits(sides: [.backspace, side, hide]) + [[.digit("0"), primary]]
    case .decimalPad:
      columns = .withSide
      let mark = String(context.locale.decimalMark)
      let other = mark == "," ? "." : ","
      rows =
        Self.digits(sides: [.backspace, .digitMark(other), hide])
        + [[.digitMark("-"), .digit("0"), .digitMark(mark), primary]]
    case .phonePad:
      columns = .withSide
      rows =
        Self.digits(letters: Self.phoneLetters, sides: [.backspace, .digitMark("+"), hide])
        + [[.digitMark("*"), .phoneZero, .digitMark("#"), primary]]
    case .pinPad:
      columns = .equal
      rows = Self.digits() + [[hide, .digit("0"), .backspace]]
    case .normal, .email, .url, .webSearch, .terminal:
      return nil
    }
  }

  private static let phoneLetters = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]

  /// 1 to 9 in three rows, each ended by the key of that side.
  private static func digits(letters: [String] = [], sides: [Key] = []) -> [[Key]] {
    (0..<3).map { row in
      let digits = (0..<3).map { column in
        let index = row * 3 + column
        let hint = index < letters.count && !letters[index].isEmpty ? letters[index] : nil
        return Key.digit(String(index + 1), hint: hint)
      }
      return row < sides.count ? digits + [sides[row]] : digits
    }
  }
}

extension Key {
  fileprivate static func digit(_ text: String, hint: String? = nil) -> Key {
    Key(id: .text(text), action: .character(text), face: .text(text), role: .mark, hint: hint)
  }

  fileprivate static func digitMark(_ text: String) -> Key {
    text == " " ? .space(caption: "") : digit(text)
  }

  /// Zero as on a telephone: a long press gives the plus of an international number.
  fileprivate static let phoneZero: Key = {
    var key = digit("0", hint: "+")
    key.callout = ["0", "+"]
    return key
  }()
}
