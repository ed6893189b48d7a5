import Canvas

/// The empty tile of a pop with its shadow and outline, as a picture: all pops of a board show the same one.
final class PopTile {
  /// Made at the first press, which takes a millisecond that the first frame need not wait for.
  private(set) lazy var picture = draw()
  /// What the picture has around the tile, in points: whole device pixels.
  let margin: Double
  private let side: Double
  private let palette: Palette
  private let scale: Double

  init(_ board: KeyboardBoard, _ scale: Double) {
    self.scale = scale
    side = board.popSide
    palette = board.palette
    margin = (Shape.shadowReach + Shape.shadowDrop).snapped(to: scale)
  }

  func fits(_ board: KeyboardBoard, _ scale: Double) -> Bool {
    scale == self.scale && side == board.popSide && palette == board.palette
  }

  private func draw() -> Painter? {
    let extent = Int(((side + 2 * margin) * scale).rounded(.up))
    guard let picture = Painter(width: extent, height: extent, scale: scale) else { return nil }
    let end = (margin + side).snapped(to: scale)
    let tile = Box(left: margin, top: margin, right: end, bottom: end)
    if let shadow = palette.shadow, let stencil = shadowStencil(shadow.strength) {
      picture.draw(
        stencil, x: tile.left - Shape.shadowReach, y: tile.top - Shape.shadowReach + Shape.shadowDrop,
        Shape.shadowColor)
    }
    picture.fill(tile, radius: Shape.popRadius, palette.pop)
    if let shadow = palette.shadow {
      picture.outline(tile, radius: Shape.popRadius, width: shadow.outlineWidth, shadow.outline)
    } else if let stroke = palette.stroke {
      picture.outline(tile, radius: Shape.popRadius, width: Shape.tileStroke, stroke)
    }
    return picture
  }

  /// The soft dark around the tile: fourteen layers, each smaller and darker than the one below it.
  private func shadowStencil(_ strength: Double) -> Stencil? {
    let reach = Shape.shadowReach
    let count = 14
    let tile = Box(left: reach, top: reach, right: reach + side, bottom: reach + side)
    let layers = (1..<count).map { step in
      let share = Double(step) / Double(count)
      let growth = reach * (1 - share)
      return (
        box: tile.grown(by: growth), radius: Shape.popRadius + growth,
        alpha: strength * 1.6 * share / Double(count)
      )
    }
    return Stencil(width: side + 2 * reach, height: side + 2 * reach, scale: scale, layers: layers)
  }
}
