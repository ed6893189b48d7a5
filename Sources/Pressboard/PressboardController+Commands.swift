// The keys of a terminal: commands rather than text.

extension PressboardController {
  /// A key with a name: one of a terminal, or the host's own, which is left to the host.
  func press(named name: String) {
    switch name {
    case "escape": if !pressChord(.escape) { document.press(.escape) }
    case "tab": if !pressChord(.tab) { document.press(.tab) }
    case "arrow-up": if !pressChord(.up) { document.press(.up) }
    case "arrow-down": if !pressChord(.down) { document.press(.down) }
    default:
      guard let key = KeyModifiers.state(ofKeyNamed: name) else { break }
      context.modifiers[keyPath: key] = context.modifiers[keyPath: key].tapped
    }
  }

  /// While Control or Alt counts, a character is a command. False: it is text.
  func pressChord(_ text: String) -> Bool {
    guard !context.modifiers.held.isEmpty, let character = text.first, text.dropFirst().isEmpty else {
      return false
    }
    return pressChord(.character(character))
  }

  /// While Alt counts, arrows are commands. False: they move the caret.
  func pressArrows(_ offset: Int) -> Bool {
    let held = context.modifiers.held
    guard held.contains(.alt) else { return false }
    for _ in 0..<min(offset.magnitude, Self.mostArrows) {
      document.press(.chord(offset < 0 ? .left : .right, held))
    }
    context.modifiers.spend()
    return true
  }

  /// An arrow is one; a host that asks for thousands means the end of the line.
  private static let mostArrows: UInt = 64

  /// While Control or Alt counts, every key is a command. False: it is what it always is.
  func pressChord(_ key: ChordKey) -> Bool {
    let held = context.modifiers.held
    guard !held.isEmpty else { return false }
    document.press(.chord(key, held))
    var next = context
    next.modifiers.spend()
    if case .character = key {
      next.keyboardCase = ShiftLogic.afterCharacterInput(
        current: next.keyboardCase, enabled: behavior.autoShiftToLowercase)
    }
    context = next
    return true
  }
}
