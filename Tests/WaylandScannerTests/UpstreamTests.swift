import Foundation
import Testing
import WaylandScanner

/// Our protocol files beside those that Debian packages install: what is on the wire must be the same.
///
/// Both are compared up to the older of the two versions. What no package here ships is named in the output;
/// real compositors are what those are tested against.
@Suite struct UpstreamTests {
  /// wayland.xml, wayland-protocols, and the Rust crates that carry the files of wlroots.
  private static let folders = [
    "/usr/share/wayland", "/usr/share/wayland-protocols", "/usr/share/cargo/registry",
  ]

  private static let upstream: [(file: String, interface: WireInterface)] = {
    let files = folders.flatMap { Fixture.xmlFiles(below: URL(fileURLWithPath: $0)) }
    // Before it became stable, xdg-shell used some of its names for something else.
    let current = files.filter { !$0.path.hasSuffix("xdg-shell-unstable-v5.xml") }
    return current.flatMap { file in
      let read = try? WireProtocol(xml: Fixture.bytes(of: file), file: file.path)
      return (read?.interfaces ?? []).map { (file.path, $0) }
    }
  }()

  @Test func ourReaderReadsWhatPackagesShip() throws {
    let files = Self.folders.flatMap { Fixture.xmlFiles(below: URL(fileURLWithPath: $0)) }
    // Crates carry other XML as well.
    for file in files where try Fixture.text(of: file).contains("<protocol ") {
      #expect(throws: Never.self) { try WireProtocol(xml: Fixture.bytes(of: file), file: file.path) }
    }
  }

  @Test func whatIsOnTheWireIsTheSame() throws {
    let ours = try Fixture.protocols(in: Fixture.root.appendingPathComponent("protocols"))
    #expect(!ours.isEmpty)
    var compared = 0
    var missing: [String] = []
    for interface in ours.flatMap(\.interfaces) {
      let theirs = Self.upstream.filter { $0.interface.name == interface.name }
      if theirs.isEmpty { missing.append(interface.name) }
      for (file, other) in theirs {
        let version = min(interface.version, other.version)
        #expect(
          messages(interface.requests, version) == messages(other.requests, version),
          "requests of \(interface.name) and \(file)")
        #expect(
          messages(interface.events, version) == messages(other.events, version),
          "events of \(interface.name) and \(file)")
        compareEnums(interface, other, version, file)
        compared += 1
      }
    }
    print("protocol files: \(compared) comparisons with packages; no package here ships", missing)
    if FileManager.default.fileExists(atPath: Self.folders[0]) { #expect(compared > 0) }
  }

  /// Each message as the wire and a reader of the protocol see it, in the order of the opcodes.
  private func messages(_ messages: [WireMessage], _ version: UInt32) -> [String] {
    messages.filter { $0.since <= version }.map { message in
      let arguments = message.arguments.map(\.name).joined(separator: " ")
      let types = message.arguments.flatMap(\.kind.types).map { type in
        // Bound as any object: its protocol would need many more, and the wire does not see the difference.
        type == nil || type == "zwp_tablet_tool_v2" ? "-" : type!
      }
      let end = message.isDestructor ? " destructor" : ""
      return "\(message.name) \(message.signature) (\(arguments)) \(types)\(end)"
    }
  }

  /// Values that both name are equal, and we have all of theirs. We may have more where our version is newer,
  /// and among the errors, which are added without a new version.
  private func compareEnums(
    _ ours: WireInterface, _ theirs: WireInterface, _ version: UInt32, _ file: String
  ) {
    let mine = entries(ours, version)
    let other = entries(theirs, version)
    for (name, value) in other where !Self.isLeftOut(name) {
      #expect(mine[name] == value, "\(name), \(file)")
    }
    for name in mine.keys where other[name] == nil {
      #expect(ours.version > theirs.version || name.contains(".error."), "\(name) is not in \(file)")
    }
    for enumeration in ours.enums {
      let counterpart = theirs.enums.first { $0.name == enumeration.name }
      let isBitfield = counterpart?.isBitfield ?? enumeration.isBitfield
      #expect(enumeration.isBitfield == isBitfield, "\(ours.name).\(enumeration.name), \(file)")
    }
  }

  private func entries(_ interface: WireInterface, _ version: UInt32) -> [String: UInt32] {
    var result: [String: UInt32] = [:]
    for enumeration in interface.enums where enumeration.since <= version {
      for entry in enumeration.entries where entry.since <= version {
        result["\(interface.name).\(enumeration.name).\(entry.name)"] = entry.value
      }
    }
    return result
  }

  /// Of the pixel formats, only those are declared that every compositor takes.
  private static func isLeftOut(_ entry: String) -> Bool { entry.hasPrefix("wl_shm.format.") }
}
