public import Pressboard

/// Everything that is drawn, as a value: two equal scenes are the same picture.
public struct KeyboardScene: Equatable, Sendable {
  public let board: KeyboardBoard
  /// What lies over the board, each over the ones before it: the keys that are held, then their pops.
  public let cels: [SceneCel]

  /// - Parameter pressed: the keys that are held, in the order in which they went down.
  public init(_ board: KeyboardBoard, pressed: [PressedKey] = []) {
    self.board = board
    guard !pressed.isEmpty else {
      cels = []
      return
    }
    let pressed = pressed.map { board.pressed($0) }
    cels = pressed.compactMap { $0.key.map(SceneCel.key) } + pressed.compactMap { $0.pop.map(SceneCel.pop) }
  }

  public static func == (a: KeyboardScene, b: KeyboardScene) -> Bool {
    a.board === b.board && a.cels == b.cels
  }

  /// What must be drawn anew to turn `old` into this scene, in points of the surface: each key that changed
  /// with its edge, each pop that came, went or changed with its shadow. Without an old scene, or when the
  /// whole board changed, it is the whole surface.
  public func damage(since old: KeyboardScene?) -> [Rect] {
    guard let old, var areas = board.damage(since: old.board) else { return [board.area] }
    for cel in cels where !old.cels.contains(cel) { areas.append(cel.area(board.palette)) }
    for cel in old.cels where !cels.contains(cel) { areas.append(cel.area(board.palette)) }
    let lasting = cels.filter(old.cels.contains)
    if lasting != old.cels.filter(cels.contains) {
      // Keys never meet; of pops another one lies on top.
      for case .pop(let pop) in lasting { areas.append(pop.area(board.palette)) }
    }
    return areas
  }
}

/// One thing that a finger brings about for as long as it is there.
public enum SceneCel: Equatable, Sendable {
  case key(SceneKey)
  case pop(ScenePop)

  /// What it may cover.
  func area(_ palette: Palette) -> Rect {
    switch self {
    case .key(let key): key.area
    case .pop(let pop): pop.area(palette)
    }
  }
}

extension SceneKey {
  /// The cap with the edge below it and what its rounding to device pixels may add.
  var area: Rect {
    Rect(x: cap.x - 0.5, y: cap.y - 0.5, width: cap.width + 1, height: cap.height + 1 + Shape.edge)
  }
}

extension ScenePop {
  /// The tile with its shadow.
  func area(_ palette: Palette) -> Rect {
    guard palette.shadow != nil else { return tile.insetBy(-1) }
    let reach = Shape.shadowReach
    return Rect(
      x: tile.x - reach, y: tile.y - reach + Shape.shadowDrop,
      width: tile.width + 2 * reach, height: tile.height + 2 * reach)
  }
}
