/// All that is kept of the field that has the focus; a new field starts anew.
struct FieldState: Sendable {
  private(set) var kind: FieldKind
  /// The application's, if it is known.
  private(set) var appID: String?
  var habits: EchoHabits
  var deletionUnit: DeletionUnit
  let keepsOrder: Bool
  var tally = DoneTally()
  var ledger = EchoLedger()
  var shadow = Shadow()
  /// Of what was typed here, for arrows where no text is told.
  var direction: WritingDirection?
  var lane: Lane = .idle

  /// What the newest `done` said of the text; nil where none is told or none is read.
  var report: TextWindow?
  /// It is of before a Return or Tab, which may have led to another text.
  var reportIsElsewhere = false
  /// So many more will be: edits sent before that key are still to be answered.
  var answersFromElsewhere = 0
  /// The prediction was wrong and the text is not known yet.
  var isLost = false
  /// A `done` came since the last turn.
  var hasReport = false
  /// Every edit had been answered before it came.
  var reportIsUnasked = false
  /// It said that the change was none of the input method's.
  var saysOther = false
  var lastDone = Timestamp.longAgo
  var lastEdit = Timestamp.longAgo
  /// `lastEdit` as the field before left it: nothing has been typed here yet.
  var inheritedEdit = Timestamp.longAgo

  /// Commits whose receipts are out, oldest first.
  var receipts: [SentCommit] = []
  /// Commits that a strict compositor dropped.
  var rejected: [SentCommit] = []
  var doubt: SerialDoubt = .none
  /// The caret is on its way.
  var motion: CaretMotion?
  /// Arrows go from one code point to the next here.
  var stepsByCodePoint = false
  /// Where no text is told: when the next arrows may go.
  var arrowsMayGo: Timestamp?
  /// A deletion was seen to be done, here or in another field of the application.
  var deletionsAreDone: Bool
  /// A deletion shows whether and in which unit this application counts; nothing follows it until it has acted.
  var deletionProbe: DeletionProbe?
  /// What the application shows as composed.
  var shownPreedit = ""

  /// A report came that nobody asked for. GTK 3 does this when something is selected, and never says what.
  var selectionMayHide = false
  /// Chromium wants one commit after each activation, be it empty.
  var owesEmptyCommit: Bool
  /// When it was sent, if no `done` has come since: that one may answer it.
  var emptyCommitSent: Timestamp?

  struct DeletionProbe: Sendable {
    /// The number of its ledger entry.
    let number: Int
    /// Its bytes differ from its code points.
    let tellsUnit: Bool
    let until: Timestamp
  }

  init(kind: FieldKind, appID: String? = nil, habits application: ApplicationHabits = ApplicationHabits()) {
    self.kind = kind
    self.appID = appID
    habits = EchoHabits(of: application)
    deletionUnit = application.deletionUnit
    deletionsAreDone = application.deletionsAreDone
    keepsOrder = application.keepsOrder || kind == .terminal
    owesEmptyCommit = kind != .keysOnly
  }

  /// Another field has taken the place of this one, or it changed its mind about what it is: nothing that was known
  /// of the text stays, and of the echoes only what the application is known for. A secret field shows but a count.
  mutating func change(to kind: FieldKind, habits application: ApplicationHabits) {
    if kind != self.kind { habits = EchoHabits(of: application) }
    self.kind = kind
    (direction, arrowsMayGo, isLost, reportIsElsewhere, answersFromElsewhere) = (nil, nil, false, false, 0)
    ledger = EchoLedger()
    shadow.clear()
    motion = nil
    deletionProbe = nil
    selectionMayHide = false
    report = nil
  }

  /// Letters of the field before that a compositor drops stay dropped: sent again they would land in this one.
  mutating func abandonSent() {
    receipts = []
    rejected = []
    doubt = .none
    tally = DoneTally()
  }

  /// Our own Return or Tab led here: the keys sent behind it act in this field and may not have done so yet.
  mutating func inheritKeys(of left: FieldState) {
    guard case .keys(let last, _) = left.lane else { return }
    lane = .keys(last: last, answered: false)
    lastEdit = left.lastEdit
    inheritedEdit = lastEdit
    if keepsShadow { shadow = left.shadow }
    guard kind == .text else { return }
    tally = left.tally
    for entry in left.ledger.pending where entry.predicted == nil { ledger.expect(entry) }
    // Terminals and secrets keep no account of their keys.
    guard left.kind != .text else { return }
    ledger.expect(
      EchoLedger.Entry(
        id: -1, origin: .key, step: .unknown, predicted: nil, changesNothing: false, doneCount: 0))
  }

  /// Whether each edit that gets an answer here has had it.
  var isAnswered: Bool {
    if tally.owed == 0 { return true }
    // A key that is answered all the same shows what is predicted of it.
    return habits.commit == .late && habits.key == .unknown && tally.owedCommits == 0
      && ledger.prediction != nil
  }

  /// Whether a `done` with this window may be the first one and answer the empty commit. Only an application that tells
  /// its first text that way is waited for; in Qt it is the answer to the first letter.
  func mayAnswerEmptyCommit(_ window: TextWindow?) -> Bool {
    guard let emptyCommitSent, report == nil else { return false }
    return window != nil || lastEdit < emptyCommitSent + Patience.judged
  }

  /// The moment since which neither an edit was sent nor a `done` came.
  var quietSince: Timestamp { max(lastEdit, lastDone) }

  /// Secret text is kept nowhere, and a terminal's is no help to anyone.
  var keepsShadow: Bool { kind == .text || kind == .keysOnly }

  /// Whether the echo of a commit tells beyond doubt if it was taken. Not so in Chromium and Firefox, which show some
  /// at once and others late or never.
  var showsStaleCommits: Bool { habits.commit == .prompt && !keepsOrder && !habits.isDoubtful }

  /// How long a key's echo may take where echoes come, in seconds.
  var keyEchoCap: Double {
    if habits.commit == .prompt { return Patience.silence }
    return habits.key == .counted ? Patience.keyDone : Patience.keyWindow
  }
}

extension Timestamp {
  /// Before everything.
  static let longAgo = Timestamp(seconds: -.infinity)
}
