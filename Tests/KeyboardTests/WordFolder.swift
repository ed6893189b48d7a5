import Foundation
import Lexicon

/// A folder with word lists, gone with its last reference.
final class WordFolder: Sendable {
  /// With the list of a few English words; nobody changes it.
  static let shared = Result { try WordFolder(["en": list()]) }

  private let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("pressboard-words-\(UUID().uuidString)")
  var path: String { url.path }

  /// - Parameter lists: bytes by language.
  init(_ lists: [String: [UInt8]]) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (language, bytes) in lists { try Data(bytes).write(to: URL(fileURLWithPath: file(of: language))) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func file(of language: String) -> String { path + "/" + language + ".lexicon" }

  static func list(language: String = "en") throws -> [UInt8] {
    var source = LexiconSource(language: language)
    source.words = [
      .init("the", step: 247), .init("they", step: 210), .init("then", step: 205), .init("this", step: 230),
      .init("quick", step: 170), .init("so", step: 220), .init("tomorrow", step: 170),
      .init("receive", step: 150), .init("friend", step: 168), .init("thank", step: 180),
      .init("you", step: 235), .init("i", step: 227, flags: .hasForm, form: "I"), .init("we", step: 225),
      .init("hello", step: 180), .init("help", step: 185), .init("see", step: 190), .init("it", step: 230),
    ]
    source.pairs = [
      "thank": [("you", 12)], "<s>": [("the", 30), ("i", 34), ("this", 40)],
      "see": [("you", 20), ("it", 24), ("the", 30)],
    ]
    return try LexiconBuilder(source).build()
  }
}
