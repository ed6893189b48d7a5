import Pressboard

/// `bench`: how long the engine takes for one action, in a text as long as an application tells of; with a lexicon also
/// what words cost. Reads nothing. Glides are not measured: nothing decodes them yet.
struct BenchCommand: LabCommand {
  static let readsLines = false
  private let options: LabOptions
  /// Measured before all else, since memory that was used once is not given back.
  private let words: WordBench?

  init(options: LabOptions) throws(LabProblem) {
    self.options = options
    words = options.lexicon == .none ? nil : try WordBench(options)
  }

  mutating func answer(_ line: String) -> String? { nil }

  mutating func finish() -> String? {
    let actions = Self.times(options).sorted()
    var members = [Self.percentiles("engine_action_us", of: actions, ("p50", 50), ("p99", 99))]
    if let words {
      members.append(Self.percentiles("tap_update_us", of: words.taps, ("p50", 50), ("p95", 95)))
      members.append("\"open_us\":" + Self.microseconds(words.open))
      if let start = words.memoryAtStart, let end = words.memoryWithWords {
        members.append(#""private_dirty_kb":{"start":\#(start),"words":\#(end)}"#)
      }
    }
    return "{" + members.joined(separator: ",") + "}"
  }

  /// A member with some percentiles of times that ascend.
  private static func percentiles(_ name: String, of times: [Int], _ shares: (name: String, percent: Int)...)
    -> String
  {
    let values = shares.map { share in
      let place = (times.count - 1) * share.percent / 100
      return "\"\(share.name)\":" + microseconds(times.isEmpty ? 0 : times[place])
    }
    return "\"\(name)\":{" + values.joined(separator: ",") + "}"
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
