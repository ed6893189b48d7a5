/// Writes the tables from which the runtime builds libwayland's `struct wl_interface`s.
enum InterfaceTableGenerator {
  /// The index of all interfaces.
  static func index(_ protocols: ProtocolSet) -> GeneratedFile {
    let interfaces = protocols.allInterfaces
    var writer = SourceWriter(from: "all protocols", imports: [])
    writer.line("/// The place of each interface in the interface table.")
    writer.block("package enum InterfaceIndex: Int, CaseIterable, Sendable") { writer in
      for interface in interfaces { writer.line("case \(entry(interface.name))") }
    }
    writer.line()
    writer.block("extension InterfaceDescription") { writer in
      writer.line("/// In the order of `InterfaceIndex`.")
      writer.line("package static let all: [InterfaceDescription] = [")
      for interface in interfaces { writer.line("  .\(entry(interface.name)),") }
      writer.line("]")
    }
    return GeneratedFile(name: "InterfaceIndex.swift", text: writer.text)
  }

  /// What the index calls an interface.
  static func entry(_ interface: String) -> String { SwiftName.variable(interface) }

  /// The descriptions of one protocol's interfaces.
  static func write(_ file: WireProtocol, to writer: inout SourceWriter) {
    writer.block("extension InterfaceDescription") { writer in
      for interface in file.interfaces {
        writer.line("static let \(entry(interface.name)) = InterfaceDescription(")
        writer.line("  name: \"\(interface.name)\", version: \(interface.version),")
        list("requests", interface.requests, end: ",", to: &writer)
        list("events", interface.events, end: ")", to: &writer)
      }
    }
  }

  private static func list(
    _ label: String, _ messages: [WireMessage], end: String, to writer: inout SourceWriter
  ) {
    if messages.isEmpty { return writer.line("  \(label): []" + end) }
    writer.line("  \(label): [")
    for message in messages {
      let types = message.arguments.flatMap(\.kind.types)
      let names = types.map { $0.map { ".\(entry($0))" } ?? "nil" }
      let list = types.contains { $0 != nil } ? ", [\(names.joined(separator: ", "))]" : ""
      writer.line("    .init(\"\(message.name)\", \"\(message.signature)\"\(list)),")
    }
    writer.line("  ]" + end)
  }
}
