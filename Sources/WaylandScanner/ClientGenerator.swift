/// Generates the client side: a class per interface, requests as methods, events as an enum.
public struct ClientGenerator {
  private let protocols: ProtocolSet

  public init(_ protocols: ProtocolSet) { self.protocols = protocols }

  /// One file per protocol and the index of interfaces.
  public func files() -> [GeneratedFile] {
    protocols.protocols.map(file) + [InterfaceTableGenerator.index(protocols)]
  }

  private func file(_ source: WireProtocol) -> GeneratedFile {
    var writer = SourceWriter(from: "the protocol \(source.name)", imports: [])
    for interface in source.interfaces {
      write(interface, to: &writer)
      writer.line()
    }
    InterfaceTableGenerator.write(source, to: &writer)
    return GeneratedFile(name: SwiftName.type(source.name) + ".swift", text: writer.text)
  }

  private func write(_ interface: WireInterface, to writer: inout SourceWriter) {
    writer.document(interface.documentation)
    writer.block("public final class \(Side.client.className(interface.name)): Proxy") { writer in
      let entry = InterfaceTableGenerator.entry(interface.name)
      writer.line("override class var interface: InterfaceIndex { .\(entry) }")
      if !interface.events.isEmpty {
        writer.writeIncoming(interface.events, kind: .event, shape: { shape(interface, $0) })
      }
      for (opcode, request) in interface.requests.enumerated() {
        writer.line()
        write(request, opcode, of: interface, to: &writer)
      }
      for enumeration in interface.enums {
        writer.line()
        writer.write(enumeration)
      }
    }
  }

  private func write(
    _ request: WireMessage, _ opcode: Int, of interface: WireInterface, to writer: inout SourceWriter
  ) {
    let shape = shape(interface, request)
    var parameters = shape.parameters.map { "\(SwiftName.label($0.name)): \(shape.outgoingType($0))" }
    var generics = ""
    var result = ""
    var version = ""
    let created = request.arguments.first(where: \.isNewID)
    switch created?.kind {
    case .newID(let name?): result = " -> " + Side.client.className(name)
    case .newID(nil):
      generics = "<Created: Proxy>"
      result = " -> Created"
      parameters = ["_ type: Created.Type"] + parameters + ["version: UInt32"]
      version = ", version: version"
    default: break
    }
    var notes = shape.callNotes
    if !version.isEmpty {
      notes.append(
        "The version is what the compositor offers; more than is generated here is never asked for.")
    }
    writer.document(request.documentation, notes: notes)
    let name = SwiftName.member(request.name)
    let since = request.since > 1 ? ", since: \(request.since)" : ""
    let verb = request.isDestructor ? "end" : created == nil ? "send" : "create"
    writer.block("public func \(name)\(generics)(\(parameters.joined(separator: ", ")))\(result)") { writer in
      if !version.isEmpty { writer.line("let version = min(version, Created.interfaceVersion)") }
      let call = "\(verb)(\(opcode)\(since)\(version)\(shape.encoded))"
      shape.writeLending(call, isReturned: created != nil, to: &writer)
    }
  }

  private func shape(_ interface: WireInterface, _ message: WireMessage) -> MessageShape {
    MessageShape(protocols: protocols, side: .client, interface: interface, message: message)
  }
}
