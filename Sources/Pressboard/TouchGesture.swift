/// What one finger is doing: every gesture is one of these. Indirect: laid out in place, each copy of a finger would
/// take 40 lines of code to find out what is to be retained.
indirect enum TouchGesture: Equatable, Sendable {
  /// Began on a letter or mark, and types the key it is lifted from.
  case typing(LetterTouch)
  /// Holds a letter or mark, and chooses from what it offers.
  case choosing(CalloutTouch)
  /// On its way over the letters of a word.
  case gliding(LetterTouch, GlidePath)
  /// On the space bar: a space, wherever it lifts, unless it moves the caret.
  case space(SpaceTouch)
  /// Began on the space bar, and moves the caret.
  case dragging(CaretDrag)
  /// On a key that acts when the finger is lifted inside of it.
  case pressing(PlacedKey, isInside: Bool)
  /// On backspace, which has acted and will again.
  case erasing(PlacedKey, BackspaceRepeat)
  /// On shift, Control, Alt or a page key, held for other fingers or for a slide.
  case chord(PlacedKey, Chord)
  /// On shift, which it touched while another finger moved the caret: the selection goes along.
  case extending
  /// Done; only the finger is still there.
  case spent

  /// What the key typed when the finger landed, as long as that may be taken back.
  var typed: KeyStroke? {
    switch self {
    case .typing(let touch), .gliding(let touch, _): touch.typed
    case .choosing(let touch): touch.typed
    case .space(let touch): touch.typed
    case .dragging, .pressing, .erasing, .chord, .extending, .spent: nil
    }
  }
}

/// A finger that landed on a letter or mark.
struct LetterTouch: Equatable, Sendable {
  /// The key that lifting the finger types; nil while that would be none.
  var key: PlacedKey?
  /// Where it landed, and when by the clock that events are stamped with.
  let start: Point
  let startTime: UInt32
  /// When a long press shows what the key offers; nil where it offers nothing, and once the finger has travelled.
  var calloutDue: Timestamp?
  /// When the key is to be typed without waiting for the lift: at once, but after what its touch has made happen.
  var insertDue: Timestamp?
  var typed: KeyStroke?
  /// A finger that has not gone this far keeps its key, in points.
  var slack = 0.0
  /// The letters on the way; nil until it has travelled, and for what is no letter.
  var path: GlidePath?

  /// Seconds that a key is held before it shows what it offers.
  static let hold = 0.3
  /// Points that a finger may stray before it counts as under way.
  static let travel = 12.0

  /// Whether the finger has held its key for long when the event with this stamp happened, by that clock.
  func isHeld(at time: UInt32) -> Bool {
    Double(Int32(bitPattern: time &- startTime)) >= Self.hold * 1000
  }

  func distance(to point: Point) -> Double { start.distance(to: point) }
}

/// A finger that chooses from a callout.
struct CalloutTouch: Equatable, Sendable {
  let key: PlacedKey
  var callout: Callout
  let typed: KeyStroke?
}

/// A finger that landed on the space bar.
struct SpaceTouch: Equatable, Sendable {
  let key: PlacedKey
  let start: Point
  let startTime: UInt32
  let began: Timestamp
  /// As for a letter.
  var insertDue: Timestamp?
  var typed: KeyStroke?
}

extension Point {
  func distance(to other: Point) -> Double {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
