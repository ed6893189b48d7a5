internal import Pressboard

/// What the bar says: the engine's suggestions, set as they are read.
struct OfferedWords: Equatable {
  private let offered: SuggestionBar
  private let locale: LanguageTag
  private let inputType: InputType
  /// For each slot, from the left; empty ones are free.
  let words: [String]

  static let none = OfferedWords(.empty, for: KeyboardContext())

  init(_ suggestions: SuggestionBar, for context: KeyboardContext) {
    offered = suggestions
    locale = context.locale
    inputType = context.inputType
    guard !suggestions.isEmpty else {
      words = []
      return
    }
    let count = Self.slotCount(for: context.inputType)
    let shown = suggestions.slots.prefix(count).map { Self.text(of: $0, in: context.locale) }
    words = shown + Array(repeating: "", count: count - shown.count)
  }

  var marked: Int? { offered.marked }

  /// Nothing would be another if it were made anew of these.
  func stillOffers(_ suggestions: SuggestionBar, in locale: LanguageTag, for inputType: InputType) -> Bool {
    suggestions == offered && inputType == self.inputType && locale == self.locale
  }

  /// The finger that was lifted from this slot meant what the engine offers there.
  func offers(_ slot: Int, in suggestions: SuggestionBar) -> Bool {
    words.indices.contains(slot) && offered.slots.indices.contains(slot)
      && suggestions.slots.indices.contains(slot) && suggestions.slots[slot] == offered.slots[slot]
  }

  /// Addresses are long.
  private static func slotCount(for type: InputType) -> Int {
    switch type {
    case .url, .email, .webSearch: 2
    case .normal, .numberPad, .decimalPad, .phonePad, .pinPad, .terminal: SuggestionBar.slotCount
    }
  }

  /// What was typed stands in quotation marks.
  private static func text(of suggestion: Suggestion, in locale: LanguageTag) -> String {
    guard suggestion.kind == .typed else { return suggestion.text }
    let marks = QuotationMarks.of(locale)
    return String(marks.opening) + suggestion.text + String(marks.closing)
  }
}
