/// A move of the caret in reading order, whichever way the text runs on the screen.
public struct DocumentMove: Hashable, Sendable {
  public enum Unit: Hashable, Sendable {
    /// User-perceived characters.
    case character
    /// Words, as the application divides them.
    case word
  }

  /// How many units; negative is towards the beginning of the text.
  public var offset: Int
  public var unit: Unit
  /// The other end of the selection stays where it is.
  public var extendsSelection: Bool

  public init(by offset: Int, unit: Unit = .character, extendsSelection: Bool = false) {
    self.offset = offset
    self.unit = unit
    self.extendsSelection = extendsSelection
  }
}
