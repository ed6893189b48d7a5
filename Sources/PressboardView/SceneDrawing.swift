import Canvas
import Pressboard

/// One pass over a board.
struct SceneDrawing {
  let board: KeyboardBoard
  let painter: Painter
  let labels: LabelSetter
  let shelf: StencilShelf

  private var palette: Palette { board.palette }

  /// Headroom and ground, without anything on them, down to the last pixel however the scale divides.
  func ground() {
    let scale = painter.scale
    let right = Double(painter.width) / scale
    let bottom = Double(painter.height) / scale
    let top = board.headroom.snapped(to: scale)
    painter.clear(Box(left: 0, top: 0, right: right, bottom: top))
    painter.fill(Box(left: 0, top: top, right: right, bottom: bottom), palette.ground)
  }

  func key(_ key: SceneKey) {
    let look = KeyLook(key, palette)
    let isInBar = key.role == .bar
    // What stands on the key goes by its true middle: only edges move to device pixels.
    let place = Box(isInBar ? key.cap.insetBy(Shape.barMargin).offsetBy(x: 0, y: Shape.barDrop) : key.cap)
    let cap = place.snapped(to: painter.scale)
    let radius = isInBar ? Shape.barRadius : Shape.radius(keyHeight: key.cap.height)
    if let edge = look.edge {
      // The cap hides all but the lowest of it, so its upper part is left out.
      var rim = cap.moved(x: 0, y: Shape.edge)
      rim.top = rim.bottom - 2 * radius
      // On whole pixels too: those that are covered in part come out otherwise when only a part is drawn again.
      painter.fill(rim.snapped(to: painter.scale), radius: radius, edge, from: shelf)
    }
    if let fill = look.fill {
      painter.fill(cap, radius: radius, fill, from: shelf)
    }
    if let outline = look.outline {
      painter.outline(cap, radius: radius, width: outline.width, outline.color, from: shelf)
    }
    let middle = look.sign == nil ? place : place.moved(x: 0, y: -Shape.liftOverSign)
    switch key.face {
    case .text(let text), .caption(let text):
      let label = labels.place(text, role: key.role, on: middle)
      painter.draw(label.line, x: label.x, baseline: label.baseline, look.ink)
    case .icon(let name):
      let size = isInBar ? Shape.iconInBar : Shape.iconOnKey * Shape.factor(keyHeight: key.cap.height)
      icon(name, size: size, x: middle.midX, y: middle.midY - (isInBar ? 0 : Shape.lift), look.ink)
    }
    switch look.sign {
    case .dot: mark(on: place, width: 3.8, height: 3.8, look.ink)
    case .bar: mark(on: place, width: 14, height: 2.2, look.ink)
    case nil: break
    }
  }

  func pop(_ pop: ScenePop, _ tile: PopTile) {
    painter.draw(
      tile.picture, x: pop.tile.x.snapped(to: painter.scale) - tile.margin,
      y: pop.tile.y.snapped(to: painter.scale) - tile.margin)
    let label = labels.place(pop.text, role: pop.role, onTile: Box(pop.tile))
    painter.draw(label.line, x: label.x, baseline: label.baseline, palette.label)
  }

  /// The icon with its middle at `x`, `y`; its corner, not its points, on a device pixel.
  private func icon(_ name: IconName, size: Double, x: Double, y: Double, _ color: Color) {
    let stencil = shelf.drawing(name.rawValue, size: size) { painter in
      let place = PathPlacement(x: 0, y: 0, unit: size / Icon.grid)
      for layer in Icon.layers(of: name) {
        switch layer {
        case .stroke(let path): painter.stroke(path, at: place, width: Icon.strokeWidth, .opaque)
        case .fill(let path): painter.fill(path, at: place, .opaque)
        }
      }
    }
    if let stencil { painter.draw(stencil, x: x - size / 2, y: y - size / 2, color) }
  }

  /// The sign of a lasting state: its middle 7 points above the key's lower side.
  private func mark(on cap: Box, width: Double, height: Double, _ color: Color) {
    let middle = cap.bottom - 7
    let box = Box(
      left: cap.midX - width / 2, top: middle - height / 2,
      right: cap.midX + width / 2, bottom: middle + height / 2)
    painter.fill(box, radius: height / 2, color)
  }
}
