/// Where the caret goes, by the text alone.
extension TextWindow {
  /// The window after the move, as far as the text reaches. A selection that is not extended collapses to the end the
  /// caret moves towards; that is one step.
  public func moving(_ move: DocumentMove) -> TextWindow {
    var window = self
    _ = window.move(move)
    return window
  }

  /// Moves, and says how many units of it the text had room for.
  mutating func move(_ move: DocumentMove) -> Int {
    let forward = move.offset > 0
    let units = Int(clamping: move.offset.magnitude)
    var done = 0
    if units > 0, !move.extendsSelection, !selected.isEmpty {
      collapse(forward: forward)
      done = 1
    }
    while done < units {
      let length =
        switch move.unit {
        case .character: 1
        case .word: charactersToWordBorder(forward: forward)
        }
      var moved = 0
      while moved < length, step(forward: forward, selecting: move.extendsSelection) { moved += 1 }
      guard moved > 0 else { break }
      done += 1
    }
    return done
  }

  /// Where the caret is, in bytes from the front.
  var caretOffset: Int { before.utf8.count + (caretIsAtStart ? 0 : selected.utf8.count) }

  /// The same caret without the selection, as GTK 3 tells of it.
  var withoutSelection: TextWindow {
    guard !selected.isEmpty else { return self }
    if caretIsAtStart { return TextWindow(before: before, after: selected + after) }
    return TextWindow(before: before + selected, after: after)
  }

  private mutating func collapse(forward: Bool) {
    if forward { before += selected } else { after = selected + after }
    selected = ""
  }

  /// One user-perceived character; false at the end of the text.
  private mutating func step(forward: Bool, selecting: Bool) -> Bool {
    guard selecting else { return forward ? Self.shift(&after, &before) : Self.shiftBack(&before, &after) }
    if selected.isEmpty { caretIsAtStart = !forward }
    switch (caretIsAtStart, forward) {
    case (false, true): return Self.shift(&after, &selected)
    case (false, false): return Self.shiftBack(&selected, &after)
    case (true, true): return Self.shift(&selected, &before)
    case (true, false): return Self.shiftBack(&before, &selected)
    }
  }

  private static func shift(_ source: inout String, _ target: inout String) -> Bool {
    guard let first = source.first else { return false }
    source.removeFirst()
    target.append(first)
    return true
  }

  private static func shiftBack(_ source: inout String, _ target: inout String) -> Bool {
    guard let last = source.popLast() else { return false }
    target = String(last) + target
    return true
  }

  /// How far the caret is from where the next word ends, or the one before begins.
  private func charactersToWordBorder(forward: Bool) -> Int {
    let ahead =
      forward
      ? (caretIsAtStart ? selected + after : after)[...]
      : (caretIsAtStart || selected.isEmpty ? before : before + selected)[...]
    return forward ? Self.wordLength(ahead) : Self.wordLength(ahead.reversed())
  }

  private static func wordLength(_ characters: some Sequence<Character>) -> Int {
    var length = 0
    var isInWord = false
    for character in characters {
      let belongs = character.isLetter || character.isNumber
      if isInWord, !belongs { break }
      isInWord = belongs
      length += 1
    }
    return length
  }
}
