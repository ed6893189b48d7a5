import Pressboard

/// A text with its caret or selection written into it: `Hi |there`, `a[bc]d`, `a[|bc]d`.
enum MarkedText {
  static func window(_ field: some StringProtocol) throws(BadLine) -> TextWindow {
    var parts = ["", "", ""]
    var caret: Caret = .none
    var place = 0
    var previous: Unicode.Scalar?
    for (scalar, isEscaped) in try Escapes.scalars(of: field) {
      switch (scalar, isEscaped, place, caret) {
      case ("|", false, 0, .none):
        place = 2
        caret = .plain
      case ("|", false, 1, .atEnd) where previous == "[": caret = .atStart
      case ("[", false, 0, .none):
        place = 1
        caret = .atEnd
      case ("]", false, 1, _): place = 2
      case ("|", false, _, _), ("[", false, _, _), ("]", false, _, _):
        throw BadLine("more than one caret or selection")
      default: parts[place].unicodeScalars.append(scalar)
      }
      previous = isEscaped ? nil : scalar
    }
    guard place != 1 else { throw BadLine("a selection without end") }
    var window = TextWindow(before: parts[0], selected: parts[1], after: parts[2])
    if caret == .atStart { window.caretIsAtStart = true }
    return window
  }

  static func text(_ window: TextWindow) -> String {
    let before = Escapes.escaped(window.before)
    let after = Escapes.escaped(window.after)
    guard !window.selected.isEmpty else { return before + "|" + after }
    return before + (window.caretIsAtStart ? "[|" : "[") + Escapes.escaped(window.selected) + "]" + after
  }

  private enum Caret { case none, plain, atStart, atEnd }
}
