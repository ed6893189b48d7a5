/// What one press on the virtual keyboard types.
public enum TypedKey: Hashable, Sendable {
  /// A character that has a place on the keymap.
  case character(Character)
  case edit(EditKey)
  case arrow(ArrowKey)
}

/// An arrow with what is held down.
public struct ArrowKey: Hashable, Sendable {
  public enum Direction: Hashable, Sendable { case left, right }

  public var direction: Direction
  /// Control: word by word.
  public var byWord: Bool
  /// Shift: selects.
  public var selects: Bool

  public init(_ direction: Direction, byWord: Bool = false, selects: Bool = false) {
    self.direction = direction
    self.byWord = byWord
    self.selects = selects
  }
}

/// What one `commit` request makes the application do, in this order: the old preedit goes, the bytes before the caret
/// go, the text comes, the new preedit stands behind it.
public struct WireCommit: Equatable, Sendable {
  /// For `delete_surrounding_text`: bytes before the caret, or what the application takes for bytes. 0: no request.
  public var deleteBefore: Int
  /// For `commit_string`; empty: no request.
  public var text: String
  /// For `set_preedit_string`; nil: no request, and the preedit goes without one. Empty only where one was shown.
  public var preedit: String?

  public init(_ text: String, deleteBefore: Int = 0, preedit: String? = nil) {
    self.text = text
    self.deleteBefore = deleteBefore
    self.preedit = preedit
  }

  /// It changes the text, not only the preedit.
  var editsText: Bool { !text.isEmpty || deleteBefore > 0 }
}

/// What must go over the wire, in order.
public enum WireEdit: Equatable, Sendable {
  /// The requests of the commit, `commit(serial)` and, where it tells anything, a `sync` whose answer is the receipt
  /// of this number, in one flush.
  case commit(WireCommit, serial: UInt32, receipt: Int?)
  /// `commit(serial)` with nothing: unblocks applications that wait for one after each activation.
  case emptyCommit(serial: UInt32)
  /// Key down and key up in one flush.
  case key(TypedKey)
}
