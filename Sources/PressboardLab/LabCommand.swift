import Pressboard

/// One of the lab's commands: lines in, lines out.
protocol LabCommand {
  /// It answers lines; else all it says is said at once.
  static var readsLines: Bool { get }
  init(options: LabOptions) throws(LabProblem)
  /// The answer to a line that is neither empty nor a comment; nil: it comes at the end.
  mutating func answer(_ line: String) throws(BadLine) -> String?
  /// What is said after the last line.
  mutating func finish() -> String?
}

extension LabCommand {
  static var readsLines: Bool { true }
  mutating func finish() -> String? { nil }
}

/// The commands by their names; a new one is a line here and a file of its own.
enum LabCommands {
  static var all: [String: any LabCommand.Type] {
    [
      "type": TypeCommand.self, "correct": CorrectCommand.self, "taps": TapsCommand.self,
      "complete": CompleteCommand.self, "bench": BenchCommand.self,
    ]
  }
}

/// A line that cannot be answered; the run goes on.
struct BadLine: Error, Equatable {
  let reason: String

  init(_ reason: String) {
    self.reason = reason
  }
}

/// Why nothing can be answered at all.
enum LabProblem: Error, Equatable, CustomStringConvertible {
  case unknownCommand(String)
  case unknownOption(String)
  case missingValue(option: String)
  case badValue(option: String, value: String)
  case badSetting(BehaviorError)
  case noLexicon(String)

  var description: String {
    switch self {
    case .unknownCommand(let name):
      (name.isEmpty ? "which command?" : "no command '\(name)'.") + " There are: "
        + LabCommands.all.keys.sorted().joined(separator: ", ") + "."
    case .unknownOption(let option): "no option '\(option)'"
    case .missingValue(let option): "'\(option)' needs a value"
    case .badValue(let option, let value): "'\(value)' is no value for '\(option)'"
    case .badSetting(let error): error.description
    case .noLexicon(let reason): "no lexicon: \(reason)"
    }
  }
}
