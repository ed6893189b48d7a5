/// A printable position of the keyboard with the characters of its four levels.
struct KeyPosition {
  /// Xkb's name for the position.
  var name: String
  /// Evdev code.
  var code: UInt32
  /// Plain, shift, AltGr, shift + AltGr.
  var levels: [Unicode.Scalar?]

  /// What each level needs held down.
  static let modifiers: [Keymap.Modifiers] = [[], .shift, .altGr, [.shift, .altGr]]

  /// Follows Caps Lock.
  var isLetter: Bool { levels[0].map { ("a"..."z").contains($0) } ?? false }

  /// The printable positions with their US characters, and the key beside the left shift, which has none.
  static let us: [KeyPosition] =
    row("TLDE", 41, "`", "~")
    + row("AE", 2, "1234567890-=", "!@#$%^&*()_+")
    + row("AD", 16, "qwertyuiop[]", "QWERTYUIOP{}")
    + row("AC", 30, "asdfghjkl;'", "ASDFGHJKL:\"")
    + row("BKSL", 43, "\\", "|")
    + row("AB", 44, "zxcvbnm,./", "ZXCVBNM<>?")
    + [KeyPosition(name: "LSGT", code: 86, levels: [nil, nil, nil, nil])]
    + row("SPCE", 57, " ", " ")

  /// The US positions with `extras` on their free levels, nearest level first. What finds no room is left out.
  static func assigned(extras: [Unicode.Scalar]) -> [KeyPosition] {
    var positions = us
    var rest = extras[...]
    for level in 0..<4 {
      for index in positions.indices where positions[index].levels[level] == nil && index != space {
        guard let extra = rest.popFirst() else { return positions }
        positions[index].levels[level] = extra
      }
    }
    return positions
  }

  /// How many characters find room beside those of the US layout.
  static let mostExtras = us[..<space].reduce(0) { $0 + $1.levels.count { level in level == nil } }

  /// The space bar takes no extras: AltGr is often still down when it is hit.
  private static let space = us.count - 1

  private static func row(_ name: String, _ code: UInt32, _ plain: String, _ shifted: String) -> [KeyPosition]
  {
    let pairs = zip(plain.unicodeScalars, shifted.unicodeScalars)
    let single = plain.unicodeScalars.count == 1
    return pairs.enumerated().map { offset, pair in
      let number = offset + 1
      return KeyPosition(
        name: single ? name : name + (number < 10 ? "0" : "") + String(number),
        code: code + UInt32(offset), levels: [pair.0, pair.1, nil, nil])
    }
  }
}
