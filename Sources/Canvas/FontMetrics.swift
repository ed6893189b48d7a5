/// What the keyboard's font measures in ems: taken from the ink, since fonts' own tables are often wrong.
///
/// Sizes are asked for as visible heights, so that a fallback font looks as large as the first choice.
public struct FontMetrics: Hashable, Sendable {
  /// The height of `x`.
  public var xHeight: Double
  /// The height of `H`.
  public var capHeight: Double

  public init(xHeight: Double, capHeight: Double) {
    self.xHeight = xHeight
    self.capHeight = capHeight
  }

  /// The em size whose small letters are `height` points high.
  public func size(xHeight height: Double) -> Double { height / xHeight }

  /// The em size whose capitals are `height` points high.
  public func size(capHeight height: Double) -> Double { height / capHeight }
}
