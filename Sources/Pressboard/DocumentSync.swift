/// Brings edits into the field and keeps what is known of its text.
///
/// Edits, echoes, receipts and the time go in; wire edits and the next wake time come out.
public struct DocumentSync: Sendable {
  public private(set) var serialRule: SerialRule
  public private(set) var repairs = Repairs()
  public var keymap: Set<Character>

  private var kind: FieldKind?
  private var count: UInt32 = 0
  private var nextReceipt = 0
  private var owesEmptyCommit = false
  private var outbox: [DocumentEdit] = []
  private var reported: TextWindow?

  public init(prior: SerialRule.Prior, keymap: Set<Character>) {
    serialRule = .unknown(prior: prior)
    self.keymap = keymap
  }

  /// A field takes the focus. Call it before the `done` of the same batch.
  public mutating func activate(kind: FieldKind, at now: Timestamp) {
    self.kind = kind
    owesEmptyCommit = kind != .keysOnly
    reported = nil
    outbox = []
  }

  public mutating func deactivate(at now: Timestamp) {
    kind = nil
    reported = nil
    outbox = []
  }

  /// Records an edit; it leaves with `endTurn`. `repeated` marks the repeats of a held key.
  public mutating func edit(_ edit: DocumentEdit, repeated: Bool = false, at now: Timestamp) {
    outbox.append(edit)
  }

  /// Records a `done`: `count` is the number of them so far, wrapping; `window` nil means no surrounding text.
  public mutating func done(count: UInt32, window: TextWindow?, kind: FieldKind, at now: Timestamp) {
    self.count = count
    reported = window
    if self.kind != nil { self.kind = kind }
  }

  /// Records that the sync behind a commit came back.
  public mutating func receipt(_ number: Int, at now: Timestamp) {}

  /// Judges what came in since the last call, then says what to send, in order.
  public mutating func endTurn(at now: Timestamp) -> [WireEdit] {
    guard let kind else { return [] }
    var wire: [WireEdit] = []
    if owesEmptyCommit {
      owesEmptyCommit = false
      wire.append(.emptyCommit(serial: count))
    }
    for edit in outbox {
      switch (edit, kind) {
      case (.key(let key), _): wire.append(.key(.edit(key)))
      case (.insert(let text), .keysOnly), (.insert(let text), .terminal):
        for character in text { wire.append(.key(.character(character))) }
      case (.insert(let text), _):
        wire.append(.commit(text, serial: count, receipt: nextReceipt))
        nextReceipt += 1
      }
    }
    outbox = []
    return wire
  }

  /// When `endTurn` must be called although nothing came in; nil when nothing waits.
  public var nextWake: Timestamp? { nil }
  /// The text around the caret as predicted; nil when unknown.
  public var window: TextWindow? { kind == .secret ? nil : reported }
  /// What was sent since the last known point, for when `window` is nil.
  public var shadow: String { "" }
  /// No edit waits and none is unconfirmed.
  public var isSettled: Bool { true }
}
