/// Brings edits into the field in order, each exactly once, and keeps what is known of the field's text.
///
/// Edits, echoes, receipts and the time go in; wire edits and the next wake time come out. Commits are pipelined and
/// proven by receipts; keys wait for the receipts of earlier commits; commits wait until earlier keys have acted, or
/// go as keys themselves. What a field's application shows of all this is learned while typing.
///
/// Within a turn the host first records everything that came in, then calls `endTurn` once: judging one event before
/// the next has been read would take the middle of a batch for the truth.
public struct DocumentSync: Sendable {
  /// Characters that have a place on the uploaded keymap.
  public var keymap: Set<Character>
  /// What has been learned of the compositor; outlives fields.
  public internal(set) var serialRule: SerialRule
  /// What the text path had to do beyond sending.
  public internal(set) var repairs = Repairs()

  var focus: Focus = .nowhere
  var field = FieldState(kind: .keysOnly)
  var outbox = Outbox()
  /// The newest number of dones.
  var doneCount: UInt32 = 0
  var wire: [WireEdit] = []
  var changes: [DocumentChange] = []
  /// What is being composed.
  public private(set) var markedText: String?
  /// More could have been sent in the last turn.
  var isCutShort = false
  /// Until when edits behind our own Return or Tab may follow the focus.
  var crossingUntil: Timestamp?
  private var lastNumber = 0

  enum Focus: Sendable { case nowhere, field }

  /// `prior` is what the registry suggests about serials.
  public init(prior: SerialRule.Prior, keymap: Set<Character>) {
    serialRule = .unknown(prior: prior)
    self.keymap = keymap
  }

  // MARK: What comes in

  /// A field takes the focus, or the same one anew. Call it before the `done` of the same batch. `keysOnly` is for
  /// whatever has the focus while no input method reaches it.
  public mutating func activate(kind: FieldKind, at now: Timestamp) {
    leaveField(to: kind, at: now)
    let left = field
    field = FieldState(kind: kind)
    if mayCross(at: now) { field.inheritKeys(of: left) }
    crossingUntil = nil
    focus = .field
  }

  /// The field lost the focus: nothing more is sent to it, and what waited is dropped unless it belongs to the next.
  public mutating func deactivate(at now: Timestamp) {
    leaveField(to: nil, at: now)
    focus = .nowhere
    if !mayCross(at: now) { field = FieldState(kind: .keysOnly) }
  }

  /// Records an edit. `repeated` marks the repeats of a held key, which stop as soon as the application lags.
  public mutating func edit(_ edit: DocumentEdit, repeated: Bool = false, at now: Timestamp) {
    switch edit {
    case .insert(let text):
      markedText = nil
      outbox.append(.insert(sendable(text)), at: now)
    case .key:
      if let marked = markedText { self.edit(.insert(marked), at: now) }
      outbox.append(edit, isRepeat: repeated, at: now)
    case .caret(let move):
      let key = move.offset < 0 ? EditKey.left : .right
      for _ in 0..<move.offset.magnitude { outbox.append(.key(key), isRepeat: repeated, at: now) }
    case .replace(let old, let new):
      guard (window?.before ?? shadow).hasBytesAtEnd(old) else {
        changes.append(.superseded(.replacementDropped))
        return
      }
      for _ in old { outbox.append(.key(.backspace), at: now) }
      outbox.append(.insert(sendable(new)), at: now)
    case .mark(let text):
      markedText = text.isEmpty ? nil : text
    case .unmark:
      if let marked = markedText { self.edit(.insert(marked), at: now) }
    }
  }

  private mutating func sendable(_ text: String) -> String {
    guard text.utf8.contains(0) else { return text }
    repairs.refusedNULs += 1
    var sendable = text
    sendable.unicodeScalars.removeAll { $0.value == 0 }
    return sendable
  }

  /// What became of the document since the last call, in order. To be asked after each `endTurn`.
  public mutating func takeChanges() -> [DocumentChange] {
    guard !changes.isEmpty else { return [] }
    defer { changes = [] }
    return changes
  }

  /// Records a `done`. `count` is the number of them since the input method began, wrapping; `window` is nil as long
  /// as no surrounding text has come since the activation.
  public mutating func done(count: UInt32, window: TextWindow?, kind: FieldKind, at now: Timestamp) {
    doneCount = count
    guard case .field = focus else { return }
    if field.kind != kind { field.change(to: kind) }
    field.report = kind == .text ? window : nil
    field.hasReport = true
    field.lastDone = now
    field.tally.answered()
  }

  /// Records that the sync behind a commit came back: equal counts prove that it was taken, a greater one that a
  /// strict compositor dropped it.
  public mutating func receipt(_ number: Int, at now: Timestamp) {
    guard let index = field.receipts.firstIndex(where: { $0.number == number }) else { return }
    let commit = field.receipts.remove(at: index)
    if commit.serial != doneCount { questionStale(commit, at: now) }
  }

  /// Judges what came in since the last call, then says what to send, in order.
  public mutating func endTurn(at now: Timestamp) -> [WireEdit] {
    isCutShort = false
    switch focus {
    case .nowhere:
      if !mayCross(at: now) { discardOldTaps(at: now) }
    case .field:
      judge(at: now)
      if field.owesEmptyCommit {
        field.owesEmptyCommit = false
        wire.append(.emptyCommit(serial: doneCount))
      }
      pump(at: now)
    }
    guard !wire.isEmpty else { return [] }
    defer { wire = [] }
    return wire
  }

  // MARK: What is known

  /// The text around the caret as it will be once all edits have acted; nil when unknown.
  public var window: TextWindow? {
    guard case .field = focus, field.kind == .text, var window = field.ledger.prediction else { return nil }
    for item in outbox.items {
      switch item.edit {
      case .insert(let text): window = window.inserting(text)
      case .key(.backspace): window = window.deletingBackward()
      case .key(.return), .key(.tab), .key(.left), .key(.right): return nil
      case .caret, .replace, .mark, .unmark: break
      }
    }
    return window
  }

  /// What stands before the caret for certain when `window` is nil: our own text since the last unknown point.
  public var shadow: String {
    var shadow = field.shadow
    guard field.keepsShadow else { return shadow.text }
    for item in outbox.items {
      switch item.edit {
      case .insert(let text): shadow.append(text)
      case .key(.backspace): shadow.deleteBackward()
      case .key(.return), .key(.tab), .key(.left), .key(.right): shadow.clear()
      case .caret, .replace, .mark, .unmark: break
      }
    }
    return shadow.text
  }

  /// No edit waits, and none is unconfirmed where the field confirms edits.
  public var isSettled: Bool {
    guard case .field = focus else { return outbox.isEmpty }
    guard outbox.isEmpty, field.receipts.isEmpty, field.rejected.isEmpty, field.ledger.pending.isEmpty else {
      return false
    }
    if case .none = field.doubt { return true }
    return false
  }

  // MARK: Fields

  /// Edits in the outbox never reach another field, with two exceptions: those typed behind our own Return or Tab,
  /// and those typed while there was no field. Without an input method nobody knows what keys would do there.
  private mutating func leaveField(to kind: FieldKind?, at now: Timestamp) {
    if mayCross(at: now) { return }
    switch (focus, kind) {
    case (.field, _), (.nowhere, .keysOnly?): discard { _ in false }
    case (.nowhere, _): discardOldTaps(at: now)
    }
  }

  /// A tap between two fields would press a button in whatever has the focus by then.
  private mutating func discardOldTaps(at now: Timestamp) {
    discard { now < $0.queued + Patience.tapWithoutField }
  }

  private func mayCross(at now: Timestamp) -> Bool { crossingUntil.map { now < $0 } ?? false }

  private mutating func discard(unless isKept: (Outbox.Item) -> Bool) {
    guard !outbox.isEmpty else { return }
    repairs.discarded += outbox.keep(isKept)
  }

  /// A number for the next edit, unique on the connection.
  mutating func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }
}
