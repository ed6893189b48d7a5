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
  case closed(until: Timestamp)
}
