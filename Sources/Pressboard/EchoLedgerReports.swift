/// What a report means: an echo, an old state, or somebody else's change.
extension EchoLedger {
  /// Takes a report in. Oldest entries are tried first: the same window can stand in the ledger twice, and the
  /// newest first would confirm edits that have not acted. `owed` is how many edits it leaves unanswered by number;
  /// `isUnasked` says that all had been answered before.
  mutating func take(
    _ report: TextWindow?, echo: CommitEcho, owed: Int, isUnasked: Bool, shadow: String, at now: Timestamp
  ) -> Verdict? {
    defer { self.report = report }
    guard let report else { return nil }
    guard report != self.report else {
      if holdsEffect { reportIsStale = true }
      return nil
    }
    // The echo of what was believed without one.
    if pending.isEmpty, isBelief(report) {
      reportIsStale = false
      return nil
    }
    let verdict = judge(report, echo: echo, shadow: shadow, owed: owed, isUnasked: isUnasked, at: now)
    switch verdict {
    case .late, .trailing: reportIsStale = true
    case .confirmed: reportIsStale = holdsEffect
    case .undecided:
      let showsShadow = shadow.isEmpty || report.before.hasBytesAtEnd(shadow)
      reportIsStale = !showsShadow || holdsCommit && echo != .prompt
    case .strayed: reportIsStale = echo != .prompt
    case .surprised, .closedStep, .added, .unasked, .unsettled: reportIsStale = false
    }
    return verdict
  }

  var holdsEffect: Bool { pending.contains { !$0.changesNothing } }
  private var holdsCommit: Bool { pending.contains { $0.origin == .commit } }

  private mutating func judge(
    _ report: TextWindow, echo: CommitEcho, shadow: String, owed: Int, isUnasked: Bool, at now: Timestamp
  ) -> Verdict {
    let isLast = owed == 0
    // Half of an older edit may look like a later one.
    let index = pending.firstIndex {
      $0.shows(report) || $0.surprise(in: report) != nil || $0.isHalfOf(report)
    }
    if let index, !pending[index].shows(report) { return takeSurprise(report, at: index) ?? .late }
    if let index {
      if echo != .prompt, !isLast, pending[index].origin == .key, isBelief(report) || wasSeen(report) {
        return .late  // More likely what a commit before the key shows one step late.
      }
      if index >= pending.count - owed, skipsAnEdit(index) { return .undecided }
      // Of two commits of the same text the first one, shown late, looks like the second.
      let isProof = index == pending.count - 1 && !pending[index].repeatsLast
      let newest = isProof ? pending[index].origin : nil
      confirm(through: index, as: report)
      return .confirmed(newest: newest)
    }
    if holdsCommit {
      if echo == .late { return .late }
      if echo != .prompt, report.selected.isEmpty, showsEarlierText(report) { return .late }
    }
    if echo == .prompt, let index = added(by: report) {
      let wasKnown = pending[index].predicted != nil
      confirm(through: index, as: report)
      predictAnew(from: report)
      return .added(isNewest: pending.isEmpty, wasKnown: wasKnown)
    }
    if pending.contains(where: { $0.predicted == nil }) {
      if wasSeen(report) { return .late }
      // What a field says first may be from before all edits; and with more than one on its way the end of the text
      // may look right before the last one acts. Where each edit is answered at once their number tells.
      let answersAll =
        pending.count == 1 && report.selected.isEmpty
        || echo == .prompt && isLast && showsNewest(report, shadow)
      guard self.report != nil, answersAll else { return .undecided }
      let showsShadow = shadow.isEmpty || report.before.hasBytesAtEnd(shadow) && report.selected.isEmpty
      // A commit may show one step late, and the text before it ends like the shadow too if a letter is doubled.
      if echo != .prompt, case .insert(let text) = pending[0].step, pending[0].origin == .commit {
        let meaning = placing(text, report)
        unplaced = text
        switch meaning {
        case .previous: return .trailing
        case .newest where showsShadow: break
        case .newest, .unclear: if showsShadow { return .undecided }
        }
      }
      guard showsShadow else {
        return mayPrecede(pending[0].step, report, shadow: shadow) ? .late : .strayed
      }
      // With earlier keys unanswered it need not be the answer to Return.
      if echo != .prompt, !isLast, shadow.isEmpty, pending[0].step == .unknown { return .undecided }
      if pending[0].origin == .key, shadow.isEmpty, let last = self.report, let newestCommit,
        last.inserting(newestCommit).agrees(with: report)
      {
        return .late  // It shows the commit before the key and not the key.
      }
      // The text before a Backspace that may not have acted ends like what is left of ours: anything does.
      if echo != .prompt, shadow.isEmpty, pending[0].step == .deleteBackward { return .late }
      let newest = pending[pending.count - 1].origin
      confirm(through: pending.count - 1, as: report)
      return .closedStep(newest)
    }
    if pending.isEmpty {
      if echo == .late, wasSeen(report), !isUnasked { return .late }
      // What was under way when the prediction was given up may be in it or not; quiet will tell.
      if case .unknown = belief, self.report != nil { return .undecided }
      believe(report)
      return .unasked
    }
    if wasSeen(report) { return .late }
    if unsettledSince == nil { unsettledSince = now }
    return .unsettled
  }

  /// Whether an entry that shows with fewer answers than edits may show before it has acted: a refused letter and a
  /// Backspace leave the text as it was before both, and a selection that nobody told of goes with the first Backspace.
  private func skipsAnEdit(_ index: Int) -> Bool {
    guard index > 0, pending[index].step == .deleteBackward else { return false }
    switch pending[index - 1].step {
    case .insert, .deleteBackward: return true
    case .replace, .unknown: return false
    }
  }

  /// An application that counts otherwise: what was sent behind is predicted anew from what it shows.
  private mutating func takeSurprise(_ report: TextWindow, at index: Int) -> Verdict? {
    guard let surprise = pending[index].surprise(in: report) else { return nil }
    let step = pending[index].step
    confirm(through: index, as: report)
    predictAnew(from: report)
    return .surprised(surprise.meaning, step)
  }
}
