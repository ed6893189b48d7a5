public import Pressboard

/// Everything that is drawn, as a value: two equal scenes are the same picture.
public struct KeyboardScene: Equatable, Sendable {
  public let board: KeyboardBoard
  /// The words in the bar.
  public let bar: BarScene
  /// What lies over the board, each over the ones before it: the keys that are held, then their pops.
  public let cels: [SceneCel]

  public init(_ board: KeyboardBoard, marks: FingerMarks, bar: BarScene = .empty) {
    self.board = board
    self.bar = bar
    cels = marks.pressed.isEmpty && marks.callout == nil ? [] : board.cels(marks)
  }

  /// - Parameter pressed: the keys that are held, in the order in which they went down.
  public init(_ board: KeyboardBoard, pressed: [PressedKey] = []) {
    self.init(board, marks: FingerMarks(pressed: pressed))
  }

  public static func == (a: KeyboardScene, b: KeyboardScene) -> Bool {
    a.board === b.board && a.cels == b.cels && a.bar == b.bar
  }

  /// What must be drawn anew to turn `old` into this scene, in points of the surface: each key that changed
  /// with its edge, each pop that came, went or changed with its shadow. Without an old scene, or when the
  /// whole board changed, it is the whole surface.
  public func damage(since old: KeyboardScene?) -> [Rect] {
    guard let old, var areas = board.damage(since: old.board) else { return [board.area] }
    if !areas.isEmpty {
      // A key that changed may be among them.
      areas += (cels + old.cels).map(board.area)
    } else if cels != old.cels {
      for cel in cels where !old.cels.contains(cel) { areas.append(board.area(of: cel)) }
      for cel in old.cels where !cels.contains(cel) { areas.append(board.area(of: cel)) }
      if cels.count > 1, old.cels.count > 1 {
        let lasting = cels.filter(old.cels.contains)
        // Of tiles another one lies on top; keys never meet.
        if lasting != old.cels.filter(cels.contains) { areas += lasting.filter(\.isTile).map(board.area) }
      }
    }
    if bar != old.bar { areas += bar.damage(since: old.bar) }
    return areas
  }
}

/// One thing that a finger brings about for as long as it is there, by the key's place among the board's.
public enum SceneCel: Hashable, Sendable {
  /// The key looks pressed.
  case key(Int)
  /// The tile over it shows what it types.
  case pop(Int)
  /// What a long press offers, none of it chosen.
  indirect case callout(Callout)
  /// The chosen cell on it.
  indirect case choice(Callout, Int)

  var isTile: Bool { if case .key = self { false } else { true } }
}

extension SceneKey {
  /// The cap with the edge below it and what its rounding to device pixels may add.
  var area: Rect {
    Rect(x: cap.x - 0.5, y: cap.y - 0.5, width: cap.width + 1, height: cap.height + 1 + Shape.edge)
  }
}
