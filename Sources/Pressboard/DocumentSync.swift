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
  /// What has been learned of the applications; outlives fields.
  public var applications = ApplicationMemory()
  /// What the text path had to do beyond sending.
  public internal(set) var repairs = Repairs()
  /// What is being composed.
  public internal(set) var markedText: String?

  var focus: Focus = .nowhere
  var field = FieldState(kind: .keysOnly)
  var outbox = Outbox()
  /// The newest number of dones.
  var doneCount: UInt32 = 0
  var wire: [WireEdit] = []
  var changes: [DocumentChange] = []
  /// Something was asked for since everything was last known to be done.
  var owesConfirmation = false
  /// More could have been sent in the last turn, or something was asked for behind it.
  public internal(set) var owesTurn = false
  /// A stale commit was sent on purpose: once is enough.
  var hasProbed = false
  /// Until when edits behind our own Return or Tab may follow the focus, and how often.
  var crossingUntil: Timestamp?
  var crossings = 0
  private var lastNumber = 0

  enum Focus: Sendable { case nowhere, field }

  /// `prior` is what the registry suggests about serials.
  public init(prior: SerialRule.Prior, keymap: Set<Character>) {
    serialRule = .unknown(prior: prior)
    self.keymap = keymap
  }

  // MARK: What comes in

  /// Records a `done`. `count` is the number of them since the input method began, wrapping; `window` is nil as long
  /// as no surrounding text has come since the activation; `saysOther` is the application's word that another hand
  /// changed the text, which counts only where nothing of ours explains the change.
  public mutating func done(
    count: UInt32, window: TextWindow?, kind: FieldKind, saysOther: Bool = false, at now: Timestamp
  ) {
    doneCount = count
    guard case .field = focus else { return }
    if field.kind != kind { changeField(to: kind, at: now) }
    let window = kind == .text ? window : nil
    let answersEmptyCommit = field.mayAnswerEmptyCommit(window)
    field.emptyCommitSent = nil
    field.report = window
    field.hasReport = true
    if field.answersFromElsewhere > 0 {
      field.answersFromElsewhere -= 1
    } else {
      field.reportIsElsewhere = false
    }
    field.saysOther = saysOther
    noteUnaskedDone(at: now)
    if field.tally.owed == 0, now < field.lastEdit + Patience.unasked { field.habits.sawSurplus() }
    field.lastDone = now
    field.reportIsUnasked = !answersEmptyCommit && field.isAnswered
    if answersEmptyCommit { return }
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
    owesTurn = false
    switch focus {
    case .nowhere:
      if !mayCross(at: now) { discardOldTaps(at: now) }
    case .field:
      judge(at: now)
      if field.owesEmptyCommit {
        field.owesEmptyCommit = false
        field.emptyCommitSent = now
        wire.append(.emptyCommit(serial: doneCount))
      }
      pump(at: now)
      if owesConfirmation, isSettled { confirm() }
    }
    outbox.endTurn()
    guard !wire.isEmpty else { return [] }
    defer { wire = [] }
    return wire
  }

  /// What became of the document since the last call, in order. To be asked after each `endTurn`.
  public mutating func takeChanges() -> [DocumentChange] {
    guard !changes.isEmpty else { return [] }
    defer { changes = [] }
    return changes
  }

  // MARK: What is known

  /// The text around the caret as it will be once all edits have acted; nil when unknown.
  public var window: TextWindow? {
    guard case .field = focus, field.kind == .text,
      var window = field.motion.map(\.goal) ?? field.ledger.prediction
    else { return nil }
    for item in outbox.items {
      switch item.edit {
      case .insert(let text): window = window.inserting(text)
      case .key(.backspace): window = window.deletingBackward()
      case .replace(let old, let new): window = window.replacing(old, with: new) ?? window
      case .mark(let text): if !text.isEmpty { window.selected = "" }
      case .caret(let move) where move.unit == .character: window = window.moving(move)
      case .caret, .key: return nil
      case .unmark: break
      }
    }
    return window
  }

  /// Whether something is selected in the ``window``; where only text was typed since the last report, without making
  /// it.
  public var hasSelection: Bool {
    guard field.motion == nil, outbox.isEmpty || outbox.endsWithInsert else {
      return !(window?.selected ?? "").isEmpty
    }
    guard case .field = focus, field.kind == .text, outbox.isEmpty else { return false }
    return field.ledger.predictsSelection
  }

  /// Whether there is a ``window``, without making it.
  public var knowsWindow: Bool {
    guard case .field = focus, field.kind == .text else { return false }
    switch field.motion {
    case nil: if !field.ledger.predictsWindow { return false }
    case let motion?: if motion.goal == nil { return false }
    }
    return outbox.items.allSatisfy { item in
      switch item.edit {
      case .insert, .key(.backspace), .replace, .mark, .unmark: true
      case .caret(let move): move.unit == .character
      case .key: false
      }
    }
  }

  /// What stands before the caret for certain when `window` is nil: our own text since the last unknown point.
  public var shadow: String {
    var shadow = field.shadow
    guard field.keepsShadow else { return shadow.text }
    for item in outbox.items {
      switch item.edit {
      case .insert(let text): shadow.append(text)
      case .key(.backspace): shadow.deleteBackward()
      case .replace(let old, let new):
        if shadow.text.hasBytesAtEnd(old) {
          shadow.withdraw(old)
          shadow.append(new)
        }
      case .caret, .key: shadow.clear()
      case .mark, .unmark: break
      }
    }
    return shadow.text
  }

  /// The same at a moment. Where no input method reaches, the focus moves unseen: after a pause what was typed stands
  /// elsewhere.
  public func shadow(at now: Timestamp) -> String {
    if field.kind == .keysOnly, now > field.lastEdit + Patience.unseenFocus { return "" }
    return shadow
  }

  /// Whether anything was sent to the field that has the focus since it was entered.
  public var isTypedInto: Bool {
    guard case .field = focus else { return false }
    return field.lastEdit != field.inheritedEdit
  }

  /// No edit waits, and none is unconfirmed where the field confirms edits.
  public var isSettled: Bool {
    guard case .field = focus else { return outbox.isEmpty }
    guard outbox.isEmpty, field.receipts.isEmpty, field.rejected.isEmpty, field.ledger.pending.isEmpty,
      field.motion == nil
    else { return false }
    if case .none = field.doubt { return true }
    return false
  }

  /// What has not been sent yet, in order, and since when it waits.
  package var waiting: [(edit: DocumentEdit, since: Timestamp)] {
    outbox.items.map { ($0.edit, $0.queued) }
  }

  // MARK: Notices

  mutating func confirm() {
    owesConfirmation = false
    changes.append(.confirmed)
  }

  mutating func report(_ change: ForeignChange) {
    changes.append(.superseded(change))
    switch change {
    case .fieldChanged: dropComposition()
    // What the application has not been told of yet belongs to wherever the caret will be.
    case .caretMoved, .textChanged: if !field.shownPreedit.isEmpty { dropComposition() }
    case .lost, .replacementDropped: break
    }
  }

  /// A number for the next edit, unique on the connection.
  mutating func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }
}
