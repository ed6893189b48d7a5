// A finger lands.

extension KeyboardGestures {
  func index(of finger: Int32) -> Int? {
    fingers.firstIndex { $0.id == finger }
  }

  mutating func down(_ point: TouchPoint, at now: Timestamp) -> [GestureEvent] {
    var events: [GestureEvent] = []
    if let lost = index(of: point.finger) { events = Self.abandon(fingers.remove(at: lost).gesture) }
    guard var key = grid.key(at: point.position) ?? slot(at: point.position) else { return events }
    stopLingering()
    for index in fingers.indices { events += giveWay(index, to: point.finger, at: now) }
    key = KeyTargetBias.key(
      at: point.position, nearest: key, in: grid, viableNext: viableNext, enabled: rules.targetsByWord)
    fingers.append(Finger(id: point.finger, position: point.position, gesture: .spent))
    return events + begin(key, by: fingers.count - 1, point, at: now)
  }

  /// The bar's word there. Slots are made anew for each question, so the keys are asked first.
  private func slot(at point: Point) -> PlacedKey? {
    slotCount > 0 ? grid.slots(slotCount).first { $0.cell.contains(point) } : nil
  }

  /// Another finger lands: what this one holds happens first, so that thumbs that overlap type in the order in which
  /// they went down.
  mutating func giveWay(_ index: Int, to finger: Int32, at now: Timestamp) -> [GestureEvent] {
    let events: [GestureEvent]
    switch fingers[index].gesture {
    case .typing(let touch):
      // One beside the keys holds nothing; it would come back out of order.
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

  mutating func begin(
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
      guard !holdsChord(where: { $0.action == .shift }) else { break }
      return hold(key, by: index, at: now)
    case (_, .custom(let name)) where KeyModifiers.state(ofKeyNamed: name) != nil:
      guard !holdsChord(where: { $0.action == key.key.action }) else { break }
      return hold(key, by: index, at: now)
    case (_, .keyboardType(let page)) where page != .emojis && !holdsChord(where: { $0.slides }):
      return hold(key, by: index, at: now)
    case (.control, _), (.primary, _), (.bar, _):
      fingers[index].gesture = .pressing(key, isInside: true)
    }
    return []
  }

  func typesOnTouch(_ key: PlacedKey) -> Bool {
    // A command cannot be taken back.
    guard grid.layout.modifiers.isEmpty else { return false }
    var isSingle = false
    if case .character(let text) = key.key.action, let character = text.first {
      isSingle = text.dropFirst().isEmpty && !(rules.marksCommitOnRelease && ".,?!:;".contains(character))
    }
    return KeyDownCommitLogic.shouldCommitOnKeyDown(
      isSingleCharacterKey: isSingle, isSpace: key.key.role == .space,
      deferSpaceToRelease: rules.spaceCommitsOnRelease, enabled: rules.insertsOnKeyDown)
  }

  /// A key that acts on its touch does so now, unless the touch has made another key act: that may change the page
  /// under it, so it waits until the grid is adopted.
  mutating func insertUnlessCommitted(_ index: Int, at now: Timestamp) -> [GestureEvent] {
    landedAfterCommit == fingers[index].id ? [] : insertIfDue(index, at: now)
  }
}
