/// A finger that began on the space bar and moves the caret: sideways by characters, up and down by sentences.
struct CaretDrag: Equatable, Sendable {
  let key: PlacedKey
  /// Where the caret's way is measured from.
  private var origin: Point
  private var modifiers: CaretModifiers
  /// Steps from there that are told or wait to be.
  private var steps = 0
  private var sentences = 0
  /// Steps that wait for the next push.
  private var pending = 0
  private var lastPush: Timestamp?

  /// Points sideways after which a quick finger moves the caret: three steps, so that a thumb that rolls over the bar
  /// still types a space.
  static let quickStart = 24.0
  /// The same once the finger has rested on the bar: one step.
  static let restedStart = 8.0
  /// Seconds of rest.
  static let rest = 0.3
  /// Points sideways for one word.
  static let pointsPerWord = 24.0

  /// Whether a finger that is so far from where it landed on the bar begins a drag.
  static func begins(dx: Double, dy: Double, hasRested: Bool) -> Bool {
    abs(dx) >= (hasRested ? restedStart : quickStart) || abs(dy) >= SpacebarDragLogic.pointsPerSentence
  }

  /// The finger landed at `start`: its whole way counts, also what it went before the drag began.
  init(key: PlacedKey, start: Point, modifiers: CaretModifiers) {
    self.key = key
    self.modifiers = modifiers
    origin = start
  }

  /// What the finger's new place makes of the caret; what comes too soon after the last push waits.
  mutating func move(
    to point: Point, modifiers: CaretModifiers, at now: Timestamp, interval: Double
  ) -> [GestureEvent] {
    var events: [GestureEvent] = []
    if modifiers != self.modifiers {
      events += flush(at: now)
      self.modifiers = modifiers
      origin.x = point.x
      steps = 0
    }
    let rows = SpacebarDragLogic.sentenceStep(translationY: point.y - origin.y)
    if rows != sentences {
      events += flush(at: now)
      events.append(.caretMoved(CaretMove(rows - sentences, .sentence, extending: extends)))
      sentences = rows
    }
    let reached =
      modifiers.contains(.control)
      ? SpacebarDragLogic.step(
        translationX: point.x - origin.x, pointsPerStep: Self.pointsPerWord, accelerationDistance: .infinity)
      : SpacebarDragLogic.step(translationX: point.x - origin.x)
    pending += reached - steps
    steps = reached
    if pending != 0, lastPush.map({ now - $0 >= interval }) ?? true { events += flush(at: now) }
    return events
  }

  /// Tells what waits.
  mutating func flush(at now: Timestamp) -> [GestureEvent] {
    guard pending != 0 else { return [] }
    defer { pending = 0 }
    lastPush = now
    let unit = modifiers.contains(.control) ? CaretMove.Unit.word : .character
    return [.caretMoved(CaretMove(pending, unit, extending: extends))]
  }

  /// When what waits may be told.
  func wake(interval: Double) -> Timestamp? {
    guard pending != 0, let lastPush else { return nil }
    return lastPush + interval
  }

  private var extends: Bool { modifiers.contains(.shift) }
}

/// What is held while the caret is dragged.
public struct CaretModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The selection goes along.
  public static let shift = CaretModifiers(rawValue: 1)
  /// By words.
  public static let control = CaretModifiers(rawValue: 2)
}
