import ApplicationModel
import Pressboard

/// What a field would hold if every wish were fulfilled at once and nothing ever crossed: the script's own expectation,
/// which knows neither the keyboard's text path nor the wire.
struct Ideal: Hashable {
  var buffer: TextBuffer
  var submitted: [String] = []
  var leftFields: [String] = []
  /// What is being composed: no part of the text yet.
  var marked = ""

  init(_ application: Application) {
    buffer = application.buffer
    submitted = application.submitted
    leftFields = application.leftFields
    marked = application.preedit
  }

  /// What counts of a field that was left.
  func hasSameText(as other: Ideal) -> Bool {
    buffer.bytes == other.buffer.bytes && submitted == other.submitted && leftFields == other.leftFields
  }

  mutating func apply(_ intent: Intent, _ traits: ApplicationTraits) {
    switch intent {
    case .return, .tab, .caret, .replace: unmark(traits)
    case .backspace where !marked.isEmpty:
      marked.removeLast()
      return
    case .type, .mark, .unmark, .replaceLast, .backspace: break
    }
    switch intent {
    case .type(let text):
      marked = ""
      buffer.insert(text, traits.reaction)
    case .mark(let text): marked = text
    case .unmark: unmark(traits)
    case .caret(let move):
      let direction: TextBuffer.Direction = move.offset < 0 ? .backward : .forward
      for _ in 0..<move.offset.magnitude {
        switch move.unit {
        case .character: buffer.move(direction, extending: move.extendsSelection)
        case .word: buffer.moveByWord(direction, extending: move.extendsSelection)
        }
      }
    case .replaceLast: break
    case .replace(let old, let new):
      guard buffer.hasBeforeCaret(old) else { return }
      _ = buffer.delete(before: old.utf8.count, after: 0, in: .bytes)
      buffer.insert(new, traits.reaction)
    case .backspace: _ = buffer.deleteBackward(traits.stepping)
    case .return:
      switch traits.returnKey {
      case .newline: buffer.insert("\n", traits.reaction)
      case .submit:
        submitted.append(buffer.text)
        buffer = TextBuffer()
      }
    case .tab:
      leftFields.append(buffer.text)
      buffer = TextBuffer()
    }
  }

  private mutating func unmark(_ traits: ApplicationTraits) {
    if !marked.isEmpty { buffer.insert(marked, traits.reaction) }
    marked = ""
  }

  mutating func apply(_ happening: Application.Happening) {
    switch happening {
    case .setText(let text): buffer = TextBuffer(text)
    case .caret(let offset):
      var place = min(max(0, offset), buffer.bytes.count)
      while place > 0, place < buffer.bytes.count, buffer.bytes[place] & 0xC0 == 0x80 { place -= 1 }
      buffer.place(place)
    case .selectAll: buffer.selectAll()
    case .switchField(let text), .switchKind(_, let text):
      leftFields.append(buffer.text)
      buffer = TextBuffer(text)
    case .tell, .stop: break
    }
  }
}

extension TextBuffer {
  /// Whether the caret stands behind this text, with nothing selected.
  func hasBeforeCaret(_ text: String) -> Bool {
    let start = caret - text.utf8.count
    return !hasSelection && start >= 0 && bytes[start..<caret].elementsEqual(text.utf8)
  }
}

extension Ideal: CustomStringConvertible {
  var description: String {
    let range = buffer.selection
    let text =
      "\(buffer.string(0..<range.lowerBound))|\(buffer.string(range))|\(buffer.string(range.upperBound..<buffer.bytes.count))"
    let parts = [
      String(text.suffix(60)), submitted.isEmpty ? "" : "sent \(submitted.map { $0.suffix(40) })",
      leftFields.isEmpty ? "" : "left \(leftFields.map { $0.suffix(40) })",
      marked.isEmpty ? "" : "composing \(marked)",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
