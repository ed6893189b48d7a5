import Pressboard
import PressboardWayland

/// Reads a command line, the program's name left out.
struct CommandLineReader {
  private var rest: ArraySlice<String>

  static func read(_ arguments: [String]) throws(OptionError) -> Invocation {
    var reader = CommandLineReader(rest: arguments[...])
    guard let command = arguments.first else { return try reader.main() }
    if isEqual(command, "keys") {
      reader.rest.removeFirst()
      return try reader.keys()
    }
    if isEqual(command, "words") {
      reader.rest.removeFirst()
      return try reader.words()
    }
    return try reader.main()
  }

  // MARK: - pressboard

  private static let commands: [String: ControlCommand] = [
    "--show": .show, "--hide": .hide, "--toggle": .toggle, "--quit": .quit,
  ]

  static let mainOptions = [
    "--show", "--hide", "--toggle", "--quit", "--hidden", "--manual", "--replace", "--layout", "--theme",
    "--set", "--version", "--help",
  ]

  private mutating func main() throws(OptionError) -> Invocation {
    var options = DaemonOptions()
    var asked: (name: String, command: ControlCommand)?
    var daemonOption: String?
    while let word = try next(of: Self.mainOptions, arguments: ["keys", "words"]) {
      if let command = Self.commands[word.name] {
        try word.requireNoValue()
        if let asked, asked.command != command { throw .conflict(asked.name, word.name) }
        asked = (word.name, command)
        continue
      }
      switch word.name {
      case "--version":
        try word.requireNoValue()
        return .version
      case "--help":
        try word.requireNoValue()
        return .help
      case "--hidden":
        try word.requireNoValue()
        options.startsHidden = true
      case "--manual":
        try word.requireNoValue()
        options.isManual = true
      case "--replace":
        try word.requireNoValue()
        options.replaces = true
      case "--layout":
        options.layout = try layout(word)
      case "--theme":
        options.isDark = try choice(word, of: [("light", false), ("dark", true)])
      case "--set":
        let setting = try value(of: word)
        do throws(BehaviorError) {
          try options.behavior.set(setting)
        } catch {
          throw .badSetting(error)
        }
      default:
        break
      }
      daemonOption = daemonOption ?? word.name
    }
    guard let asked else { return .run(options) }
    if let daemonOption { throw .conflict(asked.name, daemonOption) }
    return .ask(asked.command)
  }

  // MARK: - pressboard keys

  static let keysOptions = ["--output", "--mm", "--layout", "--page", "--case", "--help"]

  private mutating func keys() throws(OptionError) -> Invocation {
    var output: Size?
    var millimetres: Size?
    var context = KeyboardContext()
    var dependent: String?
    while let word = try next(of: Self.keysOptions, arguments: []) {
      switch word.name {
      case "--help":
        try word.requireNoValue()
        return .help
      case "--output":
        output = try size(word, from: Self.leastOutput)
        continue
      case "--mm":
        millimetres = try size(word, from: 1)
      case "--layout":
        context.selectLayout(try layout(word))
      case "--page":
        context.keyboardType = try choice(word, of: Self.pages)
      case "--case":
        context.keyboardCase = try choice(word, of: Self.cases)
      default:
        break
      }
      dependent = dependent ?? word.name
    }
    if let output {
      return .list(KeyListingRequest(output: output, millimetres: millimetres, context: context))
    }
    if let dependent { throw .needs(dependent, other: "--output") }
    return .ask(.keys)
  }

  private static let pages: [(String, KeyboardType)] = [
    ("alphabetic", .alphabetic), ("numeric", .numeric), ("symbolic", .symbolic),
  ]

  private static let cases: [(String, KeyboardCase)] = [
    ("lowercased", .lowercased), ("uppercased", .uppercased), ("auto", .auto), ("capsLocked", .capsLocked),
  ]

  // MARK: - pressboard words

  static let wordsCommands = ["list", "add", "forget", "export", "import", "wipe"]

  private mutating func words() throws(OptionError) -> Invocation {
    guard let command = rest.popFirst() else {
      throw .missingCommand("pressboard words", allowed: Self.wordsCommands)
    }
    if Self.isEqual(command, "--help") || Self.isEqual(command, "-h") { return .help }
    guard Self.wordsCommands.contains(where: { Self.isEqual($0, command) }) else {
      throw .unexpectedArgument(
        command, nearest: SpellingHint.nearest(to: command, among: Self.wordsCommands))
    }
    // Words may begin with any letter, but none does with a hyphen; behind -- even that is one.
    if rest.contains(where: { Self.isEqual($0, "--help") }), !rest.contains(where: { Self.isEqual($0, "--") })
    {
      return .help
    }
    if let first = rest.first, Self.isEqual(first, "--") {
      rest.removeFirst()
    } else if let option = rest.first(where: { $0.utf8.first == UInt8(ascii: "-") && $0.utf8.count > 1 }) {
      throw .unknownOption(option, nearest: nil)
    }
    let arguments = Array(rest)
    let name = "pressboard words " + command
    switch command {
    case "add", "forget":
      guard !arguments.isEmpty else { throw .missingArgument(name, example: "kubectl") }
      return .words(Self.isEqual(command, "add") ? .add(arguments) : .forget(arguments))
    case "import":
      guard let file = arguments.first else { throw .missingArgument(name, example: "words.txt") }
      guard arguments.count == 1 else { throw .unexpectedArgument(arguments[1], nearest: nil) }
      return .words(.take(file))
    default:
      if let argument = arguments.first { throw .unexpectedArgument(argument, nearest: nil) }
      switch command {
      case "export": return .words(.export)
      case "wipe": return .words(.wipe)
      default: return .words(.list)
      }
    }
  }

  // MARK: - Options

  /// An option as it stands on the command line: `--name` or `--name=value`.
  private struct Word {
    var name: String
    var value: String?

    func requireNoValue() throws(OptionError) {
      if value != nil { throw .unexpectedValue(option: name) }
    }
  }

  private mutating func next(of known: [String], arguments: [String]) throws(OptionError) -> Word? {
    guard let text = rest.popFirst() else { return nil }
    guard text.utf8.first == UInt8(ascii: "-") else {
      if arguments.contains(where: { Self.isEqual($0, text) }) { throw .misplacedCommand(text) }
      throw .unexpectedArgument(text, nearest: SpellingHint.nearest(to: text, among: arguments + known))
    }
    let equals = text.utf8.firstIndex(of: UInt8(ascii: "="))
    var word = Word(name: text)
    if let equals {
      word.name = String(text[..<equals])
      word.value = String(text[equals...].dropFirst())
    }
    switch word.name {
    case "-v": word.name = "--version"
    case "-h": word.name = "--help"
    default: break
    }
    guard known.contains(where: { Self.isEqual($0, word.name) }) else {
      throw .unknownOption(word.name, nearest: SpellingHint.nearest(to: word.name, among: known))
    }
    return word
  }

  /// The value of an option: behind its `=`, else the next word.
  private mutating func value(of word: Word) throws(OptionError) -> String {
    guard let value = word.value ?? rest.popFirst(), !value.isEmpty else {
      throw .missingValue(option: word.name)
    }
    return value
  }

  private mutating func choice<Value>(
    _ word: Word, of choices: [(name: String, value: Value)]
  ) throws(OptionError) -> Value {
    let value = try value(of: word)
    guard let choice = choices.first(where: { Self.isEqual($0.name, value) }) else {
      throw .badValue(option: word.name, value: value, allowed: choices.map(\.name))
    }
    return choice.value
  }

  private mutating func layout(_ word: Word) throws(OptionError) -> String {
    let name = try value(of: word)
    guard KeyboardLayout.isKnown(name) else {
      throw .badValue(option: word.name, value: name, allowed: KeyboardLayout.names)
    }
    return name
  }

  /// Points; on a smaller output no keyboard has room.
  private static let leastOutput = 200
  private static let mostLength = 100_000

  private mutating func size(_ word: Word, from least: Int) throws(OptionError) -> Size {
    let value = try value(of: word)
    let sides = value.utf8.split(separator: UInt8(ascii: "x"), omittingEmptySubsequences: false)
    let range = Double(least)...Double(Self.mostLength)
    guard sides.count == 2, let width = Self.length(sides[0]), let height = Self.length(sides[1]),
      range.contains(width), range.contains(height)
    else {
      throw .badSize(option: word.name, value: value, least: least, most: Self.mostLength)
    }
    return Size(width: width, height: height)
  }

  /// Digits with at most one point among them.
  private static func length(_ text: Substring.UTF8View) -> Double? {
    let isPlain = text.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
    return isPlain ? Double(Substring(text)) : nil
  }

  private static func isEqual(_ a: String, _ b: String) -> Bool {
    a.utf8.elementsEqual(b.utf8)
  }
}
