import Canvas
import Pressboard

/// How one board is drawn at one scale: where its labels stand is worked out once, whatever is pressed afterwards.
final class BoardDrawing {
  let board: KeyboardBoard
  let scale: Double
  let labels: LabelSetter
  let shelf: StencilShelf
  private unowned let tiles: SceneRenderer
  private lazy var popTile = tiles.popTile(
    Size(width: board.popSide, height: board.popSide), palette, scale)
  private var keyLabels: [LabelSetter.Place?]
  private var popLabels: [LabelSetter.Place?]
  /// The first key whose pop may still have to be made when it is touched.
  private var unpreparedPops = 0

  init(_ board: KeyboardBoard, labels: LabelSetter, shelf: StencilShelf, tiles: SceneRenderer) {
    self.board = board
    self.labels = labels
    self.shelf = shelf
    self.tiles = tiles
    scale = shelf.scale
    keyLabels = Array(repeating: nil, count: board.keys.count)
    popLabels = keyLabels
  }

  var palette: Palette { board.palette }

  /// Shapes what the keys say.
  func prepare() {
    for (index, key) in board.keys.enumerated() where key.legend == .full {
      switch key.face {
      case .text(let text), .caption(let text): _ = label(text, of: index)
      case .icon: break
      }
    }
  }

  /// Shapes what the next few keys say on their pops, and first of all draws the tile under them.
  func prepareMorePops() {
    guard board.showsPops, unpreparedPops < board.keys.count else { return }
    if unpreparedPops == 0 { _ = popTile.picture }
    let next = unpreparedPops..<min(unpreparedPops + Self.popsAtOnce, board.keys.count)
    for index in next { popLabel(index)?.line.prepare() }
    unpreparedPops = next.upperBound
  }

  /// About half a millisecond of work: a finger may land meanwhile.
  private static let popsAtOnce = 4

  /// Draws what of the board lies in `areas` (points of the surface).
  func draw(_ areas: [Rect], into painter: Painter) {
    for area in Self.apart(areas.map { Box($0).covering(pixelsOf: scale) }) {
      painter.clipped(to: area) {
        ground(painter)
        for (index, key) in board.keys.enumerated() where area.overlaps(Box(key.area)) {
          draw(key, index, into: painter)
        }
      }
    }
  }

  /// The areas with those that overlap joined, so that nothing is drawn twice.
  private static func apart(_ areas: [Box]) -> [Box] {
    var apart: [Box] = []
    for var area in areas {
      while let index = apart.firstIndex(where: { $0.overlaps(area) }) {
        area = area.union(apart.remove(at: index))
      }
      apart.append(area)
    }
    return apart
  }

  /// Draws what a finger brings about; the painter lets it into its own area only.
  func draw(_ cel: SceneCel, into painter: Painter) {
    switch cel {
    case .key(let index):
      ground(painter)
      draw(board.keys[index].pressed, index, into: painter)
    case .pop(let index):
      drawPop(index, into: painter)
    case .callout(let callout):
      draw(callout, into: painter)
    case .choice(let callout, let index):
      let cell = Box(board.place(callout.cell(index))).snapped(to: scale)
      painter.fill(cell, radius: Shape.cellRadius, palette.accent, from: shelf)
      draw(callout, index, palette.onAccent, into: painter)
    }
  }

  /// Headroom and ground, without anything on them, down to the last pixel however the scale divides.
  func ground(_ painter: Painter) {
    let right = Double(painter.width) / scale
    let bottom = Double(painter.height) / scale
    let top = board.headroom.snapped(to: scale)
    painter.clear(Box(left: 0, top: 0, right: right, bottom: top))
    painter.fill(Box(left: 0, top: top, right: right, bottom: bottom), palette.ground)
  }

  // MARK: Keys

  private func draw(_ key: SceneKey, _ index: Int, into painter: Painter) {
    let look = KeyLook(key, palette)
    let place = key.place
    let cap = place.snapped(to: scale)
    let radius = key.role == .bar ? Shape.barRadius : Shape.radius(keyHeight: key.cap.height)
    if let edge = look.edge {
      // The cap hides all but the lowest of it, so its upper part is left out.
      var rim = cap.moved(x: 0, y: Shape.edge)
      rim.top = rim.bottom - 2 * radius
      // On whole pixels too: those that are covered in part come out otherwise when only a part is drawn again.
      painter.fill(rim.snapped(to: scale), radius: radius, edge, from: shelf)
    }
    if let fill = look.fill {
      painter.fill(cap, radius: radius, fill, from: shelf)
    }
    if let outline = look.outline {
      painter.outline(cap, radius: radius, width: outline.width, outline.color, from: shelf)
    }
    let lift = look.sign == nil ? 0 : Shape.liftOverSign
    switch key.legend {
    case .full: drawFace(of: key, index, lift: lift, look.ink, into: painter)
    case .faint:
      drawFace(of: key, index, lift: lift, look.ink.mixed(with: palette.ground, Shape.faint), into: painter)
    case .none: break
    case .caret: drawCaret(on: key, look.ink, into: painter)
    }
    switch look.sign {
    case .dot: mark(on: place, width: 3.8, height: 3.8, look.ink, painter)
    case .bar: mark(on: place, width: 14, height: 2.2, look.ink, painter)
    case nil: break
    }
  }

  private func drawFace(
    of key: SceneKey, _ index: Int, lift: Double, _ ink: Color, into painter: Painter
  ) {
    switch key.face {
    case .text(let text), .caption(let text):
      let label = label(text, of: index)
      var lift = lift
      if let hint = key.hint {
        lift += Shape.liftOverHint * Shape.factor(keyHeight: key.cap.height)
        let small = labels.place(hint: hint, on: key.place)
        painter.draw(
          small.line, x: small.x, baseline: small.baseline, key.state == .rest ? palette.soft : ink)
      }
      painter.draw(label.line, x: label.x, baseline: label.baseline - lift, ink)
    case .icon(let name):
      draw(name, on: key, lift: lift, ink, into: painter)
    }
  }

  /// A caret that may go either way.
  private func drawCaret(on key: SceneKey, _ ink: Color, into painter: Painter) {
    let middle = key.cap.midY
    let bar = Box(
      left: key.cap.midX - Shape.caretWidth / 2, top: middle - Shape.caretHeight / 2,
      right: key.cap.midX + Shape.caretWidth / 2, bottom: middle + Shape.caretHeight / 2)
    painter.fill(bar, radius: Shape.caretWidth / 2, ink)
    let away = min(Shape.chevronDistance, key.cap.width / 3)
    for (name, path, x) in [
      ("chevron-left", Icon.leftChevron, key.cap.midX - away),
      ("chevron-right", Icon.rightChevron, key.cap.midX + away),
    ] {
      let size = Shape.chevron
      let stencil = shelf.drawing(name, size: size) {
        $0.stroke(
          path, at: PathPlacement(x: 0, y: 0, unit: size / Icon.grid), width: Icon.strokeWidth, .opaque)
      }
      guard let stencil else { continue }
      painter.draw(stencil, x: x - size / 2, y: middle - size / 2, ink)
    }
  }

  private func label(_ text: String, of index: Int) -> LabelSetter.Place {
    if let known = keyLabels[index] { return known }
    let key = board.keys[index]
    let made = labels.place(text, role: key.role, on: key.place)
    keyLabels[index] = made
    return made
  }

  /// The icon in the middle of its key; its corner, not its points, on a device pixel.
  private func draw(
    _ name: IconName, on key: SceneKey, lift: Double, _ color: Color, into painter: Painter
  ) {
    let isInBar = key.role == .bar
    let size = isInBar ? Shape.iconInBar : Shape.iconOnKey * Shape.factor(keyHeight: key.cap.height)
    let stencil = shelf.drawing(name.rawValue, size: size) { painter in
      let place = PathPlacement(x: 0, y: 0, unit: size / Icon.grid)
      for layer in Icon.layers(of: name) {
        switch layer {
        case .stroke(let path): painter.stroke(path, at: place, width: Icon.strokeWidth, .opaque)
        case .fill(let path): painter.fill(path, at: place, .opaque)
        }
      }
    }
    guard let stencil else { return }
    let middle = key.place.midY - lift - (isInBar ? 0 : Shape.lift)
    painter.draw(stencil, x: key.place.midX - size / 2, y: middle - size / 2, color)
  }

  /// The sign of a lasting state: its middle 7 points above the key's lower side.
  private func mark(on cap: Box, width: Double, height: Double, _ color: Color, _ painter: Painter) {
    let middle = cap.bottom - 7
    let box = Box(
      left: cap.midX - width / 2, top: middle - height / 2,
      right: cap.midX + width / 2, bottom: middle + height / 2)
    painter.fill(box, radius: height / 2, color)
  }

  // MARK: Tiles

  private func drawPop(_ index: Int, into painter: Painter) {
    guard let place = board.popPlace(of: index), let label = popLabel(index) else { return }
    draw(popTile, at: place, into: painter)
    painter.draw(label.line, x: label.x, baseline: label.baseline, palette.label)
  }

  private func popLabel(_ index: Int) -> LabelSetter.Place? {
    if let known = popLabels[index] { return known }
    let key = board.keys[index]
    guard let place = board.popPlace(of: index), case .text(let text) = key.face else { return nil }
    popLabels[index] = labels.place(text, role: key.role, onTile: Box(place))
    return popLabels[index]
  }

  private func draw(_ callout: Callout, into painter: Painter) {
    let place = board.place(callout.tile)
    let size = Size(width: place.width, height: place.height)
    draw(tiles.calloutTile(size, palette, scale), at: place, into: painter)
    for index in callout.texts.indices { draw(callout, index, palette.label, into: painter) }
  }

  private func draw(_ callout: Callout, _ index: Int, _ ink: Color, into painter: Painter) {
    let label = labels.place(callout.texts[index], inCell: Box(board.place(callout.cell(index))))
    painter.draw(label.line, x: label.x, baseline: label.baseline, ink)
  }

  private func draw(_ tile: RaisedTile, at place: Rect, into painter: Painter) {
    guard let picture = tile.picture else { return }
    painter.draw(
      picture, x: place.x.snapped(to: scale) - tile.margin, y: place.y.snapped(to: scale) - tile.margin)
  }
}

extension SceneKey {
  /// What the key stands in. Labels go by its true middle: only edges move to device pixels.
  fileprivate var place: Box {
    Box(role == .bar ? cap.insetBy(Shape.barMargin).offsetBy(x: 0, y: Shape.barDrop) : cap)
  }
}
