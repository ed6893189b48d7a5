/// Which end of the connection is generated.
public enum Side: Sendable {
  case client, server

  /// The class that stands for an interface on this side.
  func className(_ interface: String) -> String {
    SwiftName.type(interface) + (self == .server ? "Resource" : "")
  }

  /// The class below all of them.
  var baseClass: String { self == .client ? "Proxy" : "Resource" }
}

/// How the arguments of a message look in Swift on one side.
struct MessageShape {
  let protocols: ProtocolSet
  let side: Side
  let interface: WireInterface
  let message: WireMessage

  /// The arguments that a call names.
  var parameters: [WireArgument] { message.parameters }

  /// `: Type` of an argument that comes in.
  func incomingType(_ argument: WireArgument) -> String {
    switch argument.kind {
    case .int(let name), .uint(let name): numberType(argument, enum: name)
    case .fixed: "Double"
    case .string(let isNullable): isNullable ? "String?" : "String"
    // The client may have destroyed the object while the event was under way: it is nil then.
    case .object(let name, let isNullable): objectType(name) + (isNullable || side == .client ? "?" : "")
    case .newID(let name): objectType(name)
    case .array: "[UInt8]"
    case .fileDescriptor: "FileDescriptor"
    }
  }

  /// `: Type` of an argument that goes out.
  func outgoingType(_ argument: WireArgument) -> String {
    switch argument.kind {
    case .object(let name, let isNullable): objectType(name) + (isNullable ? "?" : "")
    case .fileDescriptor: "Int32"
    default: incomingType(argument)
    }
  }

  /// `(label: Type, …)` of the enum case for a message that comes in, empty if it carries nothing.
  var payload: String { list(payloadItems.map { "\($0): \($1)" }) }

  var payloadLabels: [String] { payloadItems.map(\.label) }

  private var payloadItems: [(label: String, type: String)] {
    message.arguments.flatMap { argument -> [(label: String, type: String)] in
      let name = SwiftName.label(argument.name)
      if case .newID(nil) = argument.kind {
        return [("interface", "String"), ("version", "UInt32"), (name, "UInt32")]
      }
      return [(name, incomingType(argument))]
    }
  }

  /// The enum case, made from `arguments`.
  var decoded: String {
    var items: [String] = []
    var index = 0
    for argument in message.arguments {
      let name = SwiftName.label(argument.name)
      if case .newID(nil) = argument.kind {
        items += ["interface: arguments.string(\(index))", "version: arguments.uint(\(index + 1))"]
        items.append("\(name): arguments.uint(\(index + 2))")
      } else {
        items.append("\(name): \(decode(argument, at: index))")
      }
      index += argument.kind.types.count
    }
    return "." + SwiftName.member(message.name) + list(items)
  }

  private func list(_ items: [String]) -> String {
    items.isEmpty ? "" : "(" + items.joined(separator: ", ") + ")"
  }

  /// Whether decoding takes something over that must not be lost when nobody listens.
  var mustDecode: Bool {
    message.arguments.contains { argument in
      switch argument.kind {
      case .fileDescriptor, .newID(_?): true
      default: false
      }
    }
  }

  private func decode(_ argument: WireArgument, at index: Int) -> String {
    switch argument.kind {
    case .int(nil): return "arguments.int(\(index))"
    case .uint(nil): return "arguments.uint(\(index))"
    case .int(_?), .uint(_?): return ".init(rawValue: arguments.uint(\(index)))"
    case .fixed: return "arguments.fixed(\(index))"
    case .string(let isNullable): return "arguments.\(isNullable ? "optionalString" : "string")(\(index))"
    case .object(_, let isNullable):
      let isCertain = side == .server && !isNullable
      return "arguments.\(isCertain ? "certainObject" : "object")(\(index))"
    case .newID: return "adopt(arguments, \(index))"
    case .array: return "arguments.array(\(index))"
    case .fileDescriptor: return "arguments.fileDescriptor(\(index))"
    }
  }

  /// `, [.uint(x), …]` of a message that goes out, empty if it carries nothing.
  var encoded: String {
    let items = message.arguments.map(encode)
    return ", [" + items.joined(separator: ", ") + "]"
  }

  private func encode(_ argument: WireArgument) -> String {
    let name = SwiftName.variable(argument.name)
    switch argument.kind {
    case .int(nil): return ".int(\(name))"
    case .uint(nil): return ".uint(\(name))"
    case .int(_?), .uint(_?): return ".uint(\(name).rawValue)"
    case .fixed: return ".fixed(\(name))"
    case .string: return ".string(\(name))"
    case .object: return ".object(\(name))"
    case .newID(nil): return ".interfaceName(type), .uint(version), .newID"
    case .newID: return side == .client ? ".newID" : ".object(\(name))"
    case .array: return ".array(\(name))"
    case .fileDescriptor: return ".fileDescriptor(\(name))"
    }
  }

  /// Writes `call` inside of closures that lend texts and arrays for its time.
  func writeLending(_ call: String, isReturned: Bool, to writer: inout SourceWriter) {
    let lent = message.arguments.compactMap { argument -> String? in
      let name = SwiftName.variable(argument.name)
      switch argument.kind {
      case .string: return "withWireString(\(name)) { \(name) in"
      case .array: return "withWireArray(\(name)) { \(name) in"
      default: return nil
      }
    }
    nest(lent[...], call, isReturned ? "return " : "", &writer)
  }

  private func nest(
    _ heads: ArraySlice<String>, _ call: String, _ prefix: String, _ writer: inout SourceWriter
  ) {
    guard let head = heads.first else { return writer.line(prefix + call) }
    writer.indented(prefix + head) { nest(heads.dropFirst(), call, "", &$0) }
  }

  /// Documentation of a call: the message's own, its parameters, its version.
  var callNotes: [String] {
    var notes = parameters.compactMap { argument -> String? in
      let summary = SourceWriter.sentence(argument.summary)
      return summary.isEmpty ? nil : "- Parameter \(SwiftName.label(argument.name)): \(summary)"
    }
    if message.since > 1 { notes.insert("(since version \(message.since))", at: 0) }
    return notes
  }

  /// Documentation of a case: the message's own, what it carries, its version.
  var caseNotes: [String] {
    var notes = message.arguments.compactMap { argument -> String? in
      let summary = SourceWriter.sentence(argument.summary)
      return summary.isEmpty ? nil : "`\(argument.name)`: \(summary)"
    }
    if message.since > 1 { notes.insert("(since version \(message.since))", at: 0) }
    return notes
  }

  // MARK: Types

  private func objectType(_ interface: String?) -> String {
    interface.map(side.className) ?? side.baseClass
  }

  private func numberType(_ argument: WireArgument, enum reference: String?) -> String {
    if let reference, let (owner, found) = protocols.enumeration(reference, from: interface) {
      return SwiftName.type(owner.name) + "." + SwiftName.nestedType(found.name)
    }
    if case .int = argument.kind { return "Int32" }
    return "UInt32"
  }
}

extension WireMessage {
  /// All arguments but the object that a call creates.
  var parameters: [WireArgument] { arguments.filter { !$0.isNewID } }
}

extension WireArgument {
  var isNewID: Bool { if case .newID = kind { true } else { false } }
}
