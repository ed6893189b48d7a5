/// The way edits are travelling.
///
/// Toolkits apply a commit while they read the socket, but queue keys for their event loop: a commit sent behind a
/// key overtakes it nearly always, even with a round trip in between. So only one lane is used at a time.
enum Lane: Sendable {
  case idle
  case commits
  /// `last` is when the newest key was sent; `answered` whether the application has reacted since.
  case keys(last: Timestamp, answered: Bool)
}

/// Whether a commit may follow the keys that were sent.
enum Barrier: Sendable {
  enum Reason: Hashable, Sendable {
    /// No key came before, or the application keeps the order.
    case none
    case echo, count, quiet
    /// The application answered, but nothing it says shows the keys.
    case quietUnexplained
    case cap
  }

  case open(Reason)
  /// Time alone opens it then, if nothing does before.
  case closed(until: Timestamp, Reason)
}
