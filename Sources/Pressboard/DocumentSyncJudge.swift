/// Judging what came in: once per turn, after the whole batch has been recorded.
extension DocumentSync {
  mutating func judge(at now: Timestamp) {
    resendRejected(at: now)
    if field.hasReport {
      field.hasReport = false
      judgeReport(at: now)
    }
    judgeTime(at: now)
    judgeDoubt(at: now)
  }

  // MARK: Reports

  private mutating func judgeReport(at now: Timestamp) {
    if field.ledger.pending.isEmpty, now >= field.lastEdit + Patience.known { field.selectionMayHide = true }
    if let report = field.report, report != field.ledger.report, takeTrial(report, at: now) { return }

    let isFirst = field.ledger.report == nil
    let verdict = field.ledger.take(
      field.report, echo: field.habits.commit, isLast: field.tally.owed == 0, shadow: field.shadow.text,
      at: now)
    switch verdict {
    case .confirmed(let newest):
      field.selectionMayHide = false
      switch newest {
      case .commit?:
        field.habits.sawPrompt()
        changes.append(.confirmed)
      case .key?: field.habits.sawKeyWindow()
      case nil: return  // An earlier edit's echo says nothing of the keys behind it.
      }
    case .closedStep:
      field.selectionMayHide = false
      field.shadow.clear()
    case .unasked:
      if !isFirst {
        repairs.superseded += 1
        changes.append(.superseded(.textChanged))
      }
      field.shadow.clear()
    case .late:
      return
    case .unsettled, nil:
      break
    }
    if case .keys(let last, _) = field.lane { field.lane = .keys(last: last, answered: true) }
  }

  // MARK: Time

  private mutating func judgeTime(at now: Timestamp) {
    if now.isAt(settledDue) {
      if case .key? = field.ledger.pending.last?.origin, field.tally.owed == 0 { field.habits.sawKeyWindow() }
      field.ledger.confirmAll()
      field.selectionMayHide = false
    }
    judgeTally(at: now)
    if now.isAt(unsettledDue) { supersede() }
    if now.isAt(ineffectiveKeyDue) { field.ledger.confirmAll() }
    if now.isAt(stepDue) { field.ledger.forget() }
    if now.isAt(habitDue) { judgeHabit() }
    if now.isAt(trustDue) { field.ledger.trustPrediction() }
    if now.isAt(silenceDue) { judgeSilence() }
    if now.isAt(knownDue) {
      field.ledger.believeReport()
      field.shadow.clear()
    }
  }

  private mutating func judgeTally(at now: Timestamp) {
    switch field.tally.state {
    case .idle:
      if now >= field.quietSince + Patience.judged { field.tally.reset() }
    case .running, .judged:
      guard now.isAt(tallyDue) else { return }
      let isFirst = field.tally.state == .running
      if isFirst {
        let isExact = field.tally.judge()
        if field.report == nil { field.habits.sawCount(exact: isExact) }
      }
      if !isFirst || field.tally.owed == 0 { field.tally.reset() }
    }
  }

  /// The newest edit is a commit, the application has answered it and all is quiet: how did it show the text?
  private mutating func judgeHabit() {
    field.ledger.markNewestJudged()
    if field.ledger.report == nil {
      field.habits.sawNone()
    } else if field.ledger.reportShowsEarlierText {
      field.habits.sawLate()
    }
  }

  /// Nothing came for a long time. A prompt application stands still, or something went another way than predicted;
  /// one that never answered at all does not show its text.
  private mutating func judgeSilence() {
    if field.habits.commit == .unknown, field.ledger.pending.first?.doneCount == doneCount {
      field.habits.sawNone()
      field.ledger.trustPrediction()
    } else {
      supersede()
    }
  }

  /// The prediction is wrong in a way that nobody explains.
  mutating func supersede() {
    repairs.superseded += 1
    changes.append(.superseded(.lost))
    field.ledger.forget()
    field.shadow.clear()
  }
}

extension Timestamp {
  /// Whether a deadline has come.
  func isAt(_ deadline: Timestamp?) -> Bool { deadline.map { self >= $0 } ?? false }
}
