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
    judgeMotion(at: now)
    judgeDeletionProbe()
  }

  // MARK: Reports

  private mutating func judgeReport(at now: Timestamp) {
    // Windows are not looked at, and so not copied, for what seldom is: this is done for every letter.
    if field.motion != nil, let report = field.report, takeMotion(report, at: now) { return }
    if field.ledger.pending.isEmpty, now >= field.lastEdit + Patience.known { field.selectionMayHide = true }
    if isTrying || !field.shownPreedit.isEmpty, let report = field.report, report != field.ledger.report {
      if takeTrial(report, at: now) || isOwnComposition(report) { return }
    }

    let hasStrayed = field.report.map { strays($0) } ?? false
    defer { if hasStrayed { field.shadow.clear() } }
    let isFirst = field.ledger.report == nil
    let known = field.ledger.pending.isEmpty ? field.ledger.prediction : nil
    let verdict = field.ledger.take(
      field.report, echo: field.habits.commit, owed: field.tally.owed,
      isUnasked: field.reportIsUnasked, shadow: field.shadow.text,
      at: now)
    switch verdict {
    case .confirmed(let newest):
      field.selectionMayHide = false
      switch newest {
      case .commit?: field.habits.sawPrompt()
      case .key?: field.habits.sawKeyWindow()
      case nil: return  // An earlier edit's echo says nothing of the keys behind it.
      }
      // Two edits may have shared an answer, or one had none.
      if field.habits.commit == .prompt { field.tally.forgiveOwed() }
    case .surprised(let meaning, let step):
      field.selectionMayHide = false
      learnDeletion(meaning, of: step, at: now)
      report(.textChanged)
    case .strayed:
      field.shadow.clear()
    case .trailing:
      field.habits.sawLate()
      return
    case .closedStep(let newest):
      if case .commit = newest { field.habits.sawPrompt() }
      field.selectionMayHide = false
      field.tally.forgiveOwed()
    case .added(let isNewest, let wasKnown):
      field.selectionMayHide = false
      if wasKnown || field.isLost { report(.textChanged) }
      field.isLost = false
      guard isNewest else {
        field.shadow.clear()
        // The keys behind it have not been answered, whatever came before.
        if case .keys(let last, _) = field.lane { field.lane = .keys(last: last, answered: false) }
        return
      }
      field.tally.forgiveOwed()
      if !(field.report?.before.hasBytesAtEnd(field.shadow.text) ?? false) { field.shadow.clear() }
    case .unasked:
      field.shadow.clear()
      if !isFirst { noteForeignChange(of: known) }
    case .late:
      return
    case .undecided:
      if !field.ledger.hasPending { dropShadowOfAnotherText() }
      if field.tally.owed == 0 { dropShadowUnlessShown() }
    case .unsettled, nil:
      break
    }
    if case .keys(let last, _) = field.lane { field.lane = .keys(last: last, answered: true) }
  }

  private mutating func noteForeignChange(of known: TextWindow?) {
    repairs.superseded += 1
    guard let report = field.report else { return }
    guard let known else { return self.report(.textChanged) }
    if let change = known.difference(to: report) {
      self.report(field.saysOther && known.sharesNothing(with: report) ? .fieldChanged : change)
    }
  }

  /// Some applications count what is being composed as text.
  private func isOwnComposition(_ report: TextWindow) -> Bool {
    guard !field.shownPreedit.isEmpty, let window = field.ledger.prediction else { return false }
    return window.inserting(field.shownPreedit).hasSameText(as: report)
  }

  /// One report more than edits, which shows nothing of ours: where commits show late, or nobody knows yet how, no
  /// other sign tells that the caret went elsewhere. While edits are on their way it may be of before them, so it
  /// leaves nothing to be believed.
  private mutating func strays(_ report: TextWindow) -> Bool {
    guard field.habits.commit != .prompt, let last = field.ledger.report, report != last else { return false }
    if field.habits.commit == .late, field.ledger.prediction != nil, !field.ledger.explainsText(of: report) {
      loseSight()
      return false
    }
    guard field.reportIsUnasked else { return false }
    let showsShadow = field.ledger.showsMost(of: field.shadow.text, report)
    if !field.ledger.hasPending {
      if !showsShadow { field.shadow.clear() }
      return false
    }
    if showsShadow || field.ledger.explains(report) { return false }
    if field.habits.commit == .late { loseSight() }
    return true
  }

  /// Where no text is told, a `done` that answers nothing may mean that the caret went elsewhere.
  mutating func noteUnaskedDone(at now: Timestamp) {
    guard field.kind == .text, field.report == nil, field.ledger.pending.isEmpty else { return }
    // Two edits may have shared an answer; one that came behind the last of them shows that it does not stand still.
    let answer =
      field.tally.owed == 0
      ? Patience.judged : field.lastDone > field.lastEdit ? Patience.unasked : Patience.keyWindow
    if now >= field.lastEdit + answer { field.shadow.clear() }
  }

  // MARK: Time

  private mutating func judgeTime(at now: Timestamp) {
    if field.ledger.hasPending { judgePending(at: now) } else { judgeTally(at: now) }
    if now.isAt(knownDue) {
      field.ledger.believeReport()
      field.shadow.clear()
      field.tally.forgiveOwed()
      if field.isLost { report(.textChanged) }
      field.isLost = false
    }
  }

  private mutating func judgePending(at now: Timestamp) {
    if now.isAt(settledDue) {
      if case .key? = field.ledger.pending.last?.origin, field.tally.owed == 0 { field.habits.sawKeyWindow() }
      field.ledger.confirmAll()
      field.selectionMayHide = false
    }
    judgeTally(at: now)
    if now.isAt(unsettledDue) {
      if case .keys(let last, _) = field.lane, now < last + Patience.keyActs {
        loseSight()
      } else {
        supersede()
      }
    }
    if now.isAt(ineffectiveKeyDue) { field.ledger.confirmAll() }
    if now.isAt(stepDue) {
      if field.tally.owed == 0 || field.lastDone > field.lastEdit { dropShadowUnlessShown() }
      field.ledger.forget()
    }
    if now.isAt(habitDue) { judgeHabit() }
    if now.isAt(trustDue) {
      field.ledger.trustPrediction()
      field.selectionMayHide = false
    }
    if now.isAt(silenceDue) { judgeSilence() }
  }

  /// All is answered and the last report does not show our own text: a selection that nobody told of is gone, or the
  /// field is another.
  private mutating func dropShadowUnlessShown() {
    if field.habits.commit != .late, !field.ledger.reportFits(field.shadow.text) { field.shadow.clear() }
  }

  /// Nothing is on its way any more, and the report does not show our own text. Only a late commit's echo may lack it.
  private mutating func dropShadowOfAnotherText() {
    guard let report = field.report, !report.before.hasBytesAtEnd(field.shadow.text) else { return }
    if case .commits = field.lane, field.habits.commit != .prompt { return }
    field.shadow.clear()
  }

  private mutating func judgeTally(at now: Timestamp) {
    switch field.tally.state {
    case .idle:
      if now >= field.quietSince + Patience.judged { field.tally.reset() }
    case .running, .judged:
      guard now.isAt(tallyDue) else { return }
      let isFirst = field.tally.state == .running
      if isFirst {
        let evidence = field.tally.judge()
        if field.report == nil { field.habits.sawCount(evidence) }
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
    } else if field.habits.commit == .unknown || field.habits.isDoubtful, field.ledger.reportIsStale {
      // It showed the text before the commit, as late ones do; a doubtful application shows a replacement so, by
      // whatever way it came, and tells what became of it with the next key.
      field.ledger.trustPrediction()
    } else {
      supersede()
    }
  }

  /// The prediction is wrong in a way that nobody explains.
  mutating func supersede() {
    field.ledger.forget()
    loseSight()
  }

  /// The same while what was sent may still act.
  private mutating func loseSight() {
    repairs.superseded += 1
    report(.lost)
    field.isLost = true
    field.ledger.loseSight()
    field.shadow.clear()
  }
}

extension Timestamp {
  /// Whether a deadline has come.
  func isAt(_ deadline: Timestamp?) -> Bool { deadline.map { self >= $0 } ?? false }
}
