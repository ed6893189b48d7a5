import Canvas

/// The empty tile of a pop with its shadow and outline, as a picture: all pops of a board show the same one.
struct PopTile {
  let picture: Painter
  /// What the picture has around the tile, in points: whole device pixels.
  let margin: Double
  private let side: Double
  private let palette: Palette

  init?(_ board: KeyboardBoard, _ scale: Double) {
    side = board.popSide
    palette = board.palette
    margin = (Shape.shadowReach + Shape.shadowDrop).snapped(to: scale)
    let extent = Int(((board.popSide + 2 * margin) * scale).rounded(.up))
    guard let picture = Painter(width: extent, height: extent, scale: scale) else { return nil }
    self.picture = picture
    draw()
  }

  func fits(_ board: KeyboardBoard, _ scale: Double) -> Bool {
    picture.scale == scale && side == board.popSide && palette == board.palette
  }

  private func draw() {
    let end = (margin + side).snapped(to: picture.scale)
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
    return Stencil(width: side + 2 * reach, height: side + 2 * reach, scale: picture.scale, layers: layers)
  }
}
