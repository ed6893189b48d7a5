import Pressboard

/// A key that types no character: xkb's name of the position, evdev code, keysym.
struct NamedKey {
  var name: String
  var code: UInt32
  var keysym: String

  init(_ name: String, _ code: UInt32, _ keysym: String) {
    self.name = name
    self.code = code
    self.keysym = keysym
  }

  static let escape = NamedKey("ESC", 1, "Escape")
  static let up = NamedKey("UP", 103, "Up")
  static let down = NamedKey("DOWN", 108, "Down")

  static let backspace = NamedKey("BKSP", 14, "BackSpace")
  static let tab = NamedKey("TAB", 15, "Tab")
  static let `return` = NamedKey("RTRN", 28, "Return")

  static let left = NamedKey("LEFT", 105, "Left")
  static let right = NamedKey("RGHT", 106, "Right")

  static let all: [NamedKey] =
    [
      escape, backspace, tab, `return`,
      NamedKey("LCTL", 29, "Control_L"), NamedKey("LFSH", 42, "Shift_L"), NamedKey("RTSH", 54, "Shift_R"),
      NamedKey("LALT", 56, "Alt_L"), NamedKey("CAPS", 58, "Caps_Lock"),
      NamedKey("RCTL", 97, "Control_R"), NamedKey("RALT", 100, "ISO_Level3_Shift"),
      NamedKey("HOME", 102, "Home"), up, NamedKey("PGUP", 104, "Prior"),
      left, right, NamedKey("END", 107, "End"),
      down, NamedKey("PGDN", 109, "Next"), NamedKey("INS", 110, "Insert"),
      NamedKey("DELE", 111, "Delete"), NamedKey("LWIN", 125, "Super_L"), NamedKey("RWIN", 126, "Super_R"),
    ] + functionKeys

  private static let functionKeys = (1...12).map { number in
    let code = number <= 10 ? 58 + number : 76 + number
    return NamedKey("FK" + (number < 10 ? "0" : "") + String(number), UInt32(code), "F" + String(number))
  }
}
