/// A rectangle of whole device pixels.
struct PixelBox: Equatable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// The box with each edge on the nearest pixel.
  init(_ box: Box, scale: Double) {
    left = Self.nearest(box.left, scale)
    top = Self.nearest(box.top, scale)
    right = Self.nearest(box.right, scale)
    bottom = Self.nearest(box.bottom, scale)
  }

  var width: Int { right - left }
  var height: Int { bottom - top }

  /// What both have; of no extent where that is nothing.
  func intersection(_ other: PixelBox) -> PixelBox {
    let left = max(left, other.left)
    let top = max(top, other.top)
    return PixelBox(
      left: left, top: top, right: max(left, min(right, other.right)),
      bottom: max(top, min(bottom, other.bottom)))
  }

  /// The pixel nearest to a coordinate in points.
  static func nearest(_ coordinate: Double, _ scale: Double) -> Int {
    Int((coordinate * scale).rounded(.toNearestOrAwayFromZero))
  }
}
