import Pressboard
import Testing

@Suite struct LanguageTests {
  let source = DirectLanguageSource(FakeDecoder())

  func keyboard(_ text: String = "", _ context: KeyboardContext = .init()) -> PressboardController {
    let controller = PressboardController(document: StringDocument(text), context: context)
    controller.language = source
    controller.resync()
    return controller
  }

  func text(_ controller: PressboardController) -> String {
    controller.document.documentContextBeforeInput ?? "?"
  }

  /// Letters and spaces, a tenth of a second each.
  func type(_ keys: String, _ controller: PressboardController, from start: Double = 10) {
    for (place, key) in keys.enumerated() {
      let now = Timestamp(seconds: start + 0.1 * Double(place))
      switch key {
      case " ": controller.handle(.space, at: now)
      case "⌫": controller.handle(.backspace, at: now)
      case "⏎": controller.handle(.primary, at: now)
      case "←": controller.handle(.moveCursor(offset: -1), at: now)
      case "→": controller.handle(.moveCursor(offset: 1), at: now)
      default: controller.handle(.character(String(key)), at: now)
      }
    }
  }

  func typed(_ keys: String, after text: String = "", _ change: (PressboardController) -> Void = { _ in })
    -> String
  {
    let controller = keyboard(text)
    change(controller)
    type(keys, controller)
    return self.text(controller)
  }

  func bar(_ controller: PressboardController) -> [String] {
    controller.suggestions.slots.enumerated().map {
      (controller.suggestions.marked == $0 ? "*" : "") + $1.text
    }
  }

  // MARK: Corrections

  @Test(arguments: [
    ("teh ", "the "), ("teh.", "the."), ("teh,", "the,"), ("teh!", "the!"), ("teh?", "the?"),
    ("teh;", "the;"),
    ("teh:", "the:"), ("teh⏎", "the\n"), ("teh-", "teh-"), ("teh)", "teh)"), ("Teh ", "The "), ("teh", "teh"),
    ("teh teh ", "the the "), ("i ", "I "), ("i'm ", "I’m "), ("i'd ", "I’d "), ("in ", "in "), ("i⏎", "I\n"),
    ("ix ", "ix "), ("i's ", "i’s "),
    // Taken back.
    ("teh ⌫", "teh"), ("teh ⌫ ", "teh "), ("teh.⌫", "teh"), ("teh ⌫ teh ", "teh teh "),
    ("teh ⌫ adn ", "teh and "),
    ("teh c⌫⌫", "the"), ("teh c⌫⌫⌫⌫eh ", "teh "), ("teh c⌫⌫⌫⌫eh adn ", "teh and "), ("i ⌫ ", "i "),
    ("teh c⌫⌫⌫⌫⌫teh ", "teh "), ("teh  ", "the. "),
    // What is no word of prose.
    ("a/teh ", "a/teh "), ("@teh ", "@teh "), ("x.teh ", "x.teh "), ("--teh ", "—the "),
    ("top-teh ", "top-teh "),
    ("teh2 ", "teh2 "), ("tEh ", "tEh "), ("#teh ", "#teh "),
  ])
  func corrections(keys: String, after: String) {
    #expect(typed(keys) == after)
  }

  @Test func correctionsNeedTheirSwitches() {
    #expect(typed("teh i ") { $0.behavior.autoCorrection = false } == "teh i ")
    #expect(typed("teh i ") { $0.strength = .off } == "teh i ")
    #expect(typed("teh i ") { $0.behavior.checkSpelling = false } == "teh I ")
    #expect(typed("teh ") { $0.behavior.autoCorrectMinimumWordLength = 4 } == "teh ")
    #expect(typed("i ") { $0.behavior.autoCapitalization = false } == "i ")
    #expect(typed("i ") { $0.context.locale = "cs" } == "i ")
    #expect(typed("teh ⌫ ") { $0.behavior.suppressAutocorrectAfterEdit = false } == "the ")
    #expect(typed("teh i ") { $0.enter(.text, purpose: .name) } == "teh i ")
    for (purpose, kind) in [
      (FieldPurpose.url, FieldKind.text), (.email, .text), (.terminal, .terminal), (.password, .secret),
    ] {
      #expect(typed("teh i ") { $0.enter(kind, purpose: purpose) } == "teh i ")
    }
  }

  /// A word that goes on behind the caret is not finished.
  @Test func insideOfAWord() {
    let document = StringDocument(TextWindow(before: "te", after: "x"))
    let controller = PressboardController(document: document)
    controller.language = source
    type("h ", controller)
    #expect(document.text == "teh x")
  }

  @Test func movingAwayForgetsTheSpotButNotTheRejection() {
    #expect(typed("teh ⌫←→ ") == "teh ")
    let controller = keyboard()
    type("teh ⌫", controller)
    controller.enter(.text)
    type(" teh ", controller)
    #expect(text(controller) == "the the ")
  }

  // MARK: The space and the verdict

  @Test func verdictsMayComeLate() {
    let slow = SlowSource()
    let controller = PressboardController(document: StringDocument())
    controller.language = slow
    type("teh c", controller)
    #expect(text(controller) == "teh c")
    for answer in slow.answers() { controller.receive(answer, at: Timestamp(seconds: 10.45)) }
    #expect(text(controller) == "the c")
    // Letters stand behind it: backspace is for them.
    controller.handle(.backspace)
    #expect(text(controller) == "the ")
  }

  @Test(arguments: [("teh ", 10.51), ("teh c.", 10.4), ("teh  ", 10.4), ("teh c⌫", 10.4), ("teh ←", 10.4)])
  func verdictsMayComeTooLate(keys: String, when: Double) {
    let slow = SlowSource()
    let controller = PressboardController(document: StringDocument())
    controller.language = slow
    type(keys, controller)
    let before = text(controller)
    for answer in slow.answers() { controller.receive(answer, at: Timestamp(seconds: when)) }
    #expect(text(controller) == before)
  }

  @Test func spaceIsConfirmedBeforeItsWordIsCorrected() {
    let document = LateDocument("")
    let controller = PressboardController(document: document)
    controller.language = source
    type("teh", controller)
    document.confirm()
    type(" ", controller)
    #expect(document.inner.text == "teh ")
    type("c", controller)
    document.confirm()
    #expect(document.inner.text == "the c")
  }

  @Test func selectionSwallowedBySpaceEndsIt() {
    let document = LateDocument("")
    let controller = PressboardController(document: document)
    controller.language = source
    type("teh ", controller)
    document.isSettled = true
    document.onChange?(.superseded(.textChanged))
    document.confirm()
    #expect(document.inner.text == "teh ")
  }

  /// A replacement that is not done loses nothing that was typed.
  @Test func droppedReplacements() {
    let document = LateDocument("Hi ")
    let controller = PressboardController(document: document)
    controller.language = source
    document.dropsReplacements = true
    type(".", controller)
    #expect(document.inner.text == "Hi .")
    type("-", controller)
    type("-", controller)
    #expect(document.inner.text == "Hi .--")
    document.dropsReplacements = false
    document.isSettled = true
    type(" teh", controller)
    document.isSettled = true
    type(" ", controller)
    document.confirm()
    #expect(document.inner.text == "Hi .-- the ")
    // Backspace is owed.
    document.dropsReplacements = true
    type("⌫", controller)
    #expect(document.inner.text == "Hi .-- the")
  }
}
