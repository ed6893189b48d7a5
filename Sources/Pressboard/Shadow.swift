/// The text that we sent since the last point at which the field's text was unknown.
///
/// It is the end of what stands before the caret, which serves helpers where applications show nothing.
struct Shadow: Sendable {
  /// In bytes; helpers look back over a few sentences at most.
  private static let longest = 4_000

  private(set) var text = ""
  /// How many bytes at the end were typed without a long pause, in which the caret may have gone elsewhere unseen.
  private var fresh = 0
  private var lastTyped = Timestamp.longAgo

  mutating func append(_ more: String) {
    text += more
    text.keepLastBytes(Self.longest / 2, ifLongerThan: Self.longest)
  }

  /// A pause of more than `pause` seconds before it is one in which the caret may have gone elsewhere.
  mutating func append(_ more: String, at now: Timestamp, pause: Double = Patience.ownTyping) {
    if now > lastTyped + pause { fresh = 0 }
    lastTyped = now
    fresh += more.utf8.count
    append(more)
  }

  mutating func deleteBackward() {
    guard let last = text.popLast() else { return }
    fresh = max(0, fresh - String(last).utf8.count)
  }

  /// The compositor dropped what was appended last.
  mutating func withdraw(_ last: String) {
    text.dropBytesAtEnd(last)
    fresh = max(0, fresh - last.utf8.count)
  }

  /// What was typed last became something else; forgotten if it was not the last.
  mutating func replace(_ last: String, with other: String, at now: Timestamp) {
    guard text.hasBytesAtEnd(last) else { return clear() }
    withdraw(last)
    append(other, at: now)
  }

  mutating func clear() {
    text = ""
    fresh = 0
  }

  /// Whether the last `bytes` bytes were typed in one go and just now.
  func isFresh(_ bytes: Int, at now: Timestamp) -> Bool {
    bytes <= fresh && now <= lastTyped + Patience.ownTyping
  }
}
