public import Pressboard

/// The keyboard with no finger on it: all that stays as it is from one tap to the next.
///
/// A class, so that the many scenes on one board are told apart by what is pressed alone. Coordinates are points of
/// the surface: those of the keyboard, with ``headroom`` added above.
public final class KeyboardBoard: Sendable {
  /// The surface, in whole points.
  public let size: Size
  /// The transparent strip above the bar into which pops may rise, in whole points.
  public let headroom: Double
  public let palette: Palette
  /// What is typed into.
  public let field: FieldKind
  public let keys: [SceneKey]
  /// The side of a pop's square tile, in points.
  public let popSide: Double
  private let grid: KeyGrid

  public init(grid: KeyGrid, field: FieldKind, palette: Palette) {
    let headroom = grid.headroom.rounded(.up)
    self.grid = grid
    self.headroom = headroom
    self.palette = palette
    popSide = grid.metrics.popSide
    size = Size(width: grid.size.width, height: (headroom + grid.size.height).rounded(.up))
    self.field = field
    keys = grid.keys.map { SceneKey($0, headroom: headroom) }
  }

  /// Every zero with a slash and every l with a tail: for fields in which each letter must be told apart.
  var isUnmistakable: Bool { field == .secret || field == .terminal }

  /// What is typed into a secret field is not shown in large.
  private var showsPops: Bool { field != .secret }

  /// The whole surface.
  var area: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }

  /// The key as it looks while it is held, nil where it looks the same, and its pop.
  func pressed(_ press: PressedKey) -> (key: SceneKey?, pop: ScenePop?) {
    guard let index = grid.keys.firstIndex(where: { $0.id == press.id }) else { return (nil, nil) }
    let placed = grid.keys[index]
    var pop: ScenePop?
    if press.pop, showsPops, case .text(let text) = placed.key.face, let tile = grid.pop(for: placed) {
      pop = ScenePop(id: press.id, tile: tile.offsetBy(x: 0, y: headroom), text: text, role: placed.key.role)
    }
    return (keys[index].pressed, pop)
  }

  /// What must be drawn anew to turn `old` into this board: each key that changed, with its edge. Nil, so the whole
  /// surface, where there is no old board or where most of it changed.
  func damage(since old: KeyboardBoard?) -> [Rect]? {
    if old === self { return [] }
    guard let old, old.size == size, old.headroom == headroom, old.palette == palette,
      old.isUnmistakable == isUnmistakable, old.keys.count == keys.count
    else { return nil }
    var areas: [Rect] = []
    for (key, before) in zip(keys, old.keys) where key != before {
      guard key.id == before.id, key.cap == before.cap else { return nil }
      areas.append(key.area)
    }
    // A new case or page: one rectangle costs a compositor less than thirty.
    return areas.count > Self.mostKeysApart ? nil : areas
  }

  private static let mostKeysApart = 8
}
