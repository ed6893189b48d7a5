/// How a drag on the space bar moves the caret.
public struct CaretMove: Hashable, Sendable {
  public enum Unit: Hashable, Sendable {
    /// User-perceived characters.
    case character
    case word
    /// From one sentence's start to another's, see ``SpacebarDragLogic/sentenceBoundaries(in:)``.
    case sentence
  }

  /// Steps; negative is backwards. Never 0.
  public var count: Int
  public var unit: Unit
  /// Shift is held: the selection grows or shrinks with the caret.
  public var extending: Bool

  public init(_ count: Int, _ unit: Unit = .character, extending: Bool = false) {
    self.count = count
    self.unit = unit
    self.extending = extending
  }

  /// The action that a host knows for it; nil where there is none.
  public var action: KeyboardAction? {
    switch (unit, extending) {
    case (.character, false): .moveCursor(offset: count)
    case (.sentence, false): .moveCursorSentence(count)
    case (.word, _), (_, true): nil
    }
  }
}
