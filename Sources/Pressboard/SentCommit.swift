/// A commit whose receipt is out, or whose fate is in doubt.
struct SentCommit: Sendable {
  /// The number of its receipt, and of its ledger entry.
  let number: Int
  let text: String
  let serial: UInt32
  /// Sent with a stale serial on purpose.
  let isProbe: Bool
}
