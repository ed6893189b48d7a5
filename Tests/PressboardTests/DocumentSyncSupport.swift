@testable import Pressboard

/// The same calls with plain seconds.
extension DocumentSync {
  mutating func activate(_ kind: FieldKind, at seconds: Double) {
    activate(kind: kind, at: Timestamp(seconds: seconds))
  }

  mutating func deactivate(at seconds: Double) { deactivate(at: Timestamp(seconds: seconds)) }

  mutating func edit(_ edit: DocumentEdit, repeated: Bool = false, at seconds: Double) {
    self.edit(edit, repeated: repeated, at: Timestamp(seconds: seconds))
  }

  /// One more `done`.
  mutating func done(_ window: TextWindow?, at seconds: Double) {
    done(count: doneCount &+ 1, window: window, kind: field.kind, at: Timestamp(seconds: seconds))
  }

  mutating func endTurn(at seconds: Double) -> [WireEdit] { endTurn(at: Timestamp(seconds: seconds)) }

  /// A field in which these letters were typed behind `before`, one a second from the first second on, each echoed at
  /// once.
  init(
    typed letters: String, behind before: String = "", prior: SerialRule.Prior,
    keymap: Set<Character> = Typing.letterKeys
  ) {
    self.init(prior: prior, keymap: keymap)
    enter(.text, TextWindow(before: before))
    var text = before
    for (index, letter) in letters.enumerated() {
      text.append(letter)
      type(String(letter), echo: TextWindow(before: text), at: Double(index + 1))
    }
  }

  /// Enters a field at time 0 and takes its first report.
  mutating func enter(_ kind: FieldKind, _ window: TextWindow?, application: String? = nil) {
    activate(kind: kind, application: application, at: Timestamp(seconds: 0))
    done(window, at: 0)
    _ = endTurn(at: 0)
  }

  mutating func receiveReceipts(of wire: [WireEdit], at now: Double) {
    for edit in wire {
      guard case .commit(_, _, let number?) = edit else { continue }
      receipt(number, at: Timestamp(seconds: now))
    }
  }

  /// Inserts, and takes the receipt and the echo within two milliseconds.
  mutating func type(_ text: String, echo: TextWindow?, at now: Double) {
    edit(.insert(text), at: now)
    receiveReceipts(of: endTurn(at: now), at: now + 0.0002)
    _ = endTurn(at: now + 0.0002)
    done(echo, at: now + 0.002)
    _ = endTurn(at: now + 0.002)
  }
}

extension [WireEdit] {
  var commits: [String] {
    compactMap { edit in
      guard case .commit(let content, _, _) = edit else { return nil }
      return content.text
    }
  }
}
