/// When time alone changes what is believed or may be sent. Each deadline is nil while its condition does not hold.
extension DocumentSync {
  /// When `endTurn` must be called although nothing came in; nil when nothing waits for time.
  public var nextWake: Timestamp? {
    var earliest: Timestamp?
    func offer(_ deadline: Timestamp?) {
      guard let deadline else { return }
      earliest = earliest.map { min($0, deadline) } ?? deadline
    }
    switch focus {
    case .nowhere:
      guard let oldest = outbox.first else { return nil }
      return max(oldest.queued + Patience.tapWithoutField, crossingUntil ?? .longAgo)
    case .field:
      if owesTurn { return .longAgo }
      offer(tallyDue)
      offer(knownDue)
      if field.ledger.hasPending {
        offer(settledDue)
        offer(unsettledDue)
        offer(ineffectiveKeyDue)
        offer(stepDue)
        offer(habitDue)
        offer(trustDue)
        offer(silenceDue)
      }
      offer(doubtDue)
      offer(motionDue)
      offer(pumpDue)
    }
    return earliest
  }

  /// The newest prediction stands reported, and nothing moves: everything before it has acted too. That the report
  /// came before the edit proves nothing; that it answers the last one of them only their number tells.
  var settledDue: Timestamp? {
    guard field.lastDone > field.lastEdit, field.ledger.newestIsReported else { return nil }
    return field.quietSince + (field.tally.owed == 0 ? Patience.settled : Patience.keyWindow)
  }

  /// A burst of edits has ended; what is still owed is forgiven much later.
  var tallyDue: Timestamp? {
    guard field.receipts.isEmpty else { return nil }
    switch field.tally.state {
    case .idle: return nil
    case .running: return field.quietSince + Patience.judged
    case .judged: return field.quietSince + Patience.silence
    }
  }

  var unsettledDue: Timestamp? {
    field.ledger.unsettledSince.map { $0 + Patience.unsettled }
  }

  /// The text is unknown, but the application has spoken since the last edit and keeps still.
  var knownDue: Timestamp? {
    guard field.ledger.pending.isEmpty, !field.ledger.isSettledAndKnown, field.ledger.report != nil,
      field.receipts.isEmpty, field.lastDone > field.lastEdit
    else { return nil }
    // Unchanged text behind a commit: a prompt application refused it, others may show it later.
    if field.ledger.reportIsStale, field.habits.commit != .prompt { return nil }
    // What answers a commit there lacks it, whatever came behind.
    if field.habits.commit == .late, field.habits.key != .window, !field.reportIsUnasked { return nil }
    // After a commit a late application's report lacks its text.
    switch field.lane {
    case .commits where field.habits.commit == .late: return nil
    // It may be of before the last key.
    case .keys where field.tally.owed > 0 && !field.ledger.reportShowsNewest(field.shadow.text):
      return field.quietSince + Patience.keyWindow
    case .idle, .commits, .keys: return field.quietSince + Patience.known
    }
  }

  /// Keys that should change nothing have no echo; an application that stands still may not have read them yet.
  var ineffectiveKeyDue: Timestamp? {
    guard field.ledger.hasPending, !field.ledger.holdsEffect, field.ledger.report != nil else { return nil }
    return field.quietSince + Patience.keyWindow
  }

  /// Nothing showed what lies behind Return, Tab or unknown text.
  var stepDue: Timestamp? {
    guard let newest = field.ledger.pending.last, newest.predicted == nil, field.receipts.isEmpty else {
      return nil
    }
    return field.quietSince + Patience.keyActs
  }

  /// The echo of the newest commit can be judged.
  var habitDue: Timestamp? {
    guard let newest = field.ledger.pending.last, newest.origin == .commit, !newest.isJudged,
      newest.doneCount != doneCount, field.receipts.isEmpty
    else { return nil }
    return field.quietSince + Patience.judged
  }

  /// Where commits show late or never the prediction stands by itself, unless a key's window is still to come.
  var trustDue: Timestamp? {
    // A report that fits nothing is looked at first.
    guard let newest = field.ledger.pending.last, field.receipts.isEmpty, field.ledger.unsettledSince == nil
    else { return nil }
    switch field.habits.commit {
    case .unknown, .prompt: return nil
    case .late, .none: break
    }
    let awaitsWindow = field.habits.key == .window && newest.origin == .key && newest.predicted != nil
    return field.quietSince + (awaitsWindow ? Patience.keyWindow : Patience.judged)
  }

  var silenceDue: Timestamp? {
    guard !field.ledger.pending.isEmpty else { return nil }
    switch field.habits.commit {
    case .unknown, .prompt: return field.quietSince + Patience.silence
    case .late, .none: return nil
    }
  }
}
