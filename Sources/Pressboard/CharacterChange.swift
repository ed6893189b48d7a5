/// What a rule makes of a typed character.
struct CharacterChange: Equatable {
  enum Rule: Hashable {
    /// The mark that was moved is taken for a face's eyes.
    case face
    /// A mark takes its place before the space.
    case spacing
    /// A space is put behind a mark.
    case autoSpace
    /// A space that was held back behind a digit's mark comes before a letter.
    case heldSpace
    case smart
  }

  let rule: Rule
  /// What was typed.
  let character: Character
  /// What stood before the caret and gives way.
  let old: String
  /// What stands there instead, the typed character with it.
  let new: String
}

extension PressboardController {
  /// The rules in their order: where two compete for one keystroke, spacing comes before typography.
  func characterChange(
    for character: Character, before: String, _ windows: TypingState.TextWindows
  ) -> CharacterChange? {
    func change(_ rule: CharacterChange.Rule, _ old: String, _ new: String) -> CharacterChange {
      CharacterChange(rule: rule, character: character, old: old, new: new)
    }
    // Letters meet no rule, but behind a face's eyes and behind a held space.
    if character.isSomeLetter, !windows.mayBecomeFace, !behavior.spaceAfterPunctuation { return nil }
    if windows.mayBecomeFace,
      let face = PunctuationSpacing.face(
        with: character, textBeforeCursor: before, enabled: behavior.emoticonAwarePunctuation)
    {
      return change(.face, String(before.suffix(2)), face)
    }
    if windows.autoSpace == .afterMark, before.last == " ", character.standsCloseBehindMarks {
      return change(.autoSpace, " ", String(character) + " ")
    }
    if let fixed = PunctuationSpacing.fixup(
      for: character, textBeforeCursor: before, locale: context.locale, enabled: behavior.punctuationSpacing),
      !(typing.rejectedSpacing?.isEnd(of: before.dropLast(1)) ?? false)
    {
      return change(.spacing, " ", fixed)
    }
    if !typing.autoSpaceIsBlocked,
      let inserted = SpaceAfterPunctuation.insertion(
        for: character, textBeforeCursor: before, enabled: behavior.spaceAfterPunctuation)
    {
      return change(inserted.first == " " ? .heldSpace : .autoSpace, "", inserted)
    }
    if let mark = SmartEllipsis.fixup(
      for: character, textBeforeCursor: before, enabled: behavior.smartEllipsis)
    {
      return change(.smart, "..", mark)
    }
    switch SmartPunctuation.transform(
      for: character, textBeforeCursor: before, locale: context.locale, enabled: behavior.smartPunctuation)
    {
    case .insert(let text): return change(.smart, "", text)
    case .replaceLast(let text): return change(.smart, String(before.suffix(1)), text)
    case nil: return nil
    }
  }

  func noteFix(_ change: CharacterChange, before: String) {
    switch change.rule {
    case .spacing:
      typing.spacingFix = TextSpot(before: before.dropLast(1))
      typing.mayBecomeFace = PunctuationSpacing.opensFace(change.character)
    case .autoSpace:
      typing.autoSpace = .afterMark
    case .face, .heldSpace, .smart:
      break
    }
  }
}

extension Character {
  /// As `isLetter`, but what needs no table is not looked up in one.
  fileprivate var isSomeLetter: Bool {
    asciiValue.map(\.isASCIILetter) ?? isLetter
  }

  fileprivate var standsCloseBehindMarks: Bool {
    switch self {
    case ".", ",", "!", "?", ";", ":", ")", "]", "}", "\u{2026}": true
    default: false
    }
  }
}
