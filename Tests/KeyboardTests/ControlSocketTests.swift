import Foundation
import Testing
import Wayland

@testable import PressboardWayland

@Suite struct ControlSocketTests {
  let directory = RuntimeDirectory()
  let loop: EventLoop
  let commands = Recorder()
  let socket: ControlSocket

  final class Recorder {
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

  func turn() {
    for _ in 0..<4 { loop.turn(wait: false) }
  }

  /// Asks as the command line does, from another thread, while the loop turns.
  func ask(_ command: ControlCommand) throws -> Result<[String], ControlClient.Failure> {
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
}
