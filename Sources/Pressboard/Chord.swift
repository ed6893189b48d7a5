/// A key held so that others mean something else.
struct Chord: Equatable, Sendable {
  let action: KeyboardAction
  let began: Timestamp
  /// Something was typed, so lifting takes back what pressing changed.
  var isUsed = false
  /// The key that a slide has come to and that lifting types.
  var slide: PlacedKey?

  /// A hold this long is on purpose, in seconds: a key that is then pressed belongs to it even if it is
  /// lifted last. Sooner, it may be a hasty tap on the page key with the next thumb already down.
  static let deliberate = 0.3

  init(action: KeyboardAction, began: Timestamp) {
    self.action = action
    self.began = began
  }

  /// Only page keys slide: a thumb on shift that drifts still holds shift.
  var slides: Bool { if case .keyboardType = action { true } else { false } }
}
