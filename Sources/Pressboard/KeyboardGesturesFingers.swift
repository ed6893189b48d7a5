// One finger's news: it lands, moves, rests, lifts.

extension KeyboardGestures {
  func index(of finger: Int32) -> Int? {
    fingers.firstIndex { $0.id == finger }
  }

  // MARK: Landing

  mutating func down(_ point: TouchPoint, at now: Timestamp) -> [GestureEvent] {
    var events: [GestureEvent] = []
    if let lost = index(of: point.finger) { events = Self.abandon(fingers.remove(at: lost).gesture) }
    guard var key = grid.key(at: point.position) else { return events }
    stopLingering()
    for index in fingers.indices { events += giveWay(index, to: point.finger, at: now) }
    key = KeyTargetBias.key(
      at: point.position, nearest: key, in: grid, viableNext: viableNext, enabled: rules.targetsByWord)
    fingers.append(Finger(id: point.finger, position: point.position, gesture: .spent))
    return events + begin(key, by: fingers.count - 1, point, at: now)
  }

  /// Another finger lands: what this one holds happens first, so that thumbs that overlap type in the order in which
  /// they went down.
  private mutating func giveWay(_ index: Int, to finger: Int32, at now: Timestamp) -> [GestureEvent] {
    let events: [GestureEvent]
    switch fingers[index].gesture {
    case .typing(let touch):
      // A finger beside the keys holds nothing, and may still come back.
      guard touch.typed != nil || touch.key != nil else { return [] }
      events = touch.typed == nil ? conclude(index, at: now) : []
    case .choosing, .gliding:
      events = conclude(index, at: now)
    case .space(let touch):
      let flushes = KeyDownCommitLogic.shouldFlushHeldSpace(
        spaceIsHeld: true, spaceAlreadyCommitted: touch.typed != nil, spaceDragActive: false)
      events = flushes ? conclude(index, at: now) : []
    case .pressing(let key, let isInside):
      guard isInside, key.key.action == .primary else { return [] }
      events = conclude(index, at: now)
    case .erasing:
      events = []
    case .dragging, .chord, .extending, .spent:
      return []
    }
    fingers[index].gesture = .spent
    if !events.isEmpty { landedAfterCommit = finger }
    return events
  }

  private mutating func begin(
    _ key: PlacedKey, by index: Int, _ point: TouchPoint, at now: Timestamp
  ) -> [GestureEvent] {
    if isDragging {
      // The keys are blank: only what helps the drag is taken.
      if key.key.action == .shift { fingers[index].gesture = .extending }
      return []
    }
    switch (key.key.role, key.key.action) {
    case (.letter, _), (.mark, _):
      claimChords(at: now)
      var touch = LetterTouch(key: key, start: point.position, startTime: point.time)
      if key.key.callout.count > 1 { touch.calloutDue = now + LetterTouch.hold }
      // A key that was meant although its neighbour was touched.
      if !key.cell.contains(point.position) { touch.slack = LetterTouch.travel }
      if typesOnTouch(key) { touch.insertDue = now }
      fingers[index].gesture = .typing(touch)
      return insertUnlessCommitted(index, at: now)
    case (.space, _):
      var touch = SpaceTouch(key: key, start: point.position, startTime: point.time, began: now)
      if typesOnTouch(key) { touch.insertDue = now }
      fingers[index].gesture = .space(touch)
      return insertUnlessCommitted(index, at: now)
    case (_, .backspace):
      fingers[index].gesture = .erasing(key, BackspaceRepeat(pressed: now))
      return [stroke(key, by: index, at: now)]
    case (_, .shift):
      // A second shift beside one that is held adds nothing.
      guard !holdsChord(where: { !$0.slides }) else { break }
      return hold(key, by: index, at: now)
    case (_, .keyboardType(let page)) where page != .emojis && !holdsChord(where: { $0.slides }):
      return hold(key, by: index, at: now)
    case (.control, _), (.primary, _), (.bar, _):
      fingers[index].gesture = .pressing(key, isInside: true)
    }
    return []
  }

  private func typesOnTouch(_ key: PlacedKey) -> Bool {
    var isSingle = false
    if case .character(let text) = key.key.action {
      isSingle = text.count == 1 && !(rules.marksCommitOnRelease && ".,?!:;".contains(text.first!))
    }
    return KeyDownCommitLogic.shouldCommitOnKeyDown(
      isSingleCharacterKey: isSingle, isSpace: key.key.role == .space,
      deferSpaceToRelease: rules.spaceCommitsOnRelease, enabled: rules.insertsOnKeyDown)
  }

  /// A key that acts on its touch does so now, unless the touch has made another key act: that may change the page
  /// under it, so it waits until the grid is adopted.
  private mutating func insertUnlessCommitted(_ index: Int, at now: Timestamp) -> [GestureEvent] {
    landedAfterCommit == fingers[index].id ? [] : insertIfDue(index, at: now)
  }

  // MARK: Moving

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
  private mutating func slide(
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
  private func slideTarget(at point: Point, from origin: PlacedKey?) -> PlacedKey? {
    guard point.y >= grid.barHeight - Self.roll else { return nil }
    let key = grid.keys[grid.rowKey(near: point)]
    if key.key.role.types || key.key.role == .space { return key }
    return key.cap.contains(point) ? nil : origin
  }

  // MARK: Resting

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

  private mutating func insertIfDue(_ index: Int, at now: Timestamp) -> [GestureEvent] {
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
  private mutating func openCallout(_ index: Int) -> Bool {
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
  private mutating func conclude(_ index: Int, at now: Timestamp) -> [GestureEvent] {
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

  private mutating func choose(_ touch: CalloutTouch, by index: Int, at now: Timestamp) -> [GestureEvent] {
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
  private mutating func commit(_ key: PlacedKey, by index: Int, at now: Timestamp) -> GestureEvent {
    leave(key, at: now)
    fingers[index].gesture = .spent
    return stroke(key, by: index, at: now)
  }

  // MARK: Strokes

  private mutating func stroke(
    _ key: PlacedKey, by index: Int, at now: Timestamp, _ action: KeyboardAction? = nil
  ) -> GestureEvent {
    finishStroke(by: index)
    return .stroke(keyStroke(key, by: index, at: now, action))
  }

  private func keyStroke(
    _ key: PlacedKey, by index: Int, at now: Timestamp, _ action: KeyboardAction? = nil
  ) -> KeyStroke {
    KeyStroke(action: action ?? key.key.action, key: key.id, point: fingers[index].position, time: now)
  }

  /// The finger has typed: chords count as used, and what others have typed by touch can no longer be taken back.
  private mutating func finishStroke(by index: Int) {
    useChords { _ in true }
    viableNext.removeAll()
    makeTypedFinal(exceptFor: index)
  }

  private mutating func makeTypedFinal(exceptFor index: Int) {
    for other in fingers.indices where other != index && fingers[other].gesture.typed != nil {
      fingers[other].gesture = .spent
    }
  }

  // MARK: The caret

  private var isDragging: Bool {
    fingers.contains { if case .dragging = $0.gesture { true } else { false } }
  }

  private var caretModifiers: CaretModifiers {
    let holdsShift = fingers.contains {
      switch $0.gesture {
      case .extending: true
      case .chord(_, let chord): chord.action == .shift
      default: false
      }
    }
    return holdsShift ? heldModifiers.union(.shift) : heldModifiers
  }

  /// A finger on the space bar that has gone far enough moves the caret from here on.
  private mutating func dragIfFar(
    _ touch: SpaceTouch, _ index: Int, at point: Point, time: UInt32, _ now: Timestamp
  ) -> [GestureEvent] {
    let rested = Double(Int32(bitPattern: time &- touch.startTime)) >= CaretDrag.rest * 1000
    let dx = point.x - touch.start.x
    let dy = point.y - touch.start.y
    let hasRested = rested || now - touch.began >= CaretDrag.rest
    guard CaretDrag.begins(dx: dx, dy: dy, hasRested: hasRested), !isDragging else { return [] }
    useChords { !$0.slides }
    let modifiers = caretModifiers
    var drag = CaretDrag(key: touch.key, start: touch.start, at: point, modifiers: modifiers)
    let first = drag.move(to: point, modifiers: modifiers, at: now, interval: rules.caretInterval)
    fingers[index].gesture = .dragging(drag)
    let undone = touch.typed.map { [GestureEvent.takenBack($0)] } ?? []
    return undone + [.caretDragBegan] + first
  }
}

// MARK: - Chords

extension KeyboardGestures {
  private mutating func hold(_ key: PlacedKey, by index: Int, at now: Timestamp) -> [GestureEvent] {
    makeTypedFinal(exceptFor: index)
    fingers[index].gesture = .chord(key, Chord(action: key.key.action, began: now))
    return [.chordBegan(key.key.action)]
  }

  private func holdsChord(where matches: (Chord) -> Bool) -> Bool {
    fingers.contains {
      if case .chord(_, let chord) = $0.gesture { matches(chord) } else { false }
    }
  }

  /// A key went down that belongs to chords held on purpose.
  private mutating func claimChords(at now: Timestamp) {
    useChords { now - $0.began >= Chord.deliberate }
  }

  private mutating func useChords(where matches: (Chord) -> Bool) {
    for index in fingers.indices {
      guard case .chord(let key, var chord) = fingers[index].gesture, matches(chord) else { continue }
      chord.isUsed = true
      fingers[index].gesture = .chord(key, chord)
    }
  }
}
