/// Keys, and how many of them may be on their way.
extension DocumentSync {
  mutating func sendKey(_ key: EditKey, at now: Timestamp) -> Bool {
    guard keysMayGo else { return waitForReceipts(at: now) }
    outbox.removeFirst()
    press(.edit(key), at: now)
    return true
  }

  /// Always false: nothing was sent.
  mutating func waitForReceipts(at now: Timestamp) -> Bool {
    if outbox.markFirstWaiting(at: now) { repairs.keysHeld += 1 }
    return false
  }

  mutating func sendBackspace(isRepeat: Bool, queued: Timestamp, at now: Timestamp) -> Bool {
    if isRepeat, !keysMayGo || !mayRepeat(at: now) {
      // The finger is still down and the next repeat is coming; one that waits would delete after it lifts.
      outbox.removeFirst()
      repairs.repeatsSwallowed += 1
      return true
    }
    if let due = backspaceDue(queued: queued), now < due { return false }
    return sendKey(.backspace, at: now)
  }

  /// At most so many keys are on their way where echoes come.
  static let mostUnconfirmed = 8
  private static let mostUnconfirmedRepeats = 4

  private var unconfirmedKeys: Int {
    field.habits.key == .counted ? field.tally.owed : field.ledger.pending.count { $0.origin == .key }
  }

  private func mayRepeat(at now: Timestamp) -> Bool {
    if field.kind == .text, field.habits.showsKeys { return unconfirmedKeys < Self.mostUnconfirmedRepeats }
    guard case .keys(let last, _) = field.lane else { return true }
    return now >= last + Patience.repeatedBackspace
  }

  /// When one more Backspace may go; nil for now. One that was tapped is wanted, and letters wait behind it: no echo is
  /// worth more than a moment of that.
  func backspaceDue(queued: Timestamp) -> Timestamp? {
    guard field.kind == .text, field.habits.showsKeys, unconfirmedKeys >= Self.mostUnconfirmed,
      case .keys(let last, _) = field.lane
    else { return nil }
    return min(last + field.keyEchoCap, queued + Patience.tappedBackspace)
  }

  mutating func press(_ key: TypedKey, at now: Timestamp) {
    let number = nextNumber()
    var changesNothing = false
    switch key {
    case .character(let character):
      let text = String(character)
      expect(number, .key, .insert(text))
      noteTyped(text, at: now)
    case .edit(.backspace):
      changesNothing = expectBackspace(number)
      field.shadow.deleteBackward()
    case .edit(.return), .edit(.tab):
      expectTheUnknown(number)
      field.direction = nil
      field.reportIsElsewhere = true
      field.answersFromElsewhere = field.tally.owed
      crossings = mayCross(at: now) ? crossings + 1 : 1
      crossingUntil = now + Patience.crossing
    case .edit(.left), .edit(.right), .edit(.up), .edit(.down), .edit(.escape), .edit(.chord), .arrow:
      expectTheUnknown(number)
    }
    sentKey(at: now)
    if !changesNothing { field.tally.sent(key: true) }
    wire.append(.key(key))
  }

  mutating func sentKey(at now: Timestamp) {
    field.lane = .keys(last: now, answered: false)
    field.lastEdit = now
  }

  /// True if there is nothing to take back: then no answer comes either.
  private mutating func expectBackspace(_ number: Int) -> Bool {
    guard let window = field.ledger.prediction else {
      expect(number, .key, .deleteBackward)
      return false
    }
    let isAtStart = window.before.isEmpty && window.selected.isEmpty
    expect(
      number, .key, .deleteBackward, changesNothing: isAtStart,
      surprises: window.losingCodePoint().map { [.init(window: $0, meaning: .codePoint)] } ?? [])
    return isAtStart
  }

  /// Behind this key the text around the caret is another one.
  private mutating func expectTheUnknown(_ number: Int) {
    expect(number, .key, .unknown)
    field.shadow.clear()
    field.ledger.loseBelief()
  }
}

extension TextWindow {
  /// The window after a Backspace that takes one code point of a character with several; nil if there is none.
  fileprivate func losingCodePoint() -> TextWindow? {
    guard selected.isEmpty, let last = before.last else { return nil }
    let scalars = last.unicodeScalars
    guard scalars.index(after: scalars.startIndex) != scalars.endIndex else { return nil }
    var before = before
    before.unicodeScalars.removeLast()
    return TextWindow(before: before, after: after)
  }
}
