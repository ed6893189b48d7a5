/// Which way text runs on the screen.
enum TextDirection {
  /// By the nearest letter before the caret; without any, to the right.
  static func isRightToLeft(before text: String) -> Bool {
    for character in text.reversed().prefix(farthestLetter) where character.isLetter {
      guard let scalar = character.unicodeScalars.first?.value else { continue }
      switch scalar {
      // Hebrew, Arabic, Syriac, Thaana, N'Ko and their kin; the forms for presentation; the ancient and the newest.
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
      default: return false
      }
    }
    return false
  }

  /// In characters.
  private static let farthestLetter = 64
}
