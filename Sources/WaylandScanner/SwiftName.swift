/// How names of a protocol are spelt in Swift.
enum SwiftName {
  /// `wl_surface` → `WlSurface`
  static func type(_ name: String) -> String { camel(name, upperFirst: true) }

  /// The name of an enum inside a class: like a type, but out of the way of what Swift and this
  /// generator have there already.
  static func nestedType(_ name: String) -> String {
    let type = camel(name, upperFirst: true)
    return takenTypes.contains(type) ? type + "Value" : type
  }

  /// The name of a request, an event or an entry: `get_layer_surface` → `getLayerSurface`, `90` → `_90`,
  /// `default` → `` `default` ``.
  static func member(_ name: String) -> String {
    let member = camel(name, upperFirst: false)
    if takenMembers.contains(member) { return member + "_" }
    return keywords.contains(member) || strictKeywords.contains(member) ? "`\(member)`" : member
  }

  /// The name of an argument where it labels a value. Keywords stand there as they are, but for three.
  static func label(_ name: String) -> String {
    let label = camel(name, upperFirst: false)
    switch label {
    case "self", "Self": return label + "_"
    default: return strictKeywords.contains(label) ? "`\(label)`" : label
    }
  }

  /// The name of an argument where it is a variable.
  static func variable(_ name: String) -> String {
    let label = label(name)
    return keywords.contains(label) ? "`\(label)`" : label
  }

  private static func camel(_ name: String, upperFirst: Bool) -> String {
    var result: [UInt8] = []
    for word in name.utf8.split(separator: UInt8(ascii: "_")) {
      guard let first = word.first else { continue }
      result.append(result.isEmpty && !upperFirst ? lower(first) : upper(first))
      result.append(contentsOf: word.dropFirst())
    }
    if let first = result.first, isDigit(first) { result.insert(UInt8(ascii: "_"), at: 0) }
    return String(decoding: result, as: UTF8.self)
  }

  private static func upper(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) ? byte - 32 : byte
  }

  private static func lower(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 32 : byte
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Names of types that a generated class has beside its enums.
  private static let takenTypes: Set<String> = ["Event", "Request", "Type", "Protocol", "Self"]

  /// Members of `Proxy` and `Resource` that a request without arguments would collide with, and names
  /// that Swift gives a meaning even between backticks.
  private static let takenMembers: Set<String> = [
    "id", "version", "isAlive", "connection", "client", "interface", "interfaceName", "interfaceVersion",
    "onEvent", "onRequest", "onDestroy", "forget", "dropHandler", "pointer", "wire", "rawValue", "self",
    "Self", "init", "Type",
  ]

  /// Keywords even where others may label an argument.
  private static let strictKeywords: Set<String> = ["inout", "let", "var"]

  private static let keywords: Set<String> = [
    "Any", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "internal", "is", "nil", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "where", "while",
  ]
}
