import Pressboard

/// A document whose edits are confirmed when it is told so.
final class LateDocument: TextDocument {
  let inner: StringDocument
  var isSettled = true
  var dropsReplacements = false
  var onChange: ((DocumentChange) -> Void)?

  init(_ text: String) { inner = StringDocument(text) }

  var documentContextBeforeInput: String? { inner.documentContextBeforeInput }
  var documentContextAfterInput: String? { inner.documentContextAfterInput }
  var selectedText: String? { inner.selectedText }
  var markedText: String? { nil }
  func insertText(_ text: String) {
    inner.insertText(text)
    isSettled = false
  }
  func deleteBackward() { inner.deleteBackward() }
  func moveCaret(_ move: DocumentMove) { inner.moveCaret(move) }
  func replaceBeforeCaret(_ old: String, with new: String) {
    if dropsReplacements {
      onChange?(.superseded(.replacementDropped))
    } else {
      inner.replaceBeforeCaret(old, with: new)
    }
  }
  func setMarkedText(_ text: String) {}
  func unmarkText() {}
  func confirm() {
    isSettled = true
    onChange?(.confirmed)
  }
}
