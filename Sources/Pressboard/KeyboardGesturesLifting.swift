// A finger rests, or lifts.

extension KeyboardGestures {
  /// What time alone makes of a finger.
  mutating func wake(_ index: Int, at now: Timestamp) -> [GestureEvent] {
    switch fingers[index].gesture {
    case .erasing(let key, var pace) where pace.next <= now:
      let action = pace.act(at: now, deletesByWord: rules.deletesByWord)
      fingers[index].gesture = .erasing(key, pace)
      return [stroke(key, by: index, at: now, action)]
    case .typing(let touch):
      let events = insertIfDue(index, at: now)
      if let due = touch.calloutDue, due <= now { _ = openCallout(index) }
      return events
    case .space:
      return insertIfDue(index, at: now)
    case .dragging(var drag):
      guard let due = drag.wake(interval: rules.caretInterval), due <= now else { return [] }
      let events = drag.flush(at: now)
      fingers[index].gesture = .dragging(drag)
      return events
    case .erasing, .choosing, .gliding, .pressing, .chord, .extending, .spent:
      return []
    }
  }

  mutating func insertIfDue(_ index: Int, at now: Timestamp) -> [GestureEvent] {
    let inserted: KeyStroke
    switch fingers[index].gesture {
    case .typing(var touch):
      guard let key = touch.key, touch.insertDue != nil else { return [] }
      inserted = keyStroke(key, by: index, at: now)
      touch.insertDue = nil
      touch.typed = inserted
      touch.slack = LetterTouch.travel
      fingers[index].gesture = .typing(touch)
    case .space(var touch):
      guard touch.insertDue != nil else { return [] }
      inserted = keyStroke(touch.key, by: index, at: now)
      touch.insertDue = nil
      touch.typed = inserted
      fingers[index].gesture = .space(touch)
    default: return []
    }
    return [.insertedOnKeyDown(inserted)]
  }

  /// Shows what the key under the finger offers; false where it is nothing.
  mutating func openCallout(_ index: Int) -> Bool {
    guard case .typing(var touch) = fingers[index].gesture else { return false }
    touch.calloutDue = nil
    fingers[index].gesture = .typing(touch)
    guard let key = touch.key, let callout = Callout(for: key, in: grid) else { return false }
    fingers[index].gesture = .choosing(CalloutTouch(key: key, callout: callout, typed: touch.typed))
    return true
  }

  // MARK: Lifting

  mutating func lift(_ index: Int, at now: Timestamp) -> [GestureEvent] {
    defer { fingers.remove(at: index) }
    switch fingers[index].gesture {
    case .typing, .choosing, .gliding, .space, .pressing(_, isInside: true):
      return conclude(index, at: now)
    case .dragging(var drag):
      return drag.flush(at: now) + [.caretDragEnded]
    case .erasing(let key, _):
      leave(key, at: now)
      return []
    case .chord(_, let chord):
      makeTypedFinal(exceptFor: index)
      guard let slide = chord.slide else { return [.chordEnded(chord.action, used: chord.isUsed)] }
      return [commit(slide, by: index, at: now), .chordEnded(chord.action, used: true)]
    case .pressing(_, isInside: false), .extending, .spent:
      return []
    }
  }

  /// The finger's key acts as if it had been lifted.
  mutating func conclude(_ index: Int, at now: Timestamp) -> [GestureEvent] {
    switch fingers[index].gesture {
    case .typing(let touch):
      guard let key = touch.key else { return [] }
      guard touch.typed == nil else {
        leave(key, at: now)
        return []
      }
      return [commit(key, by: index, at: now)]
    case .space(let touch):
      guard touch.typed == nil else {
        leave(touch.key, at: now)
        return []
      }
      return [commit(touch.key, by: index, at: now)]
    case .pressing(let key, _):
      return [commit(key, by: index, at: now)]
    case .gliding(let touch, let path):
      guard touch.key != nil || fingers[index].position.y >= grid.barHeight - Self.roll else {
        return [.glideCancelled]
      }
      let stroke = touch.key.map { keyStroke($0, by: index, at: now) }
      finishStroke(by: index)
      return [.glideFinished(path.trace, liftedOn: stroke)]
    case .choosing(let touch):
      return choose(touch, by: index, at: now)
    case .dragging, .erasing, .chord, .extending, .spent:
      return []
    }
  }

  mutating func choose(_ touch: CalloutTouch, by index: Int, at now: Timestamp) -> [GestureEvent] {
    guard let selected = touch.callout.selected else {
      return touch.typed.map { [.takenBack($0)] } ?? []
    }
    if selected == touch.callout.base {
      return touch.typed == nil ? [stroke(touch.key, by: index, at: now)] : []
    }
    let picked = keyStroke(touch.key, by: index, at: now, .character(touch.callout.texts[selected]))
    finishStroke(by: index)
    return [.picked(picked, replacing: touch.typed)]
  }

  /// The key acts; its finger has nothing more to say.
  mutating func commit(_ key: PlacedKey, by index: Int, at now: Timestamp) -> GestureEvent {
    leave(key, at: now)
    fingers[index].gesture = .spent
    return stroke(key, by: index, at: now)
  }
}
