import Pressboard

/// A keyboard, fingers and an application's text, with a clock of its own.
final class Stage {
  let document: StringDocument
  let controller: PressboardController
  private var gestures: KeyboardGestures
  private var grid: KeyGrid
  private let metrics = KeyboardMetrics(width: 360, outputSize: Size(width: 360, height: 720))
  private(set) var now = Timestamp(seconds: 1000)
  private var fingers: [Int32: Point] = [:]

  init(text: TextWindow, options: LabOptions, language: (any LanguageSource)?) {
    document = StringDocument(text)
    controller = PressboardController(
      document: document, context: options.context, behavior: options.behavior)
    grid = KeyGrid(
      layout: controller.layout, metrics: metrics, spaceTopExtension: options.behavior.spaceBarTopExtension)
    gestures = KeyboardGestures(grid: grid, rules: GestureRules(options.behavior))
    controller.language = language
    controller.strength = options.strength
    controller.onLayoutChange = { [unowned self] in
      grid = KeyGrid(
        layout: $0, metrics: metrics, spaceTopExtension: controller.behavior.spaceBarTopExtension)
      gestures.adopt(grid)
    }
    controller.enter(.text)
  }

  /// The text and the state, as a line.
  var answer: String {
    let bar = controller.suggestions.slots.enumerated().map { slot, suggestion in
      (controller.suggestions.marked == slot ? "*" : "") + Escapes.escaped(suggestion.text)
    }
    return [
      MarkedText.text(document.window), "case=\(controller.context.keyboardCase)",
      "page=\(controller.context.keyboardType)", "bar=" + bar.joined(separator: "|"),
    ].joined(separator: "\t")
  }

  func perform(_ token: ScriptToken) throws(BadLine) {
    switch token {
    case .type(let text):
      for character in text { act { controller.handle(.character(String(character)), at: now) } }
    case .keys(let text):
      for character in text { try tap(.character(character)) }
    case .whole(let text): act { controller.handle(.character(text), at: now) }
    case .action(let action): act { controller.handle(action, at: now) }
    case .tap(let key): try tap(key)
    case .press(let key, let seconds):
      try requireHeldAtMost(seconds)
      touch(.down, try place(key))
      pass(seconds)
      lift()
    case .hold(let key, let alternative): try hold(key, alternative)
    case .drag(let x, let y): try drag(x, y)
    case .glide(let word): try glide(word)
    case .down(let finger, let key): touch(.down, try place(key), finger)
    case .move(let finger, let key):
      guard fingers[finger] != nil else { throw BadLine("finger \(finger) is not down") }
      touch(.moved, try place(key), finger)
    case .up(let finger):
      guard let last = fingers[finger] else { throw BadLine("finger \(finger) is not down") }
      touch(.up, last, finger)
    case .pick(let slot):
      guard controller.pick(slot: slot - 1, at: now) else { throw BadLine("nothing in slot \(slot)") }
      pass(Self.pause)
    case .caret(let place): act { select(place, place) }
    case .select(let from, let to): act { select(from, to) }
    case .insert(let text):
      act {
        document.setWindow(TextWindow(before: document.window.before + text, after: document.window.after))
      }
    case .delete(let count):
      act {
        var window = document.window
        window.before = String(window.before.dropLast(count))
        document.setWindow(window)
      }
    case .field(let purpose, let hints):
      act {
        controller.leave()
        controller.enter(purpose.kind(hints: hints), purpose: purpose, hints: hints)
      }
    case .wait(let seconds):
      if !fingers.isEmpty { try requireHeldAtMost(seconds) }
      pass(seconds)
    }
  }

  /// A held key may repeat twenty times a second, and each time is worked out.
  private static let longestHold = 600.0

  private func requireHeldAtMost(_ seconds: Double) throws(BadLine) {
    guard seconds <= Self.longestHold else {
      throw BadLine("a key can be held for \(Int(Self.longestHold)) seconds at most")
    }
  }

  // MARK: Time

  /// Between one thing and the next, in seconds.
  private static let pause = 0.1

  private func act(_ act: () -> Void) {
    act()
    pass(Self.pause)
  }

  private func pass(_ seconds: Double) {
    let end = now + seconds
    while let wake = gestures.nextWake, wake <= end {
      now = max(now, wake)
      perform(gestures.wake(at: now))
    }
    now = end
  }

  // MARK: The application

  /// The whole text stays; places count characters from its start, and stop at its end.
  private func select(_ from: Int, _ to: Int) {
    let text = document.window.before + document.window.selected + document.window.after
    let before = text.prefix(from)
    let selected = text.dropFirst(from).prefix(to - from)
    document.setWindow(
      TextWindow(
        before: String(before), selected: String(selected),
        after: String(text.dropFirst(before.count + selected.count))))
  }

  // MARK: Fingers

  private func place(_ id: KeyID) throws(BadLine) -> Point {
    guard let cap = grid.cap(of: id) else {
      throw BadLine("no key \(id) on the \(controller.context.keyboardType) page")
    }
    return Point(x: cap.midX, y: cap.midY)
  }

  private func touch(_ phase: TouchPoint.Phase, _ position: Point, _ finger: Int32 = 0) {
    fingers[finger] = phase == .up ? nil : position
    let time = UInt32(truncatingIfNeeded: Int(now.seconds * 1000))
    perform(
      gestures.handle(
        TouchPoint(finger: finger, phase: phase, position: position, time: time), at: now))
  }

  private func perform(_ events: [GestureEvent]) {
    for event in events { controller.handle(event, at: now) }
    gestures.viableNext = controller.viableNext ?? []
  }

  private func tap(_ key: KeyID) throws(BadLine) {
    touch(.down, try place(key))
    pass(0.05)
    lift()
  }

  private func lift() {
    if let last = fingers[0] { touch(.up, last) }
    pass(Self.pause)
  }

  private func slide(to end: Point, steps: Int, seconds: Double) {
    guard let start = fingers[0] else { return }
    for step in 1...max(steps, 1) {
      let part = Double(step) / Double(max(steps, 1))
      pass(seconds / Double(max(steps, 1)))
      let x = start.x + (end.x - start.x) * part
      touch(.moved, Point(x: x, y: start.y + (end.y - start.y) * part))
    }
  }

  private func hold(_ key: KeyID, _ alternative: String) throws(BadLine) {
    touch(.down, try place(key))
    pass(0.35)
    guard let callout = gestures.marks.callout, let index = callout.index(of: alternative) else {
      perform(gestures.cancel(at: now))
      fingers[0] = nil
      throw BadLine("'\(alternative)' is not offered by \(key)")
    }
    let cell = callout.cell(index)
    slide(to: Point(x: cell.midX, y: cell.midY), steps: 4, seconds: 0.05)
    lift()
  }

  /// Points that a finger moves in a step of 16 ms.
  private static let dragStep = 8.0

  private func drag(_ x: Double, _ y: Double) throws(BadLine) {
    let start = try place(.space)
    touch(.down, start)
    let steps = Int((max(abs(x), abs(y)) / Self.dragStep).rounded(.up))
    slide(to: Point(x: start.x + x, y: start.y + y), steps: steps, seconds: 0.016 * Double(max(steps, 1)))
    lift()
  }

  private func glide(_ word: String) throws(BadLine) {
    var previous: Character?
    for character in word {
      let end = try place(.character(character))
      switch previous {
      case nil: touch(.down, end)
      case character?: slide(to: end, steps: 10, seconds: 0.08)
      default: slide(to: end, steps: 5, seconds: 0.04)
      }
      previous = character
    }
    if previous != nil { lift() }
  }
}

extension Callout {
  /// Where an alternative stands; the case of the keys changes theirs, so `á` is also found as `Á`.
  fileprivate func index(of alternative: String) -> Int? {
    texts.firstIndex(of: alternative)
      ?? texts.firstIndex { $0.lowercased() == alternative.lowercased() }
  }
}
