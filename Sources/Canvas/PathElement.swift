/// One step of an outline, in the outline's own absolute coordinates.
public enum PathElement: Hashable, Sendable {
  case move(Double, Double)
  case line(Double, Double)
  /// A cubic curve: first control point, second control point, end.
  case curve(Double, Double, Double, Double, Double, Double)
  case close
}

/// Where an outline goes on the canvas: its origin in points, and how many points one of its units takes.
public struct PathPlacement: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var unit: Double

  public init(x: Double, y: Double, unit: Double) {
    self.x = x
    self.y = y
    self.unit = unit
  }
}
