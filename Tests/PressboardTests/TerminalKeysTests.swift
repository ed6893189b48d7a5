import Testing

@testable import Pressboard

/// A document that notes the keys that are more than their text.
private final class KeyNotes: TextDocument {
  var keys: [EditKey] = []
  var moves: [DocumentMove] = []
  let inner = StringDocument()
  var onChange: ((DocumentChange) -> Void)?

  var documentContextBeforeInput: String? { nil }
  var documentContextAfterInput: String? { nil }
  var selectedText: String? { nil }
  var markedText: String? { nil }
  var isSettled: Bool { true }
  func insertText(_ text: String) { inner.insertText(text) }
  func deleteBackward() { inner.deleteBackward() }
  func moveCaret(_ move: DocumentMove) { moves.append(move) }
  func replaceBeforeCaret(_ old: String, with new: String) {}
  func setMarkedText(_ text: String) {}
  func unmarkText() {}
  func press(_ key: EditKey) { keys.append(key) }
}

@Suite struct TerminalKeysTests {
  private let document = KeyNotes()

  private func terminal() -> PressboardController {
    let controller = PressboardController(document: document)
    controller.enter(.terminal, purpose: .terminal)
    return controller
  }

  /// What the keys of those names press, and what text they leave.
  private func press(_ names: String..., on controller: PressboardController) {
    for name in names {
      guard let key = controller.layout.keys.first(where: { $0.id.name.hasSuffix("." + name) }) else {
        Issue.record("no key \(name)")
        continue
      }
      controller.handle(key.action)
    }
  }

  @Test func theStripPressesKeys() {
    press("escape", "tab", "arrow-up", "arrow-down", on: terminal())
    #expect(document.keys == [.escape, .tab, .up, .down])
  }

  @Test func controlIsForTheNextCharacter() {
    let controller = terminal()
    press("control", "c", "d", on: controller)
    #expect(document.keys == [.chord(.character("c"), .control)] && document.inner.text == "d")
    #expect(controller.context.modifiers == KeyModifiers())
  }

  @Test func twiceLocksIt() {
    let controller = terminal()
    press("control", "control", "alt", "a", "b", on: controller)
    #expect(document.keys == [.chord(.character("a"), [.control, .alt]), .chord(.character("b"), .control)])
    #expect(controller.context.modifiers.control == .locked)
    press("control", "c", on: controller)
    #expect(document.inner.text == "c")
  }

  @Test func shiftCountsToo() {
    let controller = terminal()
    press("shift", "control", "c", "d", on: controller)
    #expect(document.keys == [.chord(.character("C"), .control)] && document.inner.text == "d")
  }

  /// Control with a key that is no character.
  @Test(arguments: [
    ("backspace", ChordKey.backspace), ("primary", .return), ("tab", .tab), ("escape", .escape),
    ("arrow-up", .up), ("arrow-down", .down),
  ])
  func controlCountsForEveryKey(name: String, key: ChordKey) {
    let controller = terminal()
    press("control", name, name, on: controller)
    #expect(document.keys.first == .chord(key, .control))
    #expect(document.keys.count { if case .chord = $0 { true } else { false } } == 1)
    #expect(controller.context.modifiers == KeyModifiers())
  }

  /// Alt and an arrow is a command; Control and an arrow goes by words, as everywhere.
  @Test func arrowsWithAltAreCommands() {
    let controller = terminal()
    press("alt", "arrow-left", "alt", "control", "arrow-right", "arrow-left", on: controller)
    #expect(document.keys == [.chord(.left, .alt), .chord(.right, [.control, .alt])])
    #expect(document.moves == [DocumentMove(by: -1)])
  }

  /// A Backspace that is held with Control stays a command, word by word or not.
  @Test func heldBackspaceIsACommandEachTime() {
    let controller = terminal()
    controller.handle(hold("control"), at: Timestamp(seconds: 1))
    for action in [KeyboardAction.backspace, .deleteWord] { controller.handle(action) }
    controller.handle(lift("control", used: true), at: Timestamp(seconds: 2))
    controller.handle(.backspace)
    #expect(document.keys == [.chord(.backspace, .control), .chord(.backspace, .control)])
  }

  // MARK: Under a finger

  private func hold(_ name: String) -> GestureEvent { .chordBegan(.custom(named: name)) }
  private func lift(_ name: String, used: Bool) -> GestureEvent {
    .chordEnded(.custom(named: name), used: used)
  }

  @Test func heldItIsForAllKeysMeanwhile() {
    let controller = terminal()
    let now = Timestamp(seconds: 1)
    controller.handle(hold("control"), at: now)
    #expect(controller.context.modifiers.control == .locked)
    press("c", "d", on: controller)
    controller.handle(lift("control", used: true), at: now)
    press("e", on: controller)
    #expect(
      document.keys == [.chord(.character("c"), .control), .chord(.character("d"), .control)]
        && document.inner.text == "e")
    #expect(controller.context.modifiers == KeyModifiers())
  }

  @Test func liftedWithoutAKeyItWasATap() {
    let controller = terminal()
    for expected in [KeyState.latched, .locked, .rest] {
      controller.handle(hold("alt"), at: Timestamp(seconds: 1))
      controller.handle(lift("alt", used: false), at: Timestamp(seconds: 1))
      #expect(controller.context.modifiers.alt == expected)
    }
  }

  @Test func twoAreHeldAtOnce() {
    let controller = terminal()
    let now = Timestamp(seconds: 1)
    for event in [hold("control"), hold("alt")] { controller.handle(event, at: now) }
    press("x", on: controller)
    controller.handle(lift("control", used: true), at: now)
    press("y", on: controller)
    controller.handle(.chordCancelled(.custom(named: "alt")), at: now)
    #expect(document.keys == [.chord(.character("x"), [.control, .alt]), .chord(.character("y"), .alt)])
    #expect(controller.context.modifiers == KeyModifiers())
  }

  @Test func arrowsGoByWordsWithControl() {
    let controller = terminal()
    press("control", "arrow-left", "arrow-left", on: controller)
    #expect(document.moves == [DocumentMove(by: -1, unit: .word), DocumentMove(by: -1)])
    #expect(controller.context.modifiers == KeyModifiers())
  }

  /// A finger on Ctrl, another on the letters: the same through touches, with keys that type on touch as well.
  @Test(arguments: [false, true]) func twoThumbs(insertOnKeyDown: Bool) {
    var behavior = KeyboardBehavior()
    behavior.insertOnKeyDown = insertOnKeyDown
    let typist = Typist(behavior: behavior)
    typist.controller.enter(.terminal, purpose: .terminal)
    typist.down("key.custom.control", finger: 1)
    typist.tap("c")
    #expect(typist.pressed.contains("key.custom.control"))
    typist.tap("d")
    typist.up(1)
    #expect(typist.text == "" && typist.actions.suffix(2) == [.character("c"), .character("d")])
    typist.tap(["key.custom.control", "c", "e"])
    #expect(typist.text == "e")
    #expect(typist.controller.context.modifiers == KeyModifiers())
  }

  /// A command cannot be taken back: it waits for the lift, and dragged off it is not sent.
  @Test func aCommandIsSentWhenItsKeyIsLifted() {
    var behavior = KeyboardBehavior()
    behavior.insertOnKeyDown = true
    let typist = Typist(behavior: behavior)
    typist.controller.enter(.terminal, purpose: .terminal)
    typist.tap("key.custom.control")
    typist.down("c")
    #expect(!typist.actions.contains(.character("c")))
    typist.move("key.custom.escape")
    typist.up()
    #expect(!typist.actions.contains(.character("c")))
    #expect(typist.controller.context.modifiers.control == .latched)
  }

  @Test func theCaretGoesByWordsWhileControlCounts() {
    let typist = Typist()
    typist.controller.enter(.terminal, purpose: .terminal)
    typist.tap("key.custom.control")
    typist.down("key.space")
    typist.slide(-48)
    typist.up()
    #expect(typist.caretMoves == [CaretMove(-2, .word)])
    #expect(typist.controller.context.modifiers == KeyModifiers())
  }

  @Test func whoLeavesTheFieldLiftsThem() {
    let typist = Typist()
    typist.controller.enter(.terminal, purpose: .terminal)
    typist.down("key.custom.control", finger: 1)
    typist.cancel()
    #expect(typist.controller.context.modifiers == KeyModifiers())
    typist.down("key.custom.control", finger: 1)
    typist.controller.leave()
    #expect(typist.controller.context.modifiers == KeyModifiers())
  }

  @Test func anotherFieldForgetsThem() {
    let controller = terminal()
    press("control", on: controller)
    controller.enter(.text)
    #expect(controller.context.modifiers == KeyModifiers())
    controller.handle(.custom(named: "unheard of"))
    controller.handle(.character("a"))
    #expect(document.keys.isEmpty && document.inner.text == "a")
  }

  @Test(arguments: [
    (EditKey.backspace, "a|c"), (.return, "ab\n|c"), (.tab, "ab\t|c"), (.left, "a|bc"), (.right, "abc|"),
    (.up, "ab|c"), (.escape, "ab|c"), (.chord(.character("x"), .control), "ab|c"),
  ])
  func aStringTakesWhatTheyMean(key: EditKey, text: String) {
    let string = StringDocument(TextWindow(before: "ab", after: "c"))
    string.press(key)
    let before = string.documentContextBeforeInput ?? ""
    #expect(before + "|" + (string.documentContextAfterInput ?? "") == text)
  }
}
