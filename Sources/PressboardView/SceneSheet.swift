public import Canvas
internal import Pressboard

/// A picture that shows one scene after another, and does for each only what it differs in.
///
/// What a finger brings about is laid over the board; what was there is put aside and comes back when it goes. So
/// nothing that lies beneath or beside a key is drawn twice.
public final class SceneSheet {
  public let painter: Painter
  private let renderer: SceneRenderer
  private var shown: KeyboardScene?
  private var stash = PixelStash()

  /// - Parameter painter: to be painted by nobody else.
  public init(_ painter: Painter, _ renderer: SceneRenderer) {
    self.painter = painter
    self.renderer = renderer
  }

  public func shows(_ scene: KeyboardScene) -> Bool { shown == scene }

  /// - Parameter sibling: another picture, in case it shows nearly that already; looked for where this one shows nothing.
  public func show(_ scene: KeyboardScene, like sibling: @autoclosure () -> SceneSheet? = nil) {
    let board = scene.board
    if shown == nil, let sibling = sibling(), sibling.shown?.board === board, painter.copy(sibling.painter) {
      (shown, stash) = (sibling.shown, sibling.stash)
    }
    let drawing = renderer.drawing(of: board, painter.scale)
    let old = shown?.board === board ? shown?.cels ?? [] : []
    let oldBar = shown?.bar ?? .empty
    // Tiles lie over the words: they are lifted off while those change.
    let kept = oldBar == scene.bar ? zip(old, scene.cels).prefix { $0 == $1 }.count : 0
    while stash.count > kept { stash.putBack(into: painter) }
    if let old = shown?.board, old.size != board.size {
      // The picture may be larger than the board: a compositor may grant more than was asked for.
      let (width, height) = (Double(painter.width), Double(painter.height))
      painter.clear(Box(left: 0, top: 0, right: width / painter.scale, bottom: height / painter.scale))
    }
    let areas = board.damage(since: shown?.board) ?? [board.area]
    if !areas.isEmpty { drawing.draw(areas, into: painter) }
    drawing.draw(scene.bar, replacing: oldBar, afterDrawing: areas, into: painter)
    for cel in scene.cels.dropFirst(kept) {
      let area = Box(board.area(of: cel)).covering(pixelsOf: painter.scale)
      stash.keep(area, of: painter)
      painter.clipped(to: area) { drawing.draw(cel, into: painter) }
    }
    shown = scene
  }
}
