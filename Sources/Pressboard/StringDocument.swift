/// A document in memory, for hosts without a text field and for tests. Counts user-perceived characters.
public final class StringDocument: TextDocument {
  public private(set) var window: TextWindow
  public private(set) var markedText: String?
  public var onChange: ((DocumentChange) -> Void)?

  public init(_ window: TextWindow = TextWindow(before: "")) {
    self.window = window
  }

  public convenience init(_ text: String) {
    self.init(TextWindow(before: text))
  }

  /// All of it, without what is only marked.
  public var text: String { window.before + window.selected + window.after }

  public var documentContextBeforeInput: String? { window.before }
  public var documentContextAfterInput: String? { window.after }
  public var selectedText: String? { window.selected.isEmpty ? nil : window.selected }
  public var isSettled: Bool { true }

  public func insertText(_ text: String) {
    markedText = nil
    window = window.inserting(text, keepingAll: true)
  }

  public func deleteBackward() {
    guard let marked = markedText else {
      window = window.deletingBackward()
      return
    }
    setMarkedText(String(marked.dropLast()))
  }

  public func moveCaret(_ move: DocumentMove) {
    unmarkText()
    window = window.moving(move)
  }

  public func replaceBeforeCaret(_ old: String, with new: String) {
    unmarkText()
    guard window.selected.isEmpty, let replaced = window.replacing(old, with: new) else {
      onChange?(.superseded(.replacementDropped))
      return
    }
    window = replaced
  }

  public func setMarkedText(_ text: String) {
    window.selected = text.isEmpty ? window.selected : ""
    markedText = text.isEmpty ? nil : text
  }

  public func unmarkText() {
    if let marked = markedText { insertText(marked) }
  }

  /// The host changes the text by itself.
  public func setWindow(_ window: TextWindow) {
    let change = self.window.difference(to: window)
    self.window = window
    markedText = nil
    if let change { onChange?(.superseded(change)) }
  }
}
