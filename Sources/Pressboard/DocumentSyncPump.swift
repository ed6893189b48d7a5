/// Sending: one lane at a time, in the order of the outbox.
extension DocumentSync {
  /// So many edits leave in one turn: between turns the host sees whether the compositor keeps up.
  static let mostPerTurn = 64

  mutating func pump(at now: Timestamp) {
    while let item = outbox.first {
      guard wire.count < Self.mostPerTurn else {
        owesTurn = true
        return
      }
      guard isFree(at: now) else { return }
      let isDone: Bool
      switch item.edit {
      case .insert(let text): isDone = sendInsert(text, at: now)
      case .mark(let text): isDone = sendMark(text, at: now)
      case .key(.backspace): isDone = sendBackspace(isRepeat: item.isRepeat, queued: item.queued, at: now)
      case .key(let key): isDone = sendKey(key, at: now)
      case .caret(let move): isDone = sendCaret(move, at: now)
      case .replace(let old, let new): isDone = sendReplacement(of: old, with: new, at: now)
      case .unmark:
        outbox.removeFirst()
        isDone = true
      }
      guard isDone else { return }
    }
  }

  /// Nothing that was sent forbids that more follows.
  private func isFree(at now: Timestamp) -> Bool {
    guard field.rejected.isEmpty, case .none = field.doubt, field.motion == nil else { return false }
    return field.deletionProbe.map { now >= $0.until } ?? true
  }

  /// When the first edit of the outbox may go although nothing comes in.
  var pumpDue: Timestamp? {
    guard let item = outbox.first, field.rejected.isEmpty, case .none = field.doubt, field.motion == nil
    else { return nil }
    let due: Timestamp?
    switch item.edit {
    case .insert, .mark:
      guard field.receipts.isEmpty, case .closed(let until) = barrier(at: .longAgo) else {
        return field.deletionProbe?.until
      }
      due = until
    case .key:
      due = keysMayGo ? backspaceDue(queued: item.queued) : nil
    case .caret:
      due = keysMayGo ? caretDue(waitingSince: item.waitingSince) : nil
    case .replace:
      due = keysMayGo ? replacementDue(waitingSince: item.waitingSince) : nil
    case .unmark: due = nil
    }
    guard let due else { return field.deletionProbe?.until }
    return field.deletionProbe.map { max($0.until, due) } ?? due
  }

  /// A key would act before a commit that was dropped and must be sent again.
  var keysMayGo: Bool { field.receipts.isEmpty || serialRule == .lenient }

  /// Enters what is sent into the ledger.
  mutating func expect(
    _ number: Int, _ origin: EchoLedger.Origin, _ step: EchoLedger.Step, changesNothing: Bool = false,
    halves: [TextWindow] = [], surprises: [EchoLedger.Surprise] = []
  ) {
    guard field.kind == .text else { return }
    field.ledger.expect(
      EchoLedger.Entry(
        id: number, origin: origin, step: step,
        predicted: field.ledger.prediction.flatMap(step.applied), changesNothing: changesNothing,
        doneCount: doneCount, halves: halves, surprises: surprises))
  }

  /// Text of ours goes out at the caret.
  mutating func noteTyped(_ text: String, at now: Timestamp) {
    guard field.keepsShadow else { return }
    if field.kind == .keysOnly, now > field.lastEdit + Patience.unseenFocus { field.shadow.clear() }
    field.shadow.append(
      text, at: now, pause: field.habits.showsKeys ? Patience.ownTyping : Patience.unseenCaret)
    if field.direction == nil { field.direction = WritingDirection(of: text) }
  }
}
