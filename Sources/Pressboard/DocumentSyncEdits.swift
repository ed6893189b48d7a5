/// What the user does, before any of it is sent.
extension DocumentSync {
  /// Records an edit. `repeated` marks the repeats of a held key, which stop as soon as the application lags.
  ///
  /// What one turn types and takes back never leaves: until the turn ends, nothing of it is in the field. A Backspace
  /// that takes back more than that is a key, whatever the window says.
  public mutating func edit(_ edit: DocumentEdit, repeated: Bool = false, at now: Timestamp) {
    owesConfirmation = true
    owesTurn = true
    switch edit {
    case .insert(let text):
      markedText = nil
      outbox.takeBackMark()
      insert(text, at: now)
    case .key(.backspace):
      if let marked = markedText { return mark(String(marked.dropLast()), at: now) }
      if !takeBackWithinTurn() { outbox.append(edit, isRepeat: repeated, at: now) }
    case .key:
      unmark(at: now)
      outbox.append(edit, isRepeat: repeated, at: now)
    case .caret(let move):
      unmark(at: now)
      var move = move
      move.offset = max(-Self.longestMove, min(Self.longestMove, move.offset))
      if move.offset != 0 { moveCaret(move, at: now) }
    case .replace(let old, let new):
      unmark(at: now)
      if !outbox.replace(old, with: sendable(new)) {
        outbox.append(.replace(old: old, new: sendable(new)), at: now)
      }
    case .mark(let text): mark(sendable(text), at: now)
    case .unmark: unmark(at: now)
    }
  }

  /// No text that is told has so many characters.
  private static let longestMove = 10_000

  private mutating func insert(_ text: String, at now: Timestamp) {
    outbox.append(.insert(sendable(text)), at: now)
    // An empty string still ends what is shown as composed.
    if text.isEmpty, !field.shownPreedit.isEmpty { outbox.append(.mark(""), at: now) }
  }

  private mutating func sendable(_ text: String) -> String {
    guard text.utf8.contains(0) else { return text }
    repairs.refusedNULs += 1
    var sendable = text
    sendable.unicodeScalars.removeAll { $0.value == 0 }
    return sendable
  }

  private mutating func takeBackWithinTurn() -> Bool {
    // Asked first: the window costs a walk over all that waits.
    guard outbox.endsWithInsertOfThisTurn, let last = (window?.before ?? shadow).last else { return false }
    // A selection went with the first letter; taking that back would leave the selection.
    if outbox.items.count == 1, let selected = field.ledger.prediction?.selected, !selected.isEmpty {
      return false
    }
    return outbox.takeBack(last)
  }

  private mutating func moveCaret(_ move: DocumentMove, at now: Timestamp) {
    let hasNoSelection = field.ledger.prediction?.selected.isEmpty ?? true
    if outbox.merge(move, evenBackwards: hasNoSelection || move.extendsSelection) { return }
    outbox.append(.caret(move), at: now)
  }

  // MARK: Composition

  /// Fields that are typed into by keys never see a composition, only its outcome.
  private var showsComposition: Bool {
    switch (focus, field.kind) {
    case (.field, .text): true
    case (.field, .keysOnly), (.field, .terminal), (.field, .secret), (.nowhere, _): false
    }
  }

  private mutating func mark(_ text: String, at now: Timestamp) {
    guard markedText != nil || !text.isEmpty else { return }
    markedText = text.isEmpty ? nil : text
    guard showsComposition else { return }
    outbox.takeBackMark()
    // What a request cannot carry is not shown; unmarking inserts all of it.
    outbox.append(.mark(Outbox.front(of: text)), at: now)
  }

  private mutating func unmark(at now: Timestamp) {
    guard let marked = markedText else { return }
    markedText = nil
    outbox.takeBackMark()
    insert(marked, at: now)
  }

  /// The caret is elsewhere, or nowhere: what was composed is lost, as it is in the application.
  mutating func dropComposition() {
    markedText = nil
    _ = outbox.keep { !$0.isMark }
    guard case .field = focus, !field.shownPreedit.isEmpty else { return }
    // With a selection an empty preedit would delete it.
    let isSafe = field.report?.selected.isEmpty ?? true
    if isSafe { outbox.prepend([.mark("")], at: field.quietSince) } else { field.shownPreedit = "" }
  }
}
