import Pressboard
import Testing

/// What is asked, and what is learned.
extension LanguageTests {
  @Test func queriesSayWhatIsKnown() {
    let controller = keyboard("I see a ", KeyboardContext(enabledLocales: ["en", "cs"]))
    type("tre", controller)
    let query = source.decoder.queries.last
    #expect(query?.word.text == "tre" && query?.word.strokes == [.untold, .untold, .untold])
    #expect(query?.contextWords == ["see", "a"] && query?.startsSentence == false)
    #expect(query?.languages == ["en", "cs"] && query?.secrecy == .open && query?.strength == .normal)
    controller.context.locale = "cs"
    controller.isPrivate = true
    type("e", controller)
    #expect(source.decoder.queries.last?.languages == ["cs", "en"])
    #expect(source.decoder.queries.last?.secrecy == .fleeting)
    let generations = source.decoder.queries.map(\.generation)
    #expect(generations == generations.sorted() && Set(generations).count == generations.count)
  }

  @Test func strokesFollowEdits() {
    let controller = keyboard()
    let q = KeyID("key.character.q")
    let stroke = KeyStroke(
      action: .character("q"), key: q, point: Point(x: 3, y: 4), time: Timestamp(seconds: 1))
    controller.handle(.stroke(stroke), at: stroke.time)
    controller.handle(.picked(stroke, replacing: nil), at: stroke.time)
    #expect(source.decoder.queries.last?.word.strokes == [.touched(q, Point(x: 3, y: 4)), .chosen])
    controller.handle(.backspace)
    #expect(source.decoder.queries.last?.word.strokes == [.touched(q, Point(x: 3, y: 4))])
    // Somebody else's text has no strokes.
    (controller.document as? StringDocument)?.setWindow(TextWindow(before: "xq"))
    controller.handle(.character("a"))
    #expect(source.decoder.queries.last?.word == WordInProgress(text: "xqa"))
  }

  @Test(arguments: [
    (FieldKind.secret, FieldPurpose.password), (.terminal, .terminal), (.text, .url), (.text, .email),
    (.keysOnly, .normal),
  ])
  func nobodyIsAskedThere(kind: FieldKind, purpose: FieldPurpose) {
    let controller = keyboard()
    source.decoder.queries = []
    controller.enter(kind, purpose: purpose)
    type("teh and 1+1", controller)
    #expect(source.decoder.queries.isEmpty && source.decoder.learned.isEmpty)
    #expect(controller.suggestions.isEmpty && controller.viableNext == nil)
  }

  @Test func keptWordsAreLearned() {
    let controller = keyboard()
    type("We see teh cat⏎", controller)
    #expect(source.decoder.learned.map(\.text) == ["We", "see", "the", "cat"])
    #expect(source.decoder.learned.last?.contextWords == ["see", "the"])
    #expect(source.decoder.learned.map(\.startsSentence) == [true, true, true, false])
    controller.isPrivate = true
    type("x y ", controller)
    #expect(source.decoder.learned.count == 4)
  }

  /// Nobody told that the text is another one: a word that is no longer there is not asked about.
  @Test func aWordThatIsGoneIsNotAskedAbout() {
    let document = LateDocument("")
    let controller = PressboardController(document: document)
    controller.language = source
    type("1+2", controller)
    document.inner.setWindow(TextWindow(before: ""))
    controller.resync()
    #expect(source.decoder.queries.last?.word.text == "" && bar(controller) == ["I", "The", "We"])
  }

  /// What may follow "t" says nothing of what may follow "th".
  @Test func lettersThatMayFollowAreThoseOfTheWordAsItIs() {
    let slow = SlowSource()
    let controller = PressboardController(document: StringDocument())
    controller.language = slow
    type("he", controller)
    let late = slow.answers()
    controller.receive(late[1], at: Timestamp(seconds: 10.15))
    #expect(controller.viableNext == ["l"])
    type("l", controller, from: 10.2)
    #expect(controller.viableNext == nil)
    controller.receive(late[0], at: Timestamp(seconds: 10.25))
    #expect(controller.viableNext == nil)
  }

  /// A word far behind a drawing of marks is not what was kept just now.
  @Test(arguments: [(1, ["we"]), (64, ["we"]), (65, []), (200, [])])
  func wordsFarBehindAreNotLearned(marks: Int, learned: [String]) {
    let controller = keyboard()
    type("we" + String(repeating: "*", count: marks) + "⏎", controller)
    #expect(source.decoder.learned.map(\.text) == learned)
  }

  /// The last word of a text that is sent or left, although no other word followed it.
  @Test(
    arguments: [
      // what is typed, what is learned when the field is left
      ("we see", ["we", "see"]), ("we see ", ["we", "see"]), ("teh ", ["the"]), ("teh ⌫", ["teh"]),
      ("teh.", ["the"]), ("we⌫⌫", []), ("we ⌫⌫⌫", []), ("a@b", []), ("https://see", []), ("x/ ", []),
      ("we see⏎", ["we", "see"]), ("we ←", ["we"]),
    ] as [(String, [String])])
  func theLastWordIsKept(keys: String, learned: [String]) {
    let ends: [(PressboardController) -> Void] = [
      { $0.leave() }, { $0.enter(.text) }, { $0.keepLastWord() }, { $0.enter(.secret, purpose: .password) },
      { ($0.document as? StringDocument)?.setWindow(TextWindow(before: "")) },
    ]
    for end in ends {
      source.decoder.learned = []
      let controller = keyboard()
      type(keys, controller)
      end(controller)
      controller.leave()
      #expect(source.decoder.learned.map(\.text) == learned)
    }
  }

  @Test func theLastWordKnowsItsTouchesAndItsContext() {
    let controller = keyboard("I see ")
    type("teh ", controller)
    controller.leave()
    let kept = source.decoder.learned.last
    #expect(kept?.text == "the" && kept?.typed.text == "teh" && kept?.typed.strokes.count == 3)
    #expect(kept?.contextWords == ["I", "see"])
  }

  /// What only stands before the caret was written by somebody else, or long ago.
  @Test func wordsThatWereOnlyPassedAreNotLearned() {
    let controller = keyboard("hello")
    controller.leave()
    let secret = keyboard()
    secret.enter(.secret, purpose: .password)
    type("we", secret)
    secret.leave()
    let own = keyboard()
    own.isPrivate = true
    type("we", own)
    own.leave()
    #expect(source.decoder.learned.isEmpty)
  }

  @Test(arguments: [("hel", 1, "hello"), ("teh", 1, "the"), ("teh", 0, "teh"), ("see ", 0, "you")])
  func picksAreKept(before: String, slot: Int, learned: String) {
    let controller = keyboard(before)
    controller.pick(slot: slot)
    controller.leave()
    #expect(source.decoder.learned.map(\.text) == [learned])
  }

  @Test func aWordThatMayStillBeCorrectedIsNotLearnedAsItWasTyped() {
    let slow = SlowSource()
    let controller = PressboardController(document: StringDocument())
    controller.language = slow
    type("teh c", controller)
    #expect(slow.learned.isEmpty)
  }
}
