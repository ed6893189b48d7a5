import Glibc

/// The other end of the control socket: what `pressboard --show` and the like do.
public enum ControlClient {
  /// Why a command was not carried out.
  public enum Failure: Error, Hashable, Sendable {
    /// No keyboard runs on this display.
    case noneRuns
    /// One runs and says nothing.
    case noAnswer
    /// One runs and declines, with this reason.
    case refused(String)
    /// The system's error number.
    case system(errno: Int32)
  }

  /// An answer longer than this, in bytes, is none of ours.
  private static let longestAnswer = 1 << 20

  /// Sends `command` to the keyboard that runs, and waits for the lines it answers with.
  ///
  /// - Parameter patience: how long is waited for a sign of it, in seconds.
  @discardableResult
  public static func ask(
    _ command: ControlCommand, at path: ControlPath, patience: Int = 5
  ) throws(Failure) -> [String] {
    let socket = try connect(to: path, patience: patience)
    defer { close(socket) }
    let line = Array((command.rawValue + "\n").utf8)
    // Shorter than any socket's buffer, so it goes at once or not at all.
    guard send(socket, line, line.count, Int32(MSG_NOSIGNAL)) == line.count else {
      throw .noAnswer
    }
    return try lines(of: try answer(from: socket))
  }

  /// Whether anybody listens there.
  static func isAnswered(at path: ControlPath) -> Bool {
    guard let socket = try? connect(to: path, patience: 1) else { return false }
    close(socket)
    return true
  }

  private static func connect(to path: ControlPath, patience: Int) throws(Failure) -> Int32 {
    let socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard socket >= 0 else { throw .system(errno: errno) }
    var limit = timeval(tv_sec: patience, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(socket, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
    }
    guard path.withAddress({ Glibc.connect(socket, $0, $1) }) == 0 else {
      let error = errno
      close(socket)
      switch error {
      case ENOENT, ECONNREFUSED: throw .noneRuns
      case EAGAIN: throw .noAnswer
      default: throw .system(errno: error)
      }
    }
    return socket
  }

  /// Everything up to the end of the stream.
  private static func answer(from socket: Int32) throws(Failure) -> [UInt8] {
    var answer: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = recv(socket, &buffer, buffer.count, 0)
      if count == 0 { return answer }
      // A keyboard that is killed while it is asked ends the stream the hard way.
      guard count > 0 || errno == EINTR else { throw errno == EAGAIN ? .noAnswer : .system(errno: errno) }
      answer += buffer.prefix(max(0, count))
      guard answer.count <= longestAnswer else { throw .noAnswer }
    }
  }

  private static func lines(of answer: [UInt8]) throws(Failure) -> [String] {
    let lines = answer.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    guard let first = lines.first else { throw .noAnswer }
    if first.utf8.elementsEqual("ok".utf8) { return Array(lines.dropFirst()) }
    let mark = "error "
    guard first.utf8.starts(with: mark.utf8) else { throw .noAnswer }
    throw .refused(String(first.dropFirst(mark.count)))
  }
}
