/// What speaks for and against a report's showing an edit, where no prediction says so by itself.
extension EchoLedger {
  enum Placing { case newest, previous, unclear }

  /// Which of the last two commits a report has more than the last one, where the place of neither is known.
  func placing(_ text: String, _ report: TextWindow) -> Placing {
    guard let unplaced, unplaced != text, let last = self.report else { return .unclear }
    if last.inserting(text).agrees(with: report) { return .newest }
    return last.inserting(unplaced).agrees(with: report) ? .previous : .unclear
  }

  /// Which edit has acted if a report is the last one and its letter: no other one pending types the same, or it is
  /// the newest, and none of those before it does in an application that has answered since the edit before. Edits act
  /// in the order in which they were sent, so all before it have acted too.
  func added(by report: TextWindow) -> Int? {
    guard !hasForgotten, let last = self.report, last.selected.isEmpty, report.selected.isEmpty,
      last.after.hasSameBytes(as: report.after), report.before.utf8.count > last.before.utf8.count,
      report.before.hasBytesAtStart(last.before)
    else { return nil }
    let typed = Step.insert(String(report.before.utf8.dropFirst(last.before.utf8.count)) ?? "")
    guard let index = pending.lastIndex(where: { $0.step == typed }) else { return nil }
    let keepsUp =
      index > 0 && index == pending.count - 1 && pending[index - 1].doneCount != pending[index].doneCount
    let isOne = !pending[..<index].suffix(keepsUp ? Self.slowest : index).contains { $0.step == typed }
    return isOne ? index : nil
  }

  /// Whether a report shows our own text, be it without the letter typed last; then that does not stand behind the caret.
  func showsMost(of shadow: String, _ report: TextWindow) -> Bool {
    if shadow.isEmpty || report.before.hasBytesAtEnd(shadow) { return !shadow.isEmpty }
    guard case .insert(let text)? = pending.last?.step, let last = self.report,
      last.after.hasSameBytes(as: report.after)
    else { return false }
    let rest = shadow.withoutBytesAtEnd(text)
    return !rest.isEmpty && report.before.hasBytesAtEnd(rest)
  }

  /// Whether a report may be of before this step, whose outcome ends with the shadow.
  func mayPrecede(_ step: Step, _ report: TextWindow, shadow: String) -> Bool {
    guard report.selected.isEmpty else { return true }
    switch step {
    case .insert(let text):
      return report.before.hasBytesAtEnd(shadow.withoutBytesAtEnd(text))
    case .deleteBackward:
      // `dropLast()` without a number walks over the whole text.
      return String(report.before.dropLast(1)).hasBytesAtEnd(shadow)
    case .replace, .unknown: return true
    }
  }

  /// Whether the end of a report is that of the shadow and was not before the newest edit, too: a report that nobody
  /// asked for may have been counted as the answer to it.
  func showsNewest(_ report: TextWindow, _ shadow: String) -> Bool {
    guard let newestStep, !shadow.isEmpty, report.before.hasBytesAtEnd(shadow) else { return false }
    if case .insert(let text) = newestStep, text.hasSameBytes(as: shadow) { return true }
    return !mayPrecede(newestStep, report, shadow: shadow)
  }

  /// The same of the last report.
  func reportShowsNewest(_ shadow: String) -> Bool { report.map { showsNewest($0, shadow) } ?? false }

  /// Whether the last report shows our own text up to the newest edit or the one before it; it answers the newest.
  func reportFits(_ shadow: String) -> Bool {
    guard let report, let newest = pending.last else { return true }
    return report.before.hasBytesAtEnd(shadow) || mayPrecede(newest.step, report, shadow: shadow)
  }

  /// Whether the newest prediction is what the application last reported.
  var newestIsReported: Bool {
    guard let report, let newest = pending.last?.predicted else { return false }
    return newest.agrees(with: report)
  }

  /// Whether the application's last word is what is believed, so that lengths can be counted in it.
  var reportIsBelief: Bool { report.map(isBelief) ?? false }

  /// Whether the last report shows the text as it was before the newest edit.
  var reportShowsEarlierText: Bool { report.map(showsEarlierText) ?? false }

  /// Whether a report may be an echo of something that was sent, be it a late one.
  func explains(_ report: TextWindow) -> Bool {
    isBelief(report) || wasSeen(report)
      || pending.contains { entry in
        entry.shows(report) || entry.isHalfOf(report) || entry.surprise(in: report) != nil
      }
  }

  /// Whether a report may show a text that stood there once, wherever its caret is. Of a part nobody can say.
  func explainsText(of report: TextWindow) -> Bool {
    if max(report.before.utf8.count, report.after.utf8.count) >= TextWindow.shortestCutSide { return true }
    var known = seen.map(\.window) + pending.compactMap(\.predicted)
    if case .known(let window) = belief { known.append(window) }
    if let replaced { known.append(replaced) }
    return known.contains { $0.hasSameText(as: report) } || explains(report)
  }

  func isBelief(_ report: TextWindow) -> Bool {
    guard case .known(let window) = belief else { return false }
    return window.agrees(with: report)
  }

  func showsEarlierText(_ report: TextWindow) -> Bool {
    if case .known(let window) = belief, window.hasSameText(as: report) { return true }
    return pending.dropLast().contains { $0.predicted?.hasSameText(as: report) ?? false }
  }

  func wasSeen(_ report: TextWindow) -> Bool {
    seen.contains { $0.id > newestID - Self.latest && $0.window.agrees(with: report) }
  }
}
