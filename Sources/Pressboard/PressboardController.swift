/// Turns what the fingers did into edits of a document, and keeps page, case and suggestions.
public final class PressboardController {
  /// The text that is edited.
  public var document: any TextDocument {
    didSet { hearDocument() }
  }
  public var behavior: KeyboardBehavior {
    didSet { if behavior != oldValue { resolveLayout() } }
  }
  /// A change of layout, page or case re-resolves `layout`.
  public var context: KeyboardContext {
    didSet {
      guard context != oldValue else { return }
      let old = help
      help = TextHelp(context)
      if old.suggests, !help.suggests { forgetWords() }
      resolveLayout()
    }
  }
  /// The keys that are on the screen.
  public private(set) var layout: KeyboardLayout
  /// The layout has become another one.
  public var onLayoutChange: ((KeyboardLayout) -> Void)?
  /// Asked before each action; true: the host has dealt with it.
  public var onAction: ((KeyboardAction) -> Bool)?
  /// True when a finger on the space bar starts to move the caret, false when it is done.
  public var onCursorMove: ((Bool) -> Void)?
  /// Sounds and haptics, as the behaviour wants them: told behind what a key did.
  public var onFeedback: ((KeyFeedback) -> Void)?

  /// Who knows words; nil: nothing is suggested and nothing corrected.
  public var language: (any LanguageSource)?
  /// Who knows where words begin in scripts without spaces.
  public var wordBoundaries: (any WordBoundaries)?
  public var strength = AutocorrectStrength.normal
  /// Nothing that is typed is learned.
  public var isPrivate = false
  /// What the bar offers.
  public internal(set) var suggestions = SuggestionBar.empty {
    didSet { if suggestions != oldValue { onSuggestionsChange?(suggestions) } }
  }
  public var onSuggestionsChange: ((SuggestionBar) -> Void)?
  /// The small letters with which the word may go on; nil: nothing is known.
  public internal(set) var viableNext: Set<Character>?

  private var layouts = LayoutCache()
  var typing = TypingState()
  var help: TextHelp
  var keyDown: KeyDownUndo?
  /// Counts the questions asked.
  var generation: UInt64 = 0

  public init(
    document: any TextDocument, context: KeyboardContext = .init(), behavior: KeyboardBehavior = .init()
  ) {
    self.document = document
    self.context = context
    self.behavior = behavior
    layout = KeyboardLayout(context, behavior: behavior)
    help = TextHelp(context)
    hearDocument()
  }

  /// A host that knows the time tells of changes itself.
  private func hearDocument() {
    document.onChange = { [unowned self] in documentChanged($0) }
  }

  /// Another field is typed into: letters, and nothing remembered of the field before.
  public func enter(_ field: FieldKind, purpose: FieldPurpose = .normal, hints: FieldHints = []) {
    keepLastWord()
    typing = TypingState()
    keyDown = nil
    context.enterField(purpose: purpose, hints: hints, kind: field)
    resync()
  }

  /// The field that is typed into says what it is for, as `KeyboardContext` has it: with each of its reports, so that
  /// what is known already must cost nothing.
  public func describeField(purpose: FieldPurpose, hints: FieldHints, kind: FieldKind) {
    guard context.purpose != purpose || context.hints != hints || context.field != kind else { return }
    context.describeField(purpose: purpose, hints: hints, kind: kind)
  }

  /// No field is typed into any more.
  public func leave() {
    keepLastWord()
    typing = TypingState()
    keyDown = nil
    context.modifiers = KeyModifiers()
    suggestions = .empty
    viableNext = nil
  }

  public func handle(_ event: GestureEvent, at now: Timestamp) {
    defer { tell(event) }
    switch event {
    case .stroke(let stroke):
      keyDown = nil
      perform(stroke.action, .touched(stroke.key, stroke.point), at: now)
    case .insertedOnKeyDown(let stroke):
      keyDown = KeyDownUndo(
        typing: typing, keyboardCase: context.keyboardCase, keyboardType: context.keyboardType)
      perform(stroke.action, .touched(stroke.key, stroke.point), at: now)
    case .takenBack:
      takeBackKeyDown(isReplaced: false, at: now)
    case .picked(let stroke, let replaced):
      if replaced != nil { takeBackKeyDown(isReplaced: true, at: now) }
      perform(stroke.action, .chosen, at: now)
    case .chordBegan(let action): beginChord(action, at: now)
    case .chordEnded(let action, let used): endChord(action, used: used, at: now)
    case .chordCancelled(let action): cancelChord(action)
    case .caretDragBegan: caretDrag(began: true, at: now)
    case .caretMoved(let move): moveCaret(move, at: now)
    case .caretDragEnded: caretDrag(began: false, at: now)
    case .glideChanged(let keys): handle(.slideChanged(keys: keys), at: now)
    case .glideFinished(let trace, let stroke):
      if let onAction, onAction(.slideTyped(keys: trace.keys)) { return }
      if !insertGlide(trace, at: now), let stroke {
        perform(stroke.action, .touched(stroke.key, stroke.point), at: now)
      }
    case .glideCancelled: resync(at: now)
    }
  }

  /// One intent of the user. `now`: when, for what depends on it; nil: unknown, so no tap is a double tap.
  public func handle(_ action: KeyboardAction, at now: Timestamp? = nil) {
    keyDown = nil
    perform(action, .untold, at: now)
  }

  func perform(_ action: KeyboardAction, _ stroke: LetterStroke, at now: Timestamp?) {
    if let onAction, onAction(action) { return }
    if action != .shift { typing.lastShiftTap = nil }
    switch action {
    case .character(let text): if !pressChord(text) { insertCharacter(text, stroke, at: now) }
    case .space: if !pressChord(" ") { insertSpace(at: now) }
    case .backspace: if !pressChord(.backspace) { deleteBackward(at: now) }
    case .deleteWord: if !pressChord(.backspace) { deleteWord(at: now) }
    case .primary: if !pressChord(.return) { insertReturn(at: now) }
    case .shift: tapShift(from: context.keyboardCase, sinceLastTap: sinceLastShiftTap(at: now), at: now)
    case .keyboardType(let page): context.keyboardType = page
    case .moveCursor(let offset): moveCaret(by: offset, at: now)
    case .moveCursorSentence(let sentences): moveCaret(bySentences: sentences, at: now)
    case .slideChanged(let keys): previewGlide(keys)
    case .slideTyped(let keys):
      if !insertGlide(GlideTrace(keys: keys, samples: []), at: now), let last = keys.last {
        insertCharacter(String(last), .untold, at: now)
      }
    case .nextKeyboard: context.selectNextLanguage()
    case .custom(let name): press(named: name)
    // A host's own business.
    case .dictation, .none: break
    }
  }

  /// The field turns out to be none whose words may be known.
  private func forgetWords() {
    typing.voidWord()
    typing.fresh = nil
    typing.pendingCorrection = nil
    suggestions = .empty
    viableNext = nil
  }

  private func resolveLayout() {
    let fresh = layouts.layout(for: context, behavior)
    guard fresh != layout else { return }
    layout = fresh
    onLayoutChange?(layout)
  }
}
