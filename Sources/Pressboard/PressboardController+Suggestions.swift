// The bar: what is asked for it, what it shows, what a pick does.

extension PressboardController {
  /// Works out what the bar offers at the caret.
  func offer(before: String?, at now: Timestamp?) {
    guard typing.caretDrag == nil else { return }
    guard help.suggests, let before, !hasSelection else { return offerNothing() }
    if let math = MathResult(
      textBeforeCursor: before, locale: context.locale, enabled: behavior.showMathResults)
    {
      offerNothing()
      let kind = Suggestion.Kind.math(length: math.expressionLength)
      suggestions = SuggestionBar(
        [math.expression, math.equation, math.result].map { Suggestion($0, kind) }, marked: 1)
      return
    }
    guard let language, mayKnowWords(language), let occasion = occasion(before: before) else {
      return offerNothing()
    }
    let query = query(occasion, before: before, at: now)
    typing.asked = .init(query: query, answer: nil)
    if let answer = language.answer(query) {
      typing.asked?.answer = answer
      show(answer)
    } else {
      viableNext = nil
      // What stands there is for another occasion; within one word it may stand until the answer comes.
      if query.word.isEmpty != (suggestions.slots.first?.kind == .next) { suggestions = .empty }
    }
  }

  private func offerNothing() {
    typing.asked = nil
    suggestions = .empty
    viableNext = nil
  }

  private func occasion(before: String) -> LanguageQuery.Occasion? {
    if !typing.word.isEmpty {
      return behavior.predictiveText || behavior.autoCorrection || behavior.predictiveKeyTargeting
        ? .typing : nil
    }
    guard behavior.predictiveText else { return nil }
    guard let last = before.last else { return behavior.emptyFieldSuggestions ? .nextWord : nil }
    return behavior.nextWordPrediction && last.isWhitespace ? .nextWord : nil
  }

  func query(_ occasion: LanguageQuery.Occasion, before: String, at now: Timestamp?) -> LanguageQuery {
    generation += 1
    if typing.wordContext == nil {
      var start = before[...]
      if before.hasBytesAtEnd(typing.word.text) { start.removeLast(typing.word.text.count) }
      let context = SuggestionText.contextWords(before: start, limit: LanguageQuery.contextLength)
      let token = CodeLikeText.token(endOf: start)
      typing.wordContext = .init(
        words: context.words, startsSentence: context.startsSentence,
        isInCode: CodeLikeText.isCode(token) || token.last == "." || token.last == ":")
    }
    return LanguageQuery(
      generation: generation, occasion: occasion, word: typing.word,
      contextWords: typing.wordContext?.words ?? [],
      startsSentence: typing.wordContext?.startsSentence ?? false,
      languages: languages, secrecy: isPrivate ? .fleeting : .open,
      strength: behavior.autoCorrection && help.corrects ? strength : .off, rejected: typing.rejected,
      wantsEmoji: behavior.emojiSuggestions,
      restoresDiacritics: behavior.slideToTypeRestoresDiacritics)
  }

  private func mayKnowWords(_ language: any LanguageSource) -> Bool {
    language.mayKnow(context.locale) || context.enabledLocales.contains(where: language.mayKnow)
  }

  /// The language on the keys first.
  private var languages: [LanguageTag] {
    [context.locale] + context.enabledLocales.filter { $0 != context.locale }
  }

  /// Puts an answer into the bar.
  func show(_ answer: LanguageAnswer) {
    viableNext = answer.viableNext
    guard behavior.predictiveText, typing.caretDrag == nil else {
      suggestions = .empty
      return
    }
    let word = typing.word.text
    guard !word.isEmpty else {
      suggestions = SuggestionBar(answer.suggestions.map { Suggestion(cased($0.text), $0.kind) })
      return
    }
    let typed = Suggestion(word, .typed)
    var others = answer.suggestions.filter { !$0.text.hasSameBytes(as: word) }
    var marked: Suggestion?
    if case .replace(let text) = answer.verdict, help.corrects, behavior.autoCorrection, strength != .off,
      !typing.correctionIsSuppressed,
      !typing.rejected.contains(CorrectionPair(typed: word, replacement: text))
    {
      marked = Suggestion(text, .correction)
    } else {
      marked = others.first { $0.kind == .emoji }
    }
    if let marked {
      others.removeAll { $0.text.hasSameBytes(as: marked.text) }
      suggestions = SuggestionBar([typed, marked] + others, marked: 1)
    } else {
      // A number by itself is nobody's word.
      let isAlone = others.isEmpty && !word.contains(where: \.isLetter)
      suggestions = isAlone ? .empty : SuggestionBar([typed] + others)
    }
  }

  /// As shift has it: capitals for a word that begins with one.
  func cased(_ text: String) -> String {
    switch context.keyboardCase {
    case .lowercased: text
    case .uppercased, .auto: context.locale.capitalized(text)
    case .capsLocked: context.locale.uppercased(text)
    }
  }

  // MARK: Picks

  /// The user takes what a slot of the bar offers, counted from 0. False where there is none.
  @discardableResult
  public func pick(slot: Int, at now: Timestamp? = nil) -> Bool {
    guard suggestions.slots.indices.contains(slot) else { return false }
    let suggestion = suggestions.slots[slot]
    let windows = typing.takeWindows()
    keyDown = nil
    typing.lastShiftTap = nil
    typing.pendingCorrection = nil
    let before = textBefore ?? ""
    var fresh = TypingState.FreshWord(kept: kept(suggestion.text))
    switch suggestion.kind {
    case .math(let length):
      replace(String(before.suffix(length)), with: suggestion.text)
      typing.voidWord()
      settle(after: nil, at: now)
      return true
    case .glide:
      guard let glide = windows.glide else { return false }
      replace(glide + " ", with: suggestion.text + " ")
      typing.glide = suggestion.text
      fresh.kept = typing.fresh?.kept
      fresh.kept?.text = suggestion.text
    case .typed:
      // It may have gone on since the bar was asked for: what stands in the text is what is kept.
      fresh = .init(typed: typing.word, kept: kept(typing.word.text, typed: typing.word))
      if case .replace(let text)? = typing.asked?.answer?.verdict {
        reject(CorrectionPair(typed: suggestion.text, replacement: text))
      }
      insertSpaceAfterPick()
    case .correction, .completion, .emoji:
      if suggestion.kind == .correction { fresh.typed = typing.word }
      if suggestion.kind == .emoji { fresh.kept = nil }
      replace(typing.word.text, with: suggestion.text)
      insertSpaceAfterPick()
    case .next:
      learn(before: before)
      insert(suggestion.text)
      insertSpaceAfterPick()
    }
    typing.voidWord()
    fresh.kept?.typed = fresh.typed
    typing.fresh = fresh
    typing.autoSpace = .afterWord
    typing.lastSpace = nil
    typing.correctionIsSuppressed = false
    settle(after: " ", at: now)
    return true
  }

  /// None where one stands behind the caret already.
  private func insertSpaceAfterPick() {
    if document.documentContextAfterInput?.first != " " { insert(" ") }
  }

  // MARK: Glides

  func previewGlide(_ keys: [Character]) {
    guard behavior.slideToType, help.suggests, let language, let before = textBefore else { return }
    let query = query(.glide(GlideTrace(keys: keys, samples: [])), before: before, at: nil)
    typing.asked = .init(query: query, answer: nil)
    guard let answer = language.answer(query) else { return }
    suggestions = SuggestionBar(answer.suggestions.map { Suggestion(cased($0.text), .glide) })
  }

  /// Inserts the word that was glided and a space; false where there is no word, so that the glide is a mere slide.
  func insertGlide(_ trace: GlideTrace, at now: Timestamp?) -> Bool {
    guard let words = decode(trace), let best = words.first else { return false }
    let before = textBefore ?? ""
    let kept = typing.word.isEmpty ? kept(best) : nil
    _ = typing.takeWindows()
    finishWord(followedBy: "", at: now, corrects: false)
    learn(before: before)
    let needsSpace = before.last.map { $0.isWordCharacter || $0.endsSentence || $0 == "," } ?? false
    insert((needsSpace ? " " : "") + best + " ")
    typing.fresh = .init(kept: kept)
    typing.autoSpace = .afterWord
    typing.lastSpace = nil
    typing.glide = best
    settleKeys(after: " ", before: textBefore)
    typing.asked = nil
    viableNext = nil
    suggestions = SuggestionBar(words.map { Suggestion($0, .glide) })
    return true
  }

  private func decode(_ trace: GlideTrace) -> [String]? {
    guard behavior.slideToType, help.suggests, let language, let before = textBefore else { return nil }
    let answer = language.answer(query(.glide(trace), before: before, at: nil))
    return answer?.suggestions.map { cased($0.text) }
  }
}
