public import Pressboard

/// Everything that is drawn, as a value: two equal scenes are the same picture.
///
/// Coordinates are points of the surface: those of the keyboard, with ``headroom`` added above.
public struct KeyboardScene: Equatable, Sendable {
  /// The surface, in whole points.
  public let size: Size
  /// The transparent strip above the bar into which pops may rise, in whole points.
  public let headroom: Double
  public let palette: Palette
  /// Every zero with a slash and every l with a tail: for fields in which each letter must be told apart.
  public let isUnmistakable: Bool
  public let keys: [SceneKey]
  public let pops: [ScenePop]
  /// The side of a pop's square tile, in points.
  public let popSide: Double

  /// - Parameters:
  ///   - grid: the keys and their places.
  ///   - field: what is typed into; a secret field shows no pops.
  ///   - pressed: the keys that are held, in the order in which they went down.
  public init(grid: KeyGrid, field: FieldKind, pressed: [PressedKey], palette: Palette) {
    let headroom = grid.headroom.rounded(.up)
    self.headroom = headroom
    self.palette = palette
    popSide = grid.metrics.popSide
    size = Size(width: grid.size.width, height: (headroom + grid.size.height).rounded(.up))
    isUnmistakable = field == .secret || field == .terminal
    keys = grid.keys.map { placed in
      let isPressed = pressed.contains { $0.id == placed.key.id }
      return SceneKey(placed, headroom: headroom, isPressed: isPressed)
    }
    // What is typed into a secret field is not shown in large.
    let popping = field == .secret ? [] : pressed.filter(\.pop)
    pops = popping.compactMap { press in
      guard let placed = grid.key(press.id), case .text(let text) = placed.key.face,
        let tile = grid.pop(for: placed)
      else { return nil }
      return ScenePop(
        id: press.id, tile: tile.offsetBy(x: 0, y: headroom), text: text, role: placed.key.role)
    }
  }
}
