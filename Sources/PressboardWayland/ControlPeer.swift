import Glibc
internal import Wayland

/// One conversation on the control socket: a line in, lines out. Bounded, and never waits.
final class ControlPeer {
  /// What the conversation is waiting for.
  enum State {
    case reads
    case writes
    /// Answered `quit`: the stream ends with the keyboard.
    case waitsForEnd
    case isDone
  }

  let socket: Int32
  private var state = State.reads
  private var input: [UInt8] = []
  private var output: [UInt8] = []
  private var staysUntilEnd = false
  /// What is longer is no line of ours, in bytes.
  private let longestLine: Int

  /// No command is nearly so long, in bytes.
  private static let longestCommand = 128

  /// With `isDriven` it takes edits too.
  init(_ socket: Int32, isDriven: Bool) {
    self.socket = socket
    longestLine = isDriven ? DriveCommand.longestLine : Self.longestCommand
  }

  /// Does what can be done without waiting. Without `drive` there are no edits among the commands.
  func turn(
    _ interest: EventLoop.Interest, answer: (ControlCommand) -> [String], drive: ((DriveCommand) -> [String])?
  ) -> State {
    if case .reads = state { read(answer, drive) }
    if case .writes = state { write() }
    if case .waitsForEnd = state, interest.contains(.hangUp) { state = .isDone }
    return state
  }

  private func read(_ answer: (ControlCommand) -> [String], _ drive: ((DriveCommand) -> [String])?) {
    var buffer = [UInt8](repeating: 0, count: longestLine)
    let count = recv(socket, &buffer, buffer.count, Int32(MSG_DONTWAIT))
    guard count >= 0 else {
      if errno != EAGAIN && errno != EINTR { state = .isDone }
      return
    }
    input += buffer.prefix(count)
    let line = input.prefix { $0 != UInt8(ascii: "\n") }
    let isComplete = line.count < input.count || count == 0
    if line.count > longestLine {
      reply(["error the line is too long"])
    } else if isComplete {
      if let drive, let edit = DriveCommand(line: line) {
        reply(["ok"] + drive(edit))
        return
      }
      guard let command = ControlCommand(line: line) else {
        reply(["error there is no such command"])
        return
      }
      staysUntilEnd = command == .quit
      reply(["ok"] + answer(command))
    }
  }

  private func reply(_ lines: [String]) {
    for line in lines { output += Array(line.utf8) + [UInt8(ascii: "\n")] }
    state = .writes
  }

  private func write() {
    while !output.isEmpty {
      let count = send(socket, output, output.count, Int32(MSG_DONTWAIT | MSG_NOSIGNAL))
      guard count >= 0 else {
        if errno != EAGAIN && errno != EINTR { state = .isDone }
        return
      }
      output.removeFirst(count)
    }
    state = staysUntilEnd ? .waitsForEnd : .isDone
  }
}
