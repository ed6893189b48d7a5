import Glibc

/// The engine seen from outside: one answer line for each input line.
@main enum PressboardLab {
  static func main() {
    var arguments = CommandLine.arguments.dropFirst()
    let name = arguments.popFirst() ?? ""
    do throws(LabProblem) {
      guard let command = LabCommands.all[name] else { throw .unknownCommand(name) }
      var answerer = try command.init(options: LabOptions(arguments))
      exit(run(&answerer))
    } catch {
      write("pressboard-lab: " + error.description, to: STDERR_FILENO)
      exit(2)
    }
  }

  /// Answers standard input to its end; the exit status.
  private static func run<Command: LabCommand>(_ command: inout Command) -> Int32 {
    var status: Int32 = 0
    func say(_ line: String) { write(line, to: STDOUT_FILENO) }
    while Command.readsLines, let line = readLine(strippingNewline: true) {
      switch LabAnswer(of: &command, to: line) {
      case .echo(let line), .answer(let line): say(line)
      case .badLine(let line):
        status = 1
        say(line)
      case .silence: break
      }
    }
    if let last = command.finish() { say(last) }
    return status
  }

  /// A whole line at once: who reads may wait for it before it writes the next.
  private static func write(_ line: String, to descriptor: Int32) {
    var rest = Array((line + "\n").utf8)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { exit(1) }
      rest.removeFirst(written)
    }
  }
}

/// What a line is answered with.
enum LabAnswer: Equatable {
  /// Empty lines and comments come back.
  case echo(String)
  case answer(String)
  case badLine(String)
  /// The answer comes at the end of all lines.
  case silence

  init(of command: inout some LabCommand, to line: String) {
    if line.isEmpty || line.utf8.first == UInt8(ascii: "#") {
      self = .echo(line)
      return
    }
    do throws(BadLine) {
      self = try command.answer(line).map { .answer($0) } ?? .silence
    } catch {
      self = .badLine("!\t" + Escapes.escaped(error.reason))
    }
  }
}
