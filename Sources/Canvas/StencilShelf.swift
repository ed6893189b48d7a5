/// Stencils by what they show, each made when it is first asked for. Keys come in few sizes, and laying a stencil
/// down costs a small part of tracing and filling the same outline.
public final class StencilShelf {
  /// Device pixels per point; stencils fit no other scale.
  public let scale: Double
  private var tiles: [TileShape: Stencil] = [:]
  private var outlines: [OutlineShape: Stencil] = [:]
  private var drawings: [DrawingShape: Stencil] = [:]
  /// Of each kind; several times what a keyboard of one size needs. Another size needs others.
  private static let most = 64

  private struct TileShape: Hashable {
    var width: Double
    var height: Double
    var radius: Double
  }

  private struct OutlineShape: Hashable {
    var tile: TileShape
    var line: Double
  }

  private struct DrawingShape: Hashable {
    var name: String
    var size: Double
  }

  public init(scale: Double) {
    self.scale = scale
  }

  /// A box of that size in points with round corners.
  func tile(width: Double, height: Double, radius: Double) -> Stencil? {
    let shape = TileShape(width: width, height: height, radius: radius)
    if let known = tiles[shape] { return known }
    let box = Box(left: 0, top: 0, right: width, bottom: height)
    let made = Stencil(width: width, height: height, scale: scale) { $0.fill(box, radius: radius, .opaque) }
    Self.makeRoom(in: &tiles)
    tiles[shape] = made
    return made
  }

  /// The line along the inside of such a box.
  func outline(width: Double, height: Double, radius: Double, line: Double) -> Stencil? {
    let shape = OutlineShape(tile: TileShape(width: width, height: height, radius: radius), line: line)
    if let known = outlines[shape] { return known }
    let box = Box(left: 0, top: 0, right: width, bottom: height)
    let made = Stencil(width: width, height: height, scale: scale) {
      $0.outline(box, radius: radius, width: line, .opaque)
    }
    Self.makeRoom(in: &outlines)
    outlines[shape] = made
    return made
  }

  /// A drawing in a square of `size` points; the same name means the same drawing.
  public func drawing(_ name: String, size: Double, _ draw: (Painter) -> Void) -> Stencil? {
    let shape = DrawingShape(name: name, size: size)
    if let known = drawings[shape] { return known }
    let made = Stencil(width: size, height: size, scale: scale, draw: draw)
    Self.makeRoom(in: &drawings)
    drawings[shape] = made
    return made
  }

  private static func makeRoom<Shape>(in stencils: inout [Shape: Stencil]) {
    if stencils.count >= most { stencils.removeAll() }
  }
}
