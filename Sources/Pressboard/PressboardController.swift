/// Turns what the fingers did into edits of a document, and keeps page and case.
public final class PressboardController {
  /// The text that is edited.
  public var document: any TextDocument
  public var behavior: KeyboardBehavior
  /// A change of layout, page or case re-resolves `layout`.
  public var context: KeyboardContext {
    didSet { resolveLayout(replacing: oldValue) }
  }
  /// The keys that are on the screen.
  public private(set) var layout: KeyboardLayout
  /// The layout has become another one.
  public var onLayoutChange: ((KeyboardLayout) -> Void)?
  /// Asked before each action; true: the host has dealt with it.
  public var onAction: ((KeyboardAction) -> Bool)?
  /// True when a finger on the space bar starts to move the caret, false when it is done.
  public var onCursorMove: ((Bool) -> Void)?

  private var typing = TypingState()

  public init(
    document: any TextDocument, context: KeyboardContext = .init(), behavior: KeyboardBehavior = .init()
  ) {
    self.document = document
    self.context = context
    self.behavior = behavior
    layout = Self.layout(for: context, behavior)
  }

  /// Another field is typed into: letters in lower case, and nothing remembered of the field before.
  public func enter(_ field: FieldKind, purpose: FieldPurpose = .normal, hints: FieldHints = []) {
    typing = TypingState()
    context.enterField(purpose: purpose, hints: hints, kind: field)
  }

  public func handle(_ event: GestureEvent, at now: Timestamp) {
    switch event {
    case .stroke(let stroke): handle(stroke.action, at: now)
    case .chordBegan(let action): beginChord(action, at: now)
    case .chordEnded(let action, let used): endChord(action, used: used, at: now)
    case .chordCancelled(let action): cancelChord(action)
    case .insertedOnKeyDown(let stroke): handle(stroke.action, at: now)
    case .takenBack: handle(.backspace, at: now)
    case .picked(let stroke, let replaced):
      if replaced != nil { handle(.backspace, at: now) }
      handle(stroke.action, at: now)
    case .caretDragBegan: onCursorMove?(true)
    case .caretMoved(let move):
      if let action = move.action { handle(action, at: now) }
    case .caretDragEnded: onCursorMove?(false)
    case .glideChanged(let keys): handle(.slideChanged(keys: keys), at: now)
    case .glideFinished(let trace, let stroke):
      // There is nothing yet that finds words.
      if let onAction, onAction(.slideTyped(keys: trace.keys)) { return }
      if let stroke { handle(stroke.action, at: now) }
    case .glideCancelled: break
    }
  }

  /// One intent of the user. `now`: when, for what depends on it; nil: unknown, so no tap is a double tap.
  public func handle(_ action: KeyboardAction, at now: Timestamp? = nil) {
    if let onAction, onAction(action) { return }
    switch action {
    case .character(let text):
      insertCharacter(text)
    case .space:
      document.insertText(" ")
      context.keyboardType = page(after: " ")
    case .backspace:
      document.deleteBackward()
    case .primary:
      document.insertReturn()
      context.keyboardType = page(after: "\n")
    case .shift:
      tapShift(from: context.keyboardCase, sinceLastTap: sinceLastShiftTap(at: now), at: now)
    case .keyboardType(let page):
      show(page)
    case .moveCursor(let offset):
      document.adjustTextPosition(byCharacterOffset: offset)
    case .deleteWord, .nextKeyboard, .dictation, .custom, .moveCursorSentence, .slideTyped, .slideChanged,
      .none:
      break
    }
    if action != .shift { typing.lastShiftTap = nil }
  }
}

/// What is remembered from one action to the next within a field.
struct TypingState {
  /// When shift was last tapped, if nothing else has happened since.
  var lastShiftTap: Timestamp?
  var shiftHold: ShiftHold?
  /// The page to come back to from a held page key.
  var pageBeforeHold: KeyboardType?

  /// Shift is held.
  struct ShiftHold {
    var caseBefore: KeyboardCase
    var sinceLastTap: Double?
  }
}

// MARK: - Text

extension PressboardController {
  private func insertCharacter(_ text: String) {
    document.insertText(text)
    var next = context
    if typing.shiftHold == nil, behavior.autoShiftToLowercase {
      next.keyboardCase = ShiftLogic.afterCharacterInput(current: next.keyboardCase)
    }
    if let character = text.first, text.count == 1 { next.keyboardType = page(after: character) }
    context = next
  }

  private func page(after character: Character) -> KeyboardType {
    // While a page is held, lifting it brings the letters back.
    guard typing.pageBeforeHold == nil else { return context.keyboardType }
    return LayoutAutoSwitch.nextType(
      after: character, on: context.keyboardType, enabled: behavior.returnToLettersAfterSpace)
  }
}

// MARK: - Case and page

extension PressboardController {
  private func beginChord(_ action: KeyboardAction, at now: Timestamp) {
    if let onAction, onAction(action) { return }
    switch action {
    case .shift:
      typing.shiftHold = .init(
        caseBefore: context.keyboardCase, sinceLastTap: sinceLastShiftTap(at: now))
      if context.keyboardCase != .capsLocked { context.keyboardCase = .uppercased }
    case .keyboardType(let page):
      typing.pageBeforeHold = context.keyboardType
      typing.lastShiftTap = nil
      show(page)
    default:
      break
    }
  }

  private func endChord(_ action: KeyboardAction, used: Bool, at now: Timestamp) {
    switch action {
    case .shift:
      guard let hold = typing.shiftHold.take() else { return }
      if used {
        context.keyboardCase = .lowercased
        typing.lastShiftTap = nil
      } else {
        tapShift(from: hold.caseBefore, sinceLastTap: hold.sinceLastTap, at: now)
      }
    case .keyboardType:
      guard let page = typing.pageBeforeHold.take() else { return }
      if used { show(page) }
    default:
      break
    }
  }

  private func cancelChord(_ action: KeyboardAction) {
    switch action {
    case .shift:
      if let hold = typing.shiftHold.take() { context.keyboardCase = hold.caseBefore }
    case .keyboardType:
      if let page = typing.pageBeforeHold.take() { show(page) }
    default:
      break
    }
  }

  private func tapShift(from keyboardCase: KeyboardCase, sinceLastTap: Double?, at now: Timestamp?) {
    context.keyboardCase = ShiftLogic.afterShiftTap(
      current: keyboardCase, sinceLastShiftTap: sinceLastTap, capsLockEnabled: behavior.enableCapsLock)
    // The tap that locks is the end of a double tap, not the start of another.
    typing.lastShiftTap = context.keyboardCase == .capsLocked ? nil : now
  }

  private func sinceLastShiftTap(at now: Timestamp?) -> Double? {
    guard let now, let last = typing.lastShiftTap else { return nil }
    return now - last
  }

  private func show(_ page: KeyboardType) {
    // There is no emoji page yet: its key waits for it.
    guard page != .emojis else { return }
    context.keyboardType = page
  }

  private func resolveLayout(replacing old: KeyboardContext) {
    guard context != old else { return }
    let fresh = Self.layout(for: context, behavior)
    guard fresh != layout else { return }
    layout = fresh
    onLayoutChange?(layout)
  }

  private static func layout(for context: KeyboardContext, _ behavior: KeyboardBehavior) -> KeyboardLayout {
    KeyboardLayout(context, behavior: behavior)
  }
}
