import Foundation
import Lexicon
import Storage
import Testing

@Suite("A keyboard that is killed while it writes")
struct KilledWriterTests {
  /// The program that learns and saves for ever, beside the tests.
  private var writer: String? {
    var folder = Bundle.main.bundleURL
    for argument in CommandLine.arguments where argument.hasSuffix(".xctest") {
      folder = URL(fileURLWithPath: argument).deletingLastPathComponent()
    }
    for place in [folder, folder.deletingLastPathComponent()] {
      let path = place.appendingPathComponent("storage-writer").path
      if FileManager.default.isExecutableFile(atPath: path) { return path }
    }
    return nil
  }

  @Test("leaves the file as it was or as it was to be, at whatever instant")
  func killed() throws {
    let writer = try #require(writer)
    let scratch = Scratch()
    var known = 0
    for round in 0..<25 {
      let process = Process()
      let output = Pipe()
      process.executableURL = URL(fileURLWithPath: writer)
      process.arguments = [scratch.folder.path]
      process.standardOutput = output
      try process.run()
      // So many files are safely on the disk, then it is killed a little later: how much later is counted in turns.
      let seen = output.fileHandleForReading.readData(ofLength: 1 + round % 4).count
      #expect(seen == 1 + round % 4)
      var turns = (round * 7919) % 25_000
      while turns > 0, process.isRunning { turns -= 25 }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let more = output.fileHandleForReading.readDataToEndOfFile().count
      var (store, data) = (LearnedStore(folder: scratch.folder), LearnedData())
      #expect(store.synchronise(&data, today: 20_000) == [])
      let found = data.allWords.first?.times ?? 0
      // All that was told of, and at most the one that was not told of yet.
      #expect((known + seen + more...known + seen + more + 1).contains(found), "round \(round)")
      known = found
    }
    #expect(Set(scratch.names).isSubset(of: ["learned", "learned.new"]))
  }
}
