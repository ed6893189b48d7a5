import Pressboard

/// Applications as they were seen to behave.
extension ApplicationTraits {
  /// Never tells a selection; a replacement is told in two steps.
  public static let gtk3 = Self().with {
    $0.telling = .window(side: 2_000)
    $0.commitEcho = .half
    $0.keyOrder = .queued(0...0.008)
    $0.tellsSelection = false
  }

  /// GTK 4.8 takes bytes for characters; a key may act a frame late.
  public static let gtk48 = Self().with {
    $0.telling = .window(side: 2_000)
    $0.commitEcho = .half
    $0.keyOrder = .queued(0...0.030)
    $0.deletion = .characters
  }

  public static let gtk418 = gtk48.with { $0.deletion = .bytes }

  /// No text, but one report for each change; sometimes two share one.
  public static let qt68 = Self().with {
    $0.telling = .nothing
    $0.keyOrder = .queued(0...0.010)
    $0.deletion = .droppedWithSelection
    $0.merging = 0.02
  }

  /// Commits show the old text with the new caret, keys the whole truth.
  public static let firefox = Self().with {
    $0.commitEcho = .lateWithCaret
    $0.keyOrder = .queued(0...0.010)
    $0.tellsSelection = false
  }

  /// Keeps the order, tells of keys nothing and of commits one step late, and deletes nothing.
  public static let chromium = Self().with {
    $0.commitEcho = .late
    $0.keyEcho = .none
    $0.keyOrder = .inOrder
    $0.deletion = .ignored
    $0.firstState = .afterFirstCommit
  }

  /// A terminal.
  public static let foot = Self().with {
    $0.kind = .terminal
    $0.telling = .silence
    $0.commitEcho = .none
    $0.keyEcho = .none
    $0.keyOrder = .inOrder
    $0.deletion = .ignored
    $0.returnKey = .newline
  }

  /// A password field of `gtk418`.
  public static let password = gtk418.with {
    $0.kind = .secret
    $0.telling = .bullets
  }

  public static let all: [(name: String, traits: Self)] = [
    ("gtk3", gtk3), ("gtk48", gtk48), ("gtk418", gtk418), ("qt68", qt68), ("firefox", firefox),
    ("chromium", chromium), ("foot", foot), ("password", password),
  ]
}
