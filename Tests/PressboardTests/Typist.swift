import Pressboard

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

  init(layout: String = "en", metrics: KeyboardMetrics = phone, behavior: KeyboardBehavior = .init()) {
    controller = PressboardController(
      document: document, context: KeyboardContext(layoutName: layout), behavior: behavior)
    grid = KeyGrid(layout: controller.layout, metrics: metrics)
    gestures = KeyboardGestures(grid: grid)
    controller.onAction = { [unowned self] in
      actions.append($0)
      return false
    }
    controller.onLayoutChange = { [unowned self] layout in
      grid = KeyGrid(layout: layout, metrics: metrics)
      gestures.adopt(grid)
    }
  }

  var text: String { document.text }
  var page: KeyboardType { controller.context.keyboardType }
  var keyboardCase: KeyboardCase { controller.context.keyboardCase }
  /// The names of the keys drawn as pressed, with `^` before those that pop.
  var pressed: [String] { gestures.pressed.map { ($0.pop ? "^" : "") + $0.id.name } }

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

  private func perform(_ events: [GestureEvent]) {
    self.events += events
    for event in events { controller.handle(event, at: now) }
  }
}
