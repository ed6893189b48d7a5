extension Compositor.TextField {
  func apply(_ edit: Edit) {
    if waitsForCommit {
      waitsForCommit = false
      tell(report(cause: 0))
    }
    let old = window
    if behavior.deletes == .refusedWithSelection, caret != anchor, edit.before + edit.after > 0 { return }
    preedit = edit.preedit ?? ""
    if edit.before + edit.after > 0 { delete(before: edit.before, after: edit.after) }
    let halfway = window
    if let insertion = edit.insertion, !insertion.isEmpty { insert(insertion) }
    guard window != old else { return }
    switch behavior.commitEcho {
    case .prompt: tell(report(cause: 0))
    case .late: tellLate(caret: nil)
    case .lateWithCaret: tellLate(caret: caret)
    case .half:
      if halfway != old, halfway != window { outbox.append(Report(window: told(halfway), cause: 0)) }
      tell(report(cause: 0))
    case .bare: tell(Report(window: nil, cause: 0))
    case .none: break
    }
  }

  private func tellLate(caret: Int?) {
    var late = lastTold ?? window
    if let caret {
      late.cursor = min(caret, late.text.count)
      late.anchor = late.cursor
    }
    tell(Report(window: told(late), cause: 0))
  }

  private func insert(_ text: String) {
    let start = min(caret, anchor)
    bytes.replaceSubrange(start..<max(caret, anchor), with: Array(text.utf8))
    caret = start + text.utf8.count
    anchor = caret
  }

  private func delete(before: Int, after: Int) {
    let start = min(caret, anchor)
    let end = max(caret, anchor)
    var low: Int? = start - before
    var high: Int? = end + after
    switch behavior.deletes {
    case .ignored: return
    case .bytes, .refusedWithSelection: break
    case .codePoints:
      low = step(from: start, by: -before)
      high = step(from: end, by: after)
    }
    // Toolkits skip a deletion that reaches beyond the text, whole.
    guard let low, let high, low >= 0, high <= bytes.count else { return }
    if isInside(low) || isInside(high) {
      complaints.append("a deletion of \(before) and \(after) bytes cuts a character")
      return
    }
    bytes.removeSubrange(end..<high)
    bytes.removeSubrange(low..<start)
    caret -= start - low
    anchor -= start - low
  }

  /// Whether an offset lies within a code point.
  private func isInside(_ offset: Int) -> Bool { offset < bytes.count && bytes[offset] & 0xC0 == 0x80 }

  /// The offset some code points further, nil beyond the text.
  private func step(from offset: Int, by count: Int) -> Int? {
    var place = offset
    for _ in 0..<abs(count) {
      repeat {
        place += count.signum()
        guard place >= 0, place <= bytes.count else { return nil }
      } while isInside(place)
    }
    return place
  }
}

// MARK: - Keys

extension Compositor.TextField {
  func press(_ key: Compositor.KeyPress) {
    let old = window
    keys.append(key.name)
    switch key.effect {
    case .text(let text): insert(text)
    case .backspace: erase(towards: -1)
    case .delete: erase(towards: 1)
    case .move(let direction): move(direction, selecting: key.isShifted)
    case .home: place(0, selecting: key.isShifted)
    case .end: place(bytes.count, selecting: key.isShifted)
    case .selectAll:
      anchor = 0
      caret = bytes.count
    case .enter:
      switch behavior.returnKey {
      case .submit:
        submitted.append(text)
        bytes = []
        place(0, selecting: false)
      case .newline: insert("\n")
      case .ignored: break
      }
    case .none: break
    }
    guard window != old else { return }
    switch behavior.keyEcho {
    case .window: tell(report(cause: 1))
    case .bare: tell(Report(window: nil, cause: 1))
    case .none: break
    }
  }

  private func erase(towards direction: Int) {
    if caret == anchor { move(direction, selecting: true) }
    insert("")
  }

  private func move(_ direction: Int, selecting: Bool) {
    if caret != anchor, !selecting {
      place(direction < 0 ? min(caret, anchor) : max(caret, anchor), selecting: false)
    } else if direction < 0 {
      let before = String(decoding: bytes[..<caret], as: UTF8.self)
      place(caret - (before.last.map { $0.utf8.count } ?? 0), selecting: selecting)
    } else {
      let after = String(decoding: bytes[caret...], as: UTF8.self)
      place(caret + (after.first.map { $0.utf8.count } ?? 0), selecting: selecting)
    }
  }

  private func place(_ offset: Int, selecting: Bool) {
    caret = offset
    if !selecting { anchor = offset }
  }
}
