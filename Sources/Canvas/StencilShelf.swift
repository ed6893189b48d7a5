/// Stencils by what they show, each made when it is first asked for. Keys come in few sizes, and laying a stencil
/// down costs a small part of tracing and filling the same outline.
public final class StencilShelf {
  /// Device pixels per point; stencils fit no other scale.
  public let scale: Double
  /// Few enough to be searched.
  private var stencils: [(shape: Shape, stencil: Stencil)] = []
  /// Several times what a keyboard of one size needs. Another size needs others.
  private static let most = 64

  private enum Shape: Equatable {
    case tile(width: Double, height: Double, radius: Double)
    case outline(width: Double, height: Double, radius: Double, line: Double)
    case drawing(String, size: Double)
  }

  public init(scale: Double) {
    self.scale = scale
  }

  /// A box of that size in points with round corners.
  func tile(width: Double, height: Double, radius: Double) -> Stencil? {
    stencil(of: .tile(width: width, height: height, radius: radius), width, height) {
      $0.fill(Box(left: 0, top: 0, right: width, bottom: height), radius: radius, .opaque)
    }
  }

  /// The line along the inside of such a box.
  func outline(width: Double, height: Double, radius: Double, line: Double) -> Stencil? {
    stencil(of: .outline(width: width, height: height, radius: radius, line: line), width, height) {
      $0.outline(
        Box(left: 0, top: 0, right: width, bottom: height), radius: radius, width: line, .opaque)
    }
  }

  /// A drawing in a square of `size` points; the same name means the same drawing.
  public func drawing(_ name: String, size: Double, _ draw: (Painter) -> Void) -> Stencil? {
    stencil(of: .drawing(name, size: size), size, size, draw: draw)
  }

  private func stencil(
    of shape: Shape, _ width: Double, _ height: Double, draw: (Painter) -> Void
  ) -> Stencil? {
    if let known = stencils.first(where: { $0.shape == shape }) { return known.stencil }
    guard let made = Stencil(width: width, height: height, scale: scale, draw: draw) else { return nil }
    if stencils.count >= Self.most { stencils.removeAll() }
    stencils.append((shape, made))
    return made
  }
}
