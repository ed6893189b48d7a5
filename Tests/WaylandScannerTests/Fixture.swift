import Foundation
import WaylandScanner

/// Where the tests find the tree they belong to.
enum Fixture {
  static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  static let root = tests.deletingLastPathComponent().deletingLastPathComponent()
  static let golden = tests.appendingPathComponent("Golden")

  /// The protocol files of a folder, read.
  static func protocols(in folder: URL) throws -> [WireProtocol] {
    try xmlFiles(below: folder).map { try WireProtocol(xml: bytes(of: $0), file: $0.lastPathComponent) }
  }

  static func bytes(of file: URL) throws -> [UInt8] { try [UInt8](Data(contentsOf: file)) }

  static func text(of file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

  /// Every `.xml` in a folder and in those below it, by path; none if there is no such folder.
  static func xmlFiles(below folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let files = (found?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "xml" }
    return files.sorted { $0.path < $1.path }
  }

  /// A protocol around the inside of one interface, `gold`, version 3; the inside starts at line 3, column 1.
  static func interface(_ inside: String) throws(ScannerError) -> WireInterface {
    let xml = "<protocol name='p'>\n<interface name='gold' version='3'>\n\(inside)\n</interface>\n</protocol>"
    return try WireProtocol(xml: Array(xml.utf8), file: "p.xml").interfaces[0]
  }
}
