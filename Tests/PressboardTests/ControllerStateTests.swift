import Pressboard
import Testing

/// What is remembered between actions, and what ends it.
@Suite struct ControllerStateTests {
  private func stroke(_ action: KeyboardAction) -> KeyStroke {
    KeyStroke(action: action, key: KeyID("key"), point: Point(x: 0, y: 0), time: Timestamp(seconds: 0))
  }

  private let start = Timestamp(seconds: 100)

  // MARK: A key that acted on its touch

  @Test(arguments: [
    ("Hi ", "."), ("a-", "-"), ("a", "\u{301}"), ("say ", "\""), ("don", "'"), ("hi: ", ")"), ("x", "a"),
    ("", "A"),
    ("wait..", "."), ("Hi", ","), ("42.", "N"), ("teh", "."), ("teh", ","), ("x", ".com"), ("e\u{301}", "👩‍👩‍👧"),
  ])
  func takenBackToTheByte(before: String, typed: String) {
    let document = StringDocument(before)
    let controller = PressboardController(document: document)
    controller.behavior.smartEllipsis = true
    controller.behavior.spaceAfterPunctuation = true
    controller.language = DirectLanguageSource(FakeDecoder())
    controller.enter(.text)
    controller.handle(.keyboardType(.numeric))
    let context = controller.context
    let bar = controller.suggestions
    controller.handle(.insertedOnKeyDown(stroke(.character(typed))), at: start)
    #expect(document.text != before)
    controller.handle(.takenBack(stroke(.character(typed))), at: start)
    #expect(document.window == TextWindow(before: before))
    #expect(controller.context == context)
    #expect(controller.suggestions == bar)
  }

  @Test func spaceOnTouchIsTakenBackWithItsCorrectionAndItsStop() {
    for (before, spaces) in [("teh", 1), ("word", 2)] {
      let document = StringDocument(before)
      let controller = PressboardController(document: document)
      controller.language = DirectLanguageSource(FakeDecoder())
      controller.enter(.text)
      for _ in 1..<spaces { controller.handle(.space, at: start) }
      let standing = document.text
      controller.handle(.insertedOnKeyDown(stroke(.space)), at: start + 0.2)
      #expect(document.text == (before == "teh" ? "the " : "word. "))
      controller.handle(.takenBack(stroke(.space)), at: start + 0.3)
      #expect(document.text == standing)
    }
  }

  @Test func selectionComesBackUnlessSomethingElseIsTyped() {
    let document = StringDocument(TextWindow(before: "a", selected: "bc", after: "d"))
    let controller = PressboardController(document: document)
    controller.handle(.insertedOnKeyDown(stroke(.character("e"))), at: start)
    controller.handle(.takenBack(stroke(.character("e"))), at: start)
    #expect(document.text == "abcd")
    document.setWindow(TextWindow(before: "a", selected: "bc", after: "d"))
    controller.handle(.insertedOnKeyDown(stroke(.character("e"))), at: start)
    controller.handle(.picked(stroke(.character("é")), replacing: stroke(.character("e"))), at: start)
    #expect(document.text == "aéd")
  }

  @Test func inSecretsItIsTakenBackByCount() {
    let document = StringDocument("pw")
    let controller = PressboardController(document: document)
    controller.enter(.secret, purpose: .password)
    controller.handle(.insertedOnKeyDown(stroke(.character(".com"))), at: start)
    controller.handle(.takenBack(stroke(.character(".com"))), at: start)
    #expect(document.text == "pw")
  }

  @Test func nothingIsTakenBackTwice() {
    let document = StringDocument("a")
    let controller = PressboardController(document: document)
    controller.handle(.insertedOnKeyDown(stroke(.character("b"))), at: start)
    controller.handle(.character("c"))
    controller.handle(.takenBack(stroke(.character("b"))), at: start)
    #expect(document.text == "abc")
  }

  // MARK: Dragging the caret

  /// Counts how often it is read.
  private final class CountingDocument: TextDocument {
    let inner = StringDocument("Hello there. Yes")
    var reads = 0
    var onChange: ((DocumentChange) -> Void)?
    var documentContextBeforeInput: String? {
      reads += 1
      return inner.documentContextBeforeInput
    }
    var documentContextAfterInput: String? {
      reads += 1
      return inner.documentContextAfterInput
    }
    var selectedText: String? { inner.selectedText }
    var markedText: String? { nil }
    var isSettled: Bool { true }
    func insertText(_ text: String) { inner.insertText(text) }
    func deleteBackward() { inner.deleteBackward() }
    func moveCaret(_ move: DocumentMove) { inner.moveCaret(move) }
    func replaceBeforeCaret(_ old: String, with new: String) { inner.replaceBeforeCaret(old, with: new) }
    func setMarkedText(_ text: String) {}
    func unmarkText() {}
  }

  @Test func nothingIsReadWhileTheCaretIsDragged() {
    let document = CountingDocument()
    let controller = PressboardController(document: document)
    let source = DirectLanguageSource(FakeDecoder())
    controller.language = source
    controller.enter(.text)
    var told: [Bool] = []
    controller.onCursorMove = { told.append($0) }
    controller.handle(.caretDragBegan, at: start)
    let (reads, queries) = (document.reads, source.decoder.queries.count)
    let (keyboardCase, bar) = (controller.context.keyboardCase, controller.suggestions)
    for _ in 0..<3 { controller.handle(.caretMoved(CaretMove(-1)), at: start) }
    #expect(document.reads == reads && source.decoder.queries.count == queries)
    #expect(controller.context.keyboardCase == keyboardCase && controller.suggestions == bar)
    #expect(document.inner.window.after == "Yes")
    controller.handle(.caretDragEnded, at: start)
    #expect(controller.context.keyboardCase == .auto && source.decoder.queries.count == queries + 1)
    #expect(told == [true, false])
  }

  @Test(arguments: [
    ("abc", -1, "ab"), ("אבג", 1, "אב"), ("سلام", 1, "سلا"), ("אבג abc", -1, "אבג ab"), ("", 1, ""),
  ])
  func caretFollowsTheFinger(text: String, count: Int, before: String) {
    let document = StringDocument(text)
    let controller = PressboardController(document: document)
    controller.handle(.caretDragBegan, at: start)
    controller.handle(.caretMoved(CaretMove(count)), at: start)
    controller.handle(.caretDragEnded, at: start)
    #expect(document.window.before == before)
  }

  @Test func modifiersSelectAndGoByWords() {
    let document = StringDocument("One two. Three four")
    let controller = PressboardController(document: document)
    controller.handle(.caretDragBegan, at: start)
    controller.handle(.caretMoved(CaretMove(-1, .word)), at: start)
    #expect(document.window.after == "four")
    controller.handle(.caretMoved(CaretMove(-2, extending: true)), at: start)
    #expect(document.window.selected == "e ")
    controller.handle(.caretMoved(CaretMove(1, .sentence)), at: start)
    #expect(document.window.before == "One two. Three four")
    controller.handle(.caretMoved(CaretMove(-1, .sentence, extending: true)), at: start)
    #expect(document.window.selected == " Three four")
  }

  // MARK: Once per key

  @Test func everyKeyAsksOnceAndItsEchoNever() {
    let controller = PressboardController(document: StringDocument())
    let source = DirectLanguageSource(FakeDecoder())
    controller.language = source
    for letter in "word" {
      controller.handle(.character(String(letter)))
      controller.documentChanged(.confirmed, at: start)
    }
    #expect(source.decoder.queries.map(\.word.text) == ["w", "wo", "wor", "word"])
  }

  @Test func changesByOthersEndWhatWasRemembered() {
    let document = StringDocument("hi ")
    let controller = PressboardController(document: document)
    controller.handle(.character(":"))
    document.setWindow(TextWindow(before: "hi: ", after: "x"))
    controller.handle(.character(")"))
    #expect(document.text == "hi: )x")
    for change in [ForeignChange.fieldChanged, .lost, .textChanged, .caretMoved] {
      controller.handle(.space, at: start)
      controller.documentChanged(.superseded(change), at: start)
      controller.handle(.character("w"), at: start)
      controller.handle(.space, at: start + 0.1)
      controller.documentChanged(.superseded(change), at: start)
      controller.handle(.space, at: start + 0.2)
      #expect(document.window.before.hasSuffix("w  "))
    }
  }

  // MARK: Other actions

  @Test func globeGoesThroughTheLanguages() {
    let controller = PressboardController(
      document: StringDocument(),
      context: KeyboardContext(enabledLocales: ["en", "cs", "de"], layoutName: "en"))
    var seen: [LanguageTag] = []
    for _ in 0..<4 {
      controller.handle(.nextKeyboard)
      seen.append(controller.context.locale)
    }
    #expect(seen == ["cs", "de", "en", "cs"])
    let czech = PressboardController(document: StringDocument(), context: KeyboardContext(locale: "cs"))
    #expect(controller.layout.rows == czech.layout.rows)
    controller.context.enabledLocales = ["cs"]
    controller.handle(.nextKeyboard)
    #expect(controller.context.locale == "cs")
  }

  @Test func newBehaviorShowsAtOnce() {
    let controller = PressboardController(document: StringDocument())
    let layout = controller.layout
    controller.behavior.emojiKey = false
    controller.behavior.nextKeyboardKey = false
    #expect(controller.layout != layout)
  }

  @Test func wordsOfScriptsWithoutSpaces() {
    struct Pairs: WordBoundaries {
      func lengthOfLastWord(in text: Substring) -> Int { 2 }
    }
    let document = StringDocument("กขคง")
    let controller = PressboardController(document: document)
    controller.handle(.deleteWord)
    #expect(document.text == "กขค")
    controller.wordBoundaries = Pairs()
    controller.handle(.deleteWord)
    #expect(document.text == "ก")
  }
}
