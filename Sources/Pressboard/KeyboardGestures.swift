/// What the fingers on the keys mean: a value that is told about touches and about the time, and answers
/// with what happened.
///
/// Give it one point, perform the answer, `adopt` the grid that came of it, then give it the next: a
/// change of page by one finger is what the next one touches.
public struct KeyboardGestures: Sendable {
  private(set) var grid: KeyGrid
  /// In the order in which they went down.
  private var fingers: [Finger] = []
  /// Keys that stay drawn as pressed for a moment, or a quick tap would not be seen.
  private var lingering: [Lingering] = []
  /// The finger whose touch has just made an earlier key act: it means the keyboard as it is after that.
  private var landedAfterCommit: Int32?
  /// The keys to be drawn as pressed, each once; those that are held come last and so lie on top.
  public private(set) var pressed: [PressedKey] = []
  /// When `wake` wants to be called; nil while nothing waits for time.
  public private(set) var nextWake: Timestamp?

  private struct Finger: Sendable {
    let id: Int32
    var position: Point
    var gesture: TouchGesture
  }

  private struct Lingering: Sendable {
    let key: PressedKey
    let until: Timestamp
  }

  /// How long a key looks pressed after it was lifted, in seconds, unless another is touched before.
  public static let linger = 0.06

  /// How far above the keys a thumb that rolls off the first row is still on it, in points; one that goes
  /// further leaves the keys and types nothing.
  static let roll = 16.0

  public init(grid: KeyGrid) {
    self.grid = grid
  }

  public mutating func handle(_ point: TouchPoint, at now: Timestamp) -> [GestureEvent] {
    defer { settle() }
    landedAfterCommit = nil
    fade(at: now)
    switch point.phase {
    case .down:
      return down(point, at: now)
    case .moved:
      if let index = index(of: point.finger) { move(index, to: point.position) }
      return []
    case .up:
      guard let index = index(of: point.finger) else { return [] }
      move(index, to: point.position)
      return lift(index, at: now)
    }
  }

  /// The time asked for by `nextWake` has come.
  public mutating func wake(at now: Timestamp) -> [GestureEvent] {
    defer { settle() }
    fade(at: now)
    var events: [GestureEvent] = []
    for index in fingers.indices {
      guard case .erasing(let key, var pace) = fingers[index].gesture, pace.next <= now else { continue }
      pace.advance(at: now)
      fingers[index].gesture = .erasing(key, pace)
      events.append(stroke(key, by: index, at: now))
    }
    return events
  }

  /// The touches were taken away: nothing is typed, repeats stop, chords end.
  public mutating func cancel(at now: Timestamp) -> [GestureEvent] {
    defer {
      fingers.removeAll(keepingCapacity: true)
      lingering.removeAll(keepingCapacity: true)
      landedAfterCommit = nil
      settle()
    }
    return fingers.compactMap { finger in
      if case .chord(_, let chord) = finger.gesture { .chordCancelled(chord.action) } else { nil }
    }
  }

  /// Another text, or none, is under the fingers: repeats stop and chords end. What a finger would type when it is
  /// lifted it still may.
  public mutating func endHolds() -> [GestureEvent] {
    defer { settle() }
    var events: [GestureEvent] = []
    for index in fingers.indices {
      switch fingers[index].gesture {
      case .erasing: fingers[index].gesture = .spent
      case .chord(_, let chord):
        fingers[index].gesture = .spent
        events.append(.chordCancelled(chord.action))
      case .typing, .space, .pressing, .spent: break
      }
    }
    return events
  }
}

// MARK: - Fingers

extension KeyboardGestures {
  private func index(of finger: Int32) -> Int? {
    fingers.firstIndex { $0.id == finger }
  }

  private mutating func down(_ point: TouchPoint, at now: Timestamp) -> [GestureEvent] {
    var events: [GestureEvent] = []
    if let lost = index(of: point.finger) {
      if case .chord(_, let chord) = fingers[lost].gesture { events.append(.chordCancelled(chord.action)) }
      fingers.remove(at: lost)
    }
    guard let key = grid.key(at: point.position) else { return events }
    // The news shows better alone, and one picture serves for both.
    lingering.removeAll(keepingCapacity: true)
    for index in fingers.indices {
      if let pending = fingers[index].gesture.pending {
        events.append(commit(pending, by: index, at: now))
        landedAfterCommit = point.finger
      } else if case .erasing = fingers[index].gesture {
        fingers[index].gesture = .spent
      }
    }
    fingers.append(Finger(id: point.finger, position: point.position, gesture: .spent))
    events += begin(key, by: fingers.count - 1, at: now)
    return events
  }

  private mutating func begin(_ key: PlacedKey, by index: Int, at now: Timestamp) -> [GestureEvent] {
    switch (key.key.role, key.key.action) {
    case (.letter, _), (.mark, _):
      claimChords(at: now)
      fingers[index].gesture = .typing(key)
    case (.space, _):
      fingers[index].gesture = .space(key)
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

  private mutating func hold(_ key: PlacedKey, by index: Int, at now: Timestamp) -> [GestureEvent] {
    fingers[index].gesture = .chord(key, Chord(action: key.key.action, began: now))
    return [.chordBegan(key.key.action)]
  }

  private mutating func move(_ index: Int, to position: Point) {
    fingers[index].position = position
    let point = Point(
      x: min(max(position.x, 0), grid.size.width.nextDown), y: min(position.y, grid.size.height.nextDown))
    switch fingers[index].gesture {
    case .typing(let key):
      if let key, key.cell.contains(point) { return }
      fingers[index].gesture = .typing(slideTarget(at: point, from: key))
    case .pressing(let key, let wasInside):
      let isInside = key.cell.contains(point)
      if isInside != wasInside { fingers[index].gesture = .pressing(key, isInside: isInside) }
    case .erasing(let key, _):
      if !key.cell.contains(point) { fingers[index].gesture = .spent }
    case .chord(let key, var chord) where chord.slides:
      if let slide = chord.slide, slide.cell.contains(point) { return }
      let target = key.cell.contains(point) ? nil : slideTarget(at: point, from: nil)
      guard target != chord.slide else { return }
      chord.slide = target
      // Coming back from a symbol is a change of mind, not a tap on the page key.
      chord.isUsed = true
      fingers[index].gesture = .chord(key, chord)
    case .space, .chord, .spent:
      break
    }
  }

  /// What a finger that slid here would type. Controls are not reached by sliding; in the gap beside one
  /// the finger still holds the key it comes from.
  private func slideTarget(at point: Point, from origin: PlacedKey?) -> PlacedKey? {
    guard point.y >= grid.barHeight - Self.roll else { return nil }
    let key = grid.keys[grid.rowKey(near: point)]
    if key.key.role.types || key.key.role == .space { return key }
    return key.cap.contains(point) ? nil : origin
  }

  private mutating func lift(_ index: Int, at now: Timestamp) -> [GestureEvent] {
    defer { fingers.remove(at: index) }
    switch fingers[index].gesture {
    case .typing(let key?):
      return [commit(key, by: index, at: now)]
    case .space(let key), .pressing(let key, isInside: true):
      return [commit(key, by: index, at: now)]
    case .erasing(let key, _):
      leave(key, at: now)
      return []
    case .chord(_, let chord):
      guard let slide = chord.slide else { return [.chordEnded(chord.action, used: chord.isUsed)] }
      return [commit(slide, by: index, at: now), .chordEnded(chord.action, used: true)]
    case .typing(nil), .pressing(_, isInside: false), .spent:
      return []
    }
  }

  /// The key acts; its finger has nothing more to say.
  private mutating func commit(_ key: PlacedKey, by index: Int, at now: Timestamp) -> GestureEvent {
    leave(key, at: now)
    fingers[index].gesture = .spent
    return stroke(key, by: index, at: now)
  }

  private mutating func stroke(_ key: PlacedKey, by index: Int, at now: Timestamp) -> GestureEvent {
    useChords { _ in true }
    return .stroke(
      KeyStroke(action: key.key.action, key: key.id, point: fingers[index].position, time: now))
  }
}

// MARK: - Chords

extension KeyboardGestures {
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

// MARK: - Another grid

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
    lingering.removeAll { grid.key($0.key.id) == nil }
    for index in fingers.indices {
      switch fingers[index].gesture {
      case .chord(let key, let chord):
        let place = Point(x: key.cap.midX, y: key.cap.midY)
        fingers[index].gesture = .chord(grid.keys[grid.rowKey(near: place)], chord)
      case .typing where !isSameShape, .space where !isSameShape, .pressing where !isSameShape,
        .erasing where !isSameShape:
        // Its place means nothing any more.
        fingers[index].gesture = .spent
      case .typing where fingers[index].id == landedAfterCommit:
        let key = grid.keys[grid.rowKey(near: fingers[index].position)]
        if key.key.role.types { fingers[index].gesture = .typing(key) }
      case .typing, .space, .pressing, .erasing, .spent:
        break
      }
    }
  }
}

// MARK: - What is drawn

extension KeyboardGestures {
  /// Works out what is left to draw and to wait for, so that who asks each turn of a loop copies nothing.
  private mutating func settle() {
    var held: [PressedKey] = []
    var next: Timestamp?
    func add(_ key: PlacedKey, pop: Bool) {
      if !held.contains(where: { $0.id == key.id }) { held.append(PressedKey(id: key.id, pop: pop)) }
    }
    func wait(until time: Timestamp) { next = next.map { min($0, time) } ?? time }
    for finger in fingers {
      switch finger.gesture {
      case .typing(let key?): add(key, pop: key.key.role.types)
      case .space(let key), .pressing(let key, isInside: true): add(key, pop: false)
      case .erasing(let key, let pace):
        add(key, pop: false)
        wait(until: pace.next)
      case .chord(let key, let chord):
        add(key, pop: false)
        if let slide = chord.slide { add(slide, pop: slide.key.role.types) }
      case .typing(nil), .pressing(_, isInside: false), .spent: break
      }
    }
    for key in lingering { wait(until: key.until) }
    let left = lingering.lazy.map(\.key).filter { key in !held.contains { $0.id == key.id } }
    pressed = lingering.isEmpty ? held : left + held
    nextWake = next
  }

  private mutating func leave(_ key: PlacedKey, at now: Timestamp) {
    lingering.removeAll { $0.key.id == key.id }
    lingering.append(
      Lingering(key: PressedKey(id: key.id, pop: key.key.role.types), until: now + Self.linger))
  }

  private mutating func fade(at now: Timestamp) {
    lingering.removeAll { $0.until <= now }
  }
}
