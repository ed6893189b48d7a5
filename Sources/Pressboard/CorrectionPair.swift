/// What was typed and what would take its place.
public struct CorrectionPair: Hashable, Sendable {
  public var typed: String
  public var replacement: String

  public init(typed: String, replacement: String) {
    self.typed = typed
    self.replacement = replacement
  }
}
