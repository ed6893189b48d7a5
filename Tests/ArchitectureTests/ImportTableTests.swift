import Foundation
import Testing

/// A Swift source file of the package and the module it belongs to.
struct SourceFile {
  var module: String
  var path: String
  var text: String
}

/// Sources and test support as they lie in the tree.
enum SourceTree {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Directory of modules → its module directories that hold Swift files.
  static func files() throws -> [SourceFile] {
    try ["Sources", "Tests/Support"].flatMap { try files(under: $0) }
  }

  private static func files(under directory: String) throws -> [SourceFile] {
    let base = root.appending(path: directory)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: base.path)
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let module = String(path.prefix { $0 != "/" })
      let text = try String(contentsOf: base.appending(path: path), encoding: .utf8)
      return SourceFile(module: module, path: directory + "/" + path, text: text)
    }
  }
}

@Suite("Imports")
struct ImportTableTests {
  @Test("every import is in the table")
  func importsAreAllowed() throws {
    let files = try SourceTree.files()
    #expect(files.count > 10)
    for file in files {
      let allowed = ImportTable.allowed[file.module]
      #expect(allowed != nil, "\(file.path): module \(file.module) has no row in the table")
      for found in ImportLine.all(in: file.text) where allowed?.contains(found.module) == false {
        Issue.record("\(file.path):\(found.line): \(file.module) may not import \(found.module)")
      }
    }
  }

  @Test("every row of the table has its module")
  func rowsAreAlive() throws {
    let modules = Set(try SourceTree.files().map(\.module))
    #expect(Set(ImportTable.allowed.keys).subtracting(modules).isEmpty)
  }

  @Test("no row allows what must never ship")
  func tableIsClean() {
    for (module, allowed) in ImportTable.allowed {
      #expect(allowed.isDisjoint(with: ImportTable.forbidden), "\(module)")
    }
  }

  @Test("one shipped module opens each door to C, and the pure modules have no Glibc")
  func cStaysLow() {
    // The fake compositor reads keymaps as an application would, so it has a door of its own.
    let doors = [
      "CPango": ["Canvas"], "CDBus": ["Desktop"], "CXKBCommon": ["FakeCompositor", "InputMethod"],
    ]
    for (module, openers) in doors {
      let importers = ImportTable.allowed.filter { $0.value.contains(module) }.map(\.key).sorted()
      #expect(importers == openers)
    }
    for module in ["Pressboard", "WaylandScanner", "PressboardView"] {
      #expect(ImportTable.allowed[module]?.contains("Glibc") == false)
    }
  }

  @Test(
    "the reader of imports",
    arguments: [
      ("import Foundation", ["Foundation"]),
      ("  public import Pressboard", ["Pressboard"]),
      ("@testable import Wayland", ["Wayland"]),
      ("@_spi(Testing) @preconcurrency package import struct CWayland.wl_fixed", ["CWayland"]),
      ("import func Glibc.close; import Canvas", ["Glibc", "Canvas"]),
      ("#if canImport(Foundation)\nimport Foundation.NSData\n#endif", ["Foundation"]),
      ("// import Foundation\n/* import A\nimport B\n*/\nimport C", ["C"]),
      ("let code = \"\"\"\n  import A\n  \"\"\"\nimport B", ["B"]),
      ("let important = 1\nimportModule(x)", []),
    ])
  func reader(source: String, modules: [String]) {
    #expect(ImportLine.all(in: source).map(\.module) == modules)
  }
}
