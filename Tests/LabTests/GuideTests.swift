import Pressboard
import Testing

@testable import PressboardLab

/// The guide's table of actions: a test for each row, named after it.
@Suite struct GuideActionTests {
  /// What an action makes of a text whose caret is at `|`.
  private func result(
    _ text: String, _ actions: [KeyboardAction], language: (any LanguageSource)? = nil,
    _ change: (PressboardController) -> Void = { _ in }
  ) throws -> String {
    let document = StringDocument(try MarkedText.window(text[...]))
    let controller = PressboardController(document: document)
    controller.language = language
    controller.enter(.text)
    change(controller)
    var now = Timestamp(seconds: 1)
    for action in actions {
      controller.handle(action, at: now)
      now = now + 0.1
    }
    return MarkedText.text(document.window)
  }

  @Test func character() throws {
    #expect(try result("a|c", [.character("b")]) == "ab|c")
    #expect(try result("Hi |", [.character(".")]) == "Hi. |")
    #expect(try result("say |", [.character("\"")]) == "say “|")
    #expect(try result("ex|", [.character(".com")]) == "ex.com|")
  }

  @Test func space() throws {
    #expect(try result("a|b", [.space]) == "a |b")
    let typed: [KeyboardAction] = "teh".map { .character(String($0)) }
    #expect(try result("|", typed + [.space], language: DirectLanguageSource(SmallDecoder())) == "the |")
    #expect(try result("word|", [.space, .space]) == "word. |")
  }

  @Test func backspace() throws {
    #expect(try result("a👩‍👩‍👧|b", [.backspace]) == "a|b")
    #expect(try result("a[bc]d", [.backspace]) == "a|d")
  }

  @Test func deleteWord() throws {
    #expect(try result("hello world|!", [.deleteWord]) == "hello |!")
  }

  @Test func primary() throws {
    #expect(try result("a|b", [.primary]) == "a\\n|b")
  }

  @Test func shift() {
    let controller = PressboardController(document: StringDocument("a"))
    controller.handle(.shift, at: Timestamp(seconds: 1))
    #expect(controller.context.keyboardCase == .uppercased && controller.layout.rows[0][0].face == .text("Q"))
    controller.handle(.shift, at: Timestamp(seconds: 1.2))
    #expect(controller.context.keyboardCase == .capsLocked)
  }

  @Test(arguments: [KeyboardType.numeric, .symbolic, .alphabetic, .emojis]) func keyboardType(
    page: KeyboardType
  ) {
    let controller = PressboardController(document: StringDocument("a"))
    controller.handle(.keyboardType(page))
    #expect(controller.context.keyboardType == page && controller.layout.page == page)
  }

  @Test func moveCursor() throws {
    #expect(try result("abc|d", [.moveCursor(offset: -2)]) == "a|bcd")
    #expect(try result("a|👩‍👩‍👧b", [.moveCursor(offset: 1)]) == "a👩‍👩‍👧|b")
  }

  /// The start, behind a run of marks, behind a newline, the end; negative is backwards.
  @Test func moveCursorSentence() throws {
    #expect(try result("Hi. How?! Ok|", [.moveCursorSentence(-1)]) == "Hi. How?!| Ok")
    #expect(try result("Hi. How?! Ok|", [.moveCursorSentence(-9)]) == "|Hi. How?! Ok")
    #expect(try result("|a\\nb… c", [.moveCursorSentence(1)]) == "a\\n|b… c")
    #expect(try result("|a\\nb… c", [.moveCursorSentence(2)]) == "a\\nb…| c")
    #expect(try result("|a\\nb… c", [.moveCursorSentence(9)]) == "a\\nb… c|")
  }

  @Test func slideChanged() throws {
    var offered: [String] = []
    let text = try result(
      "a |", [.slideChanged(keys: Array("helo"))], language: DirectLanguageSource(SmallDecoder())
    ) { controller in
      controller.onSuggestionsChange = { offered = $0.slots.map(\.text) }
    }
    #expect(text == "a |" && offered == ["hello", "hero", "halo"])
  }

  @Test func slideTyped() throws {
    let source = DirectLanguageSource(SmallDecoder())
    #expect(try result("a |", [.slideTyped(keys: Array("helo"))], language: source) == "a hello |")
    #expect(try result("a |", [.slideTyped(keys: Array("helo"))]) == "a o|")
  }

  @Test func nextKeyboard() {
    let context = KeyboardContext(enabledLocales: ["en", "de"])
    let controller = PressboardController(document: StringDocument("a"), context: context)
    controller.handle(.nextKeyboard)
    #expect(controller.context.locale == "de" && controller.layout.rows[0][5].face == .text("z"))
    controller.handle(.nextKeyboard)
    #expect(controller.context.locale == "en")
  }

  @Test func dictation() throws {
    var heard = 0
    let text = try result("a|", [.dictation]) { controller in
      controller.onAction = {
        heard += $0 == .dictation ? 1 : 0
        return true
      }
    }
    #expect(text == "a|" && heard == 1)
  }

  @Test func customAndNone() throws {
    var heard: [KeyboardAction] = []
    let text = try result("a|", [.custom(named: "mine"), .none]) { controller in
      controller.onAction = {
        heard.append($0)
        return false
      }
    }
    #expect(text == "a|" && heard == [.custom(named: "mine"), .none])
  }

  /// Each row intercepted: the text stays, whatever the action.
  @Test func aHostMayInterceptEachOfThem() throws {
    let actions: [KeyboardAction] = [
      .character("x"), .backspace, .deleteWord, .shift, .space, .primary, .keyboardType(.numeric),
      .nextKeyboard,
      .dictation, .custom(named: "x"), .moveCursor(offset: -1), .moveCursorSentence(-1),
      .slideTyped(keys: ["a", "b"]), .slideChanged(keys: ["a", "b"]), .none,
    ]
    var heard: [KeyboardAction] = []
    let text = try result("One. Two|", actions) { controller in
      controller.onAction = {
        heard.append($0)
        return true
      }
    }
    #expect(text == "One. Two|" && heard == actions)
  }
}

/// The guide's blocks of code and what it says beside them; `GuideRouterTests` holds its router to the same.
@Suite struct GuideBlockTests {
  @Test func theActionType() {
    func isSendable(_ value: some Equatable & Sendable) {}
    isSendable(KeyboardAction.none)
    #expect(KeyboardAction.slideTyped(keys: ["a"]) != .slideChanged(keys: ["a"]))
  }

  /// Spacing first, then typography; several characters go in as they are.
  @Test(arguments: [
    ("Hi |", "TYPE:.", "Hi. |"), ("say |", "TYPE:\"", "say “|"), ("a-|", "TYPE:-", "a—|"),
    ("a|", "TYPE:b", "ab|"),
    ("Hi |", "CHAR:.com", "Hi .com|"),
  ])
  func insertingACharacter(before: String, script: String, after: String) {
    #expect(typed(before, script) == after)
  }

  @Test func insertingACharacterBringsTheLettersBack() {
    #expect(
      run("don|", "PAGE:numeric TYPE:'").page == "alphabetic"
        && run("a|", "PAGE:numeric TYPE:1").page == "numeric")
  }

  /// Correction, then the stop inside of its window, else a space.
  @Test(arguments: [
    ("|", "TYPE:teh SPACE", "the |"), ("word|", "SPACE WAIT:0.6 SPACE", "word. |"),
    ("word|", "SPACE WAIT:0.8 SPACE", "word  |"), ("word|", "APP:\\s SPACE", "word  |"),
    ("|", "TYPE:teh SPACE SPACE", "the. |"),
  ])
  func insertingASpace(before: String, script: String, after: String) {
    #expect(said(before, script).text == after)
  }

  @Test func deletingAWord() {
    #expect(typed("hello world|", "DELWORD") == "hello |" && typed("|", "DELWORD") == "|")
  }

  @Test func keepingTheCaseRight() {
    #expect(
      run("Hi.|", "SPACE").keyboardCase == "auto" && run("Hi. |", "TYPE:A").keyboardCase == "lowercased")
    #expect(ShiftLogic.afterCharacterInput(current: .uppercased) == .lowercased)
    #expect(ShiftLogic.afterCharacterInput(current: .capsLocked) == .capsLocked)
  }

  /// The bar and the case stand still; one look at the text when it ends.
  @Test func theSpacebarCursorDrag() {
    let held = "DOWN:1=key.space MOVETO:1=key.character.x"
    #expect(said("Hi. hel|", held).bar == "hel|hello|help")
    #expect(run("Hi. H|", held).keyboardCase == "lowercased")
    #expect(run("Hi. hel|", "DRAG:-24,0").keyboardCase == "auto")
    #expect(said("Hi. hel|", "DRAG:-24,0").bar == "I|The|We")
  }

  /// A callout replaces, a glide undoes, dragging off cancels, a drag of the caret takes its space back.
  @Test(arguments: [
    ("x|", "DOWN:1=key.character.a", "xa|"), ("x|", "HOLD:key.character.a=á", "xá|"),
    ("x |", "GLIDE:helo", "x hello |"), ("x|", "DOWN:1=key.character.a MOVETO:1=key.hide UP:1", "x|"),
  ])
  func keyDownInput(before: String, script: String, after: String) {
    #expect(said(before, script, .init()) { $0.behavior.insertOnKeyDown = true }.text == after)
  }

  @Test func spaceCommitsOnRelease() {
    func at(_ script: String, held: Bool) -> String {
      typed("abcd|", script) {
        $0.behavior.insertOnKeyDown = true
        $0.behavior.spaceCommitsOnRelease = held
      }
    }
    #expect(at("DOWN:1=key.space", held: true) == "abcd|" && at("DOWN:1=key.space", held: false) == "abcd |")
    #expect(at("DOWN:1=key.space DOWN:2=key.character.s WAIT:0", held: true) == "abcd s|")
    #expect(at("DRAG:-24,0", held: true) == "a|bcd" && at("DRAG:-24,0", held: false) == "a|bcd")
  }
}
