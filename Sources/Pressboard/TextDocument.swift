/// The text that the keyboard edits: the host's seam.
///
/// `nil` text is unknown, `""` is empty; helpers never guess across that line.
public protocol TextDocument: AnyObject {
  var documentContextBeforeInput: String? { get }
  var documentContextAfterInput: String? { get }
  var selectedText: String? { get }

  /// Inserts at the caret, in place of a selection.
  func insertText(_ text: String)
  /// Removes the selection, else one user-perceived character before the caret.
  func deleteBackward()
  /// The return key: a newline, a submit or the next field, as the application decides.
  func insertReturn()
  /// Moves the caret by signed user-perceived characters.
  func adjustTextPosition(byCharacterOffset offset: Int)
}

extension TextDocument {
  public func insertReturn() { insertText("\n") }
}
