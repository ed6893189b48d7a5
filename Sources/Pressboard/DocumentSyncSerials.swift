/// Stale serials: whether the compositor dropped an edit, and sending it again if so.
extension DocumentSync {
  /// More dones than the commit knew of had been sent when the compositor handled it.
  mutating func questionStale(_ commit: SentCommit, at now: Timestamp) {
    switch serialRule {
    case .lenient:
      repairs.falseAlarms += 1
    case .strict:
      field.rejected.append(commit)
    case .unknown:
      switch field.doubt {
      case .none:
        field.doubt = .waiting([commit], since: now)
      case .waiting(let earlier, _):
        field.doubt = .waiting(earlier + [commit], since: now)
      case .trial(var trial):
        trial.staleSince = now
        field.doubt = .trial(trial)
      }
    }
  }

  mutating func resendRejected(at now: Timestamp) {
    guard !field.rejected.isEmpty, field.receipts.isEmpty else { return }
    let rejected = field.rejected
    field.rejected = []
    resend(rejected, at: now)
  }

  /// Puts dropped edits back in front of all others.
  private mutating func resend(_ commits: [SentCommit], at now: Timestamp) {
    withdraw(commits)
    outbox.prepend(commits.flatMap(\.edits), at: now)
  }

  private mutating func withdraw(_ commits: [SentCommit]) {
    field.ledger.withdraw(from: commits[0].number)
    field.tally.withdrawn(commits.count(where: \.content.editsText))
    for commit in commits.reversed() {
      if commit.content.deleteBefore > 0 { field.shadow.clear() }
      field.shadow.withdraw(commit.content.text)
    }
    field.shownPreedit = commits[0].preeditBefore
    repairs.resends += commits.count
  }

  // MARK: While the rule is unknown

  var doubtDue: Timestamp? {
    switch field.doubt {
    case .none: return nil
    case .waiting(_, let since):
      guard field.receipts.isEmpty else { return nil }
      return since + doubtLasts
    case .trial(let trial):
      if let seen = trial.seen { return seen.since + settles(trial, seenSince: seen.since) }
      if let stale = trial.staleSince { return stale + doubtLasts }
      let end = trial.sent + Patience.trial
      // Another text altogether tells nothing of the copies, however long it is looked at.
      guard field.lastDone > trial.sent, let report = field.report, !report.agrees(with: trial.before) else {
        return end
      }
      return min(end, field.lastDone + Patience.unsettled)
    }
  }

  /// Seconds. Where the registry suggests that it was dropped, an echo is not to be expected.
  private var doubtLasts: Double {
    switch serialRule {
    case .unknown(prior: .strict): Patience.doubt
    case .unknown(prior: .lenient), .lenient, .strict:
      field.habits.commit == .prompt ? Patience.doubtWhereEchoesCome : Patience.doubt
    }
  }

  /// Seconds for which no further copy shows: then there is none. Against what the registry suggests that is believed
  /// only once another copy would have shown that takes as long as this one may have taken.
  private func settles(_ trial: SerialTrial, seenSince: Timestamp) -> Double {
    switch serialRule {
    case .unknown(prior: .lenient): Patience.settled + (seenSince - trial.began)
    case .unknown(prior: .strict), .lenient, .strict: Patience.settled
    }
  }

  mutating func judgeDoubt(at now: Timestamp) {
    switch field.doubt {
    case .none: return
    case .waiting(let commits, let since): judgeWaiting(commits, since: since, at: now)
    case .trial(let trial): judgeTrial(trial, at: now)
    }
  }

  private mutating func judgeWaiting(_ commits: [SentCommit], since: Timestamp, at now: Timestamp) {
    guard field.receipts.isEmpty else { return }
    let first = commits[0]
    if field.ledger.isConfirmed(first.number) { return learn(.lenient, from: commits) }
    // Where reports may be late, one that ends with the same letter may be of another commit.
    let isOfItsTime = field.habits.commit == .prompt && field.ledger.unsettledSince != nil
    if let report = field.report, isOfItsTime || showsProbe(first, report), shows(commits, report) {
      // It came through: on top of a selection that nobody had reported, or with what the field made of it.
      field.ledger.believe(report)
      return learn(.lenient, from: commits)
    }
    guard now.isAt(doubtDue) else { return }
    let text = commits.reduce(into: "") { $0 += $1.content.text }
    if field.showsStaleCommits, commits.allSatisfy(\.isPlainInsert),
      text.utf8.count <= Outbox.longestInsert,
      let before = field.ledger.window(before: first.number)
    {
      withdraw(commits)
      return beginTrial(of: text, before: before, since: since, at: now)
    }
    field.doubt = .none
    applyPrior(to: commits, at: now)
  }

  /// A probe leaves at rest, so no report can be late behind it: one that shows another text than before it, though
  /// perhaps one that stood there long ago, is of its own time.
  private func showsProbe(_ commit: SentCommit, _ report: TextWindow) -> Bool {
    guard commit.isProbe, let before = field.ledger.window(before: commit.number) else { return false }
    return !report.agrees(with: before)
  }

  private func shows(_ commits: [SentCommit], _ report: TextWindow) -> Bool {
    let last = commits[commits.count - 1].content.text
    let endsWithIt = !last.isEmpty && report.before.hasBytesAtEnd(last)
    guard let before = field.ledger.window(before: commits[0].number) else { return endsWithIt }
    // With a selection that nobody had reported, what is left is the front of the text; another text is no proof.
    let text = commits.reduce(into: "") { $0 += $1.content.text }
    let front = report.before.withoutBytesAtEnd(text)
    if endsWithIt, front.utf8.count < report.before.utf8.count,
      (before.before + before.selected + before.after).hasBytesAtStart(front)
    {
      return true
    }
    return report.before.hasBytesAtStart(before.before + commits[0].content.text)
  }

  private mutating func learn(_ rule: SerialRule, from commits: [SentCommit]) {
    serialRule = rule
    field.doubt = .none
    repairs.falseAlarms += commits.count
  }

  /// Nothing can be seen here; the next field may teach more, so the rule stays unknown.
  private mutating func applyPrior(to commits: [SentCommit], at now: Timestamp) {
    switch serialRule {
    case .unknown(prior: .strict): resend(commits, at: now)
    case .unknown(prior: .lenient), .lenient, .strict: repairs.falseAlarms += commits.count
    }
  }

  /// Absence proves nothing: GTK 4 may stand still for longer than any wait. The text goes out once more, alone, and
  /// what then stands in the field tells how often it was taken.
  private mutating func beginTrial(
    of text: String, before: TextWindow, since: Timestamp, at now: Timestamp
  ) {
    field.doubt = .trial(SerialTrial(before: before, text: text, copies: 2, began: since, sent: now))
    sendAlone(text, at: now)
  }

  private mutating func sendAlone(_ text: String, at now: Timestamp) {
    let number = commit(WireCommit(text), for: [.insert(text)], serial: doneCount, at: now)
    expect(number, .commit, .insert(text))
    noteTyped(text, at: now)
  }

  private mutating func judgeTrial(_ trial: SerialTrial, at now: Timestamp) {
    guard now.isAt(doubtDue) else { return }
    if let seen = trial.seen {
      finishTrial(trial, copies: seen.copies, at: now)
    } else if trial.staleSince != nil {
      var trial = trial
      trial.copies += 1
      trial.sent = now
      trial.staleSince = nil
      field.doubt = .trial(trial)
      withdrawTrial(trial)
      repairs.resends += 1
      sendAlone(trial.text, at: now)
    } else {
      // Nothing was seen, so nothing was learned: a field that answers may tell yet.
      field.doubt = .none
    }
  }

  private mutating func withdrawTrial(_ trial: SerialTrial) {
    if let newest = field.ledger.pending.last { field.ledger.withdraw(from: newest.id) }
    field.tally.withdrawn(1)
    field.shadow.withdraw(trial.text)
  }

  /// The rule is found out by a text that went out twice.
  var isTrying: Bool {
    if case .trial = field.doubt { true } else { false }
  }

  /// A report while a trial runs; true if it is dealt with.
  mutating func takeTrial(_ report: TextWindow, at now: Timestamp) -> Bool {
    guard case .trial(var trial) = field.doubt, let copies = trial.copies(in: report) else { return false }
    if trial.seen?.copies != copies { trial.seen = (copies, now) }
    field.doubt = .trial(trial)
    field.ledger.believe(report)
    field.ledger.note(report)
    if copies == trial.copies { finishTrial(trial, copies: copies, at: now) }
    return true
  }

  private mutating func finishTrial(_ trial: SerialTrial, copies: Int, at now: Timestamp) {
    field.doubt = .none
    if copies == 1 {
      serialRule = .strict
      return
    }
    serialRule = .lenient
    repairs.doublesTakenBack += copies - 1
    let backspaces = trial.text.count * (copies - 1)
    outbox.prepend(Array(repeating: .key(.backspace), count: backspaces), at: now)
  }
}
