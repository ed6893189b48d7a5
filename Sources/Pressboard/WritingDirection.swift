/// The way a text runs on the screen.
public enum WritingDirection: Hashable, Sendable {
  case leftToRight, rightToLeft

  /// By the first strong letter, as in the Unicode bidirectional algorithm; nil if the text has no letter.
  public init?(of text: some StringProtocol) {
    for scalar in text.unicodeScalars {
      if Self.isRightToLeft(scalar) {
        self = .rightToLeft
        return
      }
      if scalar.properties.isAlphabetic {
        self = .leftToRight
        return
      }
    }
    return nil
  }

  /// By the nearest letter before the caret, not further away than 64 characters: which way a finger moves the caret
  /// there. nil without one.
  init?(nearestLetterBefore text: String) {
    guard let letter = text.reversed().prefix(64).first(where: \.isLetter) else { return nil }
    self.init(of: String(letter))
  }

  /// That of the line the caret stands in, else of the whole text.
  init?(around window: TextWindow) {
    let line = { (character: Character) in character != "\n" }
    let before = window.before.reversed().prefix(while: line).reversed()
    let after = (window.selected + window.after).prefix(while: line)
    if let direction = Self(of: String(before)) ?? Self(of: after) {
      self = direction
    } else if let direction = Self(of: window.before) ?? Self(of: window.selected + window.after) {
      self = direction
    } else {
      return nil
    }
  }

  /// Letters of Hebrew, Arabic and the other scripts that the Unicode standard sets from right to left: their blocks,
  /// without the Arabic digits and marks that are no letters.
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x1_0800...0x1_0FFF, 0x1_E800...0x1_EFFF:
      scalar.properties.isAlphabetic
    case 0x200F: true
    default: false
    }
  }
}
