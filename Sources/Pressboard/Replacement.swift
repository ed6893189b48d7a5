/// What a replacement really changes: without the head that both texts share.
struct Replacement: Equatable, Sendable {
  /// The end of the text before the caret that goes.
  let removed: String
  /// What comes in its place.
  let inserted: String

  init(_ old: String, with new: String) {
    var oldRest = old[...]
    var newRest = new[...]
    while let a = oldRest.first, let b = newRest.first, String(a).hasSameBytes(as: String(b)) {
      oldRest.removeFirst()
      newRest.removeFirst()
    }
    removed = String(oldRest)
    inserted = String(newRest)
  }

  /// In which units applications may count what goes.
  var bytes: Int { removed.utf8.count }
  var codePoints: Int { removed.unicodeScalars.count }

  /// A length that means the same in bytes and in code points proves nothing and needs no proof.
  var isASCII: Bool { bytes == codePoints }

  /// Whether so many Backspaces remove it in every application: some take a code point of several at a time.
  var isPlainForBackspace: Bool { removed.isPlainForBackspace }

  /// The text before the caret, cut where the removed part begins; nil if the part does not stand there or begins
  /// inside a user-perceived character.
  func head(of before: String) -> String? {
    guard before.hasBytesAtEnd(removed) else { return nil }
    var head = before
    head.dropBytesAtEnd(removed)
    guard let last = head.last, let first = removed.first else { return head }
    return (String(last) + String(first)).count == 2 ? head : nil
  }
}

/// In which unit an application takes the length of a deletion, as far as it has shown.
public enum DeletionUnit: Hashable, Sendable {
  case untested
  /// As the protocol has it.
  case bytes
  /// GTK 4.8 hands the number of bytes to a function that counts code points.
  case codePoints
  /// Deletions are not done: Chromium, at times.
  case none
}

extension String {
  /// Whether each character is one code point, so that as many Backspaces remove it in every application.
  var isPlainForBackspace: Bool { count == unicodeScalars.count }
}
