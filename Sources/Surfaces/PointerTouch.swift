internal import Pressboard

/// A pointer's left button as one finger. Its place is known from `enter` on, so the first press counts
/// although nothing moved before it.
struct PointerTouch {
  /// No touch screen counts up to this finger.
  static let finger = Int32.max

  private(set) var isDown = false
  private var position = Point(x: 0, y: 0)
  private var pending: [TouchPoint] = []

  mutating func move(to position: Point, time: UInt32) {
    self.position = position
    if isDown { append(.moved, time) }
  }

  mutating func press(time: UInt32) {
    guard !isDown else { return }
    isDown = true
    append(.down, time)
  }

  mutating func lift(time: UInt32) {
    guard isDown else { return }
    isDown = false
    append(.up, time)
  }

  mutating func frame() -> [TouchPoint] {
    defer { pending.removeAll(keepingCapacity: true) }
    return pending
  }

  private mutating func append(_ phase: TouchPoint.Phase, _ time: UInt32) {
    pending.append(TouchPoint(finger: Self.finger, phase: phase, position: position, time: time))
  }
}
