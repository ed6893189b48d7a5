import Pressboard
import Testing

/// What the bar offers, and what a pick of it does; glides are picks too.
extension LanguageTests {
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
