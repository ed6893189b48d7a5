/// All that is kept of the field that has the focus; a new field starts anew.
struct FieldState: Sendable {
  private(set) var kind: FieldKind
  var habits = EchoHabits()
  var tally = DoneTally()
  var ledger = EchoLedger()
  var shadow = Shadow()
  var lane: Lane = .idle

  /// What the newest `done` said of the text; nil where none is told or none is read.
  var report: TextWindow?
  /// A `done` came since the last turn.
  var hasReport = false
  var lastDone = Timestamp.longAgo
  var lastEdit = Timestamp.longAgo

  /// Commits whose receipts are out, oldest first.
  var receipts: [SentCommit] = []
  /// Commits that a strict compositor dropped.
  var rejected: [SentCommit] = []
  var doubt: SerialDoubt = .none

  /// A report came that nobody asked for. GTK 3 does this when something is selected, and never says what.
  var selectionMayHide = false
  /// Chromium wants one commit after each activation, be it empty.
  var owesEmptyCommit: Bool

  init(kind: FieldKind) {
    self.kind = kind
    owesEmptyCommit = kind != .keysOnly
  }

  /// The application changed its mind about what it is: nothing that was known of the text stays.
  mutating func change(to kind: FieldKind) {
    self.kind = kind
    ledger = EchoLedger()
    shadow.clear()
  }

  /// Our own Return or Tab led here: the keys sent behind it act in this field and may not have done so yet.
  mutating func inheritKeys(of left: FieldState) {
    guard case .keys(let last, _) = left.lane else { return }
    lane = .keys(last: last, answered: false)
    lastEdit = left.lastEdit
    if keepsShadow { shadow = left.shadow }
    guard kind == .text else { return }
    for entry in left.ledger.pending where entry.predicted == nil { ledger.expect(entry) }
  }

  /// The moment since which neither an edit was sent nor a `done` came.
  var quietSince: Timestamp { max(lastEdit, lastDone) }

  /// Secret text is kept nowhere, and a terminal's is no help to anyone.
  var keepsShadow: Bool { kind == .text || kind == .keysOnly }
}

extension Timestamp {
  /// Before everything.
  static let longAgo = Timestamp(seconds: -.infinity)
}
