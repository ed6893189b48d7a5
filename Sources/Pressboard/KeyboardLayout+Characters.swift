extension KeyboardLayout {
  /// Every single character that the keys of that layout type, over all its pages and cases: what a keymap must
  /// carry. Empty where there is no layout of that name.
  public static func characters(named name: String) -> Set<Character> {
    var characters: Set<Character> = []
    for page in [KeyboardType.alphabetic, .numeric, .symbolic] {
      for keyboardCase in [KeyboardCase.lowercased, .uppercased] {
        let context = KeyboardContext(layoutName: name, keyboardType: page, keyboardCase: keyboardCase)
        guard let layout = resolve(name, in: context) else { return [] }
        for key in layout.rows.joined() + layout.wideMarks {
          if case .character(let text) = key.action, text.count == 1, let character = text.first {
            characters.insert(character)
          }
        }
      }
    }
    return characters
  }
}
