/// The pace of a held backspace: first characters, faster and faster, then words.
struct BackspaceRepeat: Equatable, Sendable {
  private(set) var next: Timestamp
  private let pressed: Timestamp
  private var count = 0

  /// Seconds from the press to the first repetition.
  static let delay = 0.5
  /// Seconds between two characters at first and in the end.
  static let slowest = 0.1
  static let fastest = 0.05
  /// Seconds from the press after which words are deleted, and between two of them.
  static let wordsAfter = 2.0
  static let wordPace = 0.25

  init(pressed now: Timestamp) {
    pressed = now
    next = now + Self.delay
  }

  /// What is due now. A late turn is not made up for: nobody wants a burst of deletions.
  mutating func act(at now: Timestamp, deletesByWord: Bool) -> KeyboardAction {
    if deletesByWord, now - pressed >= Self.wordsAfter {
      next = now + Self.wordPace
      return .deleteWord
    }
    next = now + max(Self.fastest, Self.slowest - 0.005 * Double(count))
    count += 1
    return .backspace
  }
}
