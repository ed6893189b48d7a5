import Foundation
import Testing
import WaylandScanner

/// What is made of a protocol that uses everything a protocol can, compared with the files in `Golden`.
/// After a wanted change: `wayland-swift client --out Tests/WaylandScannerTests/Golden/client
/// Tests/WaylandScannerTests/Golden/*.xml`, the same for `server`, and read the difference.
@Suite struct GoldenTests {
  @Test func clientSide() throws {
    let protocols = try ProtocolSet(try Fixture.protocols(in: Fixture.golden))
    try compare(ClientGenerator(protocols).files(), with: "client")
  }

  @Test func serverSide() throws {
    let protocols = try ProtocolSet(try Fixture.protocols(in: Fixture.golden))
    try compare(ServerGenerator(protocols, clientModule: "Wayland").files(), with: "server")
  }

  @Test func theOrderOfTheFilesDoesNotMatter() throws {
    let files = try Fixture.protocols(in: Fixture.golden)
    let other = Array(files.reversed())
    #expect(try ClientGenerator(ProtocolSet(files)).files() == ClientGenerator(ProtocolSet(other)).files())
  }

  /// The golden files are not only text: with both runtimes they make a program in which a client and a
  /// server exchange one of each, new objects in events and requests of any interface included.
  @Test func theGoldenFilesCompileAndTalk() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("golden-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let root = Fixture.root.path
    let golden = Fixture.golden.path
    let runtime = [
      "Connection", "Dispatcher", "FileDescriptor", "IncomingArguments", "InterfaceDescription",
      "InterfaceTable", "MonotonicClock", "Proxy", "RepairedText", "UnsentRequest", "WaylandError", "Wire",
      "WireValue",
    ].map { "\(root)/Sources/Wayland/\($0).swift" }
    let options =
      "-swift-version 6 -warnings-as-errors -wmo -package-name golden -enable-upcoming-feature ExistentialAny "
      + "-enable-upcoming-feature InternalImportsByDefault -I . -I \(root)/CWayland/include "
      + "-I \(root)/Tests/Support/CWaylandServer"
    let library =
      "swiftc \(options) -parse-as-library -module-name Wayland -emit-module -c -o Wayland.o "
      + "\(runtime.joined(separator: " ")) \(golden)/client/*.swift"
    let program =
      "swiftc \(options) -module-name Golden -o golden Wayland.o "
      + "\(root)/Tests/Support/WaylandServer/*.swift \(golden)/server/*.swift \(golden)/main.swift"
    let (status, output) = try shell("(cd '\(folder.path)' && \(library) && \(program) && ./golden)")
    #expect(status == 0, "\(output)")
    #expect(output.hasSuffix("passed\n"), "\(output)")
  }

  private func compare(_ files: [GeneratedFile], with folder: String) throws {
    let folder = Fixture.golden.appendingPathComponent(folder)
    let expected = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(files.map(\.name).sorted() == expected)
    for file in files {
      let golden = try Fixture.text(of: folder.appendingPathComponent(file.name))
      let differing = zip(lines(file.text), lines(golden)).first { $0 != $1 }
      #expect(differing == nil, "\(file.name): made, then golden")
      #expect(file.text.utf8.count == golden.utf8.count, "\(file.name)")
    }
  }

  private func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
