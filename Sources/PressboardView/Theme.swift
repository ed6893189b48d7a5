/// A set of colours to choose from; each has a light and a dark palette.
public enum Theme: Hashable, Sendable, CaseIterable {
  case native, midnight, ocean, sunset, forest, graphite, highContrast

  public func palette(_ appearance: Appearance) -> Palette {
    switch (self, appearance) {
    case (.native, .light): .nativeLight
    case (.native, .dark): .nativeDark
    case (.midnight, .light): .midnightLight
    case (.midnight, .dark): .midnightDark
    case (.ocean, .light): .oceanLight
    case (.ocean, .dark): .oceanDark
    case (.sunset, .light): .sunsetLight
    case (.sunset, .dark): .sunsetDark
    case (.forest, .light): .forestLight
    case (.forest, .dark): .forestDark
    case (.graphite, .light): .graphiteLight
    case (.graphite, .dark): .graphiteDark
    case (.highContrast, .light): .highContrastLight
    case (.highContrast, .dark): .highContrastDark
    }
  }
}
