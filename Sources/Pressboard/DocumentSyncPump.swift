/// Sending: one lane at a time, in the order of the outbox.
extension DocumentSync {
  /// So many edits leave in one turn: between turns the host sees whether the compositor keeps up.
  static let mostPerTurn = 64

  mutating func pump(at now: Timestamp) {
    while let item = outbox.first {
      guard wire.count < Self.mostPerTurn else {
        isCutShort = true
        return
      }
      guard field.rejected.isEmpty, case .none = field.doubt else { return }
      let isSent: Bool
      switch item.edit {
      case .insert(let text): isSent = sendInsert(text, at: now)
      case .key(.backspace): isSent = sendBackspace(isRepeat: item.isRepeat, at: now)
      case .key(let key): isSent = sendKey(key, at: now)
      case .caret, .replace, .mark, .unmark:
        outbox.removeFirst()
        isSent = true
      }
      guard isSent else { return }
    }
  }

  /// When the first edit of the outbox may go although nothing comes in.
  var pumpDue: Timestamp? {
    guard let item = outbox.first, field.rejected.isEmpty, case .none = field.doubt else { return nil }
    switch item.edit {
    case .insert:
      guard field.receipts.isEmpty, case .closed(let until) = barrier(at: .longAgo) else { return nil }
      return until
    case .caret, .replace, .mark, .unmark: return nil
    case .key:
      guard field.receipts.isEmpty || serialRule == .lenient else { return nil }
      return backspaceDue
    }
  }

  // MARK: Inserts

  /// True if something of it was sent.
  private mutating func sendInsert(_ text: String, at now: Timestamp) -> Bool {
    switch field.kind {
    case .keysOnly: return typeWhatCanBe(text, at: now)
    case .terminal: return sendToTerminal(text, at: now)
    case .text, .secret: break
    }
    guard case .keys = field.lane else { return commitInserts(at: now) }
    switch barrier(at: now) {
    case .open(let reason):
      opened(by: reason)
      field.lane = .idle
      return commitInserts(at: now)
    case .closed:
      return typeFront(of: text, at: now)
    }
  }

  /// Commits the inserts at the front. All open commits share one serial: if a later one carried a newer serial, it
  /// could be taken although an earlier one was dropped.
  private mutating func commitInserts(at now: Timestamp) -> Bool {
    guard mayCommit else { return false }
    let text = outbox.takeInserts()
    let isProbe = mayProbe(with: text)
    sendCommit(text, serial: isProbe ? doneCount &- 1 : doneCount, isProbe: isProbe, at: now)
    return true
  }

  private var mayCommit: Bool {
    guard let oldest = field.receipts.first else { return true }
    return oldest.serial == doneCount && !oldest.isProbe
  }

  /// One deliberately stale letter teaches the compositor's rule, where its echo will be seen beyond doubt: in a
  /// prompt field at rest, known, and without a selection that may hide. As a rule the third letter.
  private func mayProbe(with text: String) -> Bool {
    guard case .unknown = serialRule, field.kind == .text, field.habits.commit == .prompt,
      field.ledger.isSettledAndKnown, field.receipts.isEmpty, !field.selectionMayHide, doneCount != 0
    else { return false }
    return text.index(after: text.startIndex) == text.endIndex
  }

  mutating func sendCommit(_ text: String, serial: UInt32, isProbe: Bool, at now: Timestamp) {
    let number = nextNumber()
    expect(number, .commit, leadsTo: { $0.inserting(text) }, changesNothing: false)
    if field.keepsShadow { field.shadow.append(text) }
    field.lane = .commits
    field.lastEdit = now
    field.tally.sent()
    guard serialRule != .lenient else {
      // It will be taken whatever its serial: nothing to prove, and one wakeup less.
      wire.append(.commit(WireCommit(text), serial: serial, receipt: nil))
      return
    }
    field.receipts.append(SentCommit(number: number, text: text, serial: serial, isProbe: isProbe))
    wire.append(.commit(WireCommit(text), serial: serial, receipt: number))
  }

  /// While keys are unconfirmed, what the keymap holds goes as keys too; the rest waits.
  private mutating func typeFront(of text: String, at now: Timestamp) -> Bool {
    let front = text.prefix { isOnKeymap($0) }
    if front.isEmpty {
      if outbox.markFirstWaiting() { repairs.held += 1 }
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

  // MARK: Fields that take keys

  private func typedKey(for character: Character) -> TypedKey? {
    switch character {
    case "\n": .edit(.return)
    case "\t": .edit(.tab)
    default: keymap.contains(character) ? .character(character) : nil
    }
  }

  /// No input method reaches the field: a character without a key cannot be typed.
  private mutating func typeWhatCanBe(_ text: String, at now: Timestamp) -> Bool {
    for character in text {
      if let key = typedKey(for: character) { press(key, at: now) } else { repairs.untypeable += 1 }
    }
    outbox.removeFirst()
    return true
  }

  /// A terminal reads keys and commits in the order in which they come, so only receipts matter.
  private mutating func sendToTerminal(_ text: String, at now: Timestamp) -> Bool {
    if typedKey(for: text[text.startIndex]) == nil {
      guard mayCommit else { return false }
      let run = text.prefix { typedKey(for: $0) == nil }
      sendCommit(String(run), serial: doneCount, isProbe: false, at: now)
      dropFront(text, upTo: run.endIndex)
      return true
    }
    guard keysMayGo else { return false }
    let run = text.prefix { typedKey(for: $0) != nil }
    for character in run {
      if let key = typedKey(for: character) { press(key, at: now) }
    }
    dropFront(text, upTo: run.endIndex)
    return true
  }

  // MARK: Keys

  /// A key would act before a commit that was dropped and must be sent again.
  private var keysMayGo: Bool { field.receipts.isEmpty || serialRule == .lenient }

  private mutating func sendKey(_ key: EditKey, at now: Timestamp) -> Bool {
    guard keysMayGo else {
      if outbox.markFirstWaiting() { repairs.keysHeld += 1 }
      return false
    }
    outbox.removeFirst()
    press(.edit(key), at: now)
    return true
  }

  private mutating func sendBackspace(isRepeat: Bool, at now: Timestamp) -> Bool {
    if isRepeat, !keysMayGo || !mayRepeat(at: now) {
      // The finger is still down and the next repeat is coming; one that waits would delete after it lifts.
      outbox.removeFirst()
      repairs.repeatsSwallowed += 1
      return true
    }
    if let due = backspaceDue, now < due { return false }
    return sendKey(.backspace, at: now)
  }

  /// At most so many keys are on their way where echoes come.
  private static let mostUnconfirmed = 8
  private static let mostUnconfirmedRepeats = 4

  private var unconfirmedKeys: Int {
    field.habits.key == .counted ? field.tally.owed : field.ledger.pending.count { $0.origin == .key }
  }

  private func mayRepeat(at now: Timestamp) -> Bool {
    if field.kind == .text, field.habits.showsKeys { return unconfirmedKeys < Self.mostUnconfirmedRepeats }
    guard case .keys(let last, _) = field.lane else { return true }
    return now >= last + Patience.repeatedBackspace
  }

  /// When one more Backspace may go; nil for now.
  private var backspaceDue: Timestamp? {
    guard field.kind == .text, field.habits.showsKeys, unconfirmedKeys >= Self.mostUnconfirmed,
      case .keys(let last, _) = field.lane
    else { return nil }
    return last + keyEchoCap
  }

  /// How long a key's echo may take where echoes come.
  private var keyEchoCap: Double {
    if field.habits.commit == .prompt { return Patience.silence }
    return field.habits.key == .counted ? Patience.keyDone : Patience.keyWindow
  }

  private mutating func press(_ key: TypedKey, at now: Timestamp) {
    let number = nextNumber()
    switch key {
    case .character(let character):
      let text = String(character)
      expect(number, .key, leadsTo: { $0.inserting(text) }, changesNothing: false)
      if field.keepsShadow { field.shadow.append(text) }
    case .edit(.backspace):
      let isAtStart = field.ledger.prediction.map { $0.before.isEmpty && $0.selected.isEmpty } ?? false
      expect(number, .key, leadsTo: { $0.deletingBackward() }, changesNothing: isAtStart)
      field.shadow.deleteBackward()
    case .edit(.return), .edit(.tab):
      expectTheUnknown(number)
      crossingUntil = now + Patience.crossing
    case .edit(.left), .edit(.right), .arrow:
      expectTheUnknown(number)
    }
    field.lane = .keys(last: now, answered: false)
    field.lastEdit = now
    field.tally.sent()
    wire.append(.key(key))
  }

  /// Behind this key the text around the caret is another one.
  private mutating func expectTheUnknown(_ number: Int) {
    expect(number, .key, leadsTo: { _ in nil }, changesNothing: false)
    field.shadow.clear()
    field.ledger.loseBelief()
  }

  private mutating func expect(
    _ number: Int, _ origin: EchoLedger.Origin, leadsTo next: (TextWindow) -> TextWindow?,
    changesNothing: Bool
  ) {
    guard field.kind == .text else { return }
    field.ledger.expect(
      EchoLedger.Entry(
        id: number, origin: origin, predicted: field.ledger.prediction.flatMap(next),
        changesNothing: changesNothing, doneCount: doneCount))
  }
}
