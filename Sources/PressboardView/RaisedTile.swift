import Canvas
import Pressboard

/// The empty tile of a pop or callout with its shadow and outline, as a picture: all pops of a board show the same one.
final class RaisedTile {
  /// Made when it is first shown, which takes a millisecond that the first frame need not wait for.
  private(set) lazy var picture = draw()
  /// What the picture has around the tile, in points: whole device pixels.
  let margin: Double
  private let size: Size
  private let palette: Palette
  private let scale: Double

  init(_ size: Size, _ palette: Palette, _ scale: Double) {
    self.scale = scale
    self.size = size
    self.palette = palette
    margin = (Shape.shadowReach + Shape.shadowDrop).snapped(to: scale)
  }

  func fits(_ size: Size, _ palette: Palette, _ scale: Double) -> Bool {
    scale == self.scale && size == self.size && palette == self.palette
  }

  private func draw() -> Painter? {
    func extent(_ length: Double) -> Int { Int(((length + 2 * margin) * scale).rounded(.up)) }
    guard let picture = Painter(width: extent(size.width), height: extent(size.height), scale: scale)
    else { return nil }
    let tile = Box(
      left: margin, top: margin, right: (margin + size.width).snapped(to: scale),
      bottom: (margin + size.height).snapped(to: scale))
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
    let tile = Box(left: reach, top: reach, right: reach + size.width, bottom: reach + size.height)
    let layers = (1..<count).map { step in
      let share = Double(step) / Double(count)
      let growth = reach * (1 - share)
      return (
        box: tile.grown(by: growth), radius: Shape.popRadius + growth,
        alpha: strength * 1.6 * share / Double(count)
      )
    }
    return Stencil(
      width: size.width + 2 * reach, height: size.height + 2 * reach, scale: scale, layers: layers)
  }
}
