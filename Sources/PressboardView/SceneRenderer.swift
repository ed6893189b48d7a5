internal import Canvas
internal import Pressboard

/// Keeps what is costly to make: shaped text, stencils, tiles with their shadows.
public final class SceneRenderer {
  private var typesetter: Typesetter?
  private var stencils: StencilShelf?
  private var pop: RaisedTile?
  private var callout: RaisedTile?
  private var drawing: BoardDrawing?

  public init() {}

  /// Starts the reading of the fonts in the background, in a thread that stays: call it early, draw late.
  public static func beginReadingFonts() {
    Typesetter.beginReadingFonts()
  }

  /// Shapes what `board` says, so that its first drawing at `scale` need not.
  public func prepare(_ board: KeyboardBoard, scale: Double) {
    drawing(of: board, scale).prepare()
  }

  /// Makes a part of what the first touch of each key would have to wait for: half a millisecond of some four in all.
  public func prepareForTouch(_ board: KeyboardBoard, scale: Double) {
    drawing(of: board, scale).prepareMorePops()
  }

  func drawing(of board: KeyboardBoard, _ scale: Double) -> BoardDrawing {
    if let drawing, drawing.board === board, drawing.scale == scale { return drawing }
    let fresh = BoardDrawing(
      board, labels: LabelSetter(typesetter(scale), board), shelf: shelf(scale), tiles: self)
    drawing = fresh
    return fresh
  }

  /// The picture under a pop of that size.
  func popTile(_ size: Size, _ palette: Palette, _ scale: Double) -> RaisedTile {
    Self.tile(&pop, size, palette, scale)
  }

  /// The picture under a callout of that size.
  func calloutTile(_ size: Size, _ palette: Palette, _ scale: Double) -> RaisedTile {
    Self.tile(&callout, size, palette, scale)
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

  private static func tile(
    _ known: inout RaisedTile?, _ size: Size, _ palette: Palette, _ scale: Double
  ) -> RaisedTile {
    if let known, known.fits(size, palette, scale) { return known }
    let fresh = RaisedTile(size, palette, scale)
    known = fresh
    return fresh
  }
}
