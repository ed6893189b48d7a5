import Foundation
import Testing

/// Nothing that was typed reaches a log or a crash report: what the keyboard says it says in one place, and what ends it
/// names no text.
@Suite("Silence")
struct SilenceTests {
  /// Modules of the program that sees what is typed.
  private static let daemon: Set = [
    "Pressboard", "Canvas", "PressboardView", "Wayland", "InputMethod", "Surfaces", "Desktop",
    "PressboardWayland",
    "PressboardDaemon", "Lexicon", "Storage", "Spelling",
  ]

  /// Where the program's own sentences are written.
  private static let speaker = "Sources/PressboardDaemon/Program.swift"

  private static let ways = [
    "print(", "debugPrint(", "dump(", "fputs(", " puts(", "fprintf", "perror(", "syslog(", "STDERR_FILENO",
    "STDOUT_FILENO", "stderr", "stdout", "\"/dev/std", "\"/dev/tty",
  ]

  @Test("the program speaks in one place") func oneSpeaker() throws {
    let files = try SourceTree.files().filter { Self.daemon.contains($0.module) && $0.path != Self.speaker }
    #expect(files.count > 200)
    for file in files {
      for line in Self.code(of: file) {
        for way in Self.ways where line.text.contains(way) {
          Issue.record("\(file.path):\(line.number): \(way)")
        }
      }
    }
  }

  /// The message of a trap is printed, and kept with the crash.
  @Test("what traps names no text") func trapsNameNoText() throws {
    for file in try SourceTree.files() where Self.daemon.contains(file.module) {
      for line in Self.code(of: file) {
        let mayTrap = ["fatalError(", "precondition(", "preconditionFailure(", "assert("].contains(
          where: line.text.contains)
        #expect(!(mayTrap && line.text.contains("\\(")), "\(file.path):\(line.number)")
      }
    }
  }

  /// Lines without what is written about them.
  private static func code(of file: SourceFile) -> [(number: Int, text: String)] {
    file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
      let comment = line.range(of: "//")
      return (index + 1, String(line[..<(comment?.lowerBound ?? line.endIndex)]))
    }
  }
}
