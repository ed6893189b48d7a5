/// A text in parts that each fit into a message, cut between user-perceived characters.
///
/// A message has 4096 bytes, its header and the string's length and NUL included; libwayland ends the
/// connection over a longer one. What is one character and longer than that is cut between scalars.
struct CommitParts: Sequence, IteratorProtocol {
  /// Bytes of a part.
  static let limit = 3900
  private var rest: Substring

  init(_ text: String) {
    rest = Substring(text)
  }

  mutating func next() -> String? {
    guard !rest.isEmpty else { return nil }
    guard rest.utf8.count > Self.limit else {
      defer { rest = "" }
      return String(rest)
    }
    var end = rest.utf8.index(rest.startIndex, offsetBy: Self.limit)
    end = rest.index(atOrBefore: end)
    let part = rest[..<end]
    rest = rest[end...]
    return String(part)
  }
}

extension Substring {
  /// The last border between characters at or before a place; between scalars where that would be the start.
  fileprivate func index(atOrBefore place: Index) -> Index {
    var border = startIndex
    for index in indices {
      if index > place { break }
      border = index
    }
    if border > startIndex { return border }
    return unicodeScalars.indices.last { $0 <= place } ?? endIndex
  }
}
