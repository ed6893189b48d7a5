public import Pressboard

/// The text of the focused field, as the engine edits it: reads are answered from the prediction, edits are
/// queued for the end of the turn.
public final class WaylandDocument: TextDocument {
  private let session: InputMethodSession
  /// Marks the edits of a held key, of which fewer may be under way at once.
  public var isRepeating = false

  public init(session: InputMethodSession) {
    self.session = session
  }

  /// Where the text is unknown, or so little of it is shown that it begins at a cut, what was typed since it was last
  /// known stands in for it: true as far as it goes, so nothing follows from where it begins.
  public var documentContextBeforeInput: String? {
    guard helpsWithText else { return nil }
    if let window = session.window, !window.beginsAtACut { return window.before }
    let shadow = session.shadow
    // Blanks alone would look like the beginning of a text.
    return shadow.contains { !$0.isWhitespace } ? shadow : nil
  }

  public var documentContextAfterInput: String? {
    helpsWithText ? session.window?.after : nil
  }

  public var selectedText: String? {
    guard helpsWithText, let selected = session.window?.selected else { return nil }
    return selected.isEmpty ? nil : selected
  }

  public var hasSelection: Bool { helpsWithText && session.look { $0.hasSelection } }

  public var markedText: String? { session.look { $0.markedText } }

  public func insertText(_ text: String) {
    session.edit(.insert(text), repeated: isRepeating)
  }

  public func deleteBackward() {
    session.edit(.key(.backspace), repeated: isRepeating)
  }

  public func insertReturn() {
    session.edit(.key(.return), repeated: isRepeating)
  }

  public func press(_ key: EditKey) {
    session.edit(.key(key), repeated: isRepeating)
  }

  public func moveCaret(_ move: DocumentMove) {
    session.edit(.caret(move), repeated: isRepeating)
  }

  public func replaceBeforeCaret(_ old: String, with new: String) {
    session.edit(.replace(old: old, new: new))
  }

  public func setMarkedText(_ text: String) { session.edit(.mark(text)) }

  public func unmarkText() { session.edit(.unmark) }

  public var isSettled: Bool { session.look { $0.isSettled } }

  public var onChange: ((DocumentChange) -> Void)? {
    get { session.onDocumentChange }
    set { session.onDocumentChange = newValue }
  }

  /// Sends what the turn has brought.
  public func endTurn(at now: Timestamp) {
    session.endTurn(at: now)
  }

  /// Terminals and secrets: text is neither read nor helped with.
  private var helpsWithText: Bool {
    session.kind == .text || session.kind == .keysOnly
  }
}
