/// How long the text path waits, in seconds.
///
/// The figures were found by typing 20 and 50 letters a second into GTK 3, GTK 4, Qt 6, Firefox, Chromium and foot,
/// with and without stopping the application for 300 ms, until every text came out exact. They are known to work,
/// their margins were not measured.
enum Patience {
  /// A prompt application answers in 1–4 ms; a prediction that has stood reported this long is the last state, even
  /// if the same window also stands earlier in the ledger.
  static let settled = 0.040
  /// After an edit or a `done`: what a report shows before that may still lack an edit.
  static let known = 0.050
  /// When nothing came for this long, the dones of a burst are all there and the echo of a commit is judged.
  static let judged = 0.060
  /// Without any echo a key counts as done after this: GTK 4 handles a key up to one slow frame (30 ms) late.
  static let keyActs = 0.080
  /// A report that fits nothing may be a state between two edits; after this it is the truth.
  static let unsettled = 0.120
  /// A stale commit that was applied shows within this in a prompt field. Together with `settled`, for the echo of a
  /// second copy, it is what the letters behind wait; twice that where the verdict is not what the registry suggests.
  static let doubtWhereEchoesCome = 0.080
  /// Elsewhere nothing will show; this only lets the burst pass before the prior decides.
  static let doubt = 0.050
  /// For the echo of a letter that was sent again alone. An application may stand still for a while, so absence
  /// proves nothing early.
  static let trial = 2.0
  /// For any echo in a field that used to give one.
  static let silence = 1.0
  /// For a key's window in fields that show keys, but commits late or never.
  static let keyWindow = 0.350
  /// For a key's `done` in fields that show nothing else.
  static let keyDone = 0.300
  /// Edits behind our own Return or Tab belong to the field it leads to, if that comes within this.
  static let crossing = 0.400
  /// A tap while no field has the focus belongs to the next one, if that comes within this.
  static let tapWithoutField = 0.100
  /// Between two repeats of a held Backspace where the application shows nothing: no faster than it can be seen.
  static let repeatedBackspace = 0.033
  /// A tapped Backspace waits no longer for the echoes of those before it.
  static let tappedBackspace = 0.050
  /// A `done` this long after the last edit answers none.
  static let unasked = 0.100
  /// A replacement waits so long for the echo of what triggered it; then it goes as keys. Where a selection may hide it
  /// waits as long as `secondReplacement`, and then is dropped.
  static let replacement = 0.020
  /// One that follows another waits so long for that to show; then it is dropped.
  static let secondReplacement = 0.100
  /// Nothing follows a deletion that shows in which unit its application counts, for at most this.
  static let deletionProbe = 0.300
  /// A replacement belongs to what was typed within this: later a selection may have been made that nobody tells of.
  static let ownTyping = 10.0
  /// Where neither commits nor keys show, a tap into the text does not either: after such a pause between two letters
  /// they are not taken to stand side by side.
  static let unseenCaret = 2.0
  /// Without an input method nothing tells that another field has the focus: the text typed before is not its own.
  static let unseenFocus = 2.0
  /// A caret move waits so long for earlier edits to show.
  static let beforeCaretMove = 0.100
  /// Behind the last report of a moving caret: it has arrived somewhere.
  static let caretRests = 0.030
  /// No sooner after the arrows.
  static let caretActs = 0.060
  /// An arrow that seems to have done nothing may only be slow.
  static let caretStands = 0.150
  /// Where no text is told, or none in time, the arrows are believed to have acted.
  static let caretUnseen = 0.100
}
