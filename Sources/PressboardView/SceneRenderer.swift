public import Canvas
public import Pressboard

/// Draws scenes, and keeps what is costly to make: shaped text and the shadows of tiles.
public final class SceneRenderer {
  private var typesetter: Typesetter?
  private var stencils: StencilShelf?
  private var shadow: (key: ShadowKey, stencil: Stencil)?

  private struct ShadowKey: Equatable {
    var side: Double
    var strength: Double
  }

  /// Starts the reading of the fonts in the background: make the renderer early, draw late.
  public init() {
    Typesetter.beginReadingFonts()
  }

  /// Shapes what `scene` says, so that its first drawing at `scale` need not.
  public func prepare(_ scene: KeyboardScene, scale: Double) {
    let labels = LabelSetter(typesetter(scale), scene)
    for key in scene.keys { labels.prepare(key) }
  }

  /// Makes what the first press needs (about 1 ms): for the idle time after the first frame.
  public func prepareToPop(_ scene: KeyboardScene, scale: Double) {
    _ = shadow(side: scene.popSide, scene.palette, typesetter(scale))
  }

  /// Draws what of `scene` lies in `damage` (points of the surface, from `KeyboardScene.damage`).
  public func draw(_ scene: KeyboardScene, damage: [Rect], into painter: Painter) {
    let areas = damage.map { Box($0).covering(pixelsOf: painter.scale) }
    guard !areas.isEmpty else { return }
    let typesetter = typesetter(painter.scale)
    let drawing = SceneDrawing(
      scene: scene, painter: painter, labels: LabelSetter(typesetter, scene), shelf: shelf(painter.scale))
    // One after the other: a clip of a single rectangle is the one that costs nothing.
    for area in Self.apart(areas) {
      painter.clipped(to: area) {
        drawing.ground()
        for key in scene.keys where area.overlaps(Box(key.area)) { drawing.key(key) }
        for pop in scene.pops where area.overlaps(Box(pop.area(scene.palette))) {
          drawing.pop(pop, shadow: shadow(side: scene.popSide, scene.palette, typesetter))
        }
      }
    }
    painter.flush()
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

  private func shelf(_ scale: Double) -> StencilShelf {
    if let stencils, stencils.scale == scale { return stencils }
    let fresh = StencilShelf(scale: scale)
    stencils = fresh
    return fresh
  }

  private func typesetter(_ scale: Double) -> Typesetter {
    if let typesetter, typesetter.scale == scale { return typesetter }
    let fresh = Typesetter(scale: scale)
    typesetter = fresh
    shadow = nil
    return fresh
  }

  private func shadow(side: Double, _ palette: Palette, _ typesetter: Typesetter) -> Stencil? {
    guard let strength = palette.shadow?.strength else { return nil }
    let key = ShadowKey(side: side, strength: strength)
    if let shadow, shadow.key == key { return shadow.stencil }
    let stencil = Stencil.shadow(
      side: side, radius: Shape.popRadius, strength: strength, scale: typesetter.scale)
    shadow = stencil.map { (key, $0) }
    return stencil
  }
}

extension Stencil {
  /// The soft dark around a tile: fourteen layers, each smaller and darker than the one below it.
  fileprivate static func shadow(
    side: Double, radius: Double, strength: Double, scale: Double
  ) -> Stencil? {
    let reach = Shape.shadowReach
    let count = 14
    let tile = Box(left: reach, top: reach, right: reach + side, bottom: reach + side)
    let layers = (1..<count).map { step in
      let share = Double(step) / Double(count)
      let growth = reach * (1 - share)
      return (
        box: tile.grown(by: growth), radius: radius + growth,
        alpha: strength * 1.6 * share / Double(count)
      )
    }
    return Stencil(width: side + 2 * reach, height: side + 2 * reach, scale: scale, layers: layers)
  }
}
