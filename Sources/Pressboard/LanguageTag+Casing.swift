extension LanguageTag {
  /// `text` in capitals.
  ///
  /// One letter gives one letter, so that what is on the screen and what is deleted again agree: ß becomes ẞ,
  /// which German spelling allows, and Georgian, which has no capitals in running text, stays.
  public func uppercased(_ text: String) -> String {
    var result = ""
    for character in text { result += capital(of: character) }
    return result
  }

  /// `text` in small letters. A Greek sigma that ends a word takes its final form.
  public func lowercased(_ text: String) -> String {
    var result = ""
    var previous: Character?
    var rest = text[...]
    while let character = rest.popFirst() {
      if character == "Σ", previous?.isLetter ?? false, !(rest.first?.isLetter ?? false) {
        result += "ς"
      } else {
        result += small(of: character)
      }
      previous = character
    }
    return result
  }

  /// `text` with a capital at its start; in Dutch "ij" counts as one letter.
  public func capitalized(_ text: String) -> String {
    guard let first = text.first else { return text }
    if language.hasSameBytes(as: "nl"), text.prefix(2).lowercased() == "ij" {
      return "IJ" + text.dropFirst(2)
    }
    return capital(of: first) + text.dropFirst()
  }

  /// Turkish and Azeri know two letters i, with and without a dot.
  private var hasDotlessI: Bool {
    ["tr", "az", "crh", "gag"].contains { $0.hasSameBytes(as: language) }
  }

  private func capital(of character: Character) -> String {
    switch character {
    case "ß": return "ẞ"
    case "i" where hasDotlessI: return "İ"
    default: break
    }
    // Georgian: the capitals that Unicode has are for whole lines in capitals only.
    if let scalar = character.unicodeScalars.first, (0x10D0...0x10FF).contains(scalar.value) {
      return String(character)
    }
    return character.uppercased()
  }

  private func small(of character: Character) -> String {
    switch character {
    case "I" where hasDotlessI: "ı"
    case "İ" where hasDotlessI: "i"
    default: character.lowercased()
    }
  }
}
