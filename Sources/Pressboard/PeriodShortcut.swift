/// Two quick spaces end a sentence.
public enum PeriodShortcut {
  /// Whether the space before the caret gives way to a full stop and a space.
  ///
  /// - Parameters:
  ///   - sinceLastSpace: seconds since the user's previous space; nil if there was none.
  ///   - window: how long the second space may take, in seconds.
  public static func shouldExpand(
    textBeforeCursor: String, sinceLastSpace: Double?, window: Double, enabled: Bool
  ) -> Bool {
    guard enabled, let sinceLastSpace, sinceLastSpace >= 0, sinceLastSpace <= window else { return false }
    var rest = textBeforeCursor[...]
    guard rest.popLast() == " ", let last = rest.last else { return false }
    return last.isWordCharacter && !last.isOfScriptWithoutSpaces
  }

  /// The full stop of a language.
  public static func fullStop(in locale: LanguageTag) -> String {
    switch locale.language {
    case "hi", "bn", "pa", "ne", "or", "as", "sa": "\u{964}"
    case "hy": "\u{589}"
    case "ur": "\u{6D4}"
    case "am", "ti": "\u{1362}"
    default: "."
    }
  }
}
