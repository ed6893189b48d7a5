/// When a commit may follow keys.
extension DocumentSync {
  /// Whether a commit may follow the keys that were sent. With `longAgo` it tells what time alone would open.
  func barrier(at now: Timestamp) -> Barrier {
    guard case .keys(let last, let answered) = field.lane else { return .open(.none) }
    switch field.kind {
    case .keysOnly: return .open(.none)
    case .text, .secret, .terminal: if field.keepsOrder { return .open(.none) }
    }
    let acted = last + Patience.keyActs
    func wait(until deadline: Timestamp, _ reason: Barrier.Reason) -> Barrier {
      now >= deadline ? .open(reason) : .closed(until: deadline)
    }

    if field.kind == .text {
      let ledger = field.ledger
      if ledger.isSettledAndKnown, ledger.report != nil, field.habits.commit != .none { return .open(.echo) }
      if showsText {
        if ledger.hasPending, !ledger.holdsEffect { return wait(until: last + Patience.keyWindow, .quiet) }
        let cap = last + (field.habits.commit == .prompt ? Patience.silence : Patience.keyWindow)
        // Return, or letters behind it: a window comes, but nobody knows which.
        if ledger.pending.last?.predicted == nil {
          let isAnswered = answered && (field.tally.owed == 0 || ledger.reportShowsNewest(field.shadow.text))
          return wait(until: isAnswered ? acted : last + Patience.keyWindow, .quiet)
        }
        // Time never opens it while the application is silent: it may be standing still, key unread.
        guard answered || field.tally.owed == 0 && field.lastDone > last else {
          return wait(until: cap, .cap)
        }
        let explained = max(acted, field.lastDone + Patience.judged)
        return explained < cap ? wait(until: explained, .quietUnexplained) : wait(until: cap, .cap)
      }
    }
    if field.habits.key == .counted {
      if field.tally.owed == 0 { return .open(.count) }
      // Two edits may have shared a done.
      return answered ? wait(until: acted, .quiet) : wait(until: last + Patience.keyDone, .cap)
    }
    return wait(until: acted, .quiet)
  }

  /// Whether the field tells its text after keys, or has not yet shown that it does not.
  private var showsText: Bool {
    switch (field.habits.commit, field.habits.key) {
    case (.prompt, _), (_, .window): true
    case (.unknown, .unknown), (.late, .unknown): field.habits.mayShowKeys && field.ledger.report != nil
    case (.none, _), (_, .counted): false
    }
  }

  mutating func opened(by reason: Barrier.Reason) {
    switch reason {
    case .none: return
    case .echo: repairs.barriersByEcho += 1
    case .count: repairs.barriersByCount += 1
    case .quiet: repairs.barriersByQuiet += 1
    case .quietUnexplained: repairs.barriersByQuiet += 1
    case .cap: repairs.barriersByCap += 1
    }
    // A key that finds nothing to delete has no answer anywhere.
    let hasNoAnswer = field.ledger.pending.last?.changesNothing ?? false
    if case .keys(let last, false) = field.lane, field.lastDone < last, reason != .echo, !hasNoAnswer {
      field.habits.sawNoKey()
    }
    switch reason {
    case .none, .echo, .count: return
    case .quiet:
      if field.lastDone > field.lastEdit { field.tally.forgiveOwed() } else { field.tally.forgiveKeys() }
    case .quietUnexplained:
      if field.ledger.newestIsReported {
        field.ledger.confirmAll()
      } else if field.habits.commit != .late {
        supersede()
      }
    case .cap:
      field.tally.forgiveKeys()
      if field.ledger.pending.isEmpty { return }
      if field.habits.commit == .late { field.ledger.trustPrediction() } else { supersede() }
    }
  }
}
