/// The text that the keyboard edits: the host's seam.
///
/// `nil` text is unknown, `""` is empty; helpers never guess across that line. Reads answer at once with the text as it
/// will be when everything asked for has been done.
public protocol TextDocument: AnyObject {
  var documentContextBeforeInput: String? { get }
  var documentContextAfterInput: String? { get }
  /// nil: nothing is selected, as far as is known.
  var selectedText: String? { get }
  /// Whether there is ``selectedText``: asked at each key, so a document may know it for less.
  var hasSelection: Bool { get }
  /// What is being composed: it stands at the caret, but is no part of the text yet. nil: nothing.
  var markedText: String? { get }

  /// Inserts at the caret, in place of a selection or of the marked text.
  func insertText(_ text: String)
  /// Removes the last user-perceived character of the marked text, else the selection, else one before the caret.
  func deleteBackward()
  /// The return key: a newline, a submit or the next field, as the application decides.
  func insertReturn()
  /// Moves the caret in reading order, or one end of the selection. A selection collapses to the end the caret moves
  /// towards; that is one step.
  func moveCaret(_ move: DocumentMove)
  /// The text before the caret ends with `old`, byte by byte: all of it becomes `new`, or nothing happens.
  func replaceBeforeCaret(_ old: String, with new: String)
  /// Composes: `text` stands at the caret in place of what was marked before, or of the selection. Empty: nothing is
  /// marked any more.
  func setMarkedText(_ text: String)
  /// Makes text of what is marked.
  func unmarkText()

  /// Nothing that was asked for is under way or unconfirmed.
  var isSettled: Bool { get }
  /// Presses a key that is more than its text. A document that has no keys does what it means, or nothing.
  func press(_ key: EditKey)

  /// Told after the turn in which the document changed.
  var onChange: ((DocumentChange) -> Void)? { get set }
}

extension TextDocument {
  public var hasSelection: Bool { !(selectedText ?? "").isEmpty }

  public func insertReturn() { insertText("\n") }

  public func press(_ key: EditKey) {
    switch key {
    case .backspace: deleteBackward()
    case .return: insertReturn()
    case .tab: insertText("\t")
    case .left: adjustTextPosition(byCharacterOffset: -1)
    case .right: adjustTextPosition(byCharacterOffset: 1)
    case .up, .down, .escape, .chord: break
    }
  }

  /// Moves the caret by signed user-perceived characters, in reading order.
  public func adjustTextPosition(byCharacterOffset offset: Int) {
    if offset != 0 { moveCaret(DocumentMove(by: offset)) }
  }
}
