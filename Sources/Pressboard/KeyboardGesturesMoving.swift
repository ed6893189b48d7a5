// A finger moves.

extension KeyboardGestures {
  mutating func move(
    _ index: Int, to position: Point, time: UInt32, at now: Timestamp
  ) -> [GestureEvent] {
    fingers[index].position = position
    let point = Point(
      x: min(max(position.x, 0), grid.size.width.nextDown), y: min(position.y, grid.size.height.nextDown))
    switch fingers[index].gesture {
    case .typing(let touch):
      // The timer may be late; the finger's own time is not.
      if touch.calloutDue != nil, touch.isHeld(at: time), openCallout(index) {
        return move(index, to: position, time: time, at: now)
      }
      return slide(touch, index, to: point, time: time, at: now)
    case .gliding(var touch, var path):
      // Held twice, the way would be copied whole at each motion.
      fingers[index].gesture = .spent
      let isNews = path.extend(to: point, time: time, in: grid)
      touch.key = slideTarget(at: point, from: touch.key)
      fingers[index].gesture = .gliding(touch, path)
      return isNews ? [.glideChanged(keys: path.keys)] : []
    case .choosing(var touch):
      touch.callout.choose(at: position)
      fingers[index].gesture = .choosing(touch)
    case .space(let touch):
      return dragIfFar(touch, index, at: position, time: time, now)
    case .dragging(var drag):
      let events = drag.move(
        to: position, modifiers: caretModifiers, at: now, interval: rules.caretInterval)
      fingers[index].gesture = .dragging(drag)
      return events
    case .pressing(let key, let wasInside):
      let isInside = key.cell.contains(point)
      if isInside != wasInside { fingers[index].gesture = .pressing(key, isInside: isInside) }
    case .erasing(let key, _):
      if !key.cell.contains(point) { fingers[index].gesture = .spent }
    case .chord(let key, var chord) where chord.slides:
      if let slide = chord.slide, slide.cell.contains(point) { break }
      let target = key.cell.contains(point) ? nil : slideTarget(at: point, from: nil)
      guard target != chord.slide else { break }
      chord.slide = target
      // Coming back from a symbol is a change of mind, not a tap on the page key.
      chord.isUsed = true
      fingers[index].gesture = .chord(key, chord)
    case .chord, .extending, .spent:
      break
    }
    return []
  }

  /// A finger that landed on a letter or mark has moved.
  mutating func slide(
    _ old: LetterTouch, _ index: Int, to point: Point, time: UInt32, at now: Timestamp
  ) -> [GestureEvent] {
    var touch = old
    var events: [GestureEvent] = []
    let distance = touch.distance(to: point)
    let isUnderWay = distance > LetterTouch.travel
    let isOnKey = touch.key?.cell.contains(point) ?? false
    if !isUnderWay, isOnKey || distance < touch.slack { return [] }
    if isUnderWay { touch.calloutDue = nil }
    if let key = touch.key, isUnderWay, rules.glides, touch.path == nil {
      touch.path = GlidePath(from: key, at: touch.start, startTime: touch.startTime)
    }
    if !isOnKey {
      // What left its key before it was typed is a slide like any other.
      touch.insertDue = nil
      touch.slack = 0
      touch.key = slideTarget(at: point, from: touch.key)
      if touch.key != old.key, let typed = touch.typed {
        events.append(.takenBack(typed))
        touch.typed = nil
      }
    }
    guard var path = touch.path.take() else {
      fingers[index].gesture = .typing(touch)
      return events
    }
    _ = path.extend(to: point, time: time, in: grid)
    if path.isGlide {
      fingers[index].gesture = .gliding(touch, path)
      events.append(.glideChanged(keys: path.keys))
    } else {
      touch.path = path
      fingers[index].gesture = .typing(touch)
    }
    return events
  }

  /// What a finger that slid here would type. Controls are not reached by sliding; in the gap beside one
  /// the finger still holds the key it comes from.
  func slideTarget(at point: Point, from origin: PlacedKey?) -> PlacedKey? {
    guard point.y >= grid.barHeight - Self.roll else { return nil }
    let key = grid.keys[grid.rowKey(near: point)]
    if key.key.role.types || key.key.role == .space { return key }
    return key.cap.contains(point) ? nil : origin
  }
}
