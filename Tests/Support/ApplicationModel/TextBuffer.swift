public import Pressboard

/// Text with a caret and a selection, in bytes as toolkits keep it.
public struct TextBuffer: Hashable, Sendable {
  public private(set) var bytes: [UInt8]
  /// Byte offset of the caret.
  public private(set) var caret: Int
  /// Byte offset of the selection's other end; that of the caret without one.
  public private(set) var anchor: Int

  /// The caret stands at the end.
  public init(_ text: String = "") {
    bytes = Array(text.utf8)
    caret = bytes.count
    anchor = bytes.count
  }

  public enum Direction: Sendable { case backward, forward }

  /// What a count of a deletion means.
  public enum Unit: Sendable { case bytes, characters }

  public var text: String { String(decoding: bytes, as: UTF8.self) }
  public var hasSelection: Bool { caret != anchor }
  public var selection: Range<Int> { min(caret, anchor)..<max(caret, anchor) }

  public func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  // MARK: Editing

  /// Inserts in place of the selection; the caret goes behind it.
  public mutating func insert(_ text: String) {
    let start = selection.lowerBound
    bytes.replaceSubrange(selection, with: text.utf8)
    place(start + text.utf8.count)
  }

  /// Removes the selection, else one step back; false if there is nothing to remove.
  public mutating func deleteBackward(_ stepping: ApplicationTraits.Stepping) -> Bool {
    if !hasSelection { anchor = stop(.backward, of: caret, stepping) }
    guard hasSelection else { return false }
    insert("")
    return true
  }

  /// Removes around the selection, as `delete_surrounding_text` asks for; false, and nothing happens, if the range
  /// reaches beyond the text or cuts a code point.
  public mutating func delete(before: Int, after: Int, in unit: Unit) -> Bool {
    let (start, end) = (selection.lowerBound, selection.upperBound)
    var (low, high): (Int?, Int?) = (start - before, end + after)
    if unit == .characters {
      low = codePoints(before, .backward, from: start)
      high = codePoints(after, .forward, from: end)
    }
    guard let low, let high, low >= 0, high <= bytes.count, !isInside(low), !isInside(high) else {
      return false
    }
    bytes.removeSubrange(end..<high)
    bytes.removeSubrange(low..<start)
    caret -= start - low
    anchor -= start - low
    return true
  }

  // MARK: The caret

  /// One step; a selection that is not extended collapses to the end the caret moves towards.
  public mutating func move(
    _ direction: Direction, extending: Bool = false, _ stepping: ApplicationTraits.Stepping = .graphemes
  ) {
    if hasSelection, !extending {
      place(direction == .backward ? selection.lowerBound : selection.upperBound)
    } else {
      place(stop(direction, of: caret, stepping), extending: extending)
    }
  }

  /// Over what is no word, then over one word, as Control and an arrow do.
  public mutating func moveByWord(_ direction: Direction, extending: Bool = false) {
    if hasSelection, !extending {
      place(direction == .backward ? selection.lowerBound : selection.upperBound)
    }
    var isInWord = false
    while true {
      let next = stop(direction, of: caret, .graphemes)
      guard next != caret, let character = string(min(next, caret)..<max(next, caret)).first else { return }
      let belongs = character.isLetter || character.isNumber
      if isInWord, !belongs { return }
      isInWord = belongs
      place(next, extending: extending)
    }
  }

  /// `offset` is in bytes and clamped to the text.
  public mutating func place(_ offset: Int, extending: Bool = false) {
    caret = min(max(0, offset), bytes.count)
    if !extending { anchor = caret }
  }

  /// The caret goes to the end of the selection.
  public mutating func selectAll() {
    anchor = 0
    caret = bytes.count
  }

  /// Selects what is appended behind the caret, which stays.
  mutating func appendSelected(_ text: String) {
    bytes.insert(contentsOf: text.utf8, at: caret)
    anchor = caret + text.utf8.count
  }

  /// Where the writing starts: true if the first letter that has a direction is read from the right.
  public var isRightToLeft: Bool {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: return true
      case 0x41...0x5A, 0x61...0x7A, 0xC0...0x2AF, 0x0900...0x0DFF, 0x1100...0x11FF, 0xAC00...0xD7A3:
        return false
      default: continue
      }
    }
    return false
  }

  /// Arrows move the way they point: backwards in text that is read from the right.
  public mutating func press(_ arrow: ArrowKey, _ stepping: ApplicationTraits.Stepping) {
    let direction: Direction = (arrow.direction == .left) == isRightToLeft ? .forward : .backward
    if arrow.byWord {
      moveByWord(direction, extending: arrow.selects)
    } else {
      move(direction, extending: arrow.selects, stepping)
    }
  }

  // MARK: Steps

  /// How far back or ahead one cluster is looked for, in bytes.
  private static let reach = 160

  private func stop(
    _ direction: Direction, of offset: Int, _ stepping: ApplicationTraits.Stepping
  ) -> Int {
    switch direction {
    case .backward:
      var start = max(0, offset - Self.reach)
      while isInside(start) { start += 1 }
      guard let last = string(start..<offset).last else { return offset }
      guard stepping == .codePoints, let scalar = last.unicodeScalars.last, scalar.isTakenApart else {
        return offset - last.utf8.count
      }
      return offset - String(scalar).utf8.count
    case .forward:
      var end = min(bytes.count, offset + Self.reach)
      while isInside(end) { end -= 1 }
      guard let first = string(offset..<end).first else { return offset }
      guard stepping == .codePoints, let scalar = first.unicodeScalars.first, scalar.isTakenApart else {
        return offset + first.utf8.count
      }
      return offset + String(scalar).utf8.count
    }
  }

  private func isInside(_ offset: Int) -> Bool {
    bytes.indices.contains(offset) && bytes[offset] & 0xC0 == 0x80
  }

  private func codePoints(_ count: Int, _ direction: Direction, from offset: Int) -> Int? {
    var place = offset
    for _ in 0..<count {
      repeat {
        place += direction == .backward ? -1 : 1
        guard place >= 0, place <= bytes.count else { return nil }
      } while isInside(place)
    }
    return place
  }
}

extension Unicode.Scalar {
  /// Letters of Indic scripts and of Hangul that toolkits step through one by one.
  fileprivate var isTakenApart: Bool {
    (0x0900...0x0DFF).contains(value) || (0x1100...0x11FF).contains(value)
  }
}
