/// A place in a text, known by what stands before it: windows are cut, so a count would not find it again.
struct TextSpot: Equatable, Sendable {
  private let tail: String
  /// Nothing stands before the tail.
  private let isStart: Bool

  private static let length = 24

  init(before text: some StringProtocol) {
    let tail = text.suffix(Self.length)
    self.tail = String(tail)
    isStart = tail.startIndex == text.startIndex
  }

  /// Whether a text that ends at the caret ends at this place.
  func isEnd(of text: some StringProtocol) -> Bool {
    let end = text.suffix(Self.length)
    guard end.utf8.elementsEqual(tail.utf8) else { return false }
    return (end.startIndex == text.startIndex) == isStart
  }
}
