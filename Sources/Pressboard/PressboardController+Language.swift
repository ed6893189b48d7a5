// Words: what is in progress, what a decoder is asked about it, what becomes of its answer.

extension PressboardController {
  func currentWord(_ before: String) -> String {
    SuggestionText.currentWord(in: before, boundaries: wordBoundaries)
  }

  /// Whether a character goes on with the word, or begins one.
  func growsWord(_ character: Character) -> Bool {
    character.isWordCharacter || character.joinsLetters && !typing.word.isEmpty
  }

  /// `landed` ends with the word's next character; a held space may stand before it.
  func growWord(_ landed: String, _ stroke: LetterStroke, before: String?) {
    guard help.suggests, let last = landed.last else { return }
    guard let before, !last.isOfScriptWithoutSpaces else { return typing.voidWord() }
    if landed.first == " " { typing.voidWord() }
    if typing.word.isEmpty {
      typing.word = landed.first == " " ? .none : WordInProgress(text: currentWord(before))
      // What still may be corrected is not what was kept.
      if typing.word.isEmpty, typing.pendingCorrection == nil { learn(before: before) }
    }
    typing.isWordTyped = true
    typing.word.append(String(last), stroke)
  }

  // MARK: Corrections

  /// A word is over. `followed` is what ended it and stands behind it already; nothing, where that is a return.
  func finishWord(followedBy followed: String, at now: Timestamp?, corrects: Bool) {
    let word = typing.word
    let asked = typing.asked
    let isCode = CodeLikeText.isCode(Substring(word.text + followed))
    let kept = typing.isWordTyped && !isCode ? kept(word.text, typed: word) : nil
    typing.pendingCorrection = nil
    typing.voidWord()
    guard !word.isEmpty else { return }
    typing.fresh = .init(typed: word, kept: kept)
    guard corrects, help.corrects, behavior.autoCorrection, strength != .off, !typing.correctionIsSuppressed,
      mayCorrect(word, followedBy: followed)
    else { return }
    let explicit = ExplicitCorrection.correction(
      for: word.text, locale: context.locale,
      enabled: behavior.autoCapitalization && help.capitals != .none)
    var pending = PendingCorrection(
      word: word, followed: followed, generation: asked?.query.generation ?? generation,
      replacement: explicit,
      deadline: now.map { $0 + PendingCorrection.patience })
    if explicit == nil {
      guard let asked, asked.query.occasion == .typing, asked.query.word.text.hasSameBytes(as: word.text),
        behavior.checkSpelling,
        word.text.count >= behavior.autoCorrectMinimumWordLength
      else { return }
      if let answer = asked.answer ?? awaitAnswer(to: asked.query, until: pending.deadline) {
        guard case .replace(let replacement) = answer.verdict else { return }
        pending.replacement = replacement
      }
    }
    typing.pendingCorrection = pending
  }

  /// The question for what follows the word must not overtake the one about the word.
  private func awaitAnswer(to query: LanguageQuery, until deadline: Timestamp?) -> LanguageAnswer? {
    guard let deadline else { return nil }
    var query = query
    query.deadline = deadline
    return language?.answer(query)
  }

  /// Numbers, names with capitals inside, addresses, commands and parts of compounds are left alone; so is a word
  /// that goes on behind the caret.
  private func mayCorrect(_ word: WordInProgress, followedBy followed: String) -> Bool {
    if word.text.contains(where: \.isNumber) { return false }
    if word.text.dropFirst().contains(where: \.isUppercase), word.text.contains(where: \.isLowercase) {
      return false
    }
    if document.documentContextAfterInput?.first?.isWordCharacter ?? false { return false }
    guard var before = textBefore else { return false }
    before.dropBytesAtEnd(followed)
    guard before.hasBytesAtEnd(word.text) else { return false }
    let token = CodeLikeText.token(endOf: before)
    return !CodeLikeText.isCode(token) && !token.contains("-")
  }

  /// Only letters may follow a word whose verdict is awaited.
  func followPending(with landed: String, changesText: Bool) {
    guard typing.pendingCorrection != nil else { return }
    if !changesText, landed.allSatisfy(\.isLetter) {
      typing.pendingCorrection?.followed += landed
    } else {
      typing.pendingCorrection = nil
    }
  }

  /// Corrects the word behind which the verdict has come, once the document has confirmed what ended it. True if it did:
  /// what follows now follows another word.
  @discardableResult
  func applyPending(at now: Timestamp?) -> Bool {
    guard let pending = typing.pendingCorrection else { return false }
    if let now, let deadline = pending.deadline, now > deadline { typing.pendingCorrection = nil }
    guard typing.pendingCorrection != nil, let replacement = pending.replacement, document.isSettled else {
      return false
    }
    typing.pendingCorrection = nil
    let pair = CorrectionPair(typed: pending.word.text, replacement: replacement)
    let standing = pair.typed + pending.followed
    guard !typing.rejected.contains(pair), var start = textBefore, start.hasBytesAtEnd(standing) else {
      return false
    }
    start.dropBytesAtEnd(standing)
    replace(standing, with: replacement + pending.followed)
    if typing.fresh?.typed == pending.word { typing.fresh?.kept?.text = replacement }
    let applied = AppliedCorrection(pair: pair, followed: pending.followed, start: TextSpot(before: start))
    typing.corrections.append(applied)
    if typing.corrections.count > TypingState.rememberedCorrections { typing.corrections.removeFirst() }
    if !pending.followed.contains(where: \.isLetter) { typing.lastCorrection = applied }
    typing.wordContext = nil
    return true
  }

  // MARK: What came of it

  /// The document has become what was asked for, or something else. Hosts that know the time say it.
  public func documentChanged(_ change: DocumentChange, at now: Timestamp? = nil) {
    // What others have changed since cannot be undone with the key.
    if change != .confirmed { keyDown = nil }
    switch change {
    case .confirmed:
      if applyPending(at: now) { offer(before: textBefore, at: now) }
    case .superseded(.replacementDropped):
      if typing.owesBackspace {
        typing.owesBackspace = false
        document.deleteBackward()
      }
      _ = typing.takeWindows()
      typing.spacingFix = nil
      typing.pendingCorrection = nil
      typing.voidWord()
      resync(at: now)
    case .superseded(.textChanged), .superseded(.lost):
      let word = typing.word
      if document.documentContextBeforeInput == "", document.documentContextAfterInput == "" {
        // What was written has been sent.
        keepLastWord()
      } else {
        typing.fresh?.kept = nil
      }
      typing.voidText()
      // Behind our own return the text is news, but the word is ours.
      if let before = textBefore, currentWord(before).hasSameBytes(as: word.text) { typing.word = word }
      resync(at: now)
    case .superseded(.caretMoved):
      learnFresh()
      typing.voidText()
      resync(at: now)
    case .superseded(.fieldChanged):
      keepLastWord()
      typing = TypingState()
      resync(at: now)
    }
  }

  /// An answer to a query has come: the newest one's fills the bar, and that for a word before a space corrects it.
  public func receive(_ answer: LanguageAnswer, at now: Timestamp) {
    if let pending = typing.pendingCorrection, pending.generation == answer.generation {
      if case .replace(let replacement) = answer.verdict {
        typing.pendingCorrection?.replacement = replacement
        if applyPending(at: now) { settle(at: now) }
      } else if pending.replacement == nil {
        typing.pendingCorrection = nil
      }
    }
    guard let asked = typing.asked, asked.query.generation == answer.generation, typing.caretDrag == nil
    else { return }
    typing.asked?.answer = answer
    show(answer)
  }

  /// The keys are in other places than they were: of the word in progress only the letters are known.
  public func forgetTouches() {
    typing.word = WordInProgress(text: typing.word.text)
    typing.fresh?.typed = .none
    typing.fresh?.kept?.typed = .none
  }

  /// After an edit: the case, the page and what is offered follow the text.
  func settle(after character: Character?, at now: Timestamp?) {
    let before = textBefore
    settleKeys(after: character, before: before)
    offer(before: before, at: now)
  }

  func settle(at now: Timestamp?) {
    let before = textBefore
    settleCase(before: before)
    offer(before: before, at: now)
  }

  /// The text, or what is known of it, may be any other than it was: all that depends on it is worked out anew.
  public func resync(at now: Timestamp? = nil) {
    guard typing.caretDrag == nil else { return }
    let before = textBefore
    if let before, !before.hasBytesAtEnd(typing.word.text) { typing.voidWord() }
    if typing.word.isEmpty, help.suggests, let before {
      typing.word = WordInProgress(text: currentWord(before))
    }
    settleCase(before: before)
    offer(before: before, at: now)
  }
}
