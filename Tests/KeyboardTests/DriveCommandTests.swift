import Testing
import Wayland

@testable import PressboardWayland

@Suite struct DriveCommandTests {
  @Test(
    arguments: [
      ("drive insert a b ", .insert("a b ")),
      ("drive insert é👍🏽", .insert("é👍🏽")),
      ("drive backspace", .backspace),
      ("drive return", .return),
      ("drive replace teh\tthe", .replace(old: "teh", new: "the")),
      ("drive replace two words\tone ", .replace(old: "two words", new: "one ")),
      ("drive caret -3", .caret(-3)),
      ("drive set autoCapitalization=false", .set("autoCapitalization=false")),
      ("drive look", .look),
    ] as [(String, DriveCommand)])
  func aLineSaysAnEdit(_ line: String, _ edit: DriveCommand) {
    #expect(DriveCommand(line: Array(line.utf8)) == edit)
  }

  @Test(arguments: [
    "", "drive", "driven insert a", "insert a", "drive caret", "drive caret x", "drive replace a",
    "drive jump",
  ])
  func anyOtherLineSaysNone(_ line: String) {
    #expect(DriveCommand(line: Array(line.utf8)) == nil)
  }

  /// What a keyboard answers to an edit that comes over its socket.
  private func answer(to line: String, drive: ((DriveCommand) -> [String])?) throws -> String {
    let directory = RuntimeDirectory()
    let loop = try EventLoop()
    let socket = try ControlSocket(path: directory.control, loop: loop, replacing: false, drive: drive) { _ in
      []
    }
    defer { socket.close() }
    let peer = try Visitor(directory.control)
    peer.say(line + "\n")
    for _ in 0..<4 { loop.turn(wait: false) }
    return peer.hear() ?? ""
  }

  @Test func onlyADrivenKeyboardTakesEdits() throws {
    var heard: [DriveCommand] = []
    #expect(
      try answer(
        to: "drive insert ab",
        drive: {
          heard.append($0)
          return []
        }) == "ok\n")
    #expect(heard == [.insert("ab")])
    #expect(
      try answer(to: "drive look", drive: { _ in ["settled yes", "before ab"] })
        == "ok\nsettled yes\nbefore ab\n")
    #expect(try answer(to: "drive insert ab", drive: nil).hasPrefix("error "))
  }
}
