/// What a side receives.
enum IncomingKind {
  case event, request

  var type: String { self == .event ? "Event" : "Request" }
  var handler: String { self == .event ? "onEvent" : "onRequest" }
}

extension SourceWriter {
  /// Writes the enum of messages that come in, the closure that takes them, and the dispatch from one to the other.
  mutating func writeIncoming(
    _ messages: [WireMessage], kind: IncomingKind, shape: (WireMessage) -> MessageShape
  ) {
    line()
    block("public enum \(kind.type)") { writer in
      for message in messages {
        let shape = shape(message)
        writer.document(message.documentation, notes: shape.caseNotes)
        writer.line("case \(SwiftName.member(message.name))\(shape.payload)")
      }
    }
    line()
    line("/// Called for each \(kind.type.lowercased()) until the object dies.")
    line("public var \(kind.handler): ((\(kind.type)) -> Void)?")
    line()
    block("override func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments)") { writer in
      writer.line("switch opcode {")
      for (opcode, message) in messages.enumerated() {
        let shape = shape(message)
        writer.line("case \(opcode):")
        writer.writeHandling(shape, kind)
      }
      writer.line("default: break")
      writer.line("}")
    }
    line()
    line("override func dropHandler() { \(kind.handler) = nil }")
  }

  private mutating func writeHandling(_ shape: MessageShape, _ kind: IncomingKind) {
    let isDestructor = shape.message.isDestructor
    if shape.mustDecode || isDestructor {
      line("  let message = \(kind.type)\(shape.decoded)")
    }
    if isDestructor, kind == .event {
      // The object ends before its last event is told: the handler may start anew.
      line("  let handler = \(kind.handler)")
      line("  forget()")
      line("  handler?(message)")
    } else if isDestructor {
      line("  \(kind.handler)?(message)")
      line("  destroy()")
    } else if shape.mustDecode {
      line("  \(kind.handler)?(message)")
    } else {
      line("  \(kind.handler)?(\(shape.decoded))")
    }
  }
}
