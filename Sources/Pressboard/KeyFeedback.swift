/// What a user is to hear and feel of the keys. The engine plays nothing: a host is told behind what the key did, so
/// that no sound delays a letter.
public enum KeyFeedback: Hashable, Sendable {
  case sound(KeySound)
  case haptic(KeyHaptic)
}

/// Three sounds tell keys apart without a look.
public enum KeySound: Hashable, Sendable {
  case letter, delete, modifier
}

public enum KeyHaptic: Hashable, Sendable {
  /// A key was used.
  case key
  /// A finger on the space bar moves the caret from now on: another mode, not a key.
  case caretDrag
}

extension PressboardController {
  func tell(_ event: GestureEvent) {
    guard let onFeedback else { return }
    switch event {
    case .stroke(let stroke), .insertedOnKeyDown(let stroke), .picked(let stroke, _): tell(stroke.action)
    case .chordBegan(let action): tell(action)
    case .glideFinished: tell(.space)
    case .caretDragBegan:
      if behavior.hapticFeedback || behavior.cursorDragEngageHaptic { onFeedback(.haptic(.caretDrag)) }
    case .takenBack, .chordEnded, .chordCancelled, .caretMoved, .caretDragEnded, .glideChanged,
      .glideCancelled:
      break
    }
  }

  private func tell(_ action: KeyboardAction) {
    if behavior.keySound { onFeedback?(.sound(action.sound)) }
    if behavior.hapticFeedback { onFeedback?(.haptic(.key)) }
  }
}

extension KeyboardAction {
  fileprivate var sound: KeySound {
    switch self {
    case .character, .space, .slideTyped: .letter
    case .backspace, .deleteWord: .delete
    case .primary, .shift, .keyboardType, .nextKeyboard, .dictation, .custom, .moveCursor,
      .moveCursorSentence,
      .slideChanged, .none:
      .modifier
    }
  }
}
