extension WireProtocol {
  /// Reads a protocol file.
  /// - Parameter file: its name, for messages.
  public init(xml bytes: [UInt8], file: String) throws(ScannerError) {
    let root: XMLElement
    do {
      root = try XMLReader.read(bytes)
    } catch {
      throw ScannerError(file: file, position: error.position, problem: .xml(error.problem))
    }
    self = try ProtocolReader(file: file).protocol(root)
  }
}

/// Turns XML elements into the model and checks what one file can tell.
private struct ProtocolReader {
  var file: String

  func `protocol`(_ element: XMLElement) throws(ScannerError) -> WireProtocol {
    if element.name != "protocol" {
      throw error(.unexpectedElement(element.name, inside: "file"), at: element.position)
    }
    var result = WireProtocol(
      name: try name(of: element), documentation: Documentation(), interfaces: [], file: file)
    for child in element.children {
      switch child.name {
      case "copyright": break
      case "description": result.documentation = documentation(child)
      case "interface": result.interfaces.append(try interface(child))
      default: throw unexpected(child, in: element)
      }
    }
    try checkUnique("interface", result.interfaces.map { ($0.name, $0.position) })
    return result
  }

  private func interface(_ element: XMLElement) throws(ScannerError) -> WireInterface {
    var result = WireInterface(
      name: try name(of: element), version: try version(of: element, "version"),
      documentation: Documentation(), requests: [], events: [], enums: [], position: element.position)
    for child in element.children {
      switch child.name {
      case "description": result.documentation = documentation(child)
      case "request": result.requests.append(try message(child))
      case "event": result.events.append(try message(child))
      case "enum": result.enums.append(try enumeration(child))
      default: throw unexpected(child, in: element)
      }
    }
    try checkUnique("request", result.requests.map { ($0.name, $0.position) })
    try checkUnique("event", result.events.map { ($0.name, $0.position) })
    try checkUnique("enum", result.enums.map { ($0.name, $0.position) })
    let dated =
      (result.requests + result.events).map { ($0.name, $0.since, $0.position) }
      + result.enums.map { ($0.name, $0.since, $0.position) }
    for (name, since, position) in dated where since > result.version {
      throw error(.newerThanInterface(name: name, since: since, version: result.version), at: position)
    }
    return result
  }

  private func message(_ element: XMLElement) throws(ScannerError) -> WireMessage {
    var result = WireMessage(
      name: try name(of: element), isDestructor: false, since: try since(element),
      documentation: Documentation(), arguments: [], position: element.position)
    if let type = element.attribute("type") {
      if type.value != "destructor" { throw bad(type, expected: "destructor") }
      result.isDestructor = true
    }
    for child in element.children {
      switch child.name {
      case "description": result.documentation = documentation(child)
      case "arg": result.arguments.append(try argument(child))
      default: throw unexpected(child, in: element)
      }
    }
    try checkUnique("argument", result.arguments.map { ($0.name, $0.position) })
    let count = result.arguments.reduce(0) { $0 + $1.kind.types.count }
    if count > 20 { throw error(.tooManyArguments(count), at: element.position) }
    let created = result.arguments.filter { if case .newID = $0.kind { true } else { false } }
    if created.count > 1 { throw error(.severalNewIDs, at: created[1].position) }
    if element.name == "event", let first = created.first, case .newID(nil) = first.kind {
      throw error(.untypedNewIDInEvent, at: first.position)
    }
    return result
  }

  private func argument(_ element: XMLElement) throws(ScannerError) -> WireArgument {
    let interface = element.attribute("interface")?.value
    let enumeration = element.attribute("enum")?.value
    let isNullable = try flag(element, "allow-null")
    let type = try attribute("type", of: element)
    let kind: WireArgument.Kind
    switch type.value {
    case "int": kind = .int(enum: enumeration)
    case "uint": kind = .uint(enum: enumeration)
    case "fixed": kind = .fixed
    case "string": kind = .string(isNullable: isNullable)
    case "object": kind = .object(interface: interface, isNullable: isNullable)
    case "new_id": kind = .newID(interface: interface)
    case "array": kind = .array
    case "fd": kind = .fileDescriptor
    default: throw bad(type, expected: "int, uint, fixed, string, object, new_id, array or fd")
    }
    if isNullable {
      switch kind {
      case .string, .object: break
      default:
        throw bad(element.attribute("allow-null") ?? type, expected: "a string or an object to allow null")
      }
    }
    let summary = element.attribute("summary")?.value
    let description = element.children.first { $0.name == "description" }.map(documentation)
    return WireArgument(
      name: try name(of: element), kind: kind, summary: summary ?? description?.summary ?? "",
      position: element.position)
  }

  private func enumeration(_ element: XMLElement) throws(ScannerError) -> WireEnum {
    var result = WireEnum(
      name: try name(of: element), isBitfield: try flag(element, "bitfield"), since: try since(element),
      documentation: Documentation(), entries: [], position: element.position)
    for child in element.children {
      switch child.name {
      case "description": result.documentation = documentation(child)
      case "entry": result.entries.append(try entry(child))
      default: throw unexpected(child, in: element)
      }
    }
    try checkUnique("entry", result.entries.map { ($0.name, $0.position) })
    return result
  }

  private func entry(_ element: XMLElement) throws(ScannerError) -> WireEnum.Entry {
    let value = try attribute("value", of: element)
    guard let number = WireEnum.Entry.number(value.value) else {
      throw bad(value, expected: "a number of 32 bits")
    }
    let description = element.children.first { $0.name == "description" }.map(documentation)
    return WireEnum.Entry(
      name: try name(of: element), value: number, since: try since(element),
      summary: element.attribute("summary")?.value ?? description?.summary ?? "",
      position: element.position)
  }

  // MARK: Attributes

  private func documentation(_ element: XMLElement) -> Documentation {
    Documentation(summary: element.attribute("summary")?.value ?? "", text: element.text)
  }

  /// The `name` attribute: what stands there becomes a Swift name, so it is held to letters, digits and `_`.
  private func name(of element: XMLElement) throws(ScannerError) -> String {
    let attribute = try attribute("name", of: element)
    let isName = attribute.value.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    let hasLetter = attribute.value.utf8.contains { $0 != UInt8(ascii: "_") }
    guard isName, hasLetter else { throw bad(attribute, expected: "letters, digits and underscores") }
    return attribute.value
  }

  private func attribute(_ name: String, of element: XMLElement) throws(ScannerError) -> XMLAttribute {
    guard let attribute = element.attribute(name) else {
      throw error(.missingAttribute(name, of: element.name), at: element.position)
    }
    return attribute
  }

  private func version(of element: XMLElement, _ name: String) throws(ScannerError) -> UInt32 {
    let attribute = try attribute(name, of: element)
    guard let version = UInt32(attribute.value), (1...999).contains(version) else {
      throw bad(attribute, expected: "a version from 1 on")
    }
    return version
  }

  private func since(_ element: XMLElement) throws(ScannerError) -> UInt32 {
    element.attribute("since") == nil ? 1 : try version(of: element, "since")
  }

  private func flag(_ element: XMLElement, _ name: String) throws(ScannerError) -> Bool {
    guard let attribute = element.attribute(name) else { return false }
    switch attribute.value {
    case "true": return true
    case "false": return false
    default: throw bad(attribute, expected: "true or false")
    }
  }

  // MARK: Errors

  private func checkUnique(
    _ kind: String, _ names: [(name: String, position: SourcePosition)]
  ) throws(ScannerError) {
    var seen: Set<String> = []
    for (name, position) in names where !seen.insert(name).inserted {
      throw error(.duplicate(kind: kind, name: name), at: position)
    }
  }

  private func error(_ problem: ScannerError.Problem, at position: SourcePosition) -> ScannerError {
    ScannerError(file: file, position: position, problem: problem)
  }

  private func unexpected(_ child: XMLElement, in parent: XMLElement) -> ScannerError {
    error(.unexpectedElement(child.name, inside: parent.name), at: child.position)
  }

  private func bad(_ attribute: XMLAttribute, expected: String) -> ScannerError {
    error(
      .badAttribute(attribute.name, value: attribute.value, expected: expected), at: attribute.position)
  }
}

extension WireEnum.Entry {
  /// A number as protocol files write it: decimal or `0x…`, possibly negative (then as 32 bits of a signed one).
  static func number(_ text: String) -> UInt32? {
    let digits = Array(text.utf8)
    if digits.starts(with: "0x".utf8) || digits.starts(with: "0X".utf8) {
      return UInt32(String(decoding: digits.dropFirst(2), as: UTF8.self), radix: 16)
    }
    return UInt32(text) ?? Int32(text).map(UInt32.init(bitPattern:))
  }
}
