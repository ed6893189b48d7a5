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
  /// The text of the commit that the newest report answered, if nothing was sent since and the place is unknown.
  private var unplaced: String?
  private var newestCommit: String?
  private var newestStep: Step?
  /// What was believed before.
  private var replaced: TextWindow?
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

  /// Whether there is a prediction.
  var predictsWindow: Bool {
    if let newest = pending.last { return newest.predicted != nil }
    if case .known = belief { return true }
    return false
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

  private enum Placing { case newest, previous, unclear }

  /// Which of the last two commits a report has more than the last one, where the place of neither is known.
  private func placing(_ text: String, _ report: TextWindow) -> Placing {
    guard let unplaced, unplaced != text, let last = self.report else { return .unclear }
    if last.inserting(text).agrees(with: report) { return .newest }
    return last.inserting(unplaced).agrees(with: report) ? .previous : .unclear
  }

  /// Whether a report may be of before this step, whose outcome ends with the shadow.
  private func mayPrecede(_ step: Step, _ report: TextWindow, shadow: String) -> Bool {
    guard report.selected.isEmpty else { return true }
    switch step {
    case .insert(let text):
      var before = shadow
      before.dropBytesAtEnd(text)
      return report.before.hasBytesAtEnd(before)
    case .deleteBackward:
      // `dropLast()` without a number walks over the whole text.
      return String(report.before.dropLast(1)).hasBytesAtEnd(shadow)
    case .replace, .unknown: return true
    }
  }

  /// Whether the end of a report is that of the shadow and was not before the newest edit, too: a report that nobody
  /// asked for may have been counted as the answer to it.
  private func showsNewest(_ report: TextWindow, _ shadow: String) -> Bool {
    guard let newestStep, !shadow.isEmpty, report.before.hasBytesAtEnd(shadow) else { return false }
    if case .insert(let text) = newestStep, text.hasSameBytes(as: shadow) { return true }
    return !mayPrecede(newestStep, report, shadow: shadow)
  }

  /// The same of the last report.
  func reportShowsNewest(_ shadow: String) -> Bool { report.map { showsNewest($0, shadow) } ?? false }

  /// Whether the last report shows our own text up to the newest edit or the one before it; it answers the newest.
  func reportFits(_ shadow: String) -> Bool {
    guard let report, let newest = pending.last else { return true }
    return report.before.hasBytesAtEnd(shadow) || mayPrecede(newest.step, report, shadow: shadow)
  }

  mutating func expect(_ entry: Entry) {
    if case .insert(let text) = entry.step, entry.origin == .commit {
      newestCommit = text
    } else {
      unplaced = nil
    }
    var entry = entry
    entry.repeatsLast = entry.origin == .commit && entry.step == newestStep
    newestStep = entry.step
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
    let verdict = judge(report, echo: echo, shadow: shadow, owed: owed, isUnasked: isUnasked, at: now)
    switch verdict {
    case .late, .trailing: reportIsStale = true
    case .confirmed: reportIsStale = holdsEffect
    case .undecided:
      let showsShadow = shadow.isEmpty || report.before.hasBytesAtEnd(shadow)
      reportIsStale = !showsShadow || holdsCommit && echo != .prompt
    case .strayed: reportIsStale = echo != .prompt
    case .surprised, .closedStep, .unasked, .unsettled: reportIsStale = false
    }
    return verdict
  }

  private var holdsEffect: Bool { pending.contains { !$0.changesNothing } }
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
    if pending.contains(where: { $0.predicted == nil }) {
      if wasSeen(report) { return .late }
      // What a field says first may be from before all edits; and with more than one on its way the end of the text
      // may look right before the last one acts. Where each edit is answered at once their number tells.
      let answersAll = pending.count == 1 || echo == .prompt && isLast && showsNewest(report, shadow)
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
    var window: TextWindow? = report
    for later in pending.indices {
      window = window.flatMap(pending[later].step.applied)
      pending[later].predicted = window
      pending[later].surprises = []
      pending[later].halves = []
    }
    return .surprised(surprise.meaning, step)
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

  /// Whether a report may be an echo of something that was sent, be it a late one.
  func explains(_ report: TextWindow) -> Bool {
    isBelief(report) || wasSeen(report)
      || pending.contains { entry in
        entry.shows(report) || entry.isHalfOf(report) || entry.surprise(in: report) != nil
      }
  }

  /// Whether a report may show a text that stood there once, wherever its caret is. Of a part nobody can say.
  func explainsText(of report: TextWindow) -> Bool {
    if max(report.before.utf8.count, report.after.utf8.count) >= TextWindow.shortestCutSide { return true }
    var known = seen + pending.compactMap(\.predicted)
    if case .known(let window) = belief { known.append(window) }
    if let replaced { known.append(replaced) }
    return known.contains { $0.hasSameText(as: report) } || explains(report)
  }

  /// A replacement has been sent and has not shown.
  var awaitsReplacement: Bool {
    pending.contains { if case .replace = $0.step { true } else { false } }
  }

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
    know(window)
    unsettledSince = nil
  }

  private mutating func know(_ window: TextWindow) {
    if case .known(let old) = belief { replaced = old }
    belief = .known(window)
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
    for entry in pending { remember(entry.predicted) }
    if report != nil, let window = newest.predicted {
      know(window)
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

  /// The prediction is wrong, but what was sent may not have acted yet.
  mutating func loseSight() {
    for index in pending.indices {
      remember(pending[index].predicted)
      pending[index].predicted = nil
      pending[index].halves = []
      pending[index].surprises = []
    }
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
