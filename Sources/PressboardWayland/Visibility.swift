internal import Pressboard

/// Whether the keyboard stands on the screen, from all its causes.
///
/// A field shows it, leaving the field hides it after a short linger so that a field switch does not flicker;
/// the user's own word (hide key, signals, control socket, the shell's button) goes before both.
struct Visibility: Equatable {
  enum Mode: Equatable {
    case automatic
    /// Only the user's word shows and hides.
    case manual
  }

  private enum State: Equatable {
    case hidden
    /// Hidden by hand although a field is active: stays so until the field speaks up or another is entered.
    case folded(since: Timestamp)
    case shown
    /// Shown by hand without a field, and until it is hidden by hand: fields come and go. Between two of them, until
    /// this moment, what is typed waits for the next.
    case pinned(heldUntil: Timestamp?)
    /// The field was left; hides at this moment unless another is entered.
    case lingering(until: Timestamp)
  }

  /// Seconds between leaving a field and hiding.
  static let linger = 0.1
  /// Seconds after folding in which the field's reports still answer what was typed before.
  static let settling = 0.3

  private let mode: Mode
  private var state: State
  private var isFieldActive = false

  init(mode: Mode, isShown: Bool = false) {
    self.mode = mode
    state = isShown ? .pinned(heldUntil: nil) : .hidden
  }

  var isShown: Bool {
    switch state {
    case .hidden, .folded: false
    case .shown, .pinned, .lingering: true
    }
  }

  /// Waits for the field to speak up.
  var isFolded: Bool {
    if case .folded = state { true } else { false }
  }

  /// A field was left a moment ago: a key now would reach whatever has the focus.
  var isBetweenFields: Bool { nextWake != nil }

  /// The next moment at which `wake` has something to do.
  var nextWake: Timestamp? {
    switch state {
    case .lingering(let until): until
    case .pinned(let heldUntil): heldUntil
    case .hidden, .folded, .shown: nil
    }
  }

  /// A field was entered, also when another was left in the same breath.
  mutating func fieldEntered() {
    isFieldActive = true
    switch (mode, state) {
    case (_, .pinned): state = .pinned(heldUntil: nil)
    case (.automatic, _): state = .shown
    case (.manual, _): break
    }
  }

  mutating func fieldLeft(at now: Timestamp) {
    guard isFieldActive else { return }
    isFieldActive = false
    switch (mode, state) {
    case (.automatic, .shown): state = .lingering(until: now + Self.linger)
    case (_, .pinned): state = .pinned(heldUntil: now + Self.linger)
    case (_, .folded): state = .hidden
    case (_, .hidden), (_, .lingering), (.manual, .shown): break
    }
  }

  /// The active field told its state again although nothing was typed: the user tapped into it.
  mutating func fieldReportedAnew(at now: Timestamp) {
    if case .folded(let since) = state, now - since > Self.settling { state = .shown }
  }

  mutating func show() {
    switch state {
    case .shown, .pinned: break
    case .hidden, .folded, .lingering:
      state = isFieldActive && mode == .automatic ? .shown : .pinned(heldUntil: nil)
    }
  }

  mutating func hide(at now: Timestamp) {
    guard isShown else { return }
    state = isFieldActive && mode == .automatic ? .folded(since: now) : .hidden
  }

  mutating func wake(at now: Timestamp) {
    guard let due = nextWake, now >= due else { return }
    switch state {
    case .lingering: state = .hidden
    case .pinned: state = .pinned(heldUntil: nil)
    case .hidden, .folded, .shown: break
    }
  }
}
