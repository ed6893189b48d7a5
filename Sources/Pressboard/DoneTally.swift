/// Counts dones against edits: in Qt the only sign that a key has acted.
///
/// Qt answers each effective edit, key or commit, with one `done` and no text; a Backspace in an empty field gets
/// none, and at 50 edits a second two may share one.
struct DoneTally: Sendable {
  /// Edits sent and not yet answered.
  private(set) var owed = 0
  /// Of these the commits, as far as commits alone are answered.
  private(set) var owedCommits = 0
  /// Of the current burst.
  private var edits = 0
  private var keys = 0
  private var dones = 0
  private var isJudged = false

  enum State { case idle, running, judged }
  var state: State { edits <= 0 ? .idle : isJudged ? .judged : .running }

  /// What a burst of edits has shown once it is over.
  enum Evidence: Hashable, Sendable {
    /// A `done` for each edit, keys among them.
    case exact
    /// A `done` for no more than the commits: keys are not answered.
    case commitsOnly
    /// Commits alone tell nothing of keys.
    case nothing
    case other
  }

  mutating func sent(key: Bool) {
    if isJudged {
      edits = 0
      keys = 0
      dones = 0
      isJudged = false
    }
    owed += 1
    edits += 1
    if key { keys += 1 } else { owedCommits += 1 }
  }

  mutating func answered() {
    owed = max(0, owed - 1)
    owedCommits = max(0, owedCommits - 1)
    dones += 1
  }

  /// The compositor dropped this many of the edits.
  mutating func withdrawn(_ number: Int) {
    owed = max(0, owed - number)
    owedCommits = max(0, owedCommits - number)
    edits -= number
  }

  /// Ends the burst's observation.
  mutating func judge() -> Evidence {
    isJudged = true
    if keys == 0 { return .nothing }
    if edits == dones { return .exact }
    return dones <= edits - keys ? .commitsOnly : .other
  }

  mutating func forgiveOwed() { (owed, owedCommits) = (0, 0) }

  /// Keys are done, seen or not; a commit that an application has not read yet is still answered.
  mutating func forgiveKeys() { owed = owedCommits }

  mutating func reset() { self = DoneTally() }
}
