/// Replacing what stands before the caret: whole or not at all.
///
/// A deletion together with an insert loses text in more than one way: Qt drops both while something is selected,
/// Chromium forgets the deletion, GTK 4.8 counts code points for bytes. So the protocol serves only where the field has
/// shown that it tells the truth and where the caret is for certain where it should be; elsewhere Backspaces do.
extension DocumentSync {
  private enum Plan {
    case drop
    case wait
    case insert(String)
    case byKeys(Replacement)
    case byProtocol(Replacement, head: String, length: Int)
  }

  mutating func sendReplacement(of old: String, with new: String, at now: Timestamp) -> Bool {
    guard keysMayGo else { return waitForReceipts(at: now) }
    switch plan(of: old, with: new, waitingSince: outbox.first?.waitingSince, at: now) {
    case .drop:
      outbox.removeFirst()
      report(.replacementDropped)
      repairs.replacementsDropped += 1
    case .wait:
      _ = outbox.markFirstWaiting(at: now)
      return false
    case .insert(let text):
      outbox.replaceFirst(with: [.insert(text)], at: now)
    case .byKeys(let replacement):
      repairs.replacementsByKeys += 1
      let backspaces = Array(repeating: DocumentEdit.key(.backspace), count: replacement.removed.count)
      outbox.replaceFirst(with: backspaces + [.insert(replacement.inserted)], at: now)
    case .byProtocol(let replacement, let head, let length):
      repairs.replacementsByProtocol += 1
      outbox.removeFirst()
      send(replacement, of: old, with: new, head: head, length: length, at: now)
    }
    return true
  }

  /// When a replacement that waits need not wait any longer.
  func replacementDue(waitingSince: Timestamp?) -> Timestamp? {
    waitingSince.map { $0 + (waitsToSettle ? Patience.secondReplacement : echoPatience) }
  }

  /// Seconds for which the echo of what triggered a replacement is waited for: longer where nothing goes without it.
  private var echoPatience: Double { needsEcho ? Patience.secondReplacement : Patience.replacement }

  /// Something may be selected that only the echo of what was typed tells of, and the field is sure to give one.
  private var needsEcho: Bool {
    field.selectionMayHide && field.habits.commit == .prompt && !field.habits.isDoubtful
  }

  /// Reports fit nothing, or an earlier replacement has not shown and may have been ignored: the next would work on a
  /// text that is not there. It is given up before the letters behind it wait for long.
  private var waitsToSettle: Bool { field.ledger.unsettledSince != nil || field.ledger.awaitsReplacement }

  private func plan(
    of old: String, with new: String, waitingSince: Timestamp?, at now: Timestamp
  ) -> Plan {
    guard field.kind == .text else { return .drop }
    if waitsToSettle {
      return now < (waitingSince ?? now) + Patience.secondReplacement ? .wait : .drop
    }
    let window = field.ledger.prediction
    let before = window?.before ?? field.shadow.text
    guard window?.selected.isEmpty ?? true, before.hasBytesAtEnd(old) else { return .drop }
    let replacement = Replacement(old, with: new)
    if replacement.removed.isEmpty { return .insert(replacement.inserted) }
    guard let head = replacement.head(of: before), followsOwnTyping(old, at: now) else { return .drop }
    if field.selectionMayHide, field.ledger.pending.isEmpty, field.habits.commit != .none { return .drop }

    let isAtRest = field.ledger.isSettledAndKnown && isLaneOpen(at: now)
    if !isAtRest, mayShow(at: now, waitingSince: waitingSince) { return .wait }
    // Nothing has shown whether what was typed has swallowed the selection.
    if needsEcho { return .drop }
    if isAtRest, field.habits.commit == .prompt, field.ledger.reportIsBelief, isRuleKnown,
      replacement.inserted.utf8.count <= Outbox.longestInsert,
      let length = length(of: replacement, behind: head)
    {
      return .byProtocol(replacement, head: head, length: length)
    }
    return replacement.isPlainForBackspace ? .byKeys(replacement) : .drop
  }

  private func isLaneOpen(at now: Timestamp) -> Bool {
    switch barrier(at: now) {
    case .open: true
    case .closed: false
    }
  }

  /// The echo of what triggered it shows whether that swallowed a selection which nobody had told of.
  private func mayShow(at now: Timestamp, waitingSince: Timestamp?) -> Bool {
    guard field.report != nil else { return false }
    switch field.habits.commit {
    case .late, .none: return false
    case .unknown, .prompt: return now < (waitingSince ?? now) + echoPatience
    }
  }

  /// A selection made outside the keyboard does not show everywhere, so nothing is taken away long after the last
  /// letter; and where no text is told, only what was typed in one go.
  private func followsOwnTyping(_ old: String, at now: Timestamp) -> Bool {
    switch field.habits.commit {
    case .prompt: now <= field.lastEdit + Patience.ownTyping
    case .unknown, .late, .none: field.shadow.isFresh(old.utf8.count, at: now)
    }
  }

  private var isRuleKnown: Bool {
    switch serialRule {
    case .lenient, .strict: true
    case .unknown: false
    }
  }

  /// In the unit of this application; nil if that is not known and cannot be found out here.
  private func length(of replacement: Replacement, behind head: String) -> Int? {
    switch field.deletionUnit {
    case .bytes: return replacement.bytes
    case .codePoints: return replacement.codePoints
    case .none: return nil
    case .untested:
      // If nothing goes, Backspaces put it right: only what they can count is put at stake.
      guard replacement.isPlainForBackspace, replacement.inserted.isPlainForBackspace else { return nil }
      if replacement.isASCII { return replacement.bytes }
      // If it counts code points, so many more go: they must be there and known, to be put back.
      let surplus = replacement.bytes - replacement.codePoints
      let vanishing = head.unicodeScalars.suffix(surplus)
      // And what comes must not look like them: the first half of it done right would pass for all of it done wrong.
      guard vanishing.count == surplus, !String(vanishing).hasSameBytes(as: replacement.inserted) else {
        return nil
      }
      return replacement.bytes
    }
  }

  private mutating func send(
    _ replacement: Replacement, of old: String, with new: String, head: String, length: Int, at now: Timestamp
  ) {
    let after = field.ledger.prediction?.after ?? ""
    var halves = [TextWindow(before: head, after: after)]
    var surprises: [EchoLedger.Surprise] = []
    let tellsUnit = field.deletionUnit == .untested && !replacement.isASCII
    if tellsUnit {
      let surplus = head.unicodeScalars.suffix(replacement.bytes - replacement.codePoints)
      let vanished = String(surplus)
      let rest = head.withoutBytesAtEnd(vanished)
      halves.append(TextWindow(before: rest, after: after))
      surprises.append(
        .init(
          window: TextWindow(before: rest + replacement.inserted, after: after),
          meaning: .tooMuch(vanished: vanished)))
    }
    let untouched = head + replacement.removed + replacement.inserted
    surprises.append(.init(window: TextWindow(before: untouched, after: after), meaning: .nothingWent))

    let content = WireCommit(
      replacement.inserted, deleteBefore: length, preedit: preedit(leavingShown: field.shownPreedit))
    let number = commit(content, for: [.replace(old: old, new: new)], serial: doneCount, at: now)
    expect(
      number, .commit, .replace(replacement.removed, with: replacement.inserted), halves: halves,
      surprises: surprises)
    field.shadow.replace(replacement.removed, with: replacement.inserted, at: now)
    if tellsUnit || !field.deletionsAreDone {
      field.deletionProbe = .init(
        number: number, tellsUnit: tellsUnit, until: now + Patience.deletionProbe)
    }
  }

  // MARK: What it showed

  /// An application counted otherwise than the protocol says. What it did too much or too little is put right.
  mutating func learnDeletion(
    _ meaning: EchoLedger.Surprise.Meaning, of step: EchoLedger.Step, at now: Timestamp
  ) {
    guard case .replace(let removed, let inserted) = step else { return }
    field.deletionProbe = nil
    field.shadow.clear()
    defer { remember() }
    switch meaning {
    case .codePoint: return
    case .tooMuch(let vanished):
      field.deletionUnit = .codePoints
      restore(inserted, as: vanished + inserted, at: now)
    case .nothingWent:
      field.deletionUnit = .none
      field.deletionsAreDone = false
      restore(removed + inserted, as: inserted, at: now)
    }
  }

  private mutating func restore(_ found: String, as wanted: String, at now: Timestamp) {
    guard let behind = field.ledger.pendingInserts else { return }
    repairs.restores += 1
    outbox.prepend([.replace(old: found + behind, new: wanted + behind)], at: now)
  }

  /// A deletion whose bytes differ from its code points came out as the protocol has it.
  mutating func judgeDeletionProbe() {
    guard let probe = field.deletionProbe else { return }
    if field.ledger.isConfirmed(probe.number) {
      field.deletionProbe = nil
      field.deletionsAreDone = true
      if probe.tellsUnit { field.deletionUnit = .bytes }
      remember()
    } else if !field.ledger.isPending(probe.number) {
      field.deletionProbe = nil
    }
  }
}
