// A finger on the space bar moves the caret.

extension KeyboardGestures {
  var isDragging: Bool {
    fingers.contains { if case .dragging = $0.gesture { true } else { false } }
  }

  var caretModifiers: CaretModifiers {
    var modifiers = heldModifiers
    // A terminal's Control, whether a finger is on it or it was tapped before.
    if grid.layout.modifiers.contains(.control) { modifiers.insert(.control) }
    let holdsShift = fingers.contains {
      switch $0.gesture {
      case .extending: true
      case .chord(_, let chord): chord.action == .shift
      default: false
      }
    }
    if holdsShift { modifiers.insert(.shift) }
    return modifiers
  }

  /// A finger on the space bar that has gone far enough moves the caret from here on.
  mutating func dragIfFar(
    _ touch: SpaceTouch, _ index: Int, at point: Point, time: UInt32, _ now: Timestamp
  ) -> [GestureEvent] {
    let rested = Double(Int32(bitPattern: time &- touch.startTime)) >= CaretDrag.rest * 1000
    let dx = point.x - touch.start.x
    let dy = point.y - touch.start.y
    let hasRested = rested || now - touch.began >= CaretDrag.rest
    guard CaretDrag.begins(dx: dx, dy: dy, hasRested: hasRested), !isDragging else { return [] }
    useChords { !$0.slides }
    let modifiers = caretModifiers
    var drag = CaretDrag(key: touch.key, start: touch.start, modifiers: modifiers)
    let first = drag.move(to: point, modifiers: modifiers, at: now, interval: rules.caretInterval)
    fingers[index].gesture = .dragging(drag)
    let undone = touch.typed.map { [GestureEvent.takenBack($0)] } ?? []
    return undone + [.caretDragBegan] + first
  }
}
