public import Pressboard

/// A key as it is drawn.
public struct SceneKey: Equatable, Sendable {
  /// What a key shows beyond its face.
  public enum State: Hashable, Sendable {
    case rest
    /// A finger holds it.
    case pressed
    /// Holds for the next key.
    case latched
    /// Holds until released by hand.
    case locked
  }

  public var id: KeyID
  /// The key's cap in points of the surface, as the grid has it; drawing moves its edges to device pixels.
  public var cap: Rect
  public var face: KeyFace
  public var role: KeyRole
  public var state: State

  init(_ placed: PlacedKey, headroom: Double) {
    id = placed.key.id
    cap = placed.cap.offsetBy(x: 0, y: headroom)
    face = placed.key.face
    role = placed.key.role
    state =
      switch placed.key.state {
      case .locked: .locked
      case .latched: .latched
      case .rest: .rest
      }
  }

  /// The key with a finger on it.
  var pressed: SceneKey {
    var key = self
    key.state = .pressed
    return key
  }
}
