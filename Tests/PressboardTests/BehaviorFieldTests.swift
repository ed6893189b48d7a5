import Foundation
import Pressboard
import Testing

private func set(_ assignment: String) throws(BehaviorError) -> KeyboardBehavior {
  var behavior = KeyboardBehavior()
  try behavior.set(assignment)
  return behavior
}

private func problem(_ assignment: String) -> String? {
  do {
    _ = try set(assignment)
    return nil
  } catch {
    return "\(error)"
  }
}

@Suite struct BehaviorFieldTests {
  /// A field that is not in the table cannot be set by anybody.
  @Test func tableHasEveryFieldInOrder() {
    let fields = Mirror(reflecting: KeyboardBehavior()).children.compactMap(\.label)
    #expect(Set(BehaviorField.all.map(\.name)) == Set(fields))
    #expect(BehaviorField.all.count == fields.count)
  }

  /// Each row leads to the field that it names.
  @Test(arguments: BehaviorField.all.map(\.name)) func rowsLeadToTheirFields(name: String) throws {
    let field = try #require(BehaviorField.named(name))
    let other = try #require(field.samples.first { $0 != field.defaultText })
    let changed = try set(name + "=" + other)
    #expect(field.text(in: changed) == other)
    let before = Mirror(reflecting: KeyboardBehavior()).children.map { String(describing: $0.value) }
    let after = Mirror(reflecting: changed).children.map { String(describing: $0.value) }
    let moved = zip(Mirror(reflecting: changed).children, zip(before, after)).filter { $1.0 != $1.1 }
    #expect(moved.map(\.0.label) == [name])
    #expect(!field.help.isEmpty && !field.allowed.isEmpty)
  }

  @Test(arguments: [
    "characterPreview=true", "characterPreviewStyle=native", "hapticFeedback=false", "keySound=true",
    "keyAnimationsEnabled=true", "theme=native", "translucentBackground=true", "uniformKeyColor=false",
    "showSpaceLabel=true", "nativeDesignID=", "layoutTypeOverride=none", "nextKeyboardKey=true",
    "dictation=true", "emojiKey=true", "emojiSearch=true", "adaptToInputType=true", "oneHandedMode=off",
    "oneHandedScale=0.75", "oneHandedGlobeMenu=true", "autoCapitalization=true", "enableCapsLock=true",
    "autoShiftToLowercase=true", "smartPunctuation=true", "periodShortcut=true", "periodShortcutWindow=0.8",
    "punctuationSpacing=true", "suppressPunctuationSpacingAfterEdit=true", "emoticonAwarePunctuation=true",
    "spaceAfterPunctuation=false", "returnToLettersAfterSpace=true", "deleteByWord=true",
    "predictiveText=true",
    "emptyFieldSuggestions=true", "nextWordPrediction=true", "showMathResults=true", "emojiSuggestions=true",
    "autoCorrection=true", "autoCorrectMinimumWordLength=2", "suppressAutocorrectAfterEdit=true",
    "checkSpelling=true", "slideToType=true", "slideToTypeRestoresDiacritics=true", "insertOnKeyDown=false",
    "spaceCommitsOnRelease=true", "multiTouchInputLayer=false", "touchHitTestVerticalOffset=0",
    "predictiveKeyTargeting=false", "spaceBarTopExtension=12", "cursorDragEngageHaptic=true",
    "memoryDiagnosticsInterval=0",
  ])
  func standardIs(assignment: String) throws {
    #expect(KeyboardBehavior.standard.assignments.contains(assignment))
    #expect(try set(assignment) == .standard)
  }

  @Test func caretIsPushedThirtyTimesASecond() {
    #expect(KeyboardBehavior.standard.cursorDragUpdateInterval == 1.0 / 30)
  }

  @Test func recommendedDiffersInSix() {
    let differences = zip(KeyboardBehavior.standard.assignments, KeyboardBehavior.recommended.assignments)
      .filter { $0 != $1 }.map { $1 }
    #expect(
      Set(differences) == [
        "uniformKeyColor=true", "insertOnKeyDown=true", "multiTouchInputLayer=true",
        "predictiveKeyTargeting=true", "nextKeyboardKey=false", "dictation=false",
      ])
  }

  @Test func assignmentsGiveTheSameSettings() throws {
    var copy = KeyboardBehavior()
    for assignment in KeyboardBehavior.recommended.assignments { try copy.set(assignment) }
    #expect(copy == .recommended)
  }

  @Test(arguments: [
    ("smartPunctuation", "smartPunctuation: write FIELD=VALUE"),
    ("smartPunctuaton=false", "there is no field smartPunctuaton; is smartPunctuation meant?"),
    ("=1", "there is no field "), ("xyzzy=1", "there is no field xyzzy"),
    ("smartPunctuation=yes", "smartPunctuation cannot be yes: write true or false"),
    ("smartPunctuation=", "smartPunctuation needs a value: true or false"),
    ("periodShortcutWindow=0", "periodShortcutWindow cannot be 0: write 0.1 to 10 seconds"),
    ("periodShortcutWindow=inf", "periodShortcutWindow cannot be inf: write 0.1 to 10 seconds"),
    ("oneHandedScale=0x1p-1", "oneHandedScale cannot be 0x1p-1: write 0.5 to 1 of the width"),
    (
      "autoCorrectMinimumWordLength=2.5",
      "autoCorrectMinimumWordLength cannot be 2.5: write 1 to 20 characters"
    ),
    ("oneHandedMode=middle", "oneHandedMode cannot be middle: write off, left or right"),
    (
      "layoutTypeOverride=qwert",
      "layoutTypeOverride cannot be qwert: write none, qwerty, qwertz, azerty, dvorak or colemak"
    ),
  ])
  func errorsNameFieldAndRemedy(assignment: String, message: String) {
    #expect(problem(assignment) == message)
  }

  @Test(arguments: [
    ("periodShortcutWindow=1.25", "1.25"), ("touchHitTestVerticalOffset=-4", "-4"),
    ("cursorDragUpdateInterval=1e-05", "1e-05"), ("nativeDesignID=a=b", "a=b"), ("theme=ocean", "ocean"),
    ("layoutTypeOverride=dvorak", "dvorak"),
  ])
  func values(assignment: String, text: String) throws {
    let behavior = try set(assignment)
    let name = String(assignment.prefix { $0 != "=" })
    #expect(BehaviorField.named(name)?.text(in: behavior) == text)
  }

  @Test func types() {
    func type(_ name: String) -> String? { BehaviorField.named(name)?.type }
    #expect(type("theme") == "KeyboardTheme" && type("layoutTypeOverride") == "LayoutType?")
    #expect(type("keySound") == "Bool" && type("oneHandedScale") == "Double")
    #expect(type("memoryDiagnosticsInterval") == "Int" && type("nativeDesignID") == "String?")
    #expect(BehaviorField.named("nativeDesignID")?.allowed == "text, or nothing")
    #expect(BehaviorField.named("Theme") == nil)
  }

  // MARK: - Codable

  private func decode(_ json: String) throws -> KeyboardBehavior {
    try JSONDecoder().decode(KeyboardBehavior.self, from: Data(json.utf8))
  }

  @Test(arguments: [
    "{}", #"{"unheardOf": [1, 2]}"#, #"{"theme": null}"#, #"{"keySound": true}"#,
    #"{"nativeDesignID": null}"#,
  ])
  func missingKeysAreDefaults(json: String) throws {
    #expect(try decode(json) == .standard)
  }

  @Test func decodesWhatIsThere() throws {
    let behavior = try decode(
      #"{"keySound": false, "oneHandedScale": 0.8, "autoCorrectMinimumWordLength": 3, "theme": "forest","#
        + #" "layoutTypeOverride": "azerty", "nativeDesignID": "26"}"#)
    var expected = KeyboardBehavior()
    expected.keySound = false
    expected.oneHandedScale = 0.8
    expected.autoCorrectMinimumWordLength = 3
    expected.theme = .forest
    expected.layoutTypeOverride = .azerty
    expected.nativeDesignID = "26"
    #expect(behavior == expected)
  }

  @Test func encodesAndDecodesEqual() throws {
    var odd = KeyboardBehavior.recommended
    odd.nativeDesignID = "ios26"
    odd.layoutTypeOverride = .colemak
    odd.touchHitTestVerticalOffset = -2.5
    odd.cursorDragUpdateInterval = 0.00001
    for behavior in [KeyboardBehavior.standard, .recommended, odd] {
      let data = try JSONEncoder().encode(behavior)
      #expect(try JSONDecoder().decode(KeyboardBehavior.self, from: data) == behavior)
    }
  }

  @Test(arguments: [
    (#"{"theme": "mauve"}"#, "theme cannot be mauve"),
    (#"{"oneHandedScale": 7}"#, "oneHandedScale cannot be 7"),
  ])
  func badValuesAreNamed(json: String, words: String) {
    #expect {
      try decode(json)
    } throws: { error in
      guard case DecodingError.dataCorrupted(let context) = error else { return false }
      return context.debugDescription.hasPrefix(words)
    }
    #expect(throws: DecodingError.self) { try decode(#"{"keySound": "true"}"#) }
  }
}

extension BehaviorField {
  /// Values that it takes, more than one.
  var samples: [String] {
    switch type {
    case "Bool": ["true", "false"]
    case "Double": ["0.5", "1"]
    case "Int": ["3", "4"]
    case "String?": ["x"]
    default: allowed.replacing(" or ", with: ", ").split(separator: ", ").map { String($0) }
    }
  }
}
