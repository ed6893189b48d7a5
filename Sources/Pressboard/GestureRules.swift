/// What of the user's wishes the fingers must know.
public struct GestureRules: Equatable, Sendable {
  /// A key of one character types when it is touched, not when it is left.
  public var insertsOnKeyDown: Bool
  /// Space waits for the finger to lift even then: it may still become a drag.
  public var spaceCommitsOnRelease: Bool
  /// So do the marks behind which a space is set.
  public var marksCommitOnRelease: Bool
  /// A backspace that is held for long deletes words.
  public var deletesByWord: Bool
  /// A way over three letters and more is a glide.
  public var glides: Bool
  /// A held letter shows its pop.
  public var showsPops: Bool
  /// Near a border between two keys the one that goes on with a word is meant.
  public var targetsByWord: Bool
  /// Seconds from one caret move to the next at least; 0 is every step.
  public var caretInterval: Double
  /// Points that a touch on the rows counts as higher than it was.
  public var hitTestOffset: Double

  public init(_ behavior: KeyboardBehavior = KeyboardBehavior()) {
    insertsOnKeyDown = behavior.insertOnKeyDown
    spaceCommitsOnRelease = behavior.spaceCommitsOnRelease
    marksCommitOnRelease = behavior.spaceAfterPunctuation
    deletesByWord = behavior.deleteByWord
    glides = behavior.slideToType
    showsPops = behavior.characterPreview
    targetsByWord = behavior.predictiveKeyTargeting
    caretInterval = behavior.cursorDragUpdateInterval
    hitTestOffset = behavior.touchHitTestVerticalOffset
  }
}
