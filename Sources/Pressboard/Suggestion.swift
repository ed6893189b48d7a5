/// A text that the bar offers.
public struct Suggestion: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// The word as it was typed: a pick keeps it.
    case typed
    /// Another spelling of the word that is typed.
    case correction
    /// A longer word that begins so.
    case completion
    /// A word to follow.
    case next
    /// For the word that is typed; an emoji.
    case emoji
    /// What else the glide may have meant.
    case glide
    /// In place of so many characters before the caret.
    case math(length: Int)
  }

  public var text: String
  public var kind: Kind

  public init(_ text: String, _ kind: Kind) {
    self.text = text
    self.kind = kind
  }
}

/// What the bar shows: three slots at most.
public struct SuggestionBar: Equatable, Sendable {
  public private(set) var slots: [Suggestion]
  /// The slot that stands out: what space puts in place of the typed word, or the result. Nil: none.
  public private(set) var marked: Int?

  public static let empty = SuggestionBar([])
  public static let slotCount = 3

  public init(_ slots: [Suggestion], marked: Int? = nil) {
    self.slots = Array(slots.prefix(Self.slotCount))
    self.marked = marked.flatMap { $0 < self.slots.count ? $0 : nil }
  }

  public var isEmpty: Bool { slots.isEmpty }
}
