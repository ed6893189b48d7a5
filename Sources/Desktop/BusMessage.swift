/// An argument of a D-Bus message, as far as this keyboard sends or reads them.
public indirect enum BusValue: Hashable, Sendable {
  case boolean(Bool)
  case unsigned(UInt32)
  case string(String)
  case strings([String])
  case variant(BusValue)
  case properties([String: BusValue])
  /// Something that nobody here reads, with the first letter of its signature.
  case other(UInt8)

  /// The D-Bus signature of this one value.
  var signature: String {
    switch self {
    case .boolean: "b"
    case .unsigned: "u"
    case .string: "s"
    case .strings: "as"
    case .variant: "v"
    case .properties: "a{sv}"
    case .other(let letter): String(Unicode.Scalar(letter))
    }
  }
}

/// A method call that has come in.
public struct BusCall: Hashable, Sendable {
  public var path: String
  /// nil when the caller left the choice to us.
  public var interface: String?
  public var member: String
  public var arguments: [BusValue]

  public init(path: String, interface: String?, member: String, arguments: [BusValue] = []) {
    self.path = path
    self.interface = interface
    self.member = member
    self.arguments = arguments
  }
}

/// What a call is answered with.
public enum BusAnswer: Hashable, Sendable {
  case values([BusValue])
  case failure(BusFailure)
}

/// An error as D-Bus has them: a name for programs, a sentence for people.
public struct BusFailure: Error, Hashable, Sendable {
  public var name: String
  public var text: String

  public init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }
}

/// A signal that has come in. The bus vouches for the sender.
struct BusSignal: Hashable, Sendable {
  var sender: String?
  var interface: String?
  var member: String
  var arguments: [BusValue]
}
