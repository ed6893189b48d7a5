/// Entering and leaving fields, and what becomes of the edits then.
extension DocumentSync {
  /// A field takes the focus, or the same one anew. Call it before the `done` of the same batch. `keysOnly` is for
  /// whatever has the focus while no input method reaches it. `application` is its app-id, where that is known.
  public mutating func activate(kind: FieldKind, application: String? = nil, at now: Timestamp) {
    leaveField(to: kind, at: now)
    let left = field
    // Our own Return or Tab may lead into another application: the name is not inherited.
    field = newField(kind, application)
    if mayCross(at: now) { field.inheritKeys(of: left) }
    crossings = max(0, crossings - 1)
    if crossings == 0 { crossingUntil = nil }
    focus = .field
  }

  /// Which application has the field became known only after it had the focus. Of no use once it is typed into.
  public mutating func identify(application: String?) {
    guard case .field = focus, field.appID != application, !isTypedInto else { return }
    var known = newField(field.kind, application)
    known.report = field.report
    known.hasReport = field.hasReport
    known.lastDone = field.lastDone
    known.ledger = field.ledger
    known.owesEmptyCommit = field.owesEmptyCommit
    known.emptyCommitSent = field.emptyCommitSent
    known.selectionMayHide = field.selectionMayHide
    (known.lane, known.lastEdit, known.inheritedEdit) = (field.lane, field.lastEdit, field.inheritedEdit)
    (known.shadow, known.direction, known.tally) = (field.shadow, field.direction, field.tally)
    field = known
  }

  /// The field lost the focus: nothing more is sent to it, and what waited is dropped unless it belongs to the next.
  public mutating func deactivate(at now: Timestamp) {
    leaveField(to: nil, at: now)
    focus = .nowhere
    if !mayCross(at: now) { field = FieldState(kind: .keysOnly) }
  }

  /// Another field has taken the place of this one although the focus has not moved, as within a window of GTK or a
  /// page of a browser. Call it before the `done` that tells.
  public mutating func changeField(to kind: FieldKind, at now: Timestamp) {
    guard case .field = focus else { return }
    remember()
    if !mayCross(at: now) {
      discardWhatWasMeant()
      field.abandonSent()
    }
    field.shownPreedit = ""
    report(.fieldChanged)
    field.inheritedEdit = field.lastEdit
    field.change(to: kind, habits: field.appID.map { applications[$0] } ?? ApplicationHabits())
  }

  private func newField(_ kind: FieldKind, _ application: String?) -> FieldState {
    guard let application, kind != .keysOnly else { return FieldState(kind: kind) }
    return FieldState(kind: kind, appID: application, habits: applications[application])
  }

  /// What the field has shown is kept for the next one of its application.
  mutating func remember() {
    // What secret fields and terminals show is their own way, not the application's.
    guard let application = field.appID, field.kind == .text else { return }
    var habits = applications[application]
    // A class that is unknown in the end was contradicted here, if it was remembered.
    habits.commit = field.habits.commit
    habits.key = field.habits.key
    habits.deletionUnit = field.deletionUnit
    habits.deletionsAreDone = field.deletionsAreDone
    applications[application] = habits
  }

  /// Edits in the outbox never reach another field, with two exceptions: those typed behind our own Return or Tab,
  /// and those typed while there was no field. Without an input method nobody knows what keys would do there.
  private mutating func leaveField(to kind: FieldKind?, at now: Timestamp) {
    remember()
    // Nothing is committed: it would land in the next field.
    markedText = nil
    _ = outbox.keep { !$0.isMark }
    changes = []
    owesConfirmation = false
    // Behind our own Return or Tab, but into another field, not into whatever takes keys.
    if mayCross(at: now), kind != .keysOnly { return }
    switch (focus, kind) {
    case (.field, .keysOnly?), (.nowhere, .keysOnly?): discard { _ in false }
    case (.field, _): discardWhatWasMeant()
    case (.nowhere, _): discardOldTaps(at: now)
    }
  }

  /// What was typed in this very turn has seen the next field come, or none: it waits for it as if typed in between.
  /// Not from a secret field.
  private mutating func discardWhatWasMeant() {
    switch field.kind {
    case .secret, .keysOnly: discard { _ in false }
    case .text, .terminal: repairs.discarded += outbox.keepInsertsOfThisTurn()
    }
  }

  /// A tap between two fields would press a button in whatever has the focus by then.
  mutating func discardOldTaps(at now: Timestamp) {
    discard { now < $0.queued + Patience.tapWithoutField }
  }

  func mayCross(at now: Timestamp) -> Bool { crossingUntil.map { now < $0 } ?? false }

  private mutating func discard(unless isKept: (Outbox.Item) -> Bool) {
    guard !outbox.isEmpty else { return }
    repairs.discarded += outbox.keep(isKept)
  }
}
