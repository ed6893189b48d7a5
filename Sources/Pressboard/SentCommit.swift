/// A commit whose receipt is out, or whose fate is in doubt.
struct SentCommit: Sendable {
  /// The number of its receipt, and of its ledger entry if it has one.
  let number: Int
  /// What it carries, to be done again if it was dropped.
  let edits: [DocumentEdit]
  let content: WireCommit
  /// What the application showed as preedit before it.
  let preeditBefore: String
  let serial: UInt32
  /// Sent with a stale serial on purpose.
  let isProbe: Bool

  /// Nothing but text at the caret: what can be sent twice to see how often it arrives.
  var isPlainInsert: Bool { !content.text.isEmpty && content.deleteBefore == 0 && content.preedit == nil }
}
