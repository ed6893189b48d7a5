/// Comparisons by bytes: on the wire two spellings of one character differ.
extension String {
  func hasSameBytes(as other: String) -> Bool {
    utf8.count == other.utf8.count && hasBytesAtStart(other)
  }

  func hasBytesAtStart(_ prefix: String) -> Bool {
    hasBytes(prefix, at: 0)
  }

  func hasBytesAtEnd(_ suffix: String) -> Bool {
    hasBytes(suffix, at: utf8.count - suffix.utf8.count)
  }

  private func hasBytes(_ part: String, at offset: Int) -> Bool {
    let length = part.utf8.count
    guard offset >= 0, offset + length <= utf8.count else { return false }
    let mine = utf8Span.span
    let others = part.utf8Span.span
    // Eight at a time: texts of thousands of bytes are compared at each letter.
    var start = 0
    while start + 8 <= length {
      let eight = unsafe mine.bytes.unsafeLoadUnaligned(fromByteOffset: offset + start, as: UInt64.self)
      let other = unsafe others.bytes.unsafeLoadUnaligned(fromByteOffset: start, as: UInt64.self)
      if eight != other { return false }
      start += 8
    }
    for i in start..<length where mine[offset + i] != others[i] { return false }
    return true
  }

  /// Cuts the front at a code point so that at most `length` bytes remain, once there are more than `limit`.
  mutating func keepLastBytes(_ length: Int, ifLongerThan limit: Int) {
    guard utf8.count > limit else { return }
    var start = utf8.index(utf8.endIndex, offsetBy: -length)
    while start < utf8.endIndex, utf8[start] & 0xC0 == 0x80 { start = utf8.index(after: start) }
    self = String(self[start...])
  }

  /// Removes `suffix` if these are the last bytes.
  mutating func dropBytesAtEnd(_ suffix: String) {
    self = withoutBytesAtEnd(suffix)
  }

  /// The same without `suffix` if these are the last bytes.
  func withoutBytesAtEnd(_ suffix: String) -> String {
    guard hasBytesAtEnd(suffix) else { return self }
    return String(self[..<utf8.index(utf8.endIndex, offsetBy: -suffix.utf8.count)])
  }
}
