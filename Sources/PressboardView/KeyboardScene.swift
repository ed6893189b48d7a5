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
  public private(set) var keys: [SceneKey]
  public private(set) var pops: [ScenePop] = []
  /// The side of a pop's square tile, in points.
  public let popSide: Double
  private let showsPops: Bool

  /// - Parameters:
  ///   - grid: the keys and their places.
  ///   - field: what is typed into; a secret field shows no pops.
  ///   - pressed: the keys that are held, in the order in which they went down.
  public init(grid: KeyGrid, field: FieldKind, pressed: [PressedKey] = [], palette: Palette) {
    let headroom = grid.headroom.rounded(.up)
    self.headroom = headroom
    self.palette = palette
    popSide = grid.metrics.popSide
    size = Size(width: grid.size.width, height: (headroom + grid.size.height).rounded(.up))
    isUnmistakable = field == .secret || field == .terminal
    // What is typed into a secret field is not shown in large.
    showsPops = field != .secret
    keys = grid.keys.map { SceneKey($0, headroom: headroom) }
    press(pressed, on: grid)
  }

  /// This scene, in which nothing is pressed yet, with these keys held.
  public func pressing(_ pressed: [PressedKey], on grid: KeyGrid) -> KeyboardScene {
    var scene = self
    scene.press(pressed, on: grid)
    return scene
  }

  private mutating func press(_ pressed: [PressedKey], on grid: KeyGrid) {
    for press in pressed {
      guard let index = grid.keys.firstIndex(where: { $0.id == press.id }) else { continue }
      let placed = grid.keys[index]
      keys[index].press()
      guard press.pop, showsPops, case .text(let text) = placed.key.face, let tile = grid.pop(for: placed)
      else { continue }
      pops.append(
        ScenePop(id: press.id, tile: tile.offsetBy(x: 0, y: headroom), text: text, role: placed.key.role))
    }
  }
}
