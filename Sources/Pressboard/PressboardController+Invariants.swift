// What holds between any two actions, for whoever tries by chance to break it.

extension PressboardController {
  /// The first thing that does not hold; nil: all does.
  package var brokenInvariant: String? {
    let before = textBefore
    if !help.reads {
      if typing.word != .none || !typing.corrections.isEmpty || !typing.rejected.isEmpty
        || typing.glide != nil || typing.fresh?.kept != nil
      {
        return "words are kept where nothing may be"
      }
      if typing.spacingFix != nil || typing.rejectedSpacing != nil || typing.pendingCorrection != nil {
        return "text is kept where nothing may be"
      }
      if !suggestions.isEmpty || viableNext != nil || typing.asked != nil {
        return "words are offered where nothing may be"
      }
    }
    if typing.mayBecomeFace, let before, !before.hasSuffix(": "), !before.hasSuffix("; ") {
      return "the window for faces is open behind no eyes"
    }
    if typing.autoSpace != nil, let before, before.last != " ",
      document.documentContextAfterInput?.first != " "
    {
      return "a space that was put is not there"
    }
    if let correction = typing.lastCorrection, let before,
      !before.hasSuffix(correction.pair.replacement + correction.followed)
    {
      return "the correction that backspace takes back is not there"
    }
    if let pending = typing.pendingCorrection, let before,
      !before.hasSuffix(pending.word.text + pending.followed)
    {
      return "the word that waits for its verdict is not there"
    }
    if let glide = typing.glide, let before, !before.hasSuffix(glide + " ") {
      return "the glided word is not there"
    }
    if help.suggests, !typing.word.isEmpty, let before, !hasSelection, !before.hasSuffix(typing.word.text) {
      return "the word in progress is '\(typing.word.text)', which is not there"
    }
    if !typing.word.strokes.isEmpty, typing.word.strokes.count != typing.word.text.count {
      return "\(typing.word.strokes.count) strokes for '\(typing.word.text)'"
    }
    if typing.corrections.count > TypingState.rememberedCorrections
      || typing.rejected.count > TypingState.rememberedRejections
    {
      return "what is remembered grows without end"
    }
    if suggestions.slots.count > SuggestionBar.slotCount
      || (suggestions.marked ?? 0) >= max(suggestions.slots.count, 1)
    {
      return "the bar has \(suggestions.slots.count) slots"
    }
    if behavior.predictiveText, typing.caretDrag == nil, let asked = typing.asked, asked.answer != nil,
      asked.query.occasion == .typing, asked.query.word == typing.word,
      typing.word.text.contains(where: \.isLetter), suggestions.slots.first?.kind != .typed
    {
      return "the typed word is not in the bar"
    }
    if context.keyboardCase == .auto, typing.caretDrag == nil, ruledCase(before: before) != .auto {
      return "a capital that no rule asks for"
    }
    if layout.page != context.keyboardType, layout.page != .alphabetic { return "another page is shown" }
    return nil
  }

  private func ruledCase(before: String?) -> KeyboardCase {
    behavior.autoCapitalization ? ruled(.lowercased, before: before) : .lowercased
  }
}
