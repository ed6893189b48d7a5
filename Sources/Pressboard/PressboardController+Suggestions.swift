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
    guard let language, let occasion = occasion(before: before) else { return offerNothing() }
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
      typing.wordContext = .init(words: context.words, startsSentence: context.startsSentence)
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
      suggestions = others.isEmpty ? .empty : SuggestionBar([typed] + others)
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
    case .typed:
      if case .replace(let text)? = typing.asked?.answer?.verdict {
        reject(CorrectionPair(typed: suggestion.text, replacement: text))
      }
      insertSpaceAfterPick()
    case .correction, .completion, .emoji:
      replace(typing.word.text, with: suggestion.text)
      insertSpaceAfterPick()
    case .next:
      learn(before: before)
      insert(suggestion.text)
      insertSpaceAfterPick()
    }
    typing.voidWord()
    typing.hasFreshWord = true
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
    _ = typing.takeWindows()
    finishWord(followedBy: "", at: now, corrects: false)
    learn(before: before)
    let needsSpace = before.last.map { $0.isWordCharacter || $0.endsSentence || $0 == "," } ?? false
    insert((needsSpace ? " " : "") + best + " ")
    typing.hasFreshWord = true
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

  // MARK: Learning

  /// A word that stands so many characters before the caret is no longer what was just typed.
  private static let longestGap = 64

  /// Tells the decoder of the last word before the caret, which the user has moved on from.
  func learn(before: String?) {
    guard typing.hasFreshWord else { return }
    typing.hasFreshWord = false
    let typed = typing.freshWord
    typing.freshWord = .none
    guard mayLearn, let language, let before else { return }
    var rest = before[...]
    var steps = 0
    while let last = rest.last, !last.isWordCharacter {
      guard steps < Self.longestGap else { return }
      rest.removeLast()
      steps += 1
    }
    let word = SuggestionText.currentWord(endOf: rest, boundaries: wordBoundaries)
    guard !word.isEmpty, !CodeLikeText.isCode(CodeLikeText.token(endOf: rest)) else { return }
    let context = SuggestionText.contextWords(
      before: rest[..<word.startIndex], limit: LanguageQuery.contextLength)
    language.learn(
      KeptWord(
        text: String(word), contextWords: context.words, startsSentence: context.startsSentence, typed: typed
      ))
  }

  /// What stands in this field may be remembered.
  var mayLearn: Bool { help.suggests && help.corrects && !isPrivate }
}
