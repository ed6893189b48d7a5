public import Pressboard

extension TextWindow {
  /// The window that a `surrounding_text` event describes.
  ///
  /// `cursor` and `anchor` are byte offsets as the application sent them, in either order. Offsets beyond the
  /// text mean its end; offsets inside a character of several bytes move back to where it begins.
  public init(surroundingText text: String, cursor: UInt32, anchor: UInt32) {
    let bytes = text.utf8
    let cursor = Self.border(of: bytes, at: cursor)
    let anchor = Self.border(of: bytes, at: anchor)
    let start = min(cursor, anchor)
    let end = max(cursor, anchor)
    self.init(
      before: String(text[..<start]), selected: String(text[start..<end]), after: String(text[end...]),
      caretIsAtStart: cursor < anchor)
  }

  private static func border(of bytes: String.UTF8View, at offset: UInt32) -> String.Index {
    guard Int(offset) < bytes.count else { return bytes.endIndex }
    var index = bytes.index(bytes.startIndex, offsetBy: Int(offset))
    while bytes[index] & 0b1100_0000 == 0b1000_0000 { index = bytes.index(before: index) }
    return index
  }
}
