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

  /// How much of its face a key shows.
  public enum Legend: Hashable, Sendable {
    case full
    /// In the bar while the caret is dragged: nothing there acts.
    case faint
    case none
    /// On the space bar under a finger that drags the caret.
    case caret
  }

  public var id: KeyID
  /// The key's cap in points of the surface, as the grid has it; drawing moves its edges to device pixels.
  public var cap: Rect
  public var face: KeyFace
  /// Small words below the face.
  public var hint: String?
  public var role: KeyRole
  public var state: State
  public var legend: Legend

  init(_ placed: PlacedKey, headroom: Double) {
    id = placed.key.id
    cap = placed.cap.offsetBy(x: 0, y: headroom)
    face = placed.key.face
    hint = placed.key.hint
    role = placed.key.role
    state =
      switch placed.key.state {
      case .locked: .locked
      case .latched: .latched
      case .rest: .rest
      }
    legend = .full
  }

  /// The key while the caret is dragged: all are blank but the one that drags.
  var blank: SceneKey {
    var key = self
    switch role {
    case .space: (key.state, key.legend) = (.pressed, .caret)
    case .bar: (key.state, key.legend) = (.rest, .faint)
    case .letter, .mark, .control, .primary: (key.state, key.legend) = (.rest, .none)
    }
    return key
  }

  /// The key with a finger on it.
  var pressed: SceneKey {
    var key = self
    key.state = .pressed
    return key
  }
}
