/// What was sent and has not been seen in the application yet, oldest first, and what is known of its text.
struct EchoLedger: Sendable {
  /// Applications repeat old windows this many edits late at most.
  static let latest = 8
  /// One that keeps answering is this many edits behind at most.
  static let slowest = 16
  /// At 50 edits a second more than two seconds' worth; older echoes tell nothing that newer ones do not.
  private static let mostPending = 128

  private(set) var pending: [Entry] = []
  private(set) var belief: Belief = .unknown
  /// The application's newest report.
  var report: TextWindow?
  /// Since when reports fit nothing.
  var unsettledSince: Timestamp?
  /// The report is known to lack something that was sent before it: no ground for a belief.
  var reportIsStale = false
  /// The text of the commit that the newest report answered, if nothing was sent since and the place is unknown.
  var unplaced: String?
  private(set) var newestCommit: String?
  private(set) var newestStep: Step?
  /// What was believed before.
  private(set) var replaced: TextWindow?
  /// What was predicted, the oldest first, and by which entry.
  private(set) var seen: [(id: Int, window: TextWindow)] = []
  private(set) var newestID = -1
  /// Edits are no longer looked out for, but may still act.
  private(set) var hasForgotten = false
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

  /// Whether something is selected in the prediction.
  var predictsSelection: Bool {
    if let newest = pending.last { return !(newest.predicted?.selected ?? "").isEmpty }
    if case .known(let window) = belief { return !window.selected.isEmpty }
    return false
  }

  var isSettledAndKnown: Bool {
    guard pending.isEmpty, case .known = belief else { return false }
    return true
  }

  /// Something waits for its echo, or a report for its meaning.
  var hasPending: Bool { !pending.isEmpty || unsettledSince != nil }

  /// A replacement has been sent and has not shown.
  var awaitsReplacement: Bool {
    pending.contains { if case .replace = $0.step { true } else { false } }
  }

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
    newestID = entry.id
  }

  /// The compositor dropped this edit, and with it all that came after it.
  mutating func withdraw(from id: Int) {
    pending.removeAll { $0.id >= id }
  }

  mutating func markNewestJudged() {
    pending[pending.count - 1].isJudged = true
  }

  /// The application shows all that was sent.
  mutating func confirmAll() {
    guard let newest = pending.last, let report else { return }
    confirm(through: pending.count - 1, as: newest.changesNothing ? newest.predicted ?? report : report)
  }

  mutating func confirm(through index: Int, as window: TextWindow) {
    for entry in pending[...index] { remember(entry) }
    confirmedThrough = pending[index].id
    pending.removeFirst(index + 1)
    know(window)
    unsettledSince = nil
  }

  mutating func predictAnew(from report: TextWindow) {
    var window: TextWindow? = report
    for later in pending.indices {
      window = window.flatMap(pending[later].step.applied)
      pending[later].predicted = window
      pending[later].surprises = []
      pending[later].halves = []
    }
  }

  private mutating func know(_ window: TextWindow) {
    if case .known(let old) = belief { replaced = old }
    belief = .known(window)
    hasForgotten = false
  }

  private mutating func remember(_ entry: Entry) {
    guard let window = entry.predicted else { return }
    if seen.count == Self.latest { seen.removeFirst() }
    seen.append((entry.id, window))
  }

  /// The prediction stands in for an echo that does not come.
  mutating func trustPrediction() {
    guard let newest = pending.last else { return }
    unsettledSince = nil
    for entry in pending { remember(entry) }
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
    hasForgotten = false
  }

  /// Records the application's newest report without judging it.
  mutating func note(_ report: TextWindow) {
    self.report = report
    reportIsStale = false
  }

  /// Neither the prediction nor the last report can be relied on. What was predicted may still be told, late.
  mutating func forget() {
    for entry in pending { remember(entry) }
    hasForgotten = hasForgotten || !pending.isEmpty
    pending.removeAll(keepingCapacity: true)
    unsettledSince = nil
    belief = .unknown
  }

  /// The prediction is wrong, but what was sent may not have acted yet.
  mutating func loseSight() {
    for index in pending.indices {
      remember(pending[index])
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
