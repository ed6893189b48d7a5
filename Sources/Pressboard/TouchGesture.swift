/// What one finger is doing: every gesture is one of these.
enum TouchGesture: Equatable, Sendable {
  /// Began on a letter or mark, and types the key it is lifted from; nil while that would be none.
  case typing(PlacedKey?)
  /// On the space bar: a space, wherever it lifts.
  case space(PlacedKey)
  /// On a key that acts when the finger is lifted inside of it.
  case pressing(PlacedKey, isInside: Bool)
  /// On backspace, which has acted and will again.
  case erasing(PlacedKey, BackspaceRepeat)
  /// On shift or on a page key, held for other fingers or for a slide.
  case chord(PlacedKey, Chord)
  /// Done; only the finger is still there.
  case spent

  /// What the next finger's touch makes happen first, so that thumbs that overlap type in the order in
  /// which they went down.
  var pending: PlacedKey? {
    switch self {
    case .typing(let key): key
    case .space(let key): key
    case .pressing(let key, let isInside): isInside && key.key.action == .primary ? key : nil
    case .erasing, .chord, .spent: nil
    }
  }
}

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
  var slides: Bool { action != .shift }
}

/// The pace of a held backspace.
struct BackspaceRepeat: Equatable, Sendable {
  private(set) var next: Timestamp
  private var count = 0

  /// Seconds.
  static let delay = 0.5
  static let slowest = 0.1
  static let fastest = 0.05

  init(pressed now: Timestamp) {
    next = now + Self.delay
  }

  /// It has acted again. A late turn is not made up for: nobody wants a burst of deletions.
  mutating func advance(at now: Timestamp) {
    next = now + max(Self.fastest, Self.slowest - 0.005 * Double(count))
    count += 1
  }
}
