public import Pressboard

/// A host that puts the keyboard together by itself: it gets what the user did as actions and turns each into an
/// edit. `PressboardController` does the same and more; this is for hosts that want it otherwise.
public final class GuideRouter {
  public var textDocumentProxy: any TextDocument
  public var behavior: KeyboardBehavior
  public var context: KeyboardContext
  public private(set) var layout: KeyboardLayout
  /// Seconds since some moment, as the host counts them.
  public var clock: () -> Double
  /// The word that space puts in place of the one before the caret; nil leaves it.
  public var correction: (String) -> String? = { _ in nil }
  /// The words that letters glided over may mean, the best first.
  public var decode: ([Character]) -> [String] = { _ in [] }
  /// What the bar offers while a finger glides.
  public private(set) var preview: [String] = []
  /// The globe and the microphone are this host's own business.
  public var advanceToNextInputMode: () -> Void = {}
  public var startDictation: () -> Void = {}

  private var lastSpace: Double?
  private var lastShiftTap: Double?

  public init(
    document: any TextDocument, context: KeyboardContext = .init(), behavior: KeyboardBehavior = .standard,
    clock: @escaping () -> Double
  ) {
    textDocumentProxy = document
    self.context = context
    self.behavior = behavior
    self.clock = clock
    layout = KeyboardLayout(context, behavior: behavior)
  }

  // snippet: router
  public func handle(_ action: KeyboardAction) {
    switch action {
    case .character(let text):
      insertCharacter(text)
    case .space:
      insertSpace()
    case .backspace:
      textDocumentProxy.deleteBackward()
    case .deleteWord:
      deleteWord()
    case .primary:
      textDocumentProxy.insertText("\n")
    case .shift:
      context.keyboardCase = ShiftLogic.afterShiftTap(
        current: context.keyboardCase, sinceLastShiftTap: sinceLastShiftTap(),
        capsLockEnabled: behavior.enableCapsLock)
      resolveLayout()
    case .keyboardType(let type):
      context.keyboardType = type
      resolveLayout()
    case .moveCursor(let offset):
      textDocumentProxy.adjustTextPosition(byCharacterOffset: offset)
    case .moveCursorSentence(let sentences):
      let offset = SpacebarDragLogic.characterOffset(
        forSentences: sentences, before: textDocumentProxy.documentContextBeforeInput ?? "",
        after: textDocumentProxy.documentContextAfterInput ?? "")
      textDocumentProxy.adjustTextPosition(byCharacterOffset: offset)
    case .slideChanged(let keys):
      preview = decode(keys)
    case .slideTyped(let keys):
      insertGlide(keys)
    case .nextKeyboard:
      advanceToNextInputMode()
    case .dictation:
      startDictation()
    case .custom, .none:
      break
    }
  }
  // end

  // snippet: character
  func insertCharacter(_ text: String) {
    let before = textDocumentProxy.documentContextBeforeInput ?? ""
    guard let character = text.first, text.count == 1 else {
      textDocumentProxy.insertText(text)
      return
    }
    if let fixed = PunctuationSpacing.fixup(
      for: character, textBeforeCursor: before, enabled: behavior.punctuationSpacing)
    {
      textDocumentProxy.deleteBackward()
      textDocumentProxy.insertText(fixed)
    } else if let result = SmartPunctuation.transform(
      for: character, textBeforeCursor: before, locale: context.locale, enabled: behavior.smartPunctuation)
    {
      switch result {
      case .insert(let string):
        textDocumentProxy.insertText(string)
      case .replaceLast(let string):
        textDocumentProxy.deleteBackward()
        textDocumentProxy.insertText(string)
      }
    } else {
      textDocumentProxy.insertText(text)
    }
    context.keyboardType = LayoutAutoSwitch.nextType(
      after: character, on: context.keyboardType, enabled: behavior.returnToLettersAfterSpace)
    context.keyboardCase = ShiftLogic.afterCharacterInput(
      current: context.keyboardCase, enabled: behavior.autoShiftToLowercase)
    sync()
  }
  // end

  // snippet: space
  func insertSpace() {
    let before = textDocumentProxy.documentContextBeforeInput ?? ""
    let word = SuggestionText.currentWord(in: before)
    if let fix = correction(word) {
      for _ in word { textDocumentProxy.deleteBackward() }
      textDocumentProxy.insertText(fix)
    }
    let now = textDocumentProxy.documentContextBeforeInput ?? ""
    if PeriodShortcut.shouldExpand(
      textBeforeCursor: now, sinceLastSpace: sinceLastSpace(), window: behavior.periodShortcutWindow,
      enabled: behavior.periodShortcut)
    {
      textDocumentProxy.deleteBackward()
      textDocumentProxy.insertText(". ")
    } else {
      textDocumentProxy.insertText(" ")
    }
    context.keyboardType = LayoutAutoSwitch.nextType(
      after: " ", on: context.keyboardType, enabled: behavior.returnToLettersAfterSpace)
    sync()
  }
  // end

  // snippet: deleteWord
  func deleteWord() {
    let before = textDocumentProxy.documentContextBeforeInput ?? ""
    let count = DeleteByWord.wordDeletionLength(textBeforeCursor: before)
    for _ in 0..<count { textDocumentProxy.deleteBackward() }
    sync()
  }
  // end

  // snippet: case
  /// After every edit: the next letter may have to be a capital.
  func sync() {
    let before = textDocumentProxy.documentContextBeforeInput ?? ""
    let capitalizes = AutoCapitalization.shouldCapitalizeNext(
      afterTextBeforeCursor: before, enabled: behavior.autoCapitalization)
    switch context.keyboardCase {
    case .lowercased where capitalizes: context.keyboardCase = .auto
    case .auto where !capitalizes: context.keyboardCase = .lowercased
    case .lowercased, .uppercased, .auto, .capsLocked: break
    }
    resolveLayout()
  }
  // end

  private func insertGlide(_ keys: [Character]) {
    preview = []
    guard let word = decode(keys).first else { return }
    textDocumentProxy.insertText(word + " ")
    sync()
  }

  private func resolveLayout() {
    layout = KeyboardLayout(context, behavior: behavior)
  }

  private func sinceLastSpace() -> Double? {
    let now = clock()
    defer { lastSpace = now }
    return lastSpace.map { now - $0 }
  }

  private func sinceLastShiftTap() -> Double? {
    let now = clock()
    defer { lastShiftTap = now }
    return lastShiftTap.map { now - $0 }
  }
}
