/// Why a text is not read as XML, and where.
public struct XMLError: Error, Hashable, Sendable {
  public var position: SourcePosition
  public var problem: Problem

  public init(position: SourcePosition, problem: Problem) {
    self.position = position
    self.problem = problem
  }

  public enum Problem: Hashable, Sendable {
    case invalidUTF8
    case noElement
    case textOutsideElement
    case secondRoot
    case nameExpected
    case expected(String)
    case unterminated(String)
    case mismatchedEnd(found: String, open: String)
    case endWithoutStart(String)
    case duplicateAttribute(String)
    case lessThanInAttribute
    case unknownEntity
    case invalidCharacter
    case tooDeep(limit: Int)
    /// Document types bring entities and files of their own; protocol files need none.
    case documentType
  }
}

extension XMLError: CustomStringConvertible {
  public var description: String { "\(position.line):\(position.column): \(problem)" }
}

extension XMLError.Problem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .invalidUTF8: "the file is not UTF-8 from here on"
    case .noElement: "the file has no element"
    case .textOutsideElement: "text outside of the outermost element"
    case .secondRoot: "a second outermost element"
    case .nameExpected: "a name is expected here"
    case .expected(let what): "'\(what)' is expected here"
    case .unterminated(let what): "this \(what) has no end"
    case .mismatchedEnd(let found, let open): "</\(found)> stands where </\(open)> is expected"
    case .endWithoutStart(let name): "</\(name)> ends nothing"
    case .duplicateAttribute(let name): "second attribute '\(name)'"
    case .lessThanInAttribute: "'<' inside an attribute must be written '&lt;'"
    case .unknownEntity: "unknown entity; known are lt, gt, amp, quot, apos and numbers"
    case .invalidCharacter: "a character that XML does not allow"
    case .tooDeep(let limit): "elements are nested deeper than \(limit)"
    case .documentType: "document types and their like are not read"
    }
  }
}
