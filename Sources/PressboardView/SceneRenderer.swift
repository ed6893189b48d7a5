internal import Canvas
internal import Pressboard

/// Draws boards and what lies over them, and keeps what is costly to make: shaped text and tiles with their shadows.
public final class SceneRenderer {
  private var typesetter: Typesetter?
  private var stencils: StencilShelf?
  private var tile: PopTile?

  public init() {}

  /// Starts the reading of the fonts in the background, in a thread that stays: call it early, draw late.
  public static func beginReadingFonts() {
    Typesetter.beginReadingFonts()
  }

  /// Shapes what `board` says, so that its first drawing at `scale` need not.
  public func prepare(_ board: KeyboardBoard, scale: Double) {
    let labels = LabelSetter(typesetter(scale), board)
    for key in board.keys { labels.prepare(key) }
  }

  /// Draws what of `board` lies in `areas` (points of the surface).
  func draw(_ board: KeyboardBoard, _ areas: [Rect], into painter: Painter) {
    let drawing = drawing(board, painter)
    for area in Self.apart(areas.map { Box($0).covering(pixelsOf: painter.scale) }) {
      painter.clipped(to: area) {
        drawing.ground()
        for key in board.keys where area.overlaps(Box(key.area)) { drawing.key(key) }
      }
    }
  }

  /// Draws what a finger brings about; the painter lets it into its own area only.
  func draw(_ cel: SceneCel, over board: KeyboardBoard, into painter: Painter) {
    let drawing = drawing(board, painter)
    switch cel {
    case .key(let key):
      drawing.ground()
      drawing.key(key)
    case .pop(let pop):
      if let tile = tile(board, painter.scale) { drawing.pop(pop, tile) }
    }
  }

  private func drawing(_ board: KeyboardBoard, _ painter: Painter) -> SceneDrawing {
    SceneDrawing(
      board: board, painter: painter, labels: LabelSetter(typesetter(painter.scale), board),
      shelf: shelf(painter.scale))
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
    return fresh
  }

  private func tile(_ board: KeyboardBoard, _ scale: Double) -> PopTile? {
    if let tile, tile.fits(board, scale) { return tile }
    tile = PopTile(board, scale)
    return tile
  }
}
