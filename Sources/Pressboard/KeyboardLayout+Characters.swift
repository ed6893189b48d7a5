extension KeyboardLayout {
  /// Every single character that the keys of that layout and their callouts type, over all its pages and cases:
  /// what a keymap should carry, the most needed first. Empty where there is no layout of that name.
  ///
  /// The characters on the keys come first, then the language's own letters, then the other alternatives: a
  /// keymap has less room than all the letters with marks need.
  public static func characters(named name: String) -> [Character] {
    guard let template = LayoutTemplate.named(name) else { return [] }
    var keys: [Key] = []
    // Pages of marks are the same in both cases.
    let pages: [(KeyboardType, KeyboardCase)] = [
      (.alphabetic, .lowercased), (.alphabetic, .uppercased), (.numeric, .lowercased),
      (.symbolic, .lowercased),
    ]
    for (page, keyboardCase) in pages {
      let context = KeyboardContext(layoutName: name, keyboardType: page, keyboardCase: keyboardCase)
      keys += KeyboardLayout(template, context, .init()).keys
    }
    let locale = template.locale
    let typed = keys.compactMap { key in
      if case .character(let text) = key.action { text } else { nil }
    }
    let own = template.accents.sorted { $0.key < $1.key }.map(\.value)
    let marks = QuotationMarks.of(locale)
    let smart = [marks.opening, marks.closing, "’", "—", marks.innerOpening, marks.innerClosing, "…"]
    let others = keys.filter { $0.role != .letter }.flatMap(\.callout)
    let accents = keys.filter { $0.role == .letter }.flatMap(\.callout)

    var seen: Set<Character> = []
    let all = typed + own + own.map { locale.uppercased($0) } + [String(smart)] + others + accents
    return all.flatMap { $0 }.filter { seen.insert($0).inserted }
  }
}
