import CWayland
import Foundation
import Testing
import Wayland

/// The tables that libwayland gets from us, beside those that its own scanner makes of the same files.
@Suite struct InterfaceTableTests {
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/wayland-scanner")))
  func theTablesAreThoseOfTheLibrarysOwnScanner() throws {
    var expected: [String: Interface] = [:]
    let folder = root.appendingPathComponent("protocols")
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) where file.hasSuffix(".xml")
    {
      let code = try scan(folder.appendingPathComponent(file))
      expected.merge(PrivateCode(code).interfaces) { first, _ in first }
    }
    #expect(expected.count == InterfaceIndex.allCases.count)
    for index in InterfaceIndex.allCases {
      let interface = Interface(index.pointer.pointee)
      #expect(interface == expected[interface.name], "\(interface.name)")
    }
  }

  @Test func everyReferenceIsIntoTheTable() {
    let addresses = Set(InterfaceIndex.allCases.map(\.pointer))
    #expect(addresses.count == InterfaceIndex.allCases.count)
    var references = 0
    for index in InterfaceIndex.allCases {
      let interface = index.pointer.pointee
      for message in messages(interface.methods, interface.method_count)
        + messages(interface.events, interface.event_count)
      {
        for type in types(message).compactMap({ $0 }) {
          references += 1
          #expect(addresses.contains(type))
        }
      }
    }
    #expect(references > 50)
  }

  private var root: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  private func scan(_ file: URL) throws -> String {
    let (status, code) = try shell("/usr/bin/wayland-scanner private-code '\(file.path)' /dev/stdout")
    try #require(status == 0, "\(code)")
    return code
  }
}

/// A `struct wl_interface` as a value.
struct Interface: Equatable {
  var name: String
  var version: Int
  var requests: [Message]
  var events: [Message]

  struct Message: Equatable {
    var name: String
    var signature: String
    var types: [String?]
  }

  init(name: String, version: Int, requests: [Message], events: [Message]) {
    (self.name, self.version, self.requests, self.events) = (name, version, requests, events)
  }

  init(_ interface: wl_interface) {
    name = String(cString: interface.name)
    version = Int(interface.version)
    requests = messages(interface.methods, interface.method_count).map(Message.init)
    events = messages(interface.events, interface.event_count).map(Message.init)
  }
}

extension Interface.Message {
  init(_ message: wl_message) {
    name = String(cString: message.name)
    signature = String(cString: message.signature)
    types = WaylandTests.types(message).map { $0.map { String(cString: $0.pointee.name) } }
  }
}

private func messages(_ first: UnsafePointer<wl_message>?, _ count: Int32) -> [wl_message] {
  Array(UnsafeBufferPointer(start: first, count: Int(count)))
}

private func types(_ message: wl_message) -> [UnsafePointer<wl_interface>?] {
  let count = String(cString: message.signature).count { $0.isLetter }
  return Array(UnsafeBufferPointer(start: message.types, count: count))
}
