import Pressboard
import Testing

/// A document that notes the keys that are more than their text.
private final class KeyNotes: TextDocument {
  var keys: [EditKey] = []
  let inner = StringDocument()
  var onChange: ((DocumentChange) -> Void)?

  var documentContextBeforeInput: String? { nil }
  var documentContextAfterInput: String? { nil }
  var selectedText: String? { nil }
  var markedText: String? { nil }
  var isSettled: Bool { true }
  func insertText(_ text: String) { inner.insertText(text) }
  func deleteBackward() { inner.deleteBackward() }
  func moveCaret(_ move: DocumentMove) {}
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
    #expect(document.keys == [.chord("c", .control)] && document.inner.text == "d")
    #expect(controller.context.modifiers == KeyModifiers())
  }

  @Test func twiceLocksIt() {
    let controller = terminal()
    press("control", "control", "alt", "a", "b", on: controller)
    #expect(document.keys == [.chord("a", [.control, .alt]), .chord("b", .control)])
    #expect(controller.context.modifiers.control == .locked)
    press("control", "c", on: controller)
    #expect(document.inner.text == "c")
  }

  @Test func shiftCountsToo() {
    let controller = terminal()
    press("shift", "control", "c", "d", on: controller)
    #expect(document.keys == [.chord("C", .control)] && document.inner.text == "d")
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
    (.up, "ab|c"), (.escape, "ab|c"), (.chord("x", .control), "ab|c"),
  ])
  func aStringTakesWhatTheyMean(key: EditKey, text: String) {
    let string = StringDocument(TextWindow(before: "ab", after: "c"))
    string.press(key)
    let before = string.documentContextBeforeInput ?? ""
    #expect(before + "|" + (string.documentContextAfterInput ?? "") == text)
  }
}
