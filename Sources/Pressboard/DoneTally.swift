/// Counts dones against edits: in Qt the only sign that a key has acted.
///
/// Qt answers each effective edit, key or commit, with one `done` and no text; a Backspace in an empty field gets
/// none, and at 50 edits a second two may share one.
struct DoneTally: Sendable {
  /// Edits sent and not yet answered.
  private(set) var owed = 0
  /// Of the current burst.
  private var edits = 0
  private var dones = 0
  private var isJudged = false

  enum State { case idle, running, judged }
  var state: State { edits <= 0 ? .idle : isJudged ? .judged : .running }

  mutating func sent() {
    if isJudged {
      edits = 0
      dones = 0
      isJudged = false
    }
    owed += 1
    edits += 1
  }

  mutating func answered() {
    owed = max(0, owed - 1)
    dones += 1
  }

  /// The compositor dropped this many of the edits.
  mutating func withdrawn(_ number: Int) {
    owed = max(0, owed - number)
    edits -= number
  }

  /// Ends the burst's observation: whether it had as many dones as edits.
  mutating func judge() -> Bool {
    isJudged = true
    return edits == dones
  }

  mutating func forgiveOwed() { owed = 0 }

  mutating func reset() { self = DoneTally() }
}
