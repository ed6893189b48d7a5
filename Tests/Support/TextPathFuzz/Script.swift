public import ApplicationModel
public import Pressboard

/// Everything that one run of the fuzzer does, so that it can be printed, cut down and run again.
public struct Script: Sendable {
  /// Of everything that the script does not say, such as how long a message travels.
  public var seed: UInt64
  public var compositor: CompositorTraits
  /// Characters that have a key.
  public var keymap: Set<Character>
  public var applications: [ApplicationTraits]
  /// Whether the keyboard is told which application has the focus.
  public var tellsNames: Bool
  /// The first application has the focus from the start.
  public var steps: [TimedStep]

  public init(
    seed: UInt64, compositor: CompositorTraits, keymap: Set<Character>, applications: [ApplicationTraits],
    tellsNames: Bool, steps: [TimedStep]
  ) {
    self.seed = seed
    self.compositor = compositor
    self.keymap = keymap
    self.applications = applications
    self.tellsNames = tellsNames
    self.steps = steps
  }
}

/// What a compositor does with the input method's requests.
public struct CompositorTraits: Hashable, Sendable {
  /// Whether a commit with a stale serial is dropped.
  public var isStrict = true
  /// What the registry suggests about that.
  public var prior: SerialRule.Prior = .strict
  /// Between client, compositor and application, in seconds.
  public var hop = 0.00003...0.0004
  /// The number of dones before the first field.
  public var firstDone: UInt32 = 0

  public init() {}
}

public struct TimedStep: Sendable, CustomStringConvertible {
  /// Seconds since the step before.
  public var pause: Double
  public var step: Step

  public init(_ step: Step, after pause: Double) {
    self.pause = pause
    self.step = step
  }

  public var description: String { "+\((pause * 10_000).rounded() / 10) ms \(step)" }
}

public enum Step: Sendable {
  case edit(Intent)
  case happens(Application.Happening)
  /// Another field gets the focus: of the application with this number, with this text. Between the two no field
  /// has it for `gap` seconds, in which something may be tapped; nothing in between is one batch.
  case focus(Int, text: String, gap: Double, taps: Taps? = nil)
  /// The same field is activated once more, without having been left.
  case activatedAgain
  /// Types these letters at leisure, with some Backspaces, so that the field teaches its habits; then the application
  /// stands still for so many seconds.
  case lesson([Character], stop: Double)
  /// All comes to rest and is checked.
  case rest
}

/// What is typed while no field has the focus.
public struct Taps: Hashable, Sendable {
  public var text: String
  /// How long before the next field has the focus, in seconds. Within a tenth it belongs to that one.
  public var lead: Double

  public init(_ text: String, lead: Double) {
    self.text = text
    self.lead = lead
  }

  var areKept: Bool { lead < 0.1 }
}

/// What the user wants.
public enum Intent: Hashable, Sendable {
  case type(String)
  case backspace(repeated: Bool)
  case `return`
  case tab
  case caret(DocumentMove)
  /// So many characters before the caret, as the keyboard knows them, become another text.
  case replaceLast(Int, with: String)
  /// The text before the caret ends with `old`; it becomes `new`, or nothing happens.
  case replace(old: String, new: String)
  /// Composes.
  case mark(String)
  case unmark
}

extension Step: CustomStringConvertible {
  public var description: String {
    switch self {
    case .edit(let intent): "\(intent)"
    case .happens(let happening): "application: \(happening)"
    case .focus(let number, let text, let gap, let taps):
      "focus on application \(number), \"\(text.prefix(20))\", after \(gap) s\(taps.map { ", \($0)" } ?? "")"
    case .activatedAgain: "activated again"
    case .lesson(let letters, let stop): "lesson \(String(letters)), stop \(stop)"
    case .rest: "rest"
    }
  }
}
