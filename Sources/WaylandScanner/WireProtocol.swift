/// One protocol file: a set of interfaces with a name.
public struct WireProtocol: Equatable, Sendable {
  public var name: String
  public var documentation: Documentation
  public var interfaces: [WireInterface]
  /// The file it was read from, for messages.
  public var file: String

  public init(name: String, documentation: Documentation, interfaces: [WireInterface], file: String) {
    self.name = name
    self.documentation = documentation
    self.interfaces = interfaces
    self.file = file
  }
}

/// What the XML says for people.
public struct Documentation: Equatable, Sendable {
  /// Half a sentence; may be empty.
  public var summary: String
  /// Paragraphs as they stand in the file; may be empty.
  public var text: String

  public init(summary: String = "", text: String = "") {
    self.summary = summary
    self.text = text
  }
}

/// A kind of object: its requests go to the compositor, its events come from it.
public struct WireInterface: Equatable, Sendable {
  public var name: String
  public var version: UInt32
  public var documentation: Documentation
  /// In document order: the index is the opcode.
  public var requests: [WireMessage]
  /// In document order: the index is the opcode.
  public var events: [WireMessage]
  public var enums: [WireEnum]
  public var position: SourcePosition
}

/// A request or an event.
public struct WireMessage: Equatable, Sendable {
  public var name: String
  /// The object is gone once this was sent.
  public var isDestructor: Bool
  /// The first version of the interface that has it.
  public var since: UInt32
  public var documentation: Documentation
  public var arguments: [WireArgument]
  public var position: SourcePosition
}

/// One value of a message.
public struct WireArgument: Equatable, Sendable {
  public var name: String
  public var kind: Kind
  public var summary: String
  public var position: SourcePosition

  public enum Kind: Equatable, Sendable {
    /// 32 bits, signed; the enum is "name" or "interface.name".
    case int(enum: String?)
    /// 32 bits, unsigned; the enum is "name" or "interface.name".
    case uint(enum: String?)
    /// 24.8 bits, signed.
    case fixed
    case string(isNullable: Bool)
    /// Any interface where none is named.
    case object(interface: String?, isNullable: Bool)
    /// Where no interface is named, its name and version are sent along.
    case newID(interface: String?)
    case array
    case fileDescriptor
  }
}

/// Names for numbers.
public struct WireEnum: Equatable, Sendable {
  public var name: String
  public var isBitfield: Bool
  public var since: UInt32
  public var documentation: Documentation
  public var entries: [Entry]
  public var position: SourcePosition

  public struct Entry: Equatable, Sendable {
    public var name: String
    public var value: UInt32
    public var since: UInt32
    public var summary: String
    public var position: SourcePosition
  }
}

extension WireMessage {
  /// The message in the notation of `struct wl_message`: first version if not 1, then one letter per argument.
  public var signature: String {
    (since > 1 ? String(since) : "") + arguments.map(\.kind.signature).joined()
  }
}

extension WireArgument.Kind {
  /// This argument in the notation of `struct wl_message`.
  public var signature: String {
    switch self {
    case .int: "i"
    case .uint: "u"
    case .fixed: "f"
    case .string(let isNullable): isNullable ? "?s" : "s"
    case .object(_, let isNullable): isNullable ? "?o" : "o"
    case .newID(let interface): interface == nil ? "sun" : "n"
    case .array: "a"
    case .fileDescriptor: "h"
    }
  }

  /// The interface of the object this argument carries or creates, for each of its places on the wire.
  public var types: [String?] {
    switch self {
    case .object(let interface, _): [interface]
    case .newID(let interface?): [interface]
    case .newID(nil): [nil, nil, nil]
    case .int, .uint, .fixed, .string, .array, .fileDescriptor: [nil]
    }
  }
}
