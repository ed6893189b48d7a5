/// What the text path had to do beyond sending, counted since the connection began.
public struct Repairs: Equatable, Sendable {
  /// Commits that a strict compositor dropped and that went out again.
  public var resends = 0
  /// Commits whose serial was stale and that a lenient compositor applied all the same.
  public var falseAlarms = 0
  /// Letters that were seen twice after a resend and taken back.
  public var doublesTakenBack = 0
  /// Edits that had to wait for a key's echo because no key types them.
  public var held = 0
  /// Letters typed as keys because a commit would have overtaken an earlier key.
  public var keysInsteadOfCommits = 0
  /// Keys that waited for the receipt of an earlier commit.
  public var keysHeld = 0
  /// Ways in which a commit behind keys became safe.
  public var barriersByEcho = 0
  public var barriersByCount = 0
  public var barriersByQuiet = 0
  public var barriersByCap = 0
  /// Reports that did not fit and were believed in place of the prediction.
  public var superseded = 0
  /// Repeats of a held Backspace that came faster than the application answered.
  public var repeatsSwallowed = 0
  /// Characters that no key types, in a field that no input method reaches.
  public var untypeable = 0
  /// NUL characters, which no protocol string can carry.
  public var refusedNULs = 0
  /// Edits whose field was left before they could be sent.
  public var discarded = 0

  /// Replacements by a deletion and by Backspaces, and those that could not be done.
  public var replacementsByProtocol = 0
  public var replacementsByKeys = 0
  public var replacementsDropped = 0
  /// Deletions that came out otherwise than meant and were put right.
  public var restores = 0
  /// Arrows that led elsewhere than meant and were followed by others.
  public var caretCorrections = 0

  public init() {}
}
