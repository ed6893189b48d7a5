/// A rectangle by its edges, in points, y growing downwards.
///
/// Edges rather than a size: each edge is moved to the device grid by itself, so two boxes that share an edge
/// still share it afterwards.
public struct Box: Hashable, Sendable {
  public var left: Double
  public var top: Double
  public var right: Double
  public var bottom: Double

  public init(left: Double, top: Double, right: Double, bottom: Double) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  public var width: Double { right - left }
  public var height: Double { bottom - top }
  public var midX: Double { (left + right) / 2 }
  public var midY: Double { (top + bottom) / 2 }

  /// The box with every edge moved outwards by `margin` points; inwards when negative.
  public func grown(by margin: Double) -> Box {
    Box(left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin)
  }

  public func moved(x dx: Double, y dy: Double) -> Box {
    Box(left: left + dx, top: top + dy, right: right + dx, bottom: bottom + dy)
  }

  /// The smallest box around both.
  public func union(_ other: Box) -> Box {
    Box(
      left: min(left, other.left), top: min(top, other.top),
      right: max(right, other.right), bottom: max(bottom, other.bottom))
  }

  /// True when the two boxes share an area; touching edges do not count.
  public func overlaps(_ other: Box) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }

  /// The box with each edge on the nearest device pixel.
  public func snapped(to scale: Double) -> Box {
    Box(
      left: left.snapped(to: scale), top: top.snapped(to: scale),
      right: right.snapped(to: scale), bottom: bottom.snapped(to: scale))
  }

  /// The smallest box of whole device pixels around this one.
  public func covering(pixelsOf scale: Double) -> Box {
    Box(
      left: (left * scale).rounded(.down) / scale, top: (top * scale).rounded(.down) / scale,
      right: (right * scale).rounded(.up) / scale, bottom: (bottom * scale).rounded(.up) / scale)
  }
}

extension Double {
  /// This coordinate in points, moved to the nearest device pixel at `scale` pixels a point.
  public func snapped(to scale: Double) -> Double {
    (self * scale).rounded(.toNearestOrAwayFromZero) / scale
  }
}
