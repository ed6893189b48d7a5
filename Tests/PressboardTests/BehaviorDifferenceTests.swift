import Pressboard
import Testing

/// What a user notices of a field: a story told twice, with the field as it is and with another value.
private struct Difference: Sendable {
  typealias Story = @Sendable (KeyboardBehavior) -> String

  var field: String
  /// nil: the opposite of the default.
  var other: String?
  var story: Story

  init(_ field: String, _ story: @escaping Story) {
    self.field = field
    self.story = story
  }

  init(_ field: String, _ other: String, _ story: @escaping Story) {
    self.field = field
    self.other = other
    self.story = story
  }
}

// MARK: - Stories

/// Actions 0.1 s apart on a text: what stands there then, the case, the page and the bar. In `keys`, ⇧ is shift, a
/// space the space bar, ⌫ backspace, ⇐ a deleted word, … half a second.
private func typed(
  _ keys: String, after text: String = "", on page: KeyboardType = .alphabetic
) -> Difference.Story {
  { behavior in
    let controller = PressboardController(document: StringDocument(text), behavior: behavior)
    controller.language = DirectLanguageSource(FakeDecoder())
    controller.context.keyboardType = page
    controller.resync()
    var now = Timestamp(seconds: 10)
    for key in keys {
      now = now + 0.1
      switch key {
      case " ": controller.handle(.space, at: now)
      case "⇧": controller.handle(.shift, at: now)
      case "⌫": controller.handle(.backspace, at: now)
      case "⇐": controller.handle(.deleteWord, at: now)
      case "…": now = now + 0.5
      default: controller.handle(.character(String(key)), at: now)
      }
    }
    let bar = controller.suggestions.slots.map(\.text).joined(separator: "|")
    let text = controller.document.documentContextBeforeInput ?? "?"
    return "\(text) \(controller.context.keyboardCase) \(controller.context.keyboardType) \(bar)"
  }
}

/// The labels of all keys.
private func keys(
  _ change: @escaping @Sendable (inout KeyboardContext) -> Void = { _ in }
) -> Difference.Story {
  { behavior in
    var context = KeyboardContext(offersDictation: true)
    change(&context)
    return KeyboardLayout(context, behavior: behavior).keys.map { "\($0.face)" }.joined(separator: " ")
  }
}

/// One finger's way: points with the seconds since the one before; nil lifts it. What the gestures report of it.
private func touched(
  _ way: [(Double, Double, after: Double)], viable: Set<Character> = []
) -> Difference.Story {
  { behavior in
    let metrics = KeyboardMetrics(width: 360, outputSize: Size(width: 360, height: 720))
    let grid = KeyGrid(
      layout: KeyboardLayout(KeyboardContext()), metrics: metrics,
      spaceTopExtension: behavior.spaceBarTopExtension)
    var gestures = KeyboardGestures(grid: grid, rules: GestureRules(behavior))
    gestures.viableNext = viable
    var now = Timestamp(seconds: 10)
    var report: [String] = []
    func touch(_ phase: TouchPoint.Phase, _ x: Double, _ y: Double) {
      let point = TouchPoint(
        finger: 0, phase: phase, position: Point(x: x, y: y), time: UInt32(now.seconds * 1000))
      report += gestures.handle(point, at: now).map { name(of: $0) }
      report += gestures.marks.pressed.map { "\($0.id.name) \($0.pop)" }
    }
    for (place, step) in way.enumerated() {
      let end = now + step.after
      while let wake = gestures.nextWake, wake <= end {
        now = max(now, wake)
        report += gestures.wake(at: now).map { name(of: $0) }
      }
      now = end
      touch(place == 0 ? .down : .moved, step.0, step.1)
    }
    if let last = way.last { touch(.up, last.0, last.1) }
    return report.joined(separator: ", ")
  }
}

private func name(of event: GestureEvent) -> String {
  switch event {
  case .stroke(let stroke): "stroke \(stroke.action)"
  case .insertedOnKeyDown(let stroke): "on touch \(stroke.action)"
  case .glideFinished(let trace, _): "glide \(trace.keys)"
  case .caretMoved(let move): "caret \(move.count)"
  default: "other"
  }
}

/// Whether a glided word kept its accents is the decoder's business: it must be told.
private struct AccentDecoder: LanguageDecoder {
  func answer(_ query: LanguageQuery) -> LanguageAnswer {
    let word = query.restoresDiacritics ? "máš" : "mas"
    return LanguageAnswer(generation: query.generation, suggestions: [Suggestion(word, .glide)])
  }

  func learn(_ word: KeptWord) {}
}

@Sendable private func glided(_ behavior: KeyboardBehavior) -> String {
  let controller = PressboardController(document: StringDocument(), behavior: behavior)
  controller.language = DirectLanguageSource(AccentDecoder())
  controller.handle(.slideTyped(keys: ["m", "a", "s"]))
  return controller.document.documentContextBeforeInput ?? "?"
}

/// A letter, backspace, shift and a drag of the caret.
@Sendable private func felt(_ behavior: KeyboardBehavior) -> String {
  let typist = Typist(behavior: behavior)
  var report: [KeyFeedback] = []
  typist.controller.onFeedback = { report.append($0) }
  typist.tap(["a", "key.backspace", "key.shift"])
  typist.down("key.space")
  typist.slide(40)
  typist.up()
  return "\(report)"
}

// MARK: - The table

private let differences: [Difference] = [
  Difference("autoCapitalization", typed("", after: "Hi. ")),
  Difference("enableCapsLock", typed("⇧⇧", after: "a")),
  Difference("autoShiftToLowercase", typed("⇧b", after: "a")),
  Difference("smartPunctuation", typed("\"", after: "say ")),
  Difference("smartEllipsis", typed("...", after: "well")),
  Difference("periodShortcut", typed("  ", after: "word")),
  Difference("periodShortcutWindow", "0.2", typed(" … ", after: "word")),
  Difference("punctuationSpacing", typed(".", after: "Hi ")),
  Difference("suppressPunctuationSpacingAfterEdit", typed(",⌫⌫ ,", after: "Hi ")),
  Difference("emoticonAwarePunctuation", typed(":)", after: "hi ")),
  Difference("spaceAfterPunctuation", typed(".", after: "Hi")),
  Difference("returnToLettersAfterSpace", typed("1 ", on: .numeric)),
  Difference("deleteByWord", typed("⇐", after: "hello world")),
  Difference("showMathResults", typed("1", after: "1+", on: .numeric)),

  Difference("predictiveText", typed("l", after: "he")),
  Difference("emptyFieldSuggestions", typed("")),
  Difference("nextWordPrediction", typed(" ", after: "see")),
  Difference("emojiSuggestions", typed("i", after: "h")),
  Difference("autoCorrection", typed("teh ", after: "a ")),
  Difference("autoCorrectMinimumWordLength", "5", typed("teh ", after: "a ")),
  Difference("suppressAutocorrectAfterEdit", typed("teh ⌫ ", after: "a ")),
  Difference("checkSpelling", typed("teh ", after: "a ")),
  Difference("slideToTypeRestoresDiacritics", glided),

  Difference("showSpaceLabel", keys()),
  Difference("layoutTypeOverride", "dvorak", keys()),
  Difference("nextKeyboardKey", keys()),
  Difference("dictation", keys()),
  Difference("emojiKey", keys()),
  Difference("adaptToInputType", keys { $0.inputType = .email }),

  Difference("characterPreview", touched([(24, 74, after: 0)])),
  Difference("insertOnKeyDown", touched([(24, 74, after: 0)])),
  // Between s and d, and nearer to s.
  Difference("predictiveKeyTargeting", touched([(90.5, 130, after: 0)], viable: ["d"])),
  Difference("touchHitTestVerticalOffset", "8", touched([(60, 105, after: 0)])),
  Difference("spaceBarTopExtension", "0", touched([(200, 212, after: 0)])),
  Difference(
    "slideToType",
    touched((0...20).map { (40 + 12 * Double($0), 74, after: 0.016) })),
  Difference(
    "cursorDragUpdateInterval", "0",
    touched((0...40).map { (150 + 4 * Double($0), 242, after: $0 == 1 ? 0.3 : 0.008) })),
  Difference("keySound", felt),
  Difference("hapticFeedback", felt),
  Difference("cursorDragEngageHaptic", felt),
  Difference("spaceCommitsOnRelease") { behavior in
    var behavior = behavior
    behavior.insertOnKeyDown = true
    return touched([(200, 242, after: 0)])(behavior)
  },
]

/// Fields whose work has not been brought yet, by who will bring it.
private let open: [String: String] = [
  "characterPreviewStyle": "the view",
  "keyAnimationsEnabled": "the view", "theme": "the view", "translucentBackground": "the view",
  "uniformKeyColor": "the view", "emojiSearch": "the emoji page", "oneHandedMode": "the view",
  "oneHandedScale": "the view", "oneHandedGlobeMenu": "the globe's menu",
]

@Suite struct BehaviorDifferenceTests {
  /// Every field makes a difference that a test shows, or is known to be open, or has no meaning here.
  @Test(arguments: BehaviorField.all.map(\.name)) func field(_ name: String) throws {
    let field = try #require(BehaviorField.named(name))
    let shown = differences.filter { $0.field == name }
    if field.honouredBy == .nothing {
      #expect(shown.isEmpty && open[name] == nil, "\(name) is said to have no effect")
    } else {
      #expect(shown.isEmpty == (open[name] != nil), "\(name) needs a test that shows its difference")
    }
    for difference in shown {
      let usual = KeyboardBehavior()
      var changed = usual
      try changed.set(name, to: difference.other ?? (field.defaultText == "true" ? "false" : "true"))
      #expect(changed != usual)
      #expect(difference.story(usual) != difference.story(changed), "\(name) makes no difference")
      // The same story with the same settings is the same.
      #expect(difference.story(usual) == difference.story(usual))
    }
  }

  @Test func openFieldsAreFields() {
    for name in open.keys { #expect(BehaviorField.named(name) != nil) }
    for (name, who) in open.sorted(by: { $0.key < $1.key }) { print("OPEN: \(name) waits for \(who)") }
  }
}
