/// Text that goes as commits, or as keys where a commit would overtake an earlier key.
extension DocumentSync {
  // MARK: Inserts

  /// True if something of it was sent.
  mutating func sendInsert(_ text: String, at now: Timestamp) -> Bool {
    switch field.kind {
    case .keysOnly: return typeWhatCanBe(text, at: now)
    case .terminal: return sendToTerminal(text, at: now)
    case .text, .secret: break
    }
    guard case .keys = field.lane else { return commitInserts(at: now) }
    if isDoubtfulBehindKeys(at: now), text.allSatisfy(isOnKeymap) { return typeFront(of: text, at: now) }
    return openLane(at: now) || typeFront(of: text, at: now)
  }

  /// Time may have opened the lane, but no answer: the application may be standing still with a key unread. Or answers
  /// were counted, and another edit's may have been among them. Letters that have a key lose nothing by going the same
  /// way a little longer.
  private func isDoubtfulBehindKeys(at now: Timestamp) -> Bool {
    guard !field.keepsOrder, case .keys(let last, let answered) = field.lane,
      field.shownPreedit.isEmpty, !field.ledger.isSettledAndKnown
    else { return false }
    if !answered { return now < last + Patience.keyWindow }
    return field.habits.key == .counted && now < last + Patience.keyActs
  }

  /// Whether a commit may follow the keys that were sent. What opens the lane may also change what waits, so the
  /// outbox is looked at anew.
  private mutating func openLane(at now: Timestamp) -> Bool {
    switch barrier(at: now) {
    case .open(let reason):
      opened(by: reason)
      field.lane = .idle
      return true
    case .closed:
      return false
    }
  }

  /// Commits the inserts at the front, and what is to be marked behind them. All open commits share one serial: if a
  /// later one carried a newer serial, it could be taken although an earlier one was dropped.
  private mutating func commitInserts(at now: Timestamp) -> Bool {
    guard mayCommit else { return false }
    let text = outbox.takeInserts()
    let mark = outbox.takeMark()
    let isProbe = mark == nil && mayProbe(with: text)
    let content = WireCommit(text, preedit: preedit(leavingShown: mark ?? ""))
    let number = commit(
      content, for: [.insert(text)] + (mark.map { [.mark($0)] } ?? []),
      serial: isProbe ? doneCount &- 1 : doneCount, isProbe: isProbe, at: now)
    expect(number, .commit, .insert(text))
    noteTyped(text, at: now)
    return true
  }

  var mayCommit: Bool {
    guard let oldest = field.receipts.first else { return true }
    return oldest.serial == doneCount && !oldest.isProbe
  }

  /// One deliberately stale letter teaches the compositor's rule, where its echo will be seen beyond doubt: in a
  /// prompt field at rest, known, and without a selection that may hide. As a rule the third letter; never a second.
  private mutating func mayProbe(with text: String) -> Bool {
    guard case .unknown = serialRule, !hasProbed, field.kind == .text, field.showsStaleCommits,
      field.ledger.isSettledAndKnown, field.receipts.isEmpty, !field.selectionMayHide, doneCount != 0,
      field.shownPreedit.isEmpty, text.index(after: text.startIndex) == text.endIndex
    else { return false }
    hasProbed = true
    return true
  }

  /// Sends one commit; its number.
  mutating func commit(
    _ content: WireCommit, for edits: @autoclosure () -> [DocumentEdit], serial: UInt32,
    isProbe: Bool = false, at now: Timestamp
  ) -> Int {
    let number = nextNumber()
    // Where a commit is taken whatever its serial there is nothing to prove, and one wakeup less.
    let needsReceipt = serialRule != .lenient
    if needsReceipt {
      field.receipts.append(
        SentCommit(
          number: number, edits: edits(), content: content, preeditBefore: field.shownPreedit, serial: serial,
          isProbe: isProbe))
    }
    wire.append(.commit(content, serial: serial, receipt: needsReceipt ? number : nil))
    if let preedit = content.preedit { field.shownPreedit = preedit }
    field.lane = .commits
    field.lastEdit = now
    if content.editsText { field.tally.sent(key: false) }
    return number
  }

  // MARK: Composition

  /// What to say of the preedit so that `text` is left of it: a commit that says nothing clears it, but some
  /// applications want to hear that, and said without need it deletes their selection.
  func preedit(leavingShown text: String) -> String? {
    text.isEmpty && field.shownPreedit.isEmpty ? nil : text
  }

  mutating func sendMark(_ text: String, at now: Timestamp) -> Bool {
    guard let preedit = preedit(leavingShown: text) else {
      outbox.removeFirst()
      return true
    }
    if case .keys = field.lane { return openLane(at: now) }
    guard mayCommit else { return false }
    outbox.removeFirst()
    let number = commit(WireCommit("", preedit: preedit), for: [.mark(text)], serial: doneCount, at: now)
    // A preedit takes the place of a selection.
    if let selected = field.ledger.prediction?.selected, !selected.isEmpty {
      expect(number, .commit, .insert(""))
    }
    return true
  }

  // MARK: Letters as keys

  /// While keys are unconfirmed, what the keymap holds goes as keys too; the rest waits.
  private mutating func typeFront(of text: String, at now: Timestamp) -> Bool {
    // A key would leave what is shown as composed where it is.
    let front = field.shownPreedit.isEmpty ? text.prefix(Self.mostPerTurn).prefix { isOnKeymap($0) } : ""
    if front.isEmpty {
      if outbox.markFirstWaiting(at: now) { repairs.held += 1 }
      return false
    }
    for character in front {
      press(.character(character), at: now)
      repairs.keysInsteadOfCommits += 1
    }
    dropFront(text, upTo: front.endIndex)
    return true
  }

  private func isOnKeymap(_ character: Character) -> Bool {
    character != "\n" && character != "\t" && keymap.contains(character)
  }

  private mutating func dropFront(_ text: String, upTo end: String.Index) {
    if end == text.endIndex { outbox.removeFirst() } else { outbox.replaceFirst(with: String(text[end...])) }
  }

  private func typedKey(for character: Character) -> TypedKey? {
    switch character {
    case "\n": .edit(.return)
    case "\t": .edit(.tab)
    default: keymap.contains(character) ? .character(character) : nil
    }
  }

  /// No input method reaches the field: a character without a key cannot be typed.
  private mutating func typeWhatCanBe(_ text: String, at now: Timestamp) -> Bool {
    let front = text.prefix(Self.mostPerTurn)
    for character in front {
      if let key = typedKey(for: character) { press(key, at: now) } else { repairs.untypeable += 1 }
    }
    dropFront(text, upTo: front.endIndex)
    return true
  }

  /// A terminal reads keys and commits in the order in which they come, so only receipts matter.
  private mutating func sendToTerminal(_ text: String, at now: Timestamp) -> Bool {
    if typedKey(for: text[text.startIndex]) == nil {
      guard mayCommit else { return false }
      let run = String(text.prefix { typedKey(for: $0) == nil })
      _ = commit(WireCommit(run), for: [.insert(run)], serial: doneCount, at: now)
      dropFront(text, upTo: text.index(text.startIndex, offsetBy: run.count))
      return true
    }
    guard keysMayGo else { return false }
    let run = text.prefix(Self.mostPerTurn).prefix { typedKey(for: $0) != nil }
    for character in run {
      if let key = typedKey(for: character) { press(key, at: now) }
    }
    dropFront(text, upTo: run.endIndex)
    return true
  }
}
