/// A document in memory, for hosts without a text field and for tests. Counts user-perceived characters.
public final class StringDocument: TextDocument {
  public private(set) var window: TextWindow

  public init(_ window: TextWindow = TextWindow(before: "")) {
    self.window = window
  }

  public convenience init(_ text: String) {
    self.init(TextWindow(before: text))
  }

  /// All of it.
  public var text: String { window.before + window.selected + window.after }

  public var documentContextBeforeInput: String? { window.before }
  public var documentContextAfterInput: String? { window.after }
  public var selectedText: String? { window.selected.isEmpty ? nil : window.selected }

  public func insertText(_ text: String) {
    window.selected = ""
    window.before += text
  }

  public func deleteBackward() {
    if window.selected.isEmpty {
      if !window.before.isEmpty { window.before.removeLast() }
    } else {
      window.selected = ""
    }
  }

  /// A selection collapses to the end the caret moves towards; that is one step.
  public func adjustTextPosition(byCharacterOffset offset: Int) {
    var steps = offset
    if !window.selected.isEmpty, offset != 0 {
      if offset > 0 {
        window.before += window.selected
      } else {
        window.after = window.selected + window.after
      }
      window.selected = ""
      steps -= offset.signum()
    }
    if steps < 0 {
      let moved = window.before.suffix(-steps)
      window.after = moved + window.after
      window.before.removeLast(moved.count)
    } else {
      let moved = window.after.prefix(steps)
      window.before += moved
      window.after.removeFirst(moved.count)
    }
  }
}
