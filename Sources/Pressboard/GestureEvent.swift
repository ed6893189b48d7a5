/// What the fingers did, in the order in which it must happen.
public enum GestureEvent: Equatable, Sendable {
  /// A key was used.
  case stroke(KeyStroke)
  /// Shift or a page key went down: it acts at once and for as long as it is held.
  case chordBegan(KeyboardAction)
  /// It was lifted. `used`: other keys, or a slide, were typed meanwhile, so what it changed is taken back;
  /// else it was a tap.
  case chordEnded(KeyboardAction, used: Bool)
  /// The touch was taken away: as if it had never been.
  case chordCancelled(KeyboardAction)
}

/// A key to be drawn as pressed.
public struct PressedKey: Hashable, Sendable {
  public var id: KeyID
  /// Shows its pop.
  public var pop: Bool

  public init(id: KeyID, pop: Bool) {
    self.id = id
    self.pop = pop
  }
}
