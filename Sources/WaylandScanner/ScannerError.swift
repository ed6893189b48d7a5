/// What is wrong with a protocol file, and where.
public struct ScannerError: Error, Hashable, Sendable {
  public var file: String
  public var position: SourcePosition
  public var problem: Problem

  public init(file: String, position: SourcePosition, problem: Problem) {
    self.file = file
    self.position = position
    self.problem = problem
  }

  public enum Problem: Hashable, Sendable {
    /// The file is not well-formed XML, or uses a part of XML that protocol files have no use for.
    case xml(XMLError.Problem)
    case unexpectedElement(String, inside: String)
    case missingAttribute(String, of: String)
    /// The attribute does not hold what it must; the last value says what that is.
    case badAttribute(String, value: String, expected: String)
    /// Two of a kind have one name.
    case duplicate(kind: String, name: String)
    /// A message or an enum claims a later version than its interface has.
    case newerThanInterface(name: String, since: UInt32, version: UInt32)
    case unknownInterface(String)
    case unknownEnum(String)
    /// Only `wl_registry.bind`-like requests may create an object without naming its interface.
    case untypedNewIDInEvent
    /// Two generated declarations would have the same Swift name.
    case sameSwiftName(String)
    /// A message has more arguments than libwayland carries.
    case tooManyArguments(Int)
    /// A request creates two objects; a Swift function returns one.
    case severalNewIDs
  }
}

extension ScannerError: CustomStringConvertible {
  /// `FILE:LINE:COLUMN: message`
  public var description: String {
    "\(file):\(position.line):\(position.column): \(problem)"
  }
}

extension ScannerError.Problem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .xml(let problem): "\(problem)"
    case .unexpectedElement(let name, let parent): "<\(name)> does not belong inside <\(parent)>"
    case .missingAttribute(let name, let element): "<\(element)> lacks the attribute '\(name)'"
    case .badAttribute(let name, let value, let expected): "\(name)=\"\(value)\": expected \(expected)"
    case .duplicate(let kind, let name): "second \(kind) named '\(name)'"
    case .newerThanInterface(let name, let since, let version):
      "'\(name)' is since version \(since), but the interface has version \(version)"
    case .unknownInterface(let name): "no file read here declares the interface '\(name)'"
    case .unknownEnum(let name): "no file read here declares the enum '\(name)'"
    case .untypedNewIDInEvent: "an event must name the interface of the object it creates"
    case .sameSwiftName(let name): "two declarations would be called '\(name)' in Swift"
    case .tooManyArguments(let count): "\(count) arguments are more than the wire library carries (20)"
    case .severalNewIDs: "a message creates at most one object"
    }
  }
}
