import GuideRouter
import Pressboard
import Testing

@Suite struct GuideRouterTests {
  final class Clock { var now = 1000.0 }

  let clock = Clock()

  func router(_ text: String = "", change: (GuideRouter) -> Void = { _ in }) -> GuideRouter {
    let router = GuideRouter(document: StringDocument(text), clock: { [clock] in clock.now })
    change(router)
    return router
  }

  func text(_ router: GuideRouter) -> String { router.textDocumentProxy.documentContextBeforeInput ?? "?" }

  /// The actions a tenth of a second apart, and what then stands before the caret.
  func result(_ text: String, _ actions: [KeyboardAction], change: (GuideRouter) -> Void = { _ in }) -> String
  {
    let router = router(text, change: change)
    for action in actions {
      router.handle(action)
      clock.now += 0.1
    }
    return self.text(router)
  }

  @Test(
    arguments: [
      ("", [.character("a")], "a"), ("", [.character(".com")], ".com"), ("Hi ", [.character(".")], "Hi. "),
      ("say ", [.character("\"")], "say “"), ("a-", [.character("-")], "a—"), ("a", [.space], "a "),
      ("word", [.space, .space], "word. "), ("ab", [.backspace], "a"),
      ("hello world", [.deleteWord], "hello "),
      ("a", [.primary], "a\n"), ("abc", [.moveCursor(offset: -2)], "a"),
      ("One. Two", [.moveCursorSentence(-1)], "One."), ("", [.slideTyped(keys: ["h", "i"])], "hi "),
      ("", [.slideChanged(keys: ["h", "i"])], ""), ("a", [.none, .custom(named: "x")], "a"),
      ("a", [.nextKeyboard, .dictation], "a"), ("teh", [.space], "the "),
    ] as [(String, [KeyboardAction], String)])
  func everyActionDoesWhatTheTableSays(before: String, actions: [KeyboardAction], after: String) {
    let result = result(before, actions) {
      $0.decode = { [String($0)] }
      $0.correction = { $0 == "teh" ? "the" : nil }
    }
    #expect(result == after)
  }

  @Test func shiftAndPages() {
    let router = router("a")
    router.handle(.shift)
    #expect(router.context.keyboardCase == .uppercased && router.layout.rows[0][0].face == .text("Q"))
    router.handle(.character("B"))
    #expect(router.context.keyboardCase == .lowercased)
    clock.now += 1
    router.handle(.shift)
    clock.now += 0.1
    router.handle(.shift)
    #expect(router.context.keyboardCase == .capsLocked)
    router.handle(.keyboardType(.numeric))
    #expect(router.layout.page == .numeric)
    router.handle(.space)
    #expect(router.layout.page == .alphabetic)
  }

  @Test func capitalsFollowTheText() {
    let router = router("Hi")
    router.handle(.character("."))
    router.handle(.space)
    #expect(router.context.keyboardCase == .auto)
    router.handle(.deleteWord)
    router.handle(.character("a"))
    #expect(router.context.keyboardCase == .lowercased)
  }

  @Test func hostsOwnBusiness() {
    var asked: [String] = []
    let router = router()
    router.advanceToNextInputMode = { asked.append("globe") }
    router.startDictation = { asked.append("microphone") }
    router.decode = { _ in ["glide"] }
    router.handle(.nextKeyboard)
    router.handle(.dictation)
    router.handle(.slideChanged(keys: ["g"]))
    #expect(asked == ["globe", "microphone"] && router.preview == ["glide"])
  }

  @Test func switchesAreTheBehaviors() {
    let plain = result("Hi ", [.character("."), .character("\""), .space, .space]) {
      $0.behavior.punctuationSpacing = false
      $0.behavior.smartPunctuation = false
      $0.behavior.periodShortcut = false
    }
    #expect(plain == "Hi .\"  ")
  }
}
