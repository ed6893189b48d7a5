/// What one action did to the text before the caret, so that it can be undone to the byte.
struct EditRecord: Equatable, Sendable {
  /// What stood before the caret and is gone.
  private(set) var removed = ""
  /// What was selected and is gone.
  private(set) var selected = ""
  /// What stands there instead.
  private(set) var added = ""

  mutating func insert(_ text: String, inPlaceOf selected: String?) {
    if let selected { self.selected += selected }
    added += text
  }

  mutating func replace(_ old: String, with new: String) {
    if added.hasBytesAtEnd(old) {
      added.dropBytesAtEnd(old)
    } else if old.hasBytesAtEnd(added) {
      var before = old
      before.dropBytesAtEnd(added)
      removed = before + removed
      added = ""
    } else {
      return
    }
    added += new
  }
}
