/// What the fingers on the keys mean: a value that is told about touches and about the time, and answers
/// with what happened.
///
/// Give it one point, perform the answer, `adopt` the grid that came of it, then give it the next: a
/// change of page by one finger is what the next one touches. When the points of a turn are done, `wake` it if
/// `nextWake` has come: a key that types on its touch does so there when the same touch made another key act first.
public struct KeyboardGestures: Sendable {
  var grid: KeyGrid
  public var rules: GestureRules
  /// The small letters that go on with the word; whoever types makes them void, so that a late answer cannot mislead.
  public var viableNext: Set<Character> = []
  /// How many words the bar offers to be touched.
  public var slotCount = 0
  /// Keys of a real keyboard that are held while the caret is dragged here.
  public var heldModifiers: CaretModifiers = []
  /// In the order in which they went down.
  var fingers: [Finger] = []
  /// Keys that stay drawn as pressed for a moment, or a quick tap would not be seen.
  private var lingering: [Lingering] = []
  /// The finger whose touch has just made an earlier key act: it means the keyboard as it is after that.
  var landedAfterCommit: Int32?
  /// What could not be told when it happened.
  var owed: [GestureEvent] = []
  /// What is to be drawn of all this.
  public private(set) var marks = FingerMarks()
  /// When `wake` wants to be called; nil while nothing waits for time.
  public private(set) var nextWake: Timestamp?

  struct Finger: Sendable {
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

  public init(grid: KeyGrid, rules: GestureRules = GestureRules()) {
    self.grid = grid
    self.rules = rules
  }

  public mutating func handle(_ point: TouchPoint, at now: Timestamp) -> [GestureEvent] {
    defer { settle() }
    landedAfterCommit = nil
    fade(at: now)
    guard point.position.x.isFinite, point.position.y.isFinite else { return [] }
    var point = point
    point.position = hitPoint(point.position)
    switch point.phase {
    case .down:
      return payOwed() + down(point, at: now)
    case .moved:
      guard let index = index(of: point.finger) else { return [] }
      return payOwed() + move(index, to: point.position, time: point.time, at: now)
    case .up:
      guard let index = index(of: point.finger) else { return [] }
      let events = payOwed() + move(index, to: point.position, time: point.time, at: now)
      return events + lift(index, at: now)
    }
  }

  /// The time asked for by `nextWake` has come.
  public mutating func wake(at now: Timestamp) -> [GestureEvent] {
    defer { settle() }
    fade(at: now)
    var events = payOwed()
    for index in fingers.indices { events += wake(index, at: now) }
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
    // What can be undone is undone first, before pages and case go back.
    let undone = fingers.compactMap { finger in finger.gesture.typed.map { GestureEvent.takenBack($0) } }
    return payOwed() + undone
      + fingers.flatMap { $0.gesture.typed == nil ? Self.abandon($0.gesture) : [] }
  }

  /// Another text, or none, is under the fingers: repeats, drags and chords end, and what a touch has typed stays.
  /// What a finger would type when it is lifted it still may.
  public mutating func endHolds() -> [GestureEvent] {
    defer { settle() }
    var events = payOwed()
    for index in fingers.indices {
      switch fingers[index].gesture {
      case .erasing, .extending: fingers[index].gesture = .spent
      case .chord(_, let chord):
        fingers[index].gesture = .spent
        events.append(.chordCancelled(chord.action))
      case .dragging:
        fingers[index].gesture = .spent
        events.append(.caretDragEnded)
      case .typing, .choosing, .gliding, .space:
        if fingers[index].gesture.typed != nil { fingers[index].gesture = .spent }
      case .pressing, .spent: break
      }
    }
    return events
  }

  /// What is to be told about a finger that is gone without having been lifted.
  static func abandon(_ gesture: TouchGesture) -> [GestureEvent] {
    switch gesture {
    case .chord(_, let chord): [.chordCancelled(chord.action)]
    case .dragging: [.caretDragEnded]
    case .gliding: [.glideCancelled]
    case .typing, .choosing, .space: gesture.typed.map { [.takenBack($0)] } ?? []
    case .pressing, .erasing, .extending, .spent: []
    }
  }

  private mutating func payOwed() -> [GestureEvent] {
    if owed.isEmpty { return [] }
    defer { owed.removeAll() }
    return owed
  }

  /// The place that a touch counts as: fingers aim above what they cover. The bar stays where it is.
  private func hitPoint(_ position: Point) -> Point {
    guard rules.hitTestOffset != 0, position.y >= grid.barHeight else { return position }
    return Point(x: position.x, y: max(grid.barHeight, position.y - rules.hitTestOffset))
  }
}

// MARK: - What is drawn

extension KeyboardGestures {
  /// Works out what is left to draw and to wait for, so that who asks each turn of a loop copies nothing.
  mutating func settle() {
    var held: [PressedKey] = []
    var next: Timestamp? = owed.isEmpty ? nil : Timestamp(seconds: -.infinity)
    var callout: Callout?
    var isDraggingCaret = false
    func add(_ key: PlacedKey, pop: Bool) {
      if !held.contains(where: { $0.id == key.id }) {
        held.append(PressedKey(id: key.id, pop: pop && rules.showsPops))
      }
    }
    func wait(until time: Timestamp?) {
      guard let time else { return }
      next = next.map { min($0, time) } ?? time
    }
    for finger in fingers {
      switch finger.gesture {
      case .typing(let touch):
        if let key = touch.key { add(key, pop: key.key.role.types) }
        wait(until: touch.calloutDue)
        wait(until: touch.insertDue)
      case .gliding(let touch, _):
        if let key = touch.key { add(key, pop: key.key.role.types) }
      case .choosing(let touch):
        add(touch.key, pop: false)
        callout = touch.callout
      case .space(let touch):
        add(touch.key, pop: false)
        wait(until: touch.insertDue)
      case .dragging(let drag):
        isDraggingCaret = true
        wait(until: drag.wake(interval: rules.caretInterval))
      case .pressing(let key, isInside: true): add(key, pop: false)
      case .erasing(let key, let pace):
        add(key, pop: false)
        wait(until: pace.next)
      case .chord(let key, let chord):
        add(key, pop: false)
        if let slide = chord.slide { add(slide, pop: slide.key.role.types) }
      case .pressing(_, isInside: false), .extending, .spent: break
      }
    }
    if isDraggingCaret {
      // The keys are blank.
      held.removeAll()
      lingering.removeAll(keepingCapacity: true)
    }
    for key in lingering { wait(until: key.until) }
    let left = lingering.lazy.map(\.key).filter { key in !held.contains { $0.id == key.id } }
    marks = FingerMarks(
      pressed: lingering.isEmpty ? held : left + held, callout: callout, isDraggingCaret: isDraggingCaret)
    nextWake = next
  }

  mutating func leave(_ key: PlacedKey, at now: Timestamp) {
    // A slot says something else as soon as it was picked.
    if key.id.slot != nil { return }
    lingering.removeAll { $0.key.id == key.id }
    lingering.append(
      Lingering(
        key: PressedKey(id: key.id, pop: key.key.role.types && rules.showsPops), until: now + Self.linger))
  }

  /// The news shows better alone, and one picture serves for both.
  mutating func stopLingering() {
    lingering.removeAll(keepingCapacity: true)
  }

  private mutating func fade(at now: Timestamp) {
    lingering.removeAll { $0.until <= now }
  }

  mutating func stopLingering(onKeysOutside grid: KeyGrid) {
    lingering.removeAll { grid.key($0.key.id) == nil }
  }
}
