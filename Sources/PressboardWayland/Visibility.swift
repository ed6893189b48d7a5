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
    /// Shown by hand: without a field, or beyond one.
    case pinned
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
    state = isShown ? .pinned : .hidden
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

  /// Keys may go out: shown, and not merely waiting to hide, when a key would reach whatever has focus now.
  var acceptsTouches: Bool {
    switch state {
    case .shown, .pinned: true
    case .hidden, .folded, .lingering: false
    }
  }

  /// The next moment at which `wake` has something to do.
  var nextWake: Timestamp? {
    if case .lingering(let until) = state { until } else { nil }
  }

  /// A field was entered, also when another was left in the same breath.
  mutating func fieldEntered() {
    isFieldActive = true
    if mode == .automatic { state = .shown }
  }

  mutating func fieldLeft(at now: Timestamp) {
    guard isFieldActive else { return }
    isFieldActive = false
    switch (mode, state) {
    case (.automatic, .shown): state = .lingering(until: now + Self.linger)
    case (_, .folded): state = .hidden
    case (_, .hidden), (_, .pinned), (_, .lingering), (.manual, .shown): break
    }
  }

  /// The active field told its state again although nothing was typed: the user tapped into it.
  mutating func fieldReportedAnew(at now: Timestamp) {
    if case .folded(let since) = state, now - since > Self.settling { state = .shown }
  }

  mutating func show() {
    guard !acceptsTouches else { return }
    state = isFieldActive && mode == .automatic ? .shown : .pinned
  }

  mutating func hide(at now: Timestamp) {
    guard isShown else { return }
    state = isFieldActive && mode == .automatic ? .folded(since: now) : .hidden
  }

  mutating func toggle(at now: Timestamp) {
    if isShown { hide(at: now) } else { show() }
  }

  mutating func wake(at now: Timestamp) {
    if case .lingering(let until) = state, now >= until { state = .hidden }
  }
}
