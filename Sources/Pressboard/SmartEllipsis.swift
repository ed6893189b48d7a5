/// Three points become one mark.
public enum SmartEllipsis {
  /// What takes the place of the two points before the caret when a third is typed. Nil: it is typed as it is.
  public static func fixup(for character: Character, textBeforeCursor: String, enabled: Bool) -> String? {
    guard enabled, character == "." else { return nil }
    let end = textBeforeCursor.suffix(3)
    guard end.hasSuffix(".."), end != "..." else { return nil }
    return "\u{2026}"
  }
}
