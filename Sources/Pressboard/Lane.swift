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
