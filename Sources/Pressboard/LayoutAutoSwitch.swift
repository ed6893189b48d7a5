/// When a page of marks gives way to the letters by itself.
public enum LayoutAutoSwitch {
  /// The page after `character` was typed on `page`: a space, a newline or an apostrophe ends the marks.
  public static func nextType(
    after character: Character, on page: KeyboardType, enabled: Bool
  ) -> KeyboardType {
    switch page {
    case .numeric, .symbolic:
      switch character {
      case " ", "\n", "'", "\u{2019}": enabled ? .alphabetic : page
      default: page
      }
    case .alphabetic, .emojis:
      page
    }
  }
}
