// The keys of a terminal: commands rather than text.

extension PressboardController {
  /// A key with a name: one of a terminal, or the host's own, which is left to the host.
  func press(named name: String) {
    switch name {
    case "escape": document.press(.escape)
    case "tab": document.press(.tab)
    case "arrow-up": document.press(.up)
    case "arrow-down": document.press(.down)
    default:
      guard let key = KeyModifiers.state(ofKeyNamed: name) else { break }
      context.modifiers[keyPath: key] = context.modifiers[keyPath: key].tapped
    }
  }

  /// While Control or Alt counts, a character is a command. False: it is text.
  func pressChord(_ text: String) -> Bool {
    let held = context.modifiers.held
    guard !held.isEmpty, let character = text.first, text.dropFirst().isEmpty else { return false }
    document.press(.chord(character, held))
    var next = context
    next.modifiers.spend()
    next.keyboardCase = ShiftLogic.afterCharacterInput(current: next.keyboardCase)
    context = next
    return true
  }
}
