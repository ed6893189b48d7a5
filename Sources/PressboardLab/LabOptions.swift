import Pressboard

/// The options that all commands know.
struct LabOptions: Equatable {
  var locales: [LanguageTag] = ["en"]
  var strength = AutocorrectStrength.normal
  var lexicon = Lexicon.none
  var behavior = KeyboardBehavior()
  /// What a line teaches is known to the next.
  var learns = false

  enum Lexicon: Equatable {
    case none
    /// Where they are installed.
    case installed
    case folder(String)
  }

  init() {}

  /// `--option value` and `--option=value` alike.
  init(_ arguments: ArraySlice<String>) throws(LabProblem) {
    var rest = arguments
    while let argument = rest.popFirst() {
      let (option, given) = Self.parted(argument)
      func value() throws(LabProblem) -> String {
        guard let value = given ?? rest.popFirst() else { throw .missingValue(option: option) }
        return value
      }
      switch option {
      case "--locale": locales = try Self.locales(value())
      case "--strength": strength = try Self.strength(value())
      // The folder only behind an equals sign: without one, the next argument is another.
      case "--lexicon": lexicon = given.map { .folder($0) } ?? .installed
      case "--learn" where given == nil: learns = true
      case "--set":
        let setting = try value()
        do throws(BehaviorError) { try behavior.set(setting) } catch { throw .badSetting(error) }
      default: throw .unknownOption(argument)
      }
    }
  }

  private static func parted(_ argument: String) -> (option: String, value: String?) {
    guard let equals = argument.firstIndex(of: "=") else { return (argument, nil) }
    return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
  }

  private static func locales(_ text: String) throws(LabProblem) -> [LanguageTag] {
    var locales: [LanguageTag] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let tag = LanguageTag(wellFormed: String(name)) else {
        throw .badValue(option: "--locale", value: text)
      }
      if !locales.contains(tag) { locales.append(tag) }
    }
    return locales
  }

  private static func strength(_ text: String) throws(LabProblem) -> AutocorrectStrength {
    guard let strength = AutocorrectStrength(rawValue: text) else {
      throw .badValue(option: "--strength", value: text)
    }
    return strength
  }

  /// What the engine is told of languages.
  var context: KeyboardContext {
    KeyboardContext(locale: locales.first, enabledLocales: locales)
  }
}
