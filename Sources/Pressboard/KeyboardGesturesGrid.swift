// Another page, case or size comes under the fingers.

extension KeyboardGestures {
  /// Another page, case or size is on the screen from now on.
  ///
  /// A finger that rests on a key keeps the key that it was put on, whatever has become of its place: who
  /// lifts shift before the letter still means the capital. Only the finger that has just landed, and
  /// thereby made another key act, means what that key has brought.
  public mutating func adopt(_ grid: KeyGrid) {
    defer { settle() }
    let isSameShape = grid.metrics == self.grid.metrics
    self.grid = grid
    stopLingering(onKeysOutside: grid)
    for index in fingers.indices {
      switch fingers[index].gesture {
      case .chord(let key, let chord):
        // A page key may have become another one; the rest of them are still what they were.
        let place = Point(x: key.cap.midX, y: key.cap.midY)
        let there = chord.slides ? nil : grid.key(key.id)
        fingers[index].gesture = .chord(there ?? grid.keys[grid.rowKey(near: place)], chord)
      case .dragging where !isSameShape, .gliding where !isSameShape:
        owed += Self.abandon(fingers[index].gesture)
        fingers[index].gesture = .spent
      case .typing where !isSameShape, .choosing where !isSameShape, .space where !isSameShape,
        .pressing where !isSameShape, .erasing where !isSameShape:
        // Its place means nothing any more.
        fingers[index].gesture = .spent
      case .typing(var touch) where fingers[index].id == landedAfterCommit && touch.typed == nil:
        let key = grid.keys[grid.rowKey(near: fingers[index].position)]
        guard key.key.role.types else { break }
        touch.key = key
        if touch.calloutDue != nil, key.key.callout.count < 2 { touch.calloutDue = nil }
        fingers[index].gesture = .typing(touch)
      case .typing, .choosing, .gliding, .space, .dragging, .pressing, .erasing, .extending, .spent:
        break
      }
    }
  }
}
