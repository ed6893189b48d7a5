import Pressboard

/// One thing that a script does.
enum ScriptToken: Equatable {
  case type(String)
  case whole(String)
  case keys(String)
  case tap(KeyID)
  case hold(KeyID, alternative: String)
  case press(KeyID, seconds: Double)
  case drag(x: Double, y: Double)
  case glide(String)
  case down(finger: Int32, KeyID)
  case move(finger: Int32, KeyID)
  case up(finger: Int32)
  case action(KeyboardAction)
  /// A slot of the bar, from 1.
  case pick(Int)
  /// By the application, as is what follows.
  case caret(Int)
  case select(Int, Int)
  case insert(String)
  case delete(Int)
  case field(FieldPurpose, FieldHints)
  case wait(Double)

  init(_ token: Substring) throws(BadLine) {
    let (name, value) = Self.parted(token)
    func text() throws(BadLine) -> String { try Escapes.unescaped(value ?? "") }
    func whole() throws(BadLine) -> Int {
      guard let value, let number = Int(value) else { throw BadLine("'\(token)' wants a whole number") }
      return number
    }
    func count() throws(BadLine) -> Int {
      let number = try whole()
      guard number >= 0 else { throw BadLine("'\(token)' wants no negative number") }
      return number
    }
    switch (name, value) {
    case ("TYPE", _?): self = .type(try text())
    case ("CHAR", _?): self = .whole(try text())
    case ("KEYS", _?): self = .keys(try text())
    case ("SPACE", nil): self = .tap(.space)
    case ("BS", nil): self = .tap(.backspace)
    case ("RET", nil): self = .tap(.primary)
    case ("SHIFT", nil): self = .tap(.shift)
    case ("GLOBE", nil): self = .tap(.nextKeyboard)
    case ("HOLD", let value?):
      let (key, alternative) = try Self.assigned(value, in: token)
      self = .hold(key, alternative: try Escapes.unescaped(alternative))
    case ("PRESS", let value?):
      let (key, seconds) = try Self.assigned(value, in: token)
      self = .press(key, seconds: try Self.seconds(seconds, in: token))
    case ("DRAG", let value?):
      let numbers = value.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
      guard numbers.count == 2, let x = numbers[0], let y = numbers[1], abs(x) < 1e5, abs(y) < 1e5 else {
        throw BadLine("'\(token)' wants two numbers")
      }
      self = .drag(x: x, y: y)
    case ("GLIDE", _?): self = .glide(try text())
    case ("DELWORD", nil): self = .action(.deleteWord)
    case ("MOVE", _?): self = .action(.moveCursor(offset: try whole()))
    case ("SENT", _?): self = .action(.moveCursorSentence(try whole()))
    case ("PAGE", let value?): self = .action(.keyboardType(try Self.page(value)))
    case ("PICK", _?): self = .pick(try count())
    case ("CARET", _?): self = .caret(try count())
    case ("SELECT", let value?):
      let numbers = value.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard numbers.count == 2, let from = numbers[0], let to = numbers[1], from >= 0, from <= to else {
        throw BadLine("'\(token)' wants two counts, such as 2-5")
      }
      self = .select(from, to)
    case ("APP", _?): self = .insert(try text())
    case ("DEL", _?): self = .delete(try count())
    case ("FIELD", let value?): self = try Self.field(value)
    case ("WAIT", let value?): self = .wait(try Self.seconds(value, in: token))
    default: self = try Self.finger(name, value, token)
    }
  }

  private static func parted(_ token: Substring) -> (name: Substring, value: Substring?) {
    guard let colon = token.firstIndex(of: ":") else { return (token, nil) }
    return (token[..<colon], token[token.index(after: colon)...])
  }

  /// `ID=value`, where the id may be that of the equals sign's own key.
  private static func assigned(
    _ value: Substring, in token: Substring
  ) throws(BadLine) -> (KeyID, Substring) {
    guard let equals = value.dropFirst().lastIndex(of: "="), equals < value.index(before: value.endIndex)
    else {
      throw BadLine("'\(token)' wants a key and what becomes of it, parted by =")
    }
    return (KeyID(String(value[..<equals])), value[value.index(after: equals)...])
  }

  /// `DOWN:n=ID`, `MOVETO:n=ID`, `UP:n`.
  private static func finger(
    _ name: Substring, _ value: Substring?, _ token: Substring
  ) throws(BadLine) -> ScriptToken {
    guard let value, ["DOWN", "MOVETO", "UP"].contains(name) else { throw BadLine("no token '\(token)'") }
    let equals = value.firstIndex(of: "=") ?? value.endIndex
    guard let finger = Int32(value[..<equals]), (name == "UP") == (equals == value.endIndex) else {
      throw BadLine("'\(token)' wants a finger" + (name == "UP" ? "" : " and a key, such as 1=key.space"))
    }
    if name == "UP" { return .up(finger: finger) }
    let key = KeyID(String(value[value.index(after: equals)...]))
    return name == "DOWN" ? .down(finger: finger, key) : .move(finger: finger, key)
  }

  private static func seconds(_ text: Substring, in token: Substring) throws(BadLine) -> Double {
    guard let seconds = Double(text), seconds >= 0, seconds < 1e6 else {
      throw BadLine("'\(token)' wants seconds")
    }
    return seconds
  }

  private static func page(_ name: Substring) throws(BadLine) -> KeyboardType {
    switch name {
    case "alphabetic": .alphabetic
    case "numeric": .numeric
    case "symbolic": .symbolic
    case "emojis": .emojis
    default: throw BadLine("no page '\(name)'")
    }
  }

  /// `email+multiline`: a purpose and hints, by the names they have in Wayland's text input.
  private static func field(_ value: Substring) throws(BadLine) -> ScriptToken {
    var purpose = FieldPurpose.normal
    var hints: FieldHints = []
    for name in value.split(separator: "+", omittingEmptySubsequences: false) {
      if let known = FieldPurpose(rawValue: String(name)) {
        purpose = known
      } else if let hint = FieldHints(name: String(name)) {
        hints.formUnion(hint)
      } else if name != "none" {
        throw BadLine("no purpose and no hint '\(name)'")
      }
    }
    return .field(purpose, hints)
  }
}
