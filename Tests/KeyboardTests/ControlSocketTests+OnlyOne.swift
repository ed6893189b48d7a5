import Foundation
import Testing
import Wayland

@testable import PressboardWayland

/// What several threads write; a lock that the thread sanitizer knows.
private final class Guarded<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&value) }
  }
}

/// Of all keyboards of a display one has the socket.
extension ControlSocketTests {
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
