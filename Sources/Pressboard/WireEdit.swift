/// What one press on the virtual keyboard types.
public enum TypedKey: Hashable, Sendable {
  /// A character that has a place on the keymap.
  case character(Character)
  case edit(EditKey)
}

/// What must go over the wire, in order.
public enum WireEdit: Equatable, Sendable {
  /// `commit_string`, `commit(serial)` and, where it tells anything, a `sync` whose answer is the receipt of this
  /// number, in one flush.
  case commit(String, serial: UInt32, receipt: Int?)
  /// `commit(serial)` with nothing: unblocks applications that wait for one after each activation.
  case emptyCommit(serial: UInt32)
  /// Key down and key up in one flush.
  case key(TypedKey)
}
