public import ApplicationModel
public import Pressboard

/// How long nothing is sent while a letter waits that a key would type. While an application stands still nothing is
/// counted. All times are in seconds.
public struct Holds: Sendable {
  /// Behind nothing but text: a stale letter's echo and, where it is sent twice, that of its second copy.
  public static let behindText = 0.13
  /// Behind Backspace, Return or Tab: eight may be under way, or the receipt of a dropped commit.
  public static let behindKeys = 0.2
  /// Behind a letter that no key types, and which waits for a silent application; behind arrows and deletions, which
  /// are watched.
  public static let longest = 0.4
  /// Behind a letter that the application refused: it cannot be told from one that stands still.
  public static let behindRefused = 2.1

  private var stoppedUntil = -Double.infinity
  private var lastSent = -Double.infinity
  /// What was sent last is watched by the text path.
  private var isWatched = false

  public init() {}

  public mutating func stop(until end: Double) { stoppedUntil = max(stoppedUntil, end) }

  public mutating func sent(_ edit: WireEdit, at now: Double) {
    lastSent = now
    isWatched =
      switch edit {
      case .key(.arrow): true
      case .commit(let content, _, _): content.deleteBefore > 0
      case .key, .emptyCommit: false
      }
  }

  /// What is wrong if a letter waits for too long; to be asked before each turn.
  public func fault(in sync: DocumentSync, of application: ApplicationTraits, at now: Double) -> String? {
    let waiting = sync.waiting
    guard let first = waiting.first, let letter = waiting.first(where: { sync.hasKey($0.edit) }) else {
      return nil
    }
    let held = now - max(letter.since.seconds, stoppedUntil, lastSent)
    return held > most(behind: first.edit, in: sync, application)
      ? "a letter is held for \((held * 1_000).rounded()) ms behind \(first.edit)" : nil
  }

  private func most(behind edit: DocumentEdit, in sync: DocumentSync, _ application: ApplicationTraits)
    -> Double
  {
    switch application.reaction {
    case .limits, .masks, .completes: return Self.behindRefused
    case .none: break
    }
    if isWatched { return Self.longest }
    switch edit {
    case .insert: return sync.hasKey(edit) ? Self.behindText : Self.longest
    case .key: return Self.behindKeys
    case .caret, .replace, .mark, .unmark: return Self.longest
    }
  }
}

extension DocumentSync {
  fileprivate func hasKey(_ edit: DocumentEdit) -> Bool {
    guard case .insert(let text) = edit, let first = text.first else { return false }
    return keymap.contains(first)
  }
}
