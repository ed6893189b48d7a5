import Pressboard
import Testing

/// A decoder that knows a few words, and notes what it is asked.
struct FakeDecoder: LanguageDecoder {
  var corrections = ["teh": "the", "hullo": "hello", "adn": "and", "delas": "děláš", "wrld": "world"]
  var completions = ["hel": ["hello", "help"], "th": ["the", "this", "that"], "hi": ["hit"]]
  var next = ["": ["I", "the", "we"], "see": ["you", "it"]]
  var glides = ["helo": ["hello", "hero"], "co": ["co", "chi"]]
  var emoji = ["hi": "👋"]
  var queries: [LanguageQuery] = []
  var learned: [KeptWord] = []

  mutating func answer(_ query: LanguageQuery) -> LanguageAnswer {
    queries.append(query)
    var answer = LanguageAnswer(generation: query.generation)
    switch query.occasion {
    case .typing:
      let word = query.word.text
      if let correction = corrections[word.lowercased()], query.strength != .off,
        !query.rejected.contains(CorrectionPair(typed: word, replacement: correction))
      {
        answer.verdict = .replace(word.first?.isUppercase ?? false ? correction.capitalized : correction)
      }
      answer.suggestions = (completions[word.lowercased()] ?? []).map { Suggestion($0, .completion) }
      if query.wantsEmoji, let emoji = emoji[word.lowercased()] {
        answer.suggestions.append(Suggestion(emoji, .emoji))
      }
      answer.viableNext = Set(completions.keys.filter { $0.hasPrefix(word) && $0 != word }.compactMap(\.last))
    case .nextWord:
      answer.suggestions = (next[query.contextWords.last ?? ""] ?? []).map { Suggestion($0, .next) }
    case .glide(let trace):
      answer.suggestions = (glides[String(trace.keys).lowercased()] ?? []).map { Suggestion($0, .glide) }
    }
    return answer
  }

  mutating func learn(_ word: KeptWord) { learned.append(word) }
}

/// A worker that answers when it is told to.
final class SlowSource: LanguageSource {
  var decoder = FakeDecoder()
  var waiting: [LanguageQuery] = []
  var learned: [KeptWord] = []

  func learn(_ word: KeptWord) { learned.append(word) }

  func answer(_ query: LanguageQuery) -> LanguageAnswer? {
    waiting.append(query)
    return nil
  }

  func answers() -> [LanguageAnswer] {
    defer { waiting = [] }
    return waiting.map { decoder.answer($0) }
  }
}

/// A document whose edits are confirmed when it is told so.
final class LateDocument: TextDocument {
  let inner: StringDocument
  var isSettled = true
  var dropsReplacements = false
  var onChange: ((DocumentChange) -> Void)?

  init(_ text: String) { inner = StringDocument(text) }

  var documentContextBeforeInput: String? { inner.documentContextBeforeInput }
  var documentContextAfterInput: String? { inner.documentContextAfterInput }
  var selectedText: String? { inner.selectedText }
  var markedText: String? { nil }
  func insertText(_ text: String) {
    inner.insertText(text)
    isSettled = false
  }
  func deleteBackward() { inner.deleteBackward() }
  func moveCaret(_ move: DocumentMove) { inner.moveCaret(move) }
  func replaceBeforeCaret(_ old: String, with new: String) {
    if dropsReplacements {
      onChange?(.superseded(.replacementDropped))
    } else {
      inner.replaceBeforeCaret(old, with: new)
    }
  }
  func setMarkedText(_ text: String) {}
  func unmarkText() {}
  func confirm() {
    isSettled = true
    onChange?(.confirmed)
  }
}

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

  // MARK: Queries

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

  // MARK: The bar

  @Test(arguments: [
    ("", ["I", "The", "We"]), ("hel", ["hel", "hello", "help"]), ("teh", ["teh", "*the"]),
    ("th", ["th", "the", "this"]),
    // The word as it was typed, even where nothing else is known of it.
    ("x", ["x"]), ("xqz", ["xqz"]), ("x 42", []), ("see", ["see"]), ("see ", ["you", "it"]),
    ("1+1", ["1+1", "*1+1=2", "2"]),
    ("hi", ["hi", "*👋", "hit"]),
    ("see.", []), ("see. ", ["I", "The", "We"]), ("helo ", []),
  ])
  func offers(before: String, slots: [String]) {
    let controller = keyboard(before)
    #expect(bar(controller) == slots)
  }

  @Test func offersNeedTheirSwitches() {
    func offered(_ before: String, _ change: (inout KeyboardBehavior) -> Void) -> [String] {
      let controller = keyboard(before)
      change(&controller.behavior)
      controller.resync()
      return bar(controller)
    }
    #expect(offered("hel") { $0.predictiveText = false } == [])
    #expect(offered("") { $0.emptyFieldSuggestions = false } == [])
    #expect(offered("see ") { $0.nextWordPrediction = false } == [])
    #expect(offered("1+1") { $0.showMathResults = false } == [])
    #expect(offered("1+1") { $0.predictiveText = false } == ["1+1", "*1+1=2", "2"])
    #expect(offered("hi") { $0.emojiSuggestions = false } == ["hi", "hit"])
    #expect(offered("teh") { $0.autoCorrection = false } == ["teh"])
  }

  @Test(arguments: [
    ("hel", 1, "hello "), ("hel", 0, "hel "), ("teh", 1, "the "), ("teh", 0, "teh "), ("see ", 0, "see you "),
    ("", 1, "The "),
    ("1+1", 0, "1+1"), ("1+1", 1, "1+1=2"), ("1+1", 2, "2"), ("total 3*4", 2, "total 12"),
    ("say hi", 1, "say 👋 "),
  ])
  func picks(before: String, slot: Int, after: String) {
    let controller = keyboard(before)
    #expect(controller.pick(slot: slot))
    #expect(text(controller) == after)
  }

  @Test func picksOfNothing() {
    #expect(!keyboard("see.").pick(slot: 0))
    #expect(!keyboard("hel").pick(slot: 3))
  }

  @Test func typedWordThatIsPickedStays() {
    let controller = keyboard("")
    type("teh", controller)
    controller.pick(slot: 0)
    type("teh ", controller)
    #expect(text(controller) == "teh teh ")
  }

  /// The bar still shows the word's beginning: what stands in the text is what is kept.
  @Test func aPickOfTheTypedWordKeepsWhatStandsThere() {
    let slow = SlowSource()
    let controller = PressboardController(document: StringDocument())
    controller.language = slow
    type("xq", controller)
    for answer in slow.answers() { controller.receive(answer, at: Timestamp(seconds: 10.2)) }
    #expect(bar(controller) == ["xq"])
    type("z", controller)
    #expect(bar(controller) == ["xq"] && controller.pick(slot: 0))
    type("a ", controller)
    #expect(text(controller) == "xqz a " && slow.learned.first?.text == "xqz")
  }

  @Test(arguments: [
    (".", "hello. "), (" ", "hello "), ("x", "hello x"), ("  ", "hello. "), (")", "hello )"),
    ("⌫.", "hello."),
  ])
  func spaceBehindAPick(keys: String, after: String) {
    let controller = keyboard("hel")
    controller.pick(slot: 1)
    type(keys, controller)
    #expect(text(controller) == after)
  }

  @Test func noSecondSpaceBehindAPick() {
    let document = StringDocument(TextWindow(before: "hel", after: " x"))
    let controller = PressboardController(document: document)
    controller.language = source
    controller.resync()
    controller.pick(slot: 1)
    #expect(document.text == "hello x")
  }

  // MARK: Glides

  @Test(arguments: [
    ("", "helo", "Hello "), ("a ", "helo", "a hello "), ("a", "helo", "a hello "), ("a ", "co", "a co "),
    ("a ", "xyz", "a z"),
    ("a.", "helo", "a. hello "),
  ])
  func glides(before: String, keys: String, after: String) {
    let controller = keyboard(before)
    controller.handle(.slideTyped(keys: Array(keys)))
    #expect(text(controller) == after)
  }

  @Test func glideAlternatives() {
    let controller = keyboard("a ")
    controller.handle(.slideChanged(keys: Array("helo")))
    #expect(bar(controller) == ["hello", "hero"] && text(controller) == "a ")
    controller.handle(.slideTyped(keys: Array("helo")))
    #expect(bar(controller) == ["hello", "hero"])
    controller.pick(slot: 1)
    #expect(text(controller) == "a hero ")
    type(".", controller)
    #expect(text(controller) == "a hero. ")
  }

  @Test func glidesWithoutADecoder() {
    let controller = PressboardController(document: StringDocument("a "))
    let stroke = KeyStroke(
      action: .character("o"), key: KeyID("key.character.o"), point: Point(x: 0, y: 0),
      time: Timestamp(seconds: 1))
    controller.handle(
      .glideFinished(GlideTrace(keys: Array("helo"), samples: []), liftedOn: stroke), at: stroke.time)
    #expect(text(controller) == "a o")
    controller.behavior.slideToType = false
    controller.language = source
    controller.handle(
      .glideFinished(GlideTrace(keys: Array("helo"), samples: []), liftedOn: stroke), at: stroke.time)
    #expect(text(controller) == "a oo")
  }

  @Test func shiftMakesGlidesCapitals() {
    let controller = keyboard("a ")
    controller.handle(.shift)
    controller.handle(.slideTyped(keys: Array("helo")))
    controller.context.keyboardCase = .capsLocked
    controller.handle(.slideTyped(keys: Array("co")))
    #expect(text(controller) == "a Hello CO ")
  }

  @Test func viableLettersAreTold() {
    let controller = keyboard("he")
    #expect(controller.viableNext == ["l"])
    controller.leave()
    #expect(controller.viableNext == nil && controller.suggestions.isEmpty)
  }
}

extension String {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
