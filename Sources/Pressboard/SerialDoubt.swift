/// What is known of commits whose serial was stale while the compositor's rule is unknown.
enum SerialDoubt: Sendable {
  case none
  /// They were applied or dropped; the echo will tell.
  case waiting([SentCommit], since: Timestamp)
  /// They were sent again, alone; the echo shows them once or more often.
  case trial(SerialTrial)
}

/// A stale edit sent again where echoes come: one copy in the text means that the stale ones were dropped.
struct SerialTrial: Sendable {
  /// The window without it.
  let before: TextWindow
  let text: String
  /// How often it was sent.
  var copies: Int
  /// When its serial turned out stale, and when it was sent last.
  let began: Timestamp
  var sent: Timestamp
  /// When its own serial turned out stale as well.
  var staleSince: Timestamp?
  /// How often it stands in the text, and since when.
  var seen: (copies: Int, since: Timestamp)?

  /// How many copies of the text a report shows; nil if that cannot be told.
  func copies(in report: TextWindow) -> Int? {
    var expected = before.before
    for copy in 1...copies {
      expected += text
      if TextWindow(before: expected, after: before.after).agrees(with: report) { return copy }
    }
    let single = before.before + text
    if report.before.hasBytesAtStart(single) {
      // The application has added something of its own; another copy may stand behind that.
      if report.before.hasBytesAtStart(single + text) { return copies == 2 ? 2 : nil }
      let isMore = report.before.utf8.count >= single.utf8.count + text.utf8.count
      return isMore && report.before.hasBytesAtEnd(text) ? nil : 1
    }
    // A selection that nobody reported was swallowed: what is left is the front of the text before.
    guard report.selected.isEmpty, report.before.hasBytesAtEnd(text) else { return nil }
    guard report.before.hasBytesAtEnd(text + text) else { return 1 }
    let rest = report.before.withoutBytesAtEnd(text + text)
    return copies >= 2 && before.before.hasBytesAtStart(rest) && !before.before.hasBytesAtStart(rest + text)
      ? 2 : nil
  }
}
