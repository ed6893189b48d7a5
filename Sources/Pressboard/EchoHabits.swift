/// How a field's application shows committed text.
enum CommitEcho: Hashable, Sendable {
  case unknown
  /// Full and within milliseconds: GTK 3 and GTK 4.
  case prompt
  /// One step behind for ever: Firefox, Chromium at times.
  case late
  /// The text never reaches us: Qt on wlroots, whose features are frozen at the first `done`.
  case none
}

/// How a field's application shows the effect of keys.
enum KeyEcho: Hashable, Sendable {
  case unknown
  /// A full window follows each key; Firefox does this although its commits are late.
  case window
  /// No text, but one `done` for each edit that had an effect: Qt.
  case counted
}

/// What a field has taught about its echoes since it was entered.
///
/// A class is earned by seeing it twice: once can be chance.
struct EchoHabits: Sendable {
  private(set) var commit: CommitEcho = .unknown
  private(set) var key: KeyEcho = .unknown

  private var promptSeen = 0
  private var lateSeen = 0
  private var noneSeen = 0
  private var keyWindowsSeen = 0
  private var exactCounts = 0

  /// Whether the field shows what keys did, so that unconfirmed ones can be counted.
  var showsKeys: Bool { commit == .prompt || key != .unknown }

  /// The newest commit's prediction was reported.
  mutating func sawPrompt() {
    promptSeen += 1
    if promptSeen >= 2, commit == .unknown { commit = .prompt }
  }

  /// The application answered a commit with the text before it.
  mutating func sawLate() {
    lateSeen += 1
    if lateSeen >= 2, commit != .none { commit = .late }
  }

  /// The application answered a commit without text, or not at all.
  mutating func sawNone() {
    noneSeen += 1
    if noneSeen >= 2, commit != .late { commit = .none }
  }

  /// The newest key's prediction was reported.
  mutating func sawKeyWindow() {
    keyWindowsSeen += 1
    if keyWindowsSeen >= 2 { key = .window }
  }

  /// A burst ended without text, and with as many dones as edits or not. Three exact ones in a row are no chance.
  mutating func sawCount(exact: Bool) {
    exactCounts = exact ? exactCounts + 1 : 0
    if exactCounts >= 3, key == .unknown { key = .counted }
  }
}
