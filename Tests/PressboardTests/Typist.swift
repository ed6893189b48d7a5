@testable import Pressboard

/// Fingers on a keyboard that types into a string, put together as a host puts it together.
final class Typist {
  let document = StringDocument()
  let controller: PressboardController
  private(set) var gestures: KeyboardGestures
  private(set) var grid: KeyGrid
  /// What the gestures said, in order.
  private(set) var events: [GestureEvent] = []
  /// What was done, in order.
  private(set) var actions: [KeyboardAction] = []
  var now = Timestamp(seconds: 1000)

  static let phone = KeyboardMetrics(width: 360, outputSize: Size(width: 360, height: 720))

  /// - Parameter callouts: what keys offer on a long press, their own text left out; nil is what the layout has.
  init(
    layout: String = "en", metrics: KeyboardMetrics = phone, behavior: KeyboardBehavior = .init(),
    callouts: [String: [String]]? = nil
  ) {
    // What is tapped is what arrives; the rules have tests of their own.
    var behavior = behavior
    behavior.autoCapitalization = false
    behavior.periodShortcut = false
    behavior.punctuationSpacing = false
    behavior.smartPunctuation = false
    controller = PressboardController(
      document: document, context: KeyboardContext(layoutName: layout), behavior: behavior)
    grid = KeyGrid(layout: controller.layout, metrics: metrics).offering(callouts)
    gestures = KeyboardGestures(grid: grid, rules: GestureRules(behavior))
    controller.onAction = { [unowned self] in
      actions.append($0)
      return false
    }
    controller.onLayoutChange = { [unowned self] layout in
      grid = KeyGrid(layout: layout, metrics: metrics).offering(callouts)
      gestures.adopt(grid)
    }
  }

  var text: String { document.text }
  var page: KeyboardType { controller.context.keyboardType }
  var keyboardCase: KeyboardCase { controller.context.keyboardCase }
  /// The names of the keys drawn as pressed, with `^` before those that pop.
  var pressed: [String] { gestures.marks.pressed.map { ($0.pop ? "^" : "") + $0.id.name } }

  /// The middle of a key, named as `q` for `key.character.q` or in full.
  func place(_ name: String) -> Point {
    let id = KeyID(name.hasPrefix("key.") ? name : "key.character." + name)
    guard let cap = grid.cap(of: id) else { fatalError("no \(id) on the \(page) page") }
    return Point(x: cap.midX, y: cap.midY)
  }

  func down(_ name: String, finger: Int32 = 0) { touch(.down, place(name), finger) }
  func move(_ name: String, finger: Int32 = 0) { touch(.moved, place(name), finger) }

  func up(_ finger: Int32 = 0) { touch(.up, last[finger] ?? Point(x: 0, y: 0), finger) }

  func tap(_ name: String, finger: Int32 = 0) {
    down(name, finger: finger)
    pass(0.02)
    up(finger)
    pass(0.08)
  }

  func tap(_ names: [String]) { for name in names { tap(name) } }

  private var last: [Int32: Point] = [:]

  func touch(_ phase: TouchPoint.Phase, _ position: Point, _ finger: Int32) {
    last[finger] = position
    let point = TouchPoint(
      finger: finger, phase: phase, position: position, time: UInt32(now.seconds * 1000))
    perform(gestures.handle(point, at: now))
  }

  /// Moves by so many points from where the finger is.
  func slide(_ x: Double, _ y: Double = 0, finger: Int32 = 0) {
    let from = last[finger]!
    touch(.moved, Point(x: from.x + x, y: from.y + y), finger)
  }

  /// The same in steps of a touch screen: one each 10 ms.
  func drag(_ x: Double, _ y: Double = 0, in steps: Int = 10, finger: Int32 = 0) {
    for _ in 0..<steps {
      pass(0.01)
      slide(x / Double(steps), y / Double(steps), finger: finger)
    }
  }

  func finish() { perform(gestures.endHolds()) }

  func change(_ change: (inout KeyboardGestures) -> Void) { change(&gestures) }

  func cancel() { perform(gestures.cancel(at: now)) }

  /// Time passes; timers fire when they are due.
  func pass(_ seconds: Double) {
    let end = now + seconds
    while let wake = gestures.nextWake, wake <= end {
      now = max(now, wake)
      perform(gestures.wake(at: now))
    }
    now = end
  }

  /// How the caret was moved, each move on its own.
  var caretMoves: [CaretMove] {
    events.compactMap { if case .caretMoved(let move) = $0 { move } else { nil } }
  }

  private func perform(_ events: [GestureEvent]) {
    self.events += events
    for event in events { controller.handle(event, at: now) }
  }
}

extension KeyGrid {
  /// The same keys with other texts on a long press.
  func offering(_ callouts: [String: [String]]?) -> KeyGrid {
    guard let callouts else { return self }
    var layout = layout
    for row in layout.rows.indices {
      for column in layout.rows[row].indices {
        guard case .character(let text) = layout.rows[row][column].action else { continue }
        layout.rows[row][column].callout = callouts[text].map { [text] + $0 } ?? []
      }
    }
    return KeyGrid(layout: layout, metrics: metrics)
  }
}
