/// What belongs to a word, as people see it: judged by whole user-perceived characters.
extension Character {
  /// A letter or a digit; a keycap or another emoji is neither.
  var isWordCharacter: Bool {
    if let ascii = asciiValue {
      return (0x61...0x7A).contains(ascii | 0x20) || (0x30...0x39).contains(ascii)
    }
    return (isLetter || isNumber) && !isPicture
  }

  /// The straight apostrophe or the curly one.
  var isApostrophe: Bool { self == "'" || self == "\u{2019}" }

  /// Holds a word together between two of its letters: apostrophes, the Catalan point, the Hebrew marks of
  /// abbreviation.
  var joinsLetters: Bool {
    switch self {
    case "'", "\u{2019}", "\u{B7}", "\u{5F3}", "\u{5F4}": true
    default: false
    }
  }

  /// An emoji in any of its shapes, keycaps and flags among them.
  var isPicture: Bool {
    if isASCII { return false }
    return unicodeScalars.contains {
      $0.properties.isEmojiPresentation || $0.value == 0xFE0F || $0.value == 0x20E3
    }
  }

  /// Of a script that puts no spaces between words.
  var isOfScriptWithoutSpaces: Bool {
    guard let scalar = unicodeScalars.first, scalar.value >= 0xE00 else { return false }
    switch scalar.value {
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x19E0...0x19FF, 0x1A20...0x1AAF: return true
    case 0x2E80...0x2FDF, 0x3005...0x3007, 0x3040...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF: return true
    case 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: return true
    default: return false
    }
  }

  /// Blank, but no new line.
  var isBlank: Bool { isWhitespace && !isNewline }

  /// Opens what is set in it: quotation marks are told apart by `SmartPunctuation`.
  var isOpeningBracket: Bool {
    switch self {
    case "(", "[", "{", "\u{BF}", "\u{A1}": true
    default: false
    }
  }

  var isDash: Bool {
    switch self {
    case "-", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{2015}": true
    default: false
    }
  }
}
