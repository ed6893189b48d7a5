/// The text that we sent since the last point at which the field's text was unknown.
///
/// It is the end of what stands before the caret, which serves helpers where applications show nothing.
struct Shadow: Sendable {
  /// In bytes; helpers look back over a few sentences at most.
  private static let longest = 4_000

  private(set) var text = ""

  mutating func append(_ more: String) {
    text += more
    text.keepLastBytes(Self.longest / 2, ifLongerThan: Self.longest)
  }

  mutating func deleteBackward() {
    if !text.isEmpty { text.removeLast() }
  }

  /// The compositor dropped what was appended last.
  mutating func withdraw(_ last: String) { text.dropBytesAtEnd(last) }

  mutating func clear() { text = "" }
}
