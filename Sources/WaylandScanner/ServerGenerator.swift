/// Generates the server side, for compositors in tests: a class per interface, requests as an enum, events as
/// methods. Enums and interface tables are those of the client side.
public struct ServerGenerator {
  private let protocols: ProtocolSet
  private let clientModule: String

  /// The interfaces that libwayland-server implements itself.
  static let builtIn: Set<String> = ["wl_display", "wl_registry"]

  /// - Parameter clientModule: the module that holds the client side of the same protocols.
  public init(_ protocols: ProtocolSet, clientModule: String) {
    self.protocols = protocols
    self.clientModule = clientModule
  }

  /// One file per protocol.
  public func files() -> [GeneratedFile] { protocols.protocols.map(file) }

  private func file(_ source: WireProtocol) -> GeneratedFile {
    let interfaces = source.interfaces.filter { !Self.builtIn.contains($0.name) }
    // The compiler wants to know whether the module shows in declarations.
    let isPublic = interfaces.contains { interface in
      (interface.requests + interface.events).contains { $0.arguments.contains(where: \.showsClientModule) }
    }
    var writer = SourceWriter(
      from: "the protocol \(source.name)", imports: [(isPublic ? "public " : "") + "import \(clientModule)"])
    for interface in interfaces {
      writer.line()
      write(interface, to: &writer)
    }
    return GeneratedFile(name: SwiftName.type(source.name) + "Resources.swift", text: writer.text)
  }

  private func write(_ interface: WireInterface, to writer: inout SourceWriter) {
    writer.document(interface.documentation)
    writer.block("public final class \(Side.server.className(interface.name)): Resource") { writer in
      let entry = InterfaceTableGenerator.entry(interface.name)
      writer.line("override class var interface: InterfaceIndex { .\(entry) }")
      if !interface.requests.isEmpty {
        writer.writeIncoming(interface.requests, kind: .request, shape: { shape(interface, $0) })
      }
      for (opcode, event) in interface.events.enumerated() {
        writer.line()
        write(event, opcode, shape(interface, event), to: &writer)
      }
    }
  }

  private func write(
    _ event: WireMessage, _ opcode: Int, _ shape: MessageShape, to writer: inout SourceWriter
  ) {
    let parameters = shape.parameters.map {
      "\(SwiftName.label($0.name)): \(shape.outgoingType($0))"
    }
    let created = event.arguments.first(where: \.isNewID)
    let result = created.map { " -> \(shape.incomingType($0))?" } ?? ""
    writer.document(event.documentation, notes: shape.callNotes)
    let head = "public func send\(SwiftName.type(event.name))(\(parameters.joined(separator: ", ")))\(result)"
    writer.block(head) { writer in
      let since = event.since > 1 ? ", since: \(event.since)" : ""
      let verb = event.isDestructor ? "postLast" : "post"
      let call = "\(verb)(\(opcode)\(since)\(shape.encoded))"
      guard let created else { return shape.writeLending(call, isReturned: false, to: &writer) }
      let name = SwiftName.variable(created.name)
      writer.line(
        "guard let \(name) = create(\(shape.incomingType(created)).self\(since)) else { return nil }")
      shape.writeLending(call, isReturned: false, to: &writer)
      writer.line("return \(name)")
    }
  }

  private func shape(_ interface: WireInterface, _ message: WireMessage) -> MessageShape {
    MessageShape(protocols: protocols, side: .server, interface: interface, message: message)
  }
}

extension WireArgument {
  /// Whether the Swift type of this argument is declared beside the client side.
  fileprivate var showsClientModule: Bool {
    switch kind {
    case .int(_?), .uint(_?), .fileDescriptor: true
    default: false
    }
  }
}
