/// What the fingers did, in the order in which it must happen.
public enum GestureEvent: Equatable, Sendable {
  /// A key was used.
  case stroke(KeyStroke)
  /// A key was used by touching it, and its finger may yet change its mind: `takenBack` or `picked` then follows
  /// before any other stroke does.
  case insertedOnKeyDown(KeyStroke)
  /// The key that was just inserted on its touch was not meant: all that it changed is to be undone.
  case takenBack(KeyStroke)
  /// One of the texts that a long press offered was chosen: on purpose, so nothing corrects it. `replacing`: the key
  /// that was inserted when the finger landed; it is to be undone first.
  case picked(KeyStroke, replacing: KeyStroke?)
  /// Shift, Control, Alt or a page key went down: it acts at once and for as long as it is held.
  case chordBegan(KeyboardAction)
  /// It was lifted. `used`: other keys, or a slide, were typed meanwhile, so what it changed is taken back;
  /// else it was a tap.
  case chordEnded(KeyboardAction, used: Bool)
  /// The touch was taken away: as if it had never been.
  case chordCancelled(KeyboardAction)
  /// The finger on the space bar moves the caret from now on: suggestions and case stand still until it ends.
  case caretDragBegan
  case caretMoved(CaretMove)
  /// The caret stands where it was wanted; what depends on its place is worked out once, now.
  case caretDragEnded
  /// A finger glides over the letters and has come to another one: all that it crossed so far.
  case glideChanged(keys: [Character])
  /// It was lifted. `liftedOn`: what it would have typed as a mere slide, for when no word is found; nil where
  /// that is no key.
  case glideFinished(GlideTrace, liftedOn: KeyStroke?)
  /// It left the keys, or was taken away: nothing is typed.
  case glideCancelled
}
