// What the keys do to the text. Whatever is typed goes out first and alone; where a rule makes something else of
// it together with what stood there, a replacement follows that names what it replaces: a text that is not what it
// was taken for keeps what was typed.

extension PressboardController {
  func insertCharacter(_ text: String, _ stroke: LetterStroke, at now: Timestamp?) {
    guard let character = text.first, text.count == 1 else { return insertWhole(text, at: now) }
    let windows = typing.takeWindows()
    let known = textBefore
    let before = plain(known)
    let change = before.flatMap { characterChange(for: character, before: $0, windows) }
    if let change, !change.old.isEmpty {
      insert(text)
      replace(change.old + text, with: change.new)
    } else {
      insert(change?.new ?? text)
    }
    let landed = change?.new ?? text
    if let change, let before { noteFix(change, before: before) }
    followPending(with: landed, changesText: !(change?.old ?? "").isEmpty)
    if growsWord(character) {
      growWord(landed, stroke, before: known)
    } else {
      let corrects = before != nil && Self.correctingMarks.contains(character)
      finishWord(followedBy: landed, at: now, corrects: corrects)
    }
    applyPending(at: now)
    settle(after: character, at: now)
  }

  /// Several characters go in as they are.
  private func insertWhole(_ text: String, at now: Timestamp?) {
    guard !text.isEmpty else { return }
    _ = typing.takeWindows()
    insert(text)
    typing.pendingCorrection = nil
    typing.voidWord()
    settle(after: nil, at: now)
  }

  func insertSpace(at now: Timestamp?) {
    let windows = typing.takeWindows()
    let before = plainTextBefore
    let sinceLastSpace = now.flatMap { now in typing.lastSpace.map { now - $0 } }
    typing.lastSpace = now
    if windows.autoSpace != nil, before?.last == " " {
      // The one that stands there was meant.
    } else if let before,
      PeriodShortcut.shouldExpand(
        textBeforeCursor: before, sinceLastSpace: sinceLastSpace, window: behavior.periodShortcutWindow,
        enabled: behavior.periodShortcut)
    {
      typing.pendingCorrection = nil
      insert(" ")
      replace("  ", with: PeriodShortcut.fullStop(in: context.locale) + " ")
    } else {
      insert(" ")
      finishWord(followedBy: " ", at: now, corrects: before != nil)
    }
    endSpot()
    applyPending(at: now)
    settle(after: " ", at: now)
  }

  /// Return may send the text away: what is to be corrected is corrected before, or not at all.
  func insertReturn(at now: Timestamp?) {
    _ = typing.takeWindows()
    finishWord(followedBy: "", at: now, corrects: plainTextBefore != nil)
    applyPending(at: now)
    learn(before: textBefore)
    document.insertReturn()
    keyDown = nil
    typing.voidText()
    settle(after: "\n", at: now)
  }

  func deleteBackward(at now: Timestamp?) {
    let windows = typing.takeWindows()
    typing.pendingCorrection = nil
    let before = textBefore
    let hadSelection = hasSelection
    if !hadSelection, let correction = windows.lastCorrection, let before,
      takeBack(correction, before: before)
    {
      return resync(at: now)
    }
    document.deleteBackward()
    if windows.autoSpace == .afterMark { typing.autoSpaceIsBlocked = true }
    noteDeletion(ofWordEnd: !hadSelection)
    settle(at: now)
  }

  /// More characters than this are no word but a line of marks or code; a finger that rests deletes it piece by piece.
  private static let longestDeletion = 64

  func deleteWord(at now: Timestamp?) {
    guard behavior.deleteByWord, !hasSelection, let before = textBefore else {
      return deleteBackward(at: now)
    }
    _ = typing.takeWindows()
    typing.pendingCorrection = nil
    let word = DeleteByWord.wordDeletionLength(textBeforeCursor: before, boundaries: wordBoundaries)
    let length = min(word, Self.longestDeletion)
    for _ in 0..<length { document.deleteBackward() }
    noteDeletion(ofWordEnd: false)
    settle(at: now)
  }

  /// What stands before the caret for rules that put right what is typed: nothing where text is selected.
  private var plainTextBefore: String? { plain(textBefore) }

  private func plain(_ before: String?) -> String? { help.fixesPunctuation && !hasSelection ? before : nil }

  // MARK: What is known of spots

  /// The user takes a correction back: the word as it was typed, without what ended it.
  private func takeBack(_ correction: AppliedCorrection, before: String) -> Bool {
    let standing = correction.pair.replacement + correction.followed
    guard before.hasBytesAtEnd(standing) else { return false }
    typing.owesBackspace = true
    replace(standing, with: correction.pair.typed)
    typing.fresh?.kept?.text = correction.pair.typed
    typing.voidWord()
    guard behavior.suppressAutocorrectAfterEdit else { return true }
    reject(correction.pair)
    typing.correctionIsSuppressed = true
    return true
  }

  func reject(_ pair: CorrectionPair) {
    typing.rejected.removeAll { $0 == pair }
    typing.rejected.append(pair)
    if typing.rejected.count > TypingState.rememberedRejections { typing.rejected.removeFirst() }
    if mayLearn { language?.reject(pair) }
  }

  /// Something was deleted: the word is shorter, a fix may have been taken back, a corrected word entered.
  private func noteDeletion(ofWordEnd isWordEnd: Bool) {
    if isWordEnd { typing.word.removeLast() }
    typing.fresh?.kept = nil
    guard let before = textBefore else { return typing.voidWord() }
    if !isWordEnd || typing.word.isEmpty {
      typing.voidWord()
      typing.word = WordInProgress(text: currentWord(before))
    }
    if behavior.suppressPunctuationSpacingAfterEdit, let fix = typing.spacingFix, fix.isEnd(of: before) {
      typing.rejectedSpacing = fix
    }
    if behavior.suppressAutocorrectAfterEdit, !typing.word.isEmpty, !typing.corrections.isEmpty {
      var start = before
      start.dropBytesAtEnd(typing.word.text)
      if typing.corrections.contains(where: { $0.start.isEnd(of: start) }) {
        typing.correctionIsSuppressed = true
      }
    }
  }

  /// A space: the user has done with what was at work there.
  private func endSpot() {
    typing.correctionIsSuppressed = false
    typing.autoSpaceIsBlocked = false
  }

  private static let correctingMarks: Set<Character> = [".", ",", "!", "?", ";", ":"]
}

// MARK: - Edits

extension PressboardController {
  func insert(_ text: String) {
    if keyDown != nil {
      // Of a secret only its length is kept.
      let text = help.reads ? text : String(repeating: "x", count: text.count)
      keyDown?.record.insert(text, inPlaceOf: help.reads ? document.selectedText : nil)
    }
    document.insertText(text)
  }

  func replace(_ old: String, with new: String) {
    guard !old.hasSameBytes(as: new) else { return }
    keyDown?.record.replace(old, with: new)
    document.replaceBeforeCaret(old, with: new)
  }

  /// The key that acted on its touch was not meant: text, case, page and all that was remembered become what
  /// they were. `isReplaced`: something else is typed in its place, so a selection stays gone.
  func takeBackKeyDown(isReplaced: Bool, at now: Timestamp) {
    guard let undo = keyDown.take() else { return }
    let record = undo.record
    let joins = record.added.unicodeScalars.first?.properties.isGraphemeExtend ?? false
    let old = record.removed + (isReplaced ? "" : record.selected)
    if old.isEmpty, !joins {
      for _ in record.added { document.deleteBackward() }
    } else {
      document.replaceBeforeCaret(record.added, with: old)
    }
    typing = undo.typing
    var next = context
    next.keyboardCase = undo.keyboardCase
    next.keyboardType = undo.keyboardType
    context = next
    // What was selected stands there again, with the caret behind it.
    if !isReplaced, !record.selected.isEmpty {
      typing.voidText()
      return resync(at: now)
    }
    offer(before: textBefore, at: now)
  }

  // MARK: The caret

  func moveCaret(by offset: Int, at now: Timestamp?) {
    if context.modifiers.held == .control {
      document.moveCaret(DocumentMove(by: offset, unit: .word))
      context.modifiers.spend()
    } else if typing.caretDrag == nil, pressArrows(offset) {
      // What such an arrow does is the terminal's business.
    } else {
      document.adjustTextPosition(byCharacterOffset: offset)
    }
    caretMoved(at: now)
  }

  func moveCaret(bySentences sentences: Int, at now: Timestamp?) {
    document.adjustTextPosition(byCharacterOffset: offset(forSentences: sentences, extending: false))
    caretMoved(at: now)
  }

  /// From the end of a selection that lies in the direction of the move; collapsing it is a step of its own.
  private func offset(forSentences sentences: Int, extending: Bool) -> Int {
    guard help.reads else { return 0 }
    let selected = document.selectedText ?? ""
    let before = document.documentContextBeforeInput ?? ""
    let after = document.documentContextAfterInput ?? ""
    let offset =
      sentences < 0
      ? SpacebarDragLogic.characterOffset(forSentences: sentences, before: before, after: selected + after)
      : SpacebarDragLogic.characterOffset(forSentences: sentences, before: before + selected, after: after)
    return selected.isEmpty || extending ? offset : offset + sentences.signum()
  }

  /// What a drag on the space bar asks for. In text that runs to the left the caret goes the way the finger goes.
  func moveCaret(_ move: CaretMove, at now: Timestamp) {
    var move = move
    if move.unit != .sentence, typing.caretDrag?.isRightToLeft ?? false { move.count = -move.count }
    if let action = move.action { return perform(action, .untold, at: now) }
    switch move.unit {
    case .character:
      document.moveCaret(DocumentMove(by: move.count, extendsSelection: move.extending))
    case .word:
      document.moveCaret(DocumentMove(by: move.count, unit: .word, extendsSelection: move.extending))
    case .sentence:
      let offset = self.offset(forSentences: move.count, extending: true)
      document.moveCaret(DocumentMove(by: offset, extendsSelection: true))
    }
    caretMoved(at: now)
  }

  private func caretMoved(at now: Timestamp?) {
    learnFresh()
    typing.voidText()
    resync(at: now)
  }

  func caretDrag(began: Bool, at now: Timestamp) {
    if began {
      typing.caretDrag = .init(
        isRightToLeft: WritingDirection(nearestLetterBefore: textBefore ?? "") == .rightToLeft)
      onCursorMove?(true)
    } else {
      typing.caretDrag = nil
      context.modifiers.spend()
      onCursorMove?(false)
      resync(at: now)
    }
  }
}
