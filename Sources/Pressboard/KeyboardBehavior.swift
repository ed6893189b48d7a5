/// What the user may switch: one field a behaviour.
///
/// `BehaviorField.all` is the table of these fields with range, default and meaning.
public struct KeyboardBehavior: Equatable, Sendable {
  // MARK: Look and feedback
  public var characterPreview = true
  public var characterPreviewStyle = CharacterPreviewStyle.native
  public var hapticFeedback = false
  public var keySound = true
  public var keyAnimationsEnabled = true
  public var theme = KeyboardTheme.native
  public var translucentBackground = true
  public var uniformKeyColor = false
  public var showSpaceLabel = true
  public var nativeDesignID: String?

  // MARK: Keys
  public var layoutTypeOverride: LayoutType?
  public var nextKeyboardKey = true
  public var dictation = true
  public var emojiKey = true
  public var emojiSearch = true
  public var adaptToInputType = true
  public var oneHandedMode = OneHandedMode.off
  public var oneHandedScale = 0.75
  public var oneHandedGlobeMenu = true

  // MARK: Case
  public var autoCapitalization = true
  public var enableCapsLock = true
  public var autoShiftToLowercase = true

  // MARK: Text
  public var smartPunctuation = true
  public var smartEllipsis = false
  public var periodShortcut = true
  /// Seconds.
  public var periodShortcutWindow = 0.8
  public var punctuationSpacing = true
  public var suppressPunctuationSpacingAfterEdit = true
  public var emoticonAwarePunctuation = true
  public var spaceAfterPunctuation = false
  public var returnToLettersAfterSpace = true
  public var deleteByWord = true

  // MARK: Suggestions
  public var predictiveText = true
  public var emptyFieldSuggestions = true
  public var nextWordPrediction = true
  public var showMathResults = true
  public var emojiSuggestions = true

  // MARK: Correction
  public var autoCorrection = true
  public var autoCorrectMinimumWordLength = 2
  public var suppressAutocorrectAfterEdit = true
  public var checkSpelling = true

  // MARK: Touch
  public var slideToType = true
  public var slideToTypeRestoresDiacritics = true
  public var insertOnKeyDown = false
  public var spaceCommitsOnRelease = true
  public var multiTouchInputLayer = false
  /// Points.
  public var touchHitTestVerticalOffset = 0.0
  public var predictiveKeyTargeting = false
  /// Points.
  public var spaceBarTopExtension = 12.0
  /// Seconds; 0 is every step.
  public var cursorDragUpdateInterval = 1.0 / 30
  public var cursorDragEngageHaptic = true
  /// Keystrokes; 0 is never.
  public var memoryDiagnosticsInterval = 0

  /// Every field at its default.
  public init() {}
}
