public import Pressboard

/// Text as it is told to an input method.
extension TextBuffer {
  /// What `telling` shows; nil where no text is told. Without `tellsSelection` the caret stands alone.
  public func window(_ telling: ApplicationTraits.Telling, tellsSelection: Bool) -> TextWindow? {
    let selected = tellsSelection ? selection : caret..<caret
    let isAtStart = tellsSelection && caret < anchor
    switch telling {
    case .nothing, .silence: return nil
    case .whole, .firstOnly:
      return TextWindow(
        before: string(0..<selected.lowerBound), selected: string(selected),
        after: string(selected.upperBound..<bytes.count), caretIsAtStart: isAtStart)
    case .window(let side):
      guard bytes.count > 2 * side else { return window(.whole, tellsSelection: tellsSelection) }
      var start = selected.lowerBound - side
      var end = selected.upperBound + side
      if selected.upperBound <= 2 * side {
        (start, end) = (0, 2 * side)
      } else if selected.lowerBound >= bytes.count - 2 * side {
        (start, end) = (bytes.count - 2 * side, bytes.count)
      }
      (start, end) = (max(0, start), min(bytes.count, end))
      while start < selected.lowerBound, bytes[start] & 0xC0 == 0x80 { start += 1 }
      while end > selected.upperBound, end < bytes.count, bytes[end] & 0xC0 == 0x80 { end -= 1 }
      return TextWindow(
        before: string(start..<selected.lowerBound), selected: string(selected),
        after: string(selected.upperBound..<end), caretIsAtStart: isAtStart)
    case .bullets:
      func bullets(_ range: Range<Int>) -> String {
        String(repeating: "•", count: string(range).unicodeScalars.count)
      }
      return TextWindow(
        before: bullets(0..<selected.lowerBound), selected: bullets(selected),
        after: bullets(selected.upperBound..<bytes.count), caretIsAtStart: isAtStart)
    }
  }

  /// Inserts as the application does it: with its limits and additions.
  public mutating func insert(_ text: String, _ reaction: ApplicationTraits.Reaction) {
    switch reaction {
    case .none: insert(text)
    case .limits(let most):
      let room = max(
        0,
        most - string(0..<selection.lowerBound).unicodeScalars.count
          - string(selection.upperBound..<bytes.count).unicodeScalars.count)
      var fitting = ""
      fitting.unicodeScalars.append(contentsOf: text.unicodeScalars.prefix(room))
      insert(fitting)
    case .masks(let accepted):
      insert("")
      for character in text where accepted.contains(character) {
        insert(String(character))
        let letters = string(0..<caret).split(separator: "-" as Character, omittingEmptySubsequences: true)
          .last
        if caret == bytes.count, letters?.count == 3 { insert("-") }
      }
    case .completes(let words):
      insert(text)
      let word =
        string(0..<caret).split(separator: " " as Character, omittingEmptySubsequences: false).last ?? ""
      guard caret == bytes.count, word.count >= 2,
        let whole = words.first(where: { $0.hasPrefix(word) && $0.utf8.count > word.utf8.count })
      else { return }
      appendSelected(String(whole.dropFirst(word.count)))
    }
  }
}
