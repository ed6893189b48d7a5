/// How a field's application shows committed text.
public enum CommitEcho: Hashable, Sendable {
  case unknown
  /// Full and within milliseconds: GTK 3 and GTK 4.
  case prompt
  /// One step behind for ever: Firefox, Chromium at times.
  case late
  /// The text never reaches us: Qt on wlroots, whose features are frozen at the first `done`.
  case none
}

/// How a field's application shows the effect of keys.
public enum KeyEcho: Hashable, Sendable {
  case unknown
  /// A full window follows each key; Firefox does this although its commits are late.
  case window
  /// No text, but one `done` for each edit that had an effect: Qt.
  case counted
}

/// What a field has taught about its echoes since it was entered, on top of what its application had taught before.
///
/// A class is earned by seeing it twice: once can be chance. One that was only remembered is lost at the first sign
/// against it.
struct EchoHabits: Sendable {
  private(set) var commit: CommitEcho = .unknown
  private(set) var key: KeyEcho = .unknown
  /// The class was brought along, not seen here.
  private var isRemembered = false
  private var isKeyRemembered = false
  /// An application whose commits come late and now and then look prompt.
  let isDoubtful: Bool

  private var promptSeen = 0
  private var lateSeen = 0
  private var noneSeen = 0
  private var keyWindowsSeen = 0
  private var exactCounts = 0
  private var unansweredKeys = 0
  private var silentKeys = 0
  private var surpluses = 0

  init(of application: ApplicationHabits = ApplicationHabits()) {
    commit = application.commit
    key = application.key
    isRemembered = commit != .unknown
    isKeyRemembered = key != .unknown
    isDoubtful = application.isDoubtful
  }

  /// Whether the field shows what keys did, so that unconfirmed ones can be counted.
  var showsKeys: Bool { commit == .prompt || key != .unknown }

  /// Whether a key's window is worth waiting for: not where none came twice within the longest wait.
  var mayShowKeys: Bool { silentKeys < 2 }

  /// The newest commit's prediction was reported.
  mutating func sawPrompt() {
    promptSeen += 1
    switch commit {
    case .prompt: isRemembered = false
    case .unknown:
      if promptSeen >= (isDoubtful ? 4 : 2) { commit = .prompt }
    case .none:
      if isRemembered { forget() }
    case .late:
      if isDoubtful, promptSeen >= 4 { commit = .prompt }
    }
  }

  /// The application answered a commit with the text before it.
  mutating func sawLate() {
    lateSeen += 1
    promptSeen = isDoubtful ? 0 : promptSeen
    switch commit {
    case .late: isRemembered = false
    case .unknown, .prompt:
      if isRemembered { return forget() }
      if lateSeen >= 2 || isDoubtful { commit = .late }
    case .none:
      if isRemembered { forget() }
    }
  }

  /// The application answered a commit without text, or not at all.
  mutating func sawNone() {
    noneSeen += 1
    switch commit {
    case .none: isRemembered = false
    case .unknown, .prompt:
      if isRemembered { return forget() }
      if noneSeen >= 2 { commit = .none }
    case .late:
      if isRemembered, !isDoubtful { forget() }
    }
  }

  private mutating func forget() {
    commit = .unknown
    isRemembered = false
  }

  /// The newest key's prediction was reported.
  mutating func sawKeyWindow() {
    keyWindowsSeen += 1
    silentKeys = 0
    isKeyRemembered = false
    if keyWindowsSeen >= 2 { key = .window }
  }

  /// Nothing at all came behind a key, for as long as that was waited for.
  mutating func sawNoKey() { silentKeys += 1 }

  /// A burst ended without text. Three that had a `done` for each edit are no chance; two whose keys had none are no
  /// chance either.
  mutating func sawCount(_ evidence: DoneTally.Evidence) {
    switch evidence {
    case .nothing: return
    case .exact:
      exactCounts += 1
      unansweredKeys = 0
      surpluses = 0
    case .commitsOnly:
      exactCounts = 0
      unansweredKeys += 1
    case .other:
      exactCounts = 0
    }
    if isKeyRemembered, key == .window || evidence != .exact {
      key = .unknown
      isKeyRemembered = false
    }
    if exactCounts >= 3, key == .unknown, !answersTwice { key = .counted }
    if unansweredKeys >= 2, key == .counted { key = .unknown }
  }

  /// More answers than edits came right behind one: Firefox answers most edits twice.
  mutating func sawSurplus() {
    surpluses += 1
    if answersTwice, key == .counted { key = .unknown }
  }

  private var answersTwice: Bool { surpluses >= 2 }
}
