// What fingers type, and what they are held for.

extension KeyboardGestures {
  mutating func stroke(
    _ key: PlacedKey, by index: Int, at now: Timestamp, _ action: KeyboardAction? = nil
  ) -> GestureEvent {
    finishStroke(by: index)
    return .stroke(keyStroke(key, by: index, at: now, action))
  }

  func keyStroke(
    _ key: PlacedKey, by index: Int, at now: Timestamp, _ action: KeyboardAction? = nil
  ) -> KeyStroke {
    KeyStroke(action: action ?? key.key.action, key: key.id, point: fingers[index].position, time: now)
  }

  /// The finger has typed: chords count as used, and what others have typed by touch can no longer be taken back.
  mutating func finishStroke(by index: Int) {
    useChords { _ in true }
    viableNext.removeAll()
    makeTypedFinal(exceptFor: index)
  }

  mutating func makeTypedFinal(exceptFor index: Int) {
    for other in fingers.indices where other != index && fingers[other].gesture.typed != nil {
      fingers[other].gesture = .spent
    }
  }

  // MARK: Chords

  mutating func hold(_ key: PlacedKey, by index: Int, at now: Timestamp) -> [GestureEvent] {
    makeTypedFinal(exceptFor: index)
    fingers[index].gesture = .chord(key, Chord(action: key.key.action, began: now))
    return [.chordBegan(key.key.action)]
  }

  func holdsChord(where matches: (Chord) -> Bool) -> Bool {
    fingers.contains {
      if case .chord(_, let chord) = $0.gesture { matches(chord) } else { false }
    }
  }

  /// A key went down that belongs to chords held on purpose.
  mutating func claimChords(at now: Timestamp) {
    useChords { now - $0.began >= Chord.deliberate }
  }

  mutating func useChords(where matches: (Chord) -> Bool) {
    for index in fingers.indices {
      guard case .chord(let key, var chord) = fingers[index].gesture, matches(chord) else { continue }
      chord.isUsed = true
      fingers[index].gesture = .chord(key, chord)
    }
  }
}
