import Foundation
import Testing
import Wayland

@testable import PressboardWayland

/// A runtime directory of a test's own.
final class RuntimeDirectory: Sendable {
  let path: String
  let control: ControlPath

  init(display: String = "wayland-7") {
    path = NSTemporaryDirectory() + "control-\(UUID().uuidString.prefix(8))"
    try! FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    control = ControlPath(runtimeDirectory: path, display: display)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var files: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] }
}

/// What several threads write; a lock that the thread sanitizer knows.
private final class Guarded<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&value) }
  }
}

/// A connection that says anything.
final class Visitor {
  let socket: Int32

  init(_ path: ControlPath) throws {
    socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    let status = path.withAddress { connect(socket, $0, $1) }
    try #require(status == 0)
  }

  deinit { close(socket) }

  func say(_ bytes: some Sequence<UInt8>) {
    let bytes = Array(bytes)
    _ = send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
  }

  func say(_ text: String) { say(text.utf8) }

  /// What has come so far without waiting; nil once the stream has ended and all is read.
  func hear() -> String? {
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = recv(socket, &buffer, buffer.count, Int32(MSG_DONTWAIT))
    return count > 0 ? String(decoding: buffer.prefix(count), as: UTF8.self) : count == 0 ? nil : ""
  }
}

@Suite struct ControlSocketTests {
  private let directory = RuntimeDirectory()
  private let loop: EventLoop
  private let commands = Recorder()
  private let socket: ControlSocket

  private final class Recorder {
    var heard: [ControlCommand] = []
    var lines: [String] = []
  }

  init() throws {
    loop = try EventLoop()
    let (loop, commands) = (loop, commands)
    socket = try ControlSocket(path: directory.control, loop: loop, replacing: false) { command in
      commands.heard.append(command)
      if command == .quit { loop.stop() }
      return command == .keys ? commands.lines : []
    }
  }

  private func turn() {
    for _ in 0..<4 { loop.turn(wait: false) }
  }

  /// Asks as the command line does, from another thread, while the loop turns.
  private func ask(_ command: ControlCommand) throws -> Result<[String], ControlClient.Failure> {
    let path = directory.control
    var result: Result<[String], ControlClient.Failure>?
    let mailbox = try loop.mailbox(of: Result<[String], ControlClient.Failure>.self) { [unowned loop] in
      result = $0
      loop.stop()
    }
    Thread.detachNewThread {
      mailbox.post(
        Result { () throws(ControlClient.Failure) in try ControlClient.ask(command, at: path) })
    }
    loop.run()
    return try #require(result)
  }

  // MARK: - Commands

  @Test(arguments: [ControlCommand.show, .hide, .toggle]) func aCommandArrives(
    _ command: ControlCommand
  ) throws {
    #expect(try ask(command) == .success([]))
    #expect(commands.heard == [command])
  }

  @Test func keysAnswersWithManyLines() throws {
    // More than the socket's buffer takes at once.
    commands.lines = (0..<9_000).map { "key.\($0)\t0.00\t1.00\t2.00\t3.00\té" }
    #expect(try ask(.keys) == .success(commands.lines))
  }

  @Test func quitEndsWhenTheKeyboardIsGone() throws {
    let visitor = try Visitor(directory.control)
    visitor.say("quit\n")
    loop.run()
    #expect(commands.heard == [.quit])
    #expect(visitor.hear() == "ok\n")
    #expect(visitor.hear() == "")
    socket.close()
    #expect(visitor.hear() == nil)
    #expect(directory.files == [])
  }

  @Test func whoAskedToQuitMayLeaveFirst() throws {
    var visitor: Visitor? = try Visitor(directory.control)
    visitor?.say("quit\n")
    turn()
    visitor = nil
    turn()
    // It had stopped the loop; this keyboard takes its time.
    loop.run()
    #expect(try ask(.show) == .success([]))
    #expect(commands.heard == [.quit, .show])
  }

  // MARK: - Anything at all on the wire

  struct Words: CustomTestStringConvertible {
    var said: [[UInt8]]
    var answer: String?
    var heard: [ControlCommand] = []
    var testDescription: String { String(decoding: said.joined().prefix(24), as: UTF8.self) }

    init(_ said: String..., answer: String?, heard: [ControlCommand] = []) {
      self.said = said.map { Array($0.utf8) }
      self.answer = answer
      self.heard = heard
    }

    init(bytes: [UInt8], answer: String?) {
      said = [bytes]
      self.answer = answer
    }
  }

  private static let unknown = "error there is no such command\n"
  private static let tooLong = "error the line is too long\n"

  @Test(arguments: [
    Words("show\n", answer: "ok\n", heard: [.show]),
    Words("sh", "ow", "\n", answer: "ok\n", heard: [.show]),
    Words(" show \r\n", answer: "ok\n", heard: [.show]),
    Words("show\nhide\nquit\n", answer: "ok\n", heard: [.show]),
    Words("show", answer: ""),
    Words("", answer: ""),
    Words("\n", answer: unknown),
    Words("Show\n", answer: unknown),
    Words("show now\n", answer: unknown),
    Words("shöw\n", answer: unknown),
    Words(bytes: [0, 0, 0, 10], answer: unknown),
    Words(bytes: [0xff, 0xfe, 0xc3, 0x28, 10], answer: unknown),
    Words(bytes: Array(repeating: 0x73, count: 200) + [10], answer: tooLong),
    Words(bytes: Array(repeating: 0x73, count: 100_000), answer: tooLong),
  ]) func aLineIsAnswered(_ words: Words) throws {
    let visitor = try Visitor(directory.control)
    for part in words.said {
      visitor.say(part)
      turn()
    }
    #expect(visitor.hear() == words.answer)
    #expect(commands.heard == words.heard)
    // Whatever it was, the next one is served.
    let next = try Visitor(directory.control)
    next.say("toggle\n")
    turn()
    #expect(next.hear() == "ok\n")
    #expect(next.hear() == nil)
  }

  @Test func aWordWithoutItsLineEndCountsOnceTheStreamEnds() throws {
    let visitor = try Visitor(directory.control)
    visitor.say("hide")
    shutdown(visitor.socket, Int32(SHUT_WR))
    turn()
    #expect(visitor.hear() == "ok\n")
    #expect(commands.heard == [.hide])
  }

  @Test func aSilentCrowdKeepsNobodyOut() throws {
    let crowd = try (0..<40).map { _ in
      let visitor = try Visitor(directory.control)
      visitor.say("to")
      loop.turn(wait: false)
      return visitor
    }
    let visitor = try Visitor(directory.control)
    visitor.say("show\n")
    turn()
    #expect(visitor.hear() == "ok\n")
    // The oldest had to go, the youngest may still finish.
    #expect(crowd[0].hear() == nil)
    crowd[39].say("ggle\n")
    turn()
    #expect(crowd[39].hear() == "ok\n")
    #expect(commands.heard == [.show, .toggle])
  }

  @Test func whoDoesNotListenIsLetGo() throws {
    commands.lines = (0..<9_000).map { "key.\($0)\t0.00\t1.00\t2.00\t3.00\té" }
    let deaf = try Visitor(directory.control)
    deaf.say("keys\n")
    turn()
    #expect(try ask(.show) == .success([]))
    shutdown(deaf.socket, Int32(SHUT_RDWR))
    turn()
    // The stream has ended and every descriptor but the listener's is back: nothing wakes the loop any more.
    var turns = 0
    loop.endOfTurn = {
      turns += 1
      return nil
    }
    turn()
    #expect(turns == 8)
    #expect(try ask(.hide) == .success([]))
  }

  // MARK: - Only one

  @Test func onlyTheUserMayConnect() throws {
    var status = stat()
    #expect(stat(directory.control.socket, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
    #expect(stat(directory.control.lock, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
  }

  @Test func aSecondOneIsToldThatOneRuns() throws {
    #expect(throws: StartupFailure.alreadyRuns) {
      try ControlSocket(path: directory.control, loop: loop, replacing: false) { _ in [] }
    }
    #expect(try ask(.show) == .success([]))
  }

  @Test func oneRunsEvenWhenTheLocksFileIsCleanedAway() throws {
    unlink(directory.control.lock)
    #expect(throws: StartupFailure.alreadyRuns) {
      try ControlSocket(path: directory.control, loop: loop, replacing: false) { _ in [] }
    }
  }

  @Test func replacingAsksTheOldOneToQuitAndWaits() throws {
    let directory = RuntimeDirectory()
    let path = directory.control
    let isUp = DispatchSemaphore(value: 0)
    let trace = Guarded<[String]>([])
    Thread.detachNewThread {
      let old = try! EventLoop()
      let socket = try! ControlSocket(path: path, loop: old, replacing: false) { command in
        trace.withLock { $0.append("\(command)") }
        old.stop()
        return []
      }
      isUp.signal()
      old.run()
      trace.withLock { $0.append("gone") }
      socket.close()
    }
    isUp.wait()
    let new = try ControlSocket(path: path, loop: loop, replacing: true) { _ in [] }
    #expect(trace.withLock { $0 } == ["quit", "gone"])
    #expect(throws: StartupFailure.alreadyRuns) {
      try ControlSocket(path: path, loop: loop, replacing: false) { _ in [] }
    }
    new.close()
  }

  /// The loop of the one that runs does not turn.
  @Test func replacingAKeyboardThatHangsFailsAfterAWhile() throws {
    let start = MonotonicClock.seconds
    #expect(throws: StartupFailure.staysThere(path: directory.control.socket)) {
      try ControlSocket(path: directory.control, loop: loop, replacing: true) { _ in [] }
    }
    #expect(MonotonicClock.seconds - start < 5)
  }

  @Test func whatAKilledOneLeftBehindIsReplaced() throws {
    let directory = RuntimeDirectory()
    let path = directory.control
    let left = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #expect(path.withAddress { bind(left, $0, $1) } == 0)
    close(left)
    try Data().write(to: URL(fileURLWithPath: path.lock))
    #expect(throws: ControlClient.Failure.noneRuns) { try ControlClient.ask(.show, at: path) }
    let socket = try ControlSocket(path: path, loop: loop, replacing: false) { _ in [] }
    let visitor = try Visitor(path)
    visitor.say("show\n")
    turn()
    #expect(visitor.hear() == "ok\n")
    socket.close()
    #expect(directory.files == [])
  }

  /// Many start at once beside the remains of a killed one: one wins, and whom it answers is the winner.
  @Test func ofManyThatStartAtOnceOneWins() throws {
    for _ in 0..<20 {
      let directory = RuntimeDirectory()
      let path = directory.control
      try Data().write(to: URL(fileURLWithPath: path.lock))
      let left = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      #expect(path.withAddress { bind(left, $0, $1) } == 0)
      close(left)

      let outcomes = Guarded<[StartupFailure?]>([])
      let all = DispatchGroup()
      let mayEnd = DispatchSemaphore(value: 0)
      for _ in 0..<6 {
        all.enter()
        Thread.detachNewThread {
          let loop = try! EventLoop()
          do throws(StartupFailure) {
            let socket = try ControlSocket(path: path, loop: loop, replacing: false) { _ in [] }
            outcomes.withLock { $0.append(nil) }
            all.leave()
            mayEnd.wait()
            socket.close()
          } catch {
            outcomes.withLock { $0.append(error) }
            all.leave()
          }
        }
      }
      all.wait()
      #expect(ControlClient.isAnswered(at: path))
      mayEnd.signal()
      let results = outcomes.withLock { $0 }
      #expect(results.filter { $0 == nil }.count == 1)
      #expect(results.filter { $0 == .alreadyRuns }.count == 5, "\(results)")
    }
  }

  @Test func aPlaceThatCannotBeWrittenIsAReason() throws {
    let nowhere = ControlPath(runtimeDirectory: "/nowhere", display: "wayland-0")
    #expect(throws: StartupFailure.controlSocket(path: nowhere.lock, errno: ENOENT)) {
      try ControlSocket(path: nowhere, loop: loop, replacing: true) { _ in [] }
    }
    #expect(throws: ControlClient.Failure.noneRuns) { try ControlClient.ask(.show, at: nowhere) }

    let deep = RuntimeDirectory()
    let long = deep.path + "/" + String(repeating: "x", count: 120)
    try FileManager.default.createDirectory(atPath: long, withIntermediateDirectories: true)
    let path = ControlPath(runtimeDirectory: long, display: "wayland-0")
    #expect(throws: StartupFailure.controlSocket(path: path.socket, errno: ENAMETOOLONG)) {
      try ControlSocket(path: path, loop: loop, replacing: false) { _ in [] }
    }
  }

  @Test func aKeyboardThatHangsIsNotWaitedForForEver() throws {
    // The loop does not turn, so nobody answers.
    let path = directory.control
    #expect(throws: ControlClient.Failure.noAnswer) {
      try ControlClient.ask(.show, at: path, patience: 1)
    }
  }
}
