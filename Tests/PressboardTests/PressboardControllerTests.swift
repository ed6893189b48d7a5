import Pressboard
import Testing

@Suite struct PressboardControllerTests {
  @Test(arguments: [
    (KeyboardCase.lowercased, Double?.none, KeyboardCase.uppercased), (.uppercased, nil, .lowercased),
    (.auto, nil, .lowercased), (.capsLocked, nil, .lowercased), (.uppercased, 0.3, .capsLocked),
    (.lowercased, 0.3, .capsLocked), (.auto, 0.4, .capsLocked), (.uppercased, 0.41, .lowercased),
    (.capsLocked, 0.1, .lowercased),
  ])
  func shiftTaps(current: KeyboardCase, since: Double?, next: KeyboardCase) {
    let result = ShiftLogic.afterShiftTap(
      current: current, sinceLastShiftTap: since, capsLockEnabled: true)
    #expect(result == next)
  }

  @Test func shiftWithoutCapsLock() {
    let result = ShiftLogic.afterShiftTap(
      current: .uppercased, sinceLastShiftTap: 0.1, capsLockEnabled: false)
    #expect(result == .lowercased)
  }

  @Test(arguments: [
    (KeyboardType.numeric, " ", KeyboardType.alphabetic), (.symbolic, "\n", .alphabetic),
    (.numeric, "'", .alphabetic), (.numeric, "\u{2019}", .alphabetic), (.alphabetic, " ", .alphabetic),
    (.emojis, " ", .emojis), (.numeric, "\"", .numeric), (.numeric, ".", .numeric),
    (.symbolic, "€", .symbolic),
    (.numeric, "?", .numeric),
  ])
  func autoSwitch(page: KeyboardType, typed: String, next: KeyboardType) {
    #expect(LayoutAutoSwitch.nextType(after: Character(typed), on: page, enabled: true) == next)
    #expect(LayoutAutoSwitch.nextType(after: Character(typed), on: page, enabled: false) == page)
  }

  @Test(arguments: [
    (KeyboardAction.character(".com"), "ab.com"), (.space, "ab "), (.backspace, "a"), (.primary, "ab\n"),
    (.none, "ab"), (.dictation, "ab"), (.nextKeyboard, "ab"), (.custom(named: "hide"), "ab"),
    (.keyboardType(.emojis), "ab"), (.character("é"), "abé"),
  ])
  func edits(action: KeyboardAction, text: String) {
    let document = StringDocument("ab")
    PressboardController(document: document).handle(action)
    #expect(document.text == text)
  }

  @Test func hostTakesAnAction() {
    let document = StringDocument()
    let controller = PressboardController(document: document)
    controller.onAction = { $0 == .primary || $0 == .shift }
    controller.handle(.primary)
    controller.handle(.shift)
    controller.handle(.character("a"))
    #expect(document.text == "a" && controller.context.keyboardCase == .lowercased)
  }

  @Test func stickyShift() {
    var behavior = KeyboardBehavior()
    behavior.autoShiftToLowercase = false
    let controller = PressboardController(document: StringDocument(), behavior: behavior)
    controller.handle(.shift)
    controller.handle(.character("A"))
    #expect(controller.context.keyboardCase == .uppercased)
  }

  @Test func anotherFieldStartsAnew() {
    let controller = PressboardController(document: StringDocument())
    controller.handle(.chordBegan(.shift), at: Timestamp(seconds: 1))
    controller.handle(.keyboardType(.symbolic))
    controller.enter(.secret)
    #expect(controller.context == KeyboardContext(field: .secret))
    #expect(controller.layout.page == .alphabetic)
    // The finger from before says no more here.
    controller.handle(.chordEnded(.shift, used: false), at: Timestamp(seconds: 2))
    #expect(controller.context.keyboardCase == .lowercased)
  }

  @Test func layoutChangesAreTold() {
    let controller = PressboardController(document: StringDocument())
    var pages: [KeyboardType] = []
    controller.onLayoutChange = { pages.append($0.page) }
    controller.handle(.character("a"))
    #expect(pages == [])
    controller.handle(.keyboardType(.numeric))
    controller.handle(.space)
    #expect(pages == [.numeric, .alphabetic])
  }
}

@Suite struct StringDocumentTests {
  @Test func countsWhatUsersSee() {
    let document = StringDocument("e\u{301}👨‍👩‍👧")
    document.deleteBackward()
    #expect(document.text == "e\u{301}")
    document.adjustTextPosition(byCharacterOffset: -5)
    document.insertText("x")
    #expect(document.window == TextWindow(before: "x", after: "e\u{301}"))
    document.adjustTextPosition(byCharacterOffset: 1)
    document.deleteBackward()
    document.deleteBackward()
    document.deleteBackward()
    #expect(document.text == "")
  }

  @Test(arguments: [(-1, "a", "bcd"), (1, "abc", "d"), (2, "abcd", ""), (-2, "", "abcd"), (0, "a", "d")])
  func caretLeavesASelection(offset: Int, before: String, after: String) {
    let document = StringDocument(TextWindow(before: "a", selected: "bc", after: "d"))
    document.adjustTextPosition(byCharacterOffset: offset)
    #expect(document.window.before == before && document.window.after == after)
  }

  @Test func typingReplacesASelection() {
    let document = StringDocument(TextWindow(before: "a", selected: "bc", after: "d"))
    #expect(document.selectedText == "bc")
    document.insertText("x")
    #expect(document.window == TextWindow(before: "ax", after: "d"))
    #expect(document.selectedText == nil)
  }
}
