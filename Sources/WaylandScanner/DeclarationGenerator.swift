/// Generates a file that names every declaration of both sides, for a test to compile: what nobody uses yet is
/// known to be spelt as the compiler accepts it.
public struct DeclarationGenerator {
  private let protocols: ProtocolSet

  public init(_ protocols: ProtocolSet) { self.protocols = protocols }

  /// One file.
  public func files() -> [GeneratedFile] {
    var writer = SourceWriter(from: "all protocols", imports: ["import Wayland", "import WaylandServer"])
    for interface in protocols.allInterfaces {
      writer.line()
      let name = SwiftName.type(interface.name)
      writer.block("func nameEverything(_ object: \(name))") { writer in
        writer.line("_ = \(name).interfaceName")
        writeIncoming(interface, side: .client, to: &writer)
        for request in interface.requests {
          writer.line("_ = object.\(call(request, of: interface))")
        }
        for enumeration in interface.enums {
          let type = "\(name).\(SwiftName.nestedType(enumeration.name))"
          writer.line("_ = \(type)(rawValue: 0)")
          for entry in enumeration.entries { writer.line("_ = \(type).\(SwiftName.member(entry.name))") }
        }
      }
      if ServerGenerator.builtIn.contains(interface.name) { continue }
      writer.line()
      writer.block("func nameEverything(_ object: \(name)Resource)") { writer in
        writer.line("_ = \(name)Resource.interfaceName")
        writeIncoming(interface, side: .server, to: &writer)
        for event in interface.events {
          writer.line("_ = object.send\(SwiftName.type(event.name))\(labels(event.parameters))")
        }
      }
    }
    return [GeneratedFile(name: "EveryDeclaration.swift", text: writer.text)]
  }

  /// A switch without a default: it names every case, and the compiler says if one is missing.
  private func writeIncoming(_ interface: WireInterface, side: Side, to writer: inout SourceWriter) {
    let (messages, handler) =
      side == .client ? (interface.events, "onEvent") : (interface.requests, "onRequest")
    if messages.isEmpty { return }
    writer.block("object.\(handler) =") { writer in
      writer.line("switch $0 {")
      for message in messages {
        let shape = MessageShape(protocols: protocols, side: side, interface: interface, message: message)
        let items = shape.payloadLabels.map { "\($0): _" }.joined(separator: ", ")
        writer.line("case .\(SwiftName.member(message.name))\(items.isEmpty ? "" : "(\(items))"): break")
      }
      writer.line("}")
    }
  }

  private func call(_ request: WireMessage, of interface: WireInterface) -> String {
    let name = SwiftName.member(request.name)
    let isUntyped = request.arguments.contains { $0.kind == .newID(interface: nil) }
    guard isUntyped else { return name + labels(request.parameters) }
    // A generic method is named by a call.
    let own = SwiftName.type(interface.name)
    let values = request.parameters.map { "\(SwiftName.label($0.name)): 0" } + ["version: 1"]
    return "\(name)(\(own).self, \(values.joined(separator: ", ")))"
  }

  private func labels(_ arguments: [WireArgument]) -> String {
    if arguments.isEmpty { return "" }
    return "(" + arguments.map { SwiftName.label($0.name) + ":" }.joined() + ")"
  }
}
