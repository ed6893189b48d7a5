/// When a touched key acts at once, and what a held space does before another key acts.
public enum KeyDownCommitLogic {
  /// Whether a key types when it is touched rather than when it is left.
  ///
  /// - Parameters:
  ///   - isSingleCharacterKey: it types one user-perceived character; what types more waits for the lift, since
  ///     nobody touches `.com` to try it.
  ///   - isSpace: it is the space bar.
  ///   - deferSpaceToRelease: space waits all the same, so that a drag of the caret need not take one back.
  public static func shouldCommitOnKeyDown(
    isSingleCharacterKey: Bool, isSpace: Bool, deferSpaceToRelease: Bool, enabled: Bool
  ) -> Bool {
    guard enabled else { return false }
    return isSpace ? !deferSpaceToRelease : isSingleCharacterKey
  }

  /// Whether a space that a finger holds is typed before the key that another finger has just touched.
  public static func shouldFlushHeldSpace(
    spaceIsHeld: Bool, spaceAlreadyCommitted: Bool, spaceDragActive: Bool
  ) -> Bool {
    spaceIsHeld && !spaceAlreadyCommitted && !spaceDragActive
  }
}
