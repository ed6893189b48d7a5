public import Pressboard

/// The smallest host there is: fingers in, a string out. Nothing is drawn.
public final class FingerHost {
  public let document = StringDocument()
  public let controller: PressboardController
  private let metrics: KeyboardMetrics
  private var grid: KeyGrid
  private var gestures: KeyboardGestures
  private var now = Timestamp(seconds: 1000)

  // snippet: host
  public init(context: KeyboardContext = .init(), behavior: KeyboardBehavior = .standard) {
    metrics = KeyboardMetrics(width: 360, outputSize: Size(width: 360, height: 720))
    controller = PressboardController(document: document, context: context, behavior: behavior)
    grid = KeyGrid(layout: controller.layout, metrics: metrics)
    gestures = KeyboardGestures(grid: grid)
    controller.onLayoutChange = { [unowned self] layout in
      grid = KeyGrid(layout: layout, metrics: metrics)
      gestures.adopt(grid)
    }
    controller.onAction = { action in
      // Whatever the host wants to do itself, it takes from the engine here.
      action == .nextKeyboard
    }
  }

  /// A finger goes down on the key and comes up again.
  public func tap(_ id: KeyID) -> Bool {
    guard let cap = grid.cap(of: id) else { return false }
    let middle = Point(x: cap.midX, y: cap.midY)
    for phase in [TouchPoint.Phase.down, .up] {
      let time = UInt32(truncatingIfNeeded: Int(now.seconds * 1000))
      let point = TouchPoint(finger: 0, phase: phase, position: middle, time: time)
      for event in gestures.handle(point, at: now) { controller.handle(event, at: now) }
      now = now + 0.05
    }
    return true
  }
  // end

  /// Taps the keys of a text: capitals by shift, marks on their pages. False where there is no key for some of it.
  public func type(_ text: String) -> Bool {
    text.allSatisfy(tapKey(for:))
  }

  private func tapKey(for character: Character) -> Bool {
    switch character {
    case " ": return tap(.space)
    case "\n": return tap(.primary)
    case "\u{8}": return tap(.backspace)
    default: break
    }
    if character.isUppercase, controller.context.keyboardCase == .lowercased { _ = tap(.shift) }
    let id = KeyID.character(character)
    if tap(id) { return true }
    for page in ["numeric", "symbolic"] where tap(KeyID("key.type." + page)) && tap(id) { return true }
    return tap(KeyID("key.type.alphabetic")) && tap(id)
  }
}
