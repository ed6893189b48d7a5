/// Reads the part of XML that protocol files are written in: elements, attributes, text, comments, CDATA,
/// processing instructions, the five named entities and numeric ones. It does not validate, knows no
/// document types, and answers every input with an element or an error that has a line and a column.
public struct XMLReader {
  /// Elements may be nested this deep.
  public static let maximumDepth = 32

  /// The outermost element of the file.
  public static func read(_ bytes: [UInt8]) throws(XMLError) -> XMLElement {
    var reader = XMLReader(bytes)
    try reader.checkEncoding()
    return try reader.document()
  }

  private let bytes: [UInt8]
  private var index = 0
  private var position = SourcePosition()

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  // MARK: Structure

  private mutating func document() throws(XMLError) -> XMLElement {
    if starts(with: "\u{FEFF}") { skip(3) }
    // Elements whose end has not come yet, outermost first: a list, so that no input grows the call stack.
    var open: [XMLElement] = []
    var root: XMLElement?
    while let byte = peek() {
      let start = position
      if byte != UInt8(ascii: "<") {
        let text = try characters(until: UInt8(ascii: "<"))
        if !open.isEmpty {
          open[open.count - 1].text += text
        } else if !text.utf8.allSatisfy(Self.isSpace) {
          throw XMLError(position: start, problem: .textOutsideElement)
        }
      } else if starts(with: "<!--") {
        try skip(past: "-->", of: "comment", from: start)
      } else if starts(with: "<![CDATA[") {
        let text = try rawText(from: start)
        if open.isEmpty { throw XMLError(position: start, problem: .textOutsideElement) }
        open[open.count - 1].text += text
      } else if starts(with: "<?") {
        try skip(past: "?>", of: "instruction", from: start)
      } else if starts(with: "<!") {
        throw fault(.documentType)
      } else if starts(with: "</") {
        let closed = try endTag(of: open.popLast(), from: start)
        if open.isEmpty { root = closed } else { open[open.count - 1].children.append(closed) }
      } else {
        if open.isEmpty, root != nil { throw fault(.secondRoot) }
        if open.count >= Self.maximumDepth { throw fault(.tooDeep(limit: Self.maximumDepth)) }
        let (element, isEmpty) = try startTag()
        if !isEmpty {
          open.append(element)
        } else if open.isEmpty {
          root = element
        } else {
          open[open.count - 1].children.append(element)
        }
      }
    }
    if let last = open.last {
      throw XMLError(position: last.position, problem: .unterminated("element"))
    }
    guard let root else { throw fault(.noElement) }
    return root
  }

  private mutating func startTag() throws(XMLError) -> (element: XMLElement, isEmpty: Bool) {
    let start = position
    skip(1)
    var element = XMLElement(name: try name(), position: start)
    while true {
      let hadSpace = skipSpace()
      guard let byte = peek() else { throw XMLError(position: start, problem: .unterminated("tag")) }
      switch byte {
      case UInt8(ascii: ">"):
        skip(1)
        return (element, false)
      case UInt8(ascii: "/"):
        skip(1)
        try expect(">")
        return (element, true)
      default:
        if !hadSpace { throw fault(.expected(">")) }
        let attribute = try attribute()
        if element.attribute(attribute.name) != nil {
          throw XMLError(position: attribute.position, problem: .duplicateAttribute(attribute.name))
        }
        element.attributes.append(attribute)
      }
    }
  }

  private mutating func attribute() throws(XMLError) -> XMLAttribute {
    let start = position
    let name = try name()
    skipSpace()
    try expect("=")
    skipSpace()
    guard let quote = peek(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw fault(.expected("\""))
    }
    skip(1)
    let value = try characters(until: quote, isAttribute: true)
    if peek() == nil { throw XMLError(position: start, problem: .unterminated("attribute")) }
    skip(1)
    return XMLAttribute(name: name, value: value, position: start)
  }

  private mutating func endTag(
    of element: XMLElement?, from start: SourcePosition
  ) throws(XMLError) -> XMLElement {
    skip(2)
    let name = try name()
    skipSpace()
    guard let element else { throw XMLError(position: start, problem: .endWithoutStart(name)) }
    if name != element.name {
      throw XMLError(position: start, problem: .mismatchedEnd(found: name, open: element.name))
    }
    try expect(">")
    return element
  }

  // MARK: Text

  /// Character data up to `end` or the end of the file; entities resolved, line ends made `\n`.
  private mutating func characters(
    until end: UInt8, isAttribute: Bool = false
  ) throws(XMLError) -> String {
    var text: [UInt8] = []
    while let byte = peek(), byte != end {
      switch byte {
      case UInt8(ascii: "&"): text.append(contentsOf: try entity())
      case UInt8(ascii: "<") where isAttribute: throw fault(.lessThanInAttribute)
      case UInt8(ascii: "\r"):
        skip(1)
        if peek() != UInt8(ascii: "\n") { text.append(UInt8(ascii: "\n")) }
      case 0x20..., UInt8(ascii: "\n"), UInt8(ascii: "\t"):
        text.append(byte)
        skip(1)
      default: throw fault(.invalidCharacter)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func rawText(from start: SourcePosition) throws(XMLError) -> String {
    skip(9)
    let first = index
    try skip(past: "]]>", of: "CDATA section", from: start)
    return String(decoding: bytes[first..<(index - 3)], as: UTF8.self)
  }

  private mutating func entity() throws(XMLError) -> [UInt8] {
    let start = position
    skip(1)
    var body: [UInt8] = []
    while let byte = peek(), byte != UInt8(ascii: ";"), body.count < 10 {
      body.append(byte)
      skip(1)
    }
    guard peek() == UInt8(ascii: ";") else { throw XMLError(position: start, problem: .unknownEntity) }
    skip(1)
    switch String(decoding: body, as: UTF8.self) {
    case "lt": return [UInt8(ascii: "<")]
    case "gt": return [UInt8(ascii: ">")]
    case "amp": return [UInt8(ascii: "&")]
    case "quot": return [UInt8(ascii: "\"")]
    case "apos": return [UInt8(ascii: "'")]
    default: break
    }
    guard body.first == UInt8(ascii: "#") else {
      throw XMLError(position: start, problem: .unknownEntity)
    }
    let isHexadecimal = body.count > 1 && body[1] == UInt8(ascii: "x")
    let digits = String(decoding: body.dropFirst(isHexadecimal ? 2 : 1), as: UTF8.self)
    guard let value = UInt32(digits, radix: isHexadecimal ? 16 : 10) else {
      throw XMLError(position: start, problem: .unknownEntity)
    }
    guard let scalar = Unicode.Scalar(value), value >= 0x20 || value == 9 || value == 10 || value == 13
    else { throw XMLError(position: start, problem: .invalidCharacter) }
    return Array(String(Character(scalar)).utf8)
  }

  private mutating func name() throws(XMLError) -> String {
    let first = index
    while let byte = peek(), Self.isNameByte(byte, isFirst: index == first) { skip(1) }
    if index == first { throw fault(.nameExpected) }
    return String(decoding: bytes[first..<index], as: UTF8.self)
  }

  // MARK: Bytes

  private func checkEncoding() throws(XMLError) {
    if String(validating: bytes, as: UTF8.self) != nil { return }
    // Now for the place.
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var good = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): good += scalar.count
      case .emptyInput: return
      case .error:
        var position = SourcePosition()
        for byte in bytes.prefix(good) { position.advance(past: byte) }
        throw XMLError(position: position, problem: .invalidUTF8)
      }
    }
  }

  private func fault(_ problem: XMLError.Problem) -> XMLError {
    XMLError(position: position, problem: problem)
  }

  private func peek() -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private func starts(with text: String) -> Bool {
    var place = index
    for byte in text.utf8 {
      if place >= bytes.count || bytes[place] != byte { return false }
      place += 1
    }
    return true
  }

  private mutating func skip(_ count: Int) {
    for _ in 0..<count where index < bytes.count {
      position.advance(past: bytes[index])
      index += 1
    }
  }

  private mutating func skip(
    past end: String, of what: String, from start: SourcePosition
  ) throws(XMLError) {
    while !starts(with: end) {
      if index >= bytes.count { throw XMLError(position: start, problem: .unterminated(what)) }
      skip(1)
    }
    skip(end.utf8.count)
  }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    let first = index
    while let byte = peek(), Self.isSpace(byte) { skip(1) }
    return index > first
  }

  private mutating func expect(_ character: Unicode.Scalar) throws(XMLError) {
    if peek() != UInt8(ascii: character) { throw fault(.expected(String(Character(character)))) }
    skip(1)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }

  private static func isNameByte(_ byte: UInt8, isFirst: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: ":"), 0x80...:
      true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): !isFirst
    default: false
    }
  }
}
