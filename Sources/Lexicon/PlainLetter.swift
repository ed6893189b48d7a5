/// Letters without their marks, for the Latin alphabets of Europe.
enum PlainLetter {
  /// The scalar without its mark; the same if it has none that is known here.
  static func of(_ scalar: UInt32) -> UInt32 {
    guard scalar >= 0xC0, let found = table[scalar] else { return scalar }
    return found
  }

  /// What is left of a text without marks, apostrophes and capitals.
  static func letters(of text: String) -> [UInt32] {
    text.lowercased().unicodeScalars.compactMap { scalar in
      switch scalar.value {
      case 0x27, 0x2019: nil
      default: of(scalar.value)
      }
    }
  }

  private static let table: [UInt32: UInt32] = {
    let families: [(Unicode.Scalar, String)] = [
      ("a", "àáâãäåāăąæ"), ("c", "çćĉċč"), ("d", "ďđð"), ("e", "èéêëēĕėęě"), ("g", "ĝğġģ"), ("h", "ĥħ"),
      ("i", "ìíîïĩīĭįı"), ("j", "ĵ"), ("k", "ķ"), ("l", "ĺļľŀł"), ("n", "ñńņňŉ"), ("o", "òóôõöøōŏőœ"),
      ("r", "ŕŗř"), ("s", "śŝşšșß"), ("t", "ţťŧț"), ("u", "ùúûüũūŭůűų"), ("w", "ŵ"), ("y", "ýÿŷ"),
      ("z", "źżž"),
    ]
    var table: [UInt32: UInt32] = [:]
    for (plain, marked) in families {
      for scalar in marked.unicodeScalars { table[scalar.value] = plain.value }
    }
    return table
  }()
}
