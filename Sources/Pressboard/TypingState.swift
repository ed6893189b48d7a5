/// What is remembered from one action to the next within a field; another field starts anew.
struct TypingState {
  // MARK: Keys

  /// When shift was last tapped, if nothing else has happened since.
  var lastShiftTap: Timestamp?
  var shiftHold: ShiftHold?
  /// Control and Alt that fingers are on, by name, with what they were before.
  var modifierHolds: [String: KeyState] = [:]
  /// The page to come back to from a held page key.
  var pageBeforeHold: KeyboardType?
  /// The caret is being dragged: case and suggestions stand still.
  var caretDrag: CaretDrag?

  // MARK: Spaces and marks

  /// The user's own last press on the space bar.
  var lastSpace: Timestamp?
  /// A space that was not typed stands before the caret.
  var autoSpace: AutoSpace?
  /// Where no space is put behind a mark by itself.
  var autoSpaceIsBlocked = false
  /// The next character may make a face of the mark that has just been moved.
  var mayBecomeFace = false
  /// Where the last mark was moved.
  var spacingFix: TextSpot?
  /// Where marks are left alone: the user took a fix back there.
  var rejectedSpacing: TextSpot?

  // MARK: Words

  var word = WordInProgress.none
  /// What stands before `word`, as decoders are told; nil until it is asked for.
  var wordContext: WordContext?
  /// `word` has letters that were typed here; else it only stands before the caret.
  var isWordTyped = false
  /// The word that was ended last, as long as nobody has learned it.
  var fresh: FreshWord?
  /// The user is at work inside of a word that was corrected.
  var correctionIsSuppressed = false
  var pendingCorrection: PendingCorrection?
  /// The correction that one backspace takes back.
  var lastCorrection: AppliedCorrection?
  /// The latest last.
  var corrections: [AppliedCorrection] = []
  var rejected: [CorrectionPair] = []
  /// Backspace is owed if the replacement that stood for it is not done.
  var owesBackspace = false

  // MARK: Suggestions

  /// The newest query's word and the answer to it.
  var asked: Asked?
  /// A glide's word and the space behind it, as long as nothing was typed since.
  var glide: String?

  static let rememberedCorrections = 8
  static let rememberedRejections = 64

  /// Shift is held.
  struct ShiftHold {
    var caseBefore: KeyboardCase
    var sinceLastTap: Double?
  }

  struct CaretDrag {
    var isRightToLeft: Bool
  }

  /// Whose space it is.
  enum AutoSpace: Hashable {
    /// Put behind a mark.
    case afterMark
    /// Put behind a word that was picked or glided.
    case afterWord
  }

  struct WordContext {
    var words: [String]
    var startsSentence: Bool
    /// The word goes on with an address, a command or code.
    var isInCode: Bool
  }

  /// A word that has been ended.
  struct FreshWord {
    /// Its letters and touches, where they are known.
    var typed = WordInProgress.none
    /// What is to be learned of it if nobody comes back to it; nil: only the text can tell.
    var kept: KeptWord?
  }

  struct Asked {
    var query: LanguageQuery
    var answer: LanguageAnswer?
  }

  /// What closes with the next text action.
  struct TextWindows {
    var autoSpace: AutoSpace?
    var mayBecomeFace: Bool
    var lastCorrection: AppliedCorrection?
    var glide: String?
  }

  /// Closes what lasts for one text action, and says what was open.
  mutating func takeWindows() -> TextWindows {
    defer {
      autoSpace = nil
      mayBecomeFace = false
      lastCorrection = nil
      glide = nil
      owesBackspace = false
    }
    return TextWindows(
      autoSpace: autoSpace, mayBecomeFace: mayBecomeFace, lastCorrection: lastCorrection, glide: glide)
  }

  /// The caret is elsewhere, or the text another: nothing that was known of either stays.
  mutating func voidText() {
    _ = takeWindows()
    lastSpace = nil
    autoSpaceIsBlocked = false
    spacingFix = nil
    rejectedSpacing = nil
    correctionIsSuppressed = false
    pendingCorrection = nil
    voidWord()
  }

  mutating func voidWord() {
    word = .none
    isWordTyped = false
    wordContext = nil
    asked = nil
  }
}

/// The verdict on a word before a space, known or awaited.
struct PendingCorrection {
  let word: WordInProgress
  /// What was typed behind it: what ended it, then letters.
  var followed: String
  /// The query that will tell.
  let generation: UInt64
  var replacement: String?
  /// A verdict that comes later is of no use; nil where nobody told the time.
  let deadline: Timestamp?

  /// Seconds from the space to the correction.
  static let patience = 0.2
}

/// A correction that was made.
struct AppliedCorrection: Equatable {
  let pair: CorrectionPair
  /// What ended the word.
  let followed: String
  /// Where the word begins.
  let start: TextSpot
}

/// A key that acted when it was touched, and all that it changed.
struct KeyDownUndo {
  var record = EditRecord()
  let typing: TypingState
  let keyboardCase: KeyboardCase
  let keyboardType: KeyboardType
}
