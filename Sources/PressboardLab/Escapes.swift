/// How characters that part fields, tokens and marks are written within them.
enum Escapes {
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\t": result += "\\t"
      case "\n": result += "\\n"
      case "|": result += "\\|"
      case "[": result += "\\["
      case "]": result += "\\]"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A field's text, where none of its characters means anything but itself.
  static func unescaped(_ text: some StringProtocol) throws(BadLine) -> String {
    try scalars(of: text).reduce(into: "") { $0.unicodeScalars.append($1.scalar) }
  }

  /// The characters of a field, and whether each was written with a backslash.
  static func scalars(
    of text: some StringProtocol
  ) throws(BadLine) -> [(scalar: Unicode.Scalar, isEscaped: Bool)] {
    var result: [(Unicode.Scalar, Bool)] = []
    var rest = text.unicodeScalars.makeIterator()
    while let scalar = rest.next() {
      guard scalar == "\\" else {
        result.append((scalar, false))
        continue
      }
      switch rest.next() {
      case "\\": result.append(("\\", true))
      case "t": result.append(("\t", true))
      case "n": result.append(("\n", true))
      case "s": result.append((" ", true))
      case "|": result.append(("|", true))
      case "[": result.append(("[", true))
      case "]": result.append(("]", true))
      case let other?: throw BadLine("no escape '\\\(other)'")
      case nil: throw BadLine("a backslash at the end")
      }
    }
    return result
  }
}
