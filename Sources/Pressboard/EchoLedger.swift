/// What was sent and has not been seen in the application yet, oldest first, and what is known of its text.
struct EchoLedger: Sendable {
  /// Applications repeat old windows a few steps late at most.
  private static let mostSeen = 24
  /// At 50 edits a second more than two seconds' worth; older echoes tell nothing that newer ones do not.
  private static let mostPending = 128

  private(set) var pending: [Entry] = []
  private(set) var belief: Belief = .unknown
  /// The application's newest report.
  private(set) var report: TextWindow?
  /// Since when reports fit nothing.
  private(set) var unsettledSince: Timestamp?
  /// The report is known to lack something that was sent before it: no ground for a belief.
  private(set) var reportIsStale = false
  private var seen: [TextWindow] = []
  private var confirmedThrough = -1

  /// The window as it will be once everything sent has acted; nil when unknown.
  var prediction: TextWindow? {
    if let newest = pending.last { return newest.predicted }
    switch belief {
    case .known(let window): return window
    case .unknown: return nil
    }
  }

  var isSettledAndKnown: Bool {
    guard pending.isEmpty, case .known = belief else { return false }
    return true
  }

  /// Something waits for its echo, or a report for its meaning.
  var hasPending: Bool { !pending.isEmpty || unsettledSince != nil }

  func isConfirmed(_ id: Int) -> Bool { id <= confirmedThrough }

  func isPending(_ id: Int) -> Bool { pending.contains { $0.id == id } }

  /// What is being inserted, if that is all that is pending.
  var pendingInserts: String? {
    var text = ""
    for entry in pending {
      guard case .insert(let piece) = entry.step else { return nil }
      text += piece
    }
    return text
  }

  /// The window that an entry started from.
  func window(before id: Int) -> TextWindow? {
    guard let index = pending.firstIndex(where: { $0.id == id }) else { return nil }
    if index > 0 { return pending[index - 1].predicted }
    switch belief {
    case .known(let window): return window
    case .unknown: return nil
    }
  }

  mutating func expect(_ entry: Entry) {
    if pending.count == Self.mostPending { pending.removeFirst() }
    pending.append(entry)
  }

  /// The compositor dropped this edit, and with it all that came after it.
  mutating func withdraw(from id: Int) {
    pending.removeAll { $0.id >= id }
  }

  mutating func markNewestJudged() {
    pending[pending.count - 1].isJudged = true
  }

  /// Takes a report in. Oldest entries are tried first: the same window can stand in the ledger twice, and the
  /// newest first would confirm edits that have not acted. `isLast` says that it answers the last edit by number.
  mutating func take(
    _ report: TextWindow?, echo: CommitEcho, isLast: Bool, shadow: String, at now: Timestamp
  ) -> Verdict? {
    defer { self.report = report }
    guard let report else { return nil }
    guard report != self.report else {
      if holdsCommit { reportIsStale = true }
      return nil
    }
    let verdict = judge(report, echo: echo, shadow: shadow, isLast: isLast, at: now)
    switch verdict {
    case .late: reportIsStale = true
    case .confirmed: reportIsStale = holdsCommit
    case .undecided:
      let showsShadow = shadow.isEmpty || report.before.hasBytesAtEnd(shadow) || pending.isEmpty
      reportIsStale = !showsShadow || holdsCommit && echo != .prompt && !isLast
    case .surprised, .closedStep, .unasked, .unsettled: reportIsStale = false
    }
    return verdict
  }

  private var holdsCommit: Bool { pending.contains { $0.origin == .commit } }

  private mutating func judge(
    _ report: TextWindow, echo: CommitEcho, shadow: String, isLast: Bool, at now: Timestamp
  ) -> Verdict {
    if let index = pending.firstIndex(where: { $0.predicted?.agrees(with: report) ?? false }) {
      if echo != .prompt, !isLast, pending[index].origin == .key, isBelief(report) || wasSeen(report) {
        return .late  // More likely what a commit before the key shows one step late.
      }
      let newest = index == pending.count - 1 ? pending[index].origin : nil
      confirm(through: index, as: report)
      return .confirmed(newest: newest)
    }
    if let verdict = takeSurprise(report) { return verdict }
    if pending.contains(where: { $0.halves.contains { $0.agrees(with: report) } }) { return .late }
    if holdsCommit {
      if echo == .late { return .late }
      if echo != .prompt, report.selected.isEmpty, showsEarlierText(report) { return .late }
    }
    if pending.contains(where: { $0.predicted == nil }) {
      if wasSeen(report) { return .late }
      // What a field says first may be from before all edits; and with more than one on its way the end of the text
      // may look right before the last one acts.
      guard self.report != nil, pending.count == 1 else { return .undecided }
      let showsShadow = report.before.hasBytesAtEnd(shadow) && report.selected.isEmpty
      guard shadow.isEmpty || showsShadow else { return .late }
      confirm(through: pending.count - 1, as: report)
      return .closedStep
    }
    if pending.isEmpty {
      if echo == .late, wasSeen(report) { return .late }
      // What was under way when the prediction was given up may be in it or not; quiet will tell.
      if case .unknown = belief, self.report != nil { return .undecided }
      believe(report)
      return .unasked
    }
    if wasSeen(report) { return .late }
    if unsettledSince == nil { unsettledSince = now }
    return .unsettled
  }

  /// An application that counts otherwise: what was sent behind is predicted anew from what it shows.
  private mutating func takeSurprise(_ report: TextWindow) -> Verdict? {
    for index in pending.indices {
      guard let surprise = pending[index].surprises.first(where: { $0.window.agrees(with: report) }) else {
        continue
      }
      let step = pending[index].step
      confirm(through: index, as: report)
      var window: TextWindow? = report
      for later in pending.indices {
        window = window.flatMap(pending[later].step.applied)
        pending[later].predicted = window
        pending[later].surprises = []
        pending[later].halves = []
      }
      return .surprised(surprise.meaning, step)
    }
    return nil
  }

  /// Whether the newest prediction is what the application last reported.
  var newestIsReported: Bool {
    guard let report, let newest = pending.last?.predicted else { return false }
    return newest.agrees(with: report)
  }

  /// Whether the application's last word is what is believed, so that lengths can be counted in it.
  var reportIsBelief: Bool { report.map(isBelief) ?? false }

  /// Whether the last report shows the text as it was before the newest edit.
  var reportShowsEarlierText: Bool { report.map(showsEarlierText) ?? false }

  private func isBelief(_ report: TextWindow) -> Bool {
    guard case .known(let window) = belief else { return false }
    return window.agrees(with: report)
  }

  private func showsEarlierText(_ report: TextWindow) -> Bool {
    if case .known(let window) = belief, window.hasSameText(as: report) { return true }
    return pending.dropLast().contains { $0.predicted?.hasSameText(as: report) ?? false }
  }

  private func wasSeen(_ report: TextWindow) -> Bool {
    seen.contains { $0.agrees(with: report) }
  }

  /// The application shows all that was sent.
  mutating func confirmAll() {
    guard let newest = pending.last, let report else { return }
    confirm(through: pending.count - 1, as: newest.changesNothing ? newest.predicted ?? report : report)
  }

  private mutating func confirm(through index: Int, as window: TextWindow) {
    for entry in pending[...index] { remember(entry.predicted) }
    confirmedThrough = pending[index].id
    pending.removeFirst(index + 1)
    belief = .known(window)
    unsettledSince = nil
  }

  private mutating func remember(_ window: TextWindow?) {
    guard let window else { return }
    if seen.count == Self.mostSeen { seen.removeFirst() }
    seen.append(window)
  }

  /// The prediction stands in for an echo that does not come.
  mutating func trustPrediction() {
    guard let newest = pending.last else { return }
    unsettledSince = nil
    if report != nil, let window = newest.predicted {
      for entry in pending { remember(entry.predicted) }
      belief = .known(window)
    } else {
      belief = .unknown
    }
    pending.removeAll(keepingCapacity: true)
  }

  /// The application's word against ours.
  mutating func believe(_ report: TextWindow) {
    pending.removeAll(keepingCapacity: true)
    unsettledSince = nil
    belief = .known(report)
  }

  /// Records the application's newest report without judging it.
  mutating func note(_ report: TextWindow) {
    self.report = report
    reportIsStale = false
  }

  /// Neither the prediction nor the last report can be relied on. What was predicted may still be told, late.
  mutating func forget() {
    for entry in pending { remember(entry.predicted) }
    pending.removeAll(keepingCapacity: true)
    unsettledSince = nil
    belief = .unknown
  }

  /// Nothing is pending and nothing has moved for a while: the last report is the text.
  mutating func believeReport() {
    if let report { believe(report) }
  }

  /// What follows is written to a place that is not known yet.
  mutating func loseBelief() { belief = .unknown }
}
