import Pressboard

/// `bench`: how long the engine takes for one action, in a text as long as an application tells of. Reads nothing.
struct BenchCommand: LabCommand {
  static let readsLines = false
  private let options: LabOptions

  init(options: LabOptions) {
    self.options = options
  }

  mutating func answer(_ line: String) -> String? { nil }

  mutating func finish() -> String? {
    let times = Self.times(options).sorted()
    func percentile(_ share: Double) -> String {
      Self.microseconds(times[Int(Double(times.count - 1) * share)])
    }
    return #"{"engine_action_us":{"p50":\#(percentile(0.5)),"p99":\#(percentile(0.99))}}"#
  }

  /// Nanoseconds of each action.
  private static func times(_ options: LabOptions) -> [Int] {
    var times: [Int] = []
    var now = Timestamp(seconds: 1000)
    for _ in 0..<rounds {
      let controller = PressboardController(
        document: StringDocument(page), context: options.context, behavior: options.behavior)
      controller.enter(.text)
      for action in actions {
        now = now + 0.12
        let watch = Stopwatch()
        controller.handle(action, at: now)
        times.append(watch.nanoseconds)
      }
    }
    return times
  }

  private static let rounds = 100
  /// Some 4 000 bytes: more is told by no input method.
  private static let page = String(repeating: "Příliš žluťoučký kůň, said “she” at 12:30. ", count: 75)

  /// Two sentences with all that happens to sentences.
  private static let actions: [KeyboardAction] = {
    var actions: [KeyboardAction] = "Well, i don't know - it's \"fine\" . 3+4 ok".map {
      $0 == " " ? .space : .character(String($0))
    }
    actions += [.space, .space, .shift, .character("A"), .keyboardType(.numeric), .character("1"), .space]
    actions += [
      .moveCursor(offset: -3), .moveCursorSentence(-1), .moveCursor(offset: 9), .backspace, .backspace,
    ]
    actions += "these are words to go".map { $0 == " " ? .space : .character(String($0)) }
    return actions + [.deleteWord, .deleteWord, .primary, .character("x")]
  }()

  /// With one decimal.
  private static func microseconds(_ nanoseconds: Int) -> String {
    "\(nanoseconds / 1000).\(nanoseconds % 1000 / 100)"
  }
}
