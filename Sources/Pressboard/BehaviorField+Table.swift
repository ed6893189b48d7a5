extension BehaviorField {
  /// All fields, in the order in which they are documented.
  public static let all: [BehaviorField] = look + keys + text + suggestions + touch

  private static let look = [
    flag(\.characterPreview, "characterPreview", .view, "a pressed key shows its character above it"),
    cases(\.characterPreviewStyle, "characterPreviewStyle", "CharacterPreviewStyle", .view, "how that looks"),
    flag(\.hapticFeedback, "hapticFeedback", .view, "keys are felt"),
    flag(\.keySound, "keySound", .view, "keys are heard"),
    flag(
      \.keyAnimationsEnabled, "keyAnimationsEnabled", .view, "what arrives and leaves moves; off: at once"),
    cases(\.theme, "theme", "KeyboardTheme", .view, "the colours"),
    flag(
      \.translucentBackground, "translucentBackground", .view,
      "the desktop shines through; every theme but native is opaque"),
    flag(\.uniformKeyColor, "uniformKeyColor", .view, "all keys have the colour of letters"),
    flag(\.showSpaceLabel, "showSpaceLabel", .layout, "the space bar says the language's name"),
    text(
      \.nativeDesignID, "nativeDesignID", .nothing,
      "a dated design of the system whose keyboard the look follows; there is one design here"),
  ]

  private static let keys = [
    optionalCases(
      \.layoutTypeOverride, "layoutTypeOverride", "LayoutType", .layout,
      "the Latin letters in another arrangement than the language's own"),
    flag(\.nextKeyboardKey, "nextKeyboardKey", .layout, "there is a globe key"),
    flag(
      \.dictation, "dictation", .layout, "there is a microphone key, if something listens to its speech"),
    flag(\.emojiKey, "emojiKey", .layout, "there is an emoji key"),
    flag(\.emojiSearch, "emojiSearch", .view, "emoji can be searched by words"),
    flag(
      \.adaptToInputType, "adaptToInputType", .layout, "fields for addresses and numbers have their own keys"),
    cases(\.oneHandedMode, "oneHandedMode", "OneHandedMode", .view, "the side at which the keys stand"),
    decimal(
      \.oneHandedScale, "oneHandedScale", 0.5...1, .widths, .view, "how wide the keys are when at one side"),
    flag(\.oneHandedGlobeMenu, "oneHandedGlobeMenu", .view, "the globe's menu offers the sides"),
  ]

  private static let text = [
    flag(\.autoCapitalization, "autoCapitalization", .controller, "sentences begin with a capital"),
    flag(\.enableCapsLock, "enableCapsLock", .controller, "a double tap on shift locks capitals"),
    flag(
      \.autoShiftToLowercase, "autoShiftToLowercase", .controller,
      "shift holds for one character; off: until tapped again"),
    flag(
      \.smartPunctuation, "smartPunctuation", .controller, "quotes, apostrophes and dashes are the language's"
    ),
    flag(\.smartEllipsis, "smartEllipsis", .controller, "three full stops become an ellipsis"),
    flag(
      \.periodShortcut, "periodShortcut", .controller, "two spaces after a word become a full stop and one"),
    decimal(
      \.periodShortcutWindow, "periodShortcutWindow", 0.1...10, .seconds, .controller,
      "how soon the second space must follow"),
    flag(
      \.punctuationSpacing, "punctuationSpacing", .controller,
      "a mark typed after a word and its space goes before that space"),
    flag(
      \.suppressPunctuationSpacingAfterEdit, "suppressPunctuationSpacingAfterEdit", .controller,
      "a mark whose place was undone by hand is left alone there"),
    flag(
      \.emoticonAwarePunctuation, "emoticonAwarePunctuation", .controller,
      "faces such as :) keep the space before them"
    ),
    flag(
      \.spaceAfterPunctuation, "spaceAfterPunctuation", .controller, "a mark after a word brings its space"),
    flag(
      \.returnToLettersAfterSpace, "returnToLettersAfterSpace", .controller,
      "a space, a return or an apostrophe on a page of marks brings the letters back"),
    flag(\.deleteByWord, "deleteByWord", .controller, "backspace held long deletes words"),
  ]

  private static let suggestions = [
    flag(\.predictiveText, "predictiveText", .language, "words are suggested while typing"),
    flag(
      \.emptyFieldSuggestions, "emptyFieldSuggestions", .language,
      "an empty field offers opening words; needs predictiveText"),
    flag(
      \.nextWordPrediction, "nextWordPrediction", .language,
      "the word to come is suggested after a space; needs predictiveText"),
    flag(\.showMathResults, "showMathResults", .controller, "the result of arithmetic is offered"),
    flag(\.emojiSuggestions, "emojiSuggestions", .language, "an emoji is offered for a word"),
    flag(\.autoCorrection, "autoCorrection", .language, "a finished word is corrected"),
    whole(
      \.autoCorrectMinimumWordLength, "autoCorrectMinimumWordLength", 1...20, .characters, .language,
      "shorter words are left alone"),
    flag(
      \.suppressAutocorrectAfterEdit, "suppressAutocorrectAfterEdit", .language,
      "a corrected word that was edited again by hand is left alone"),
    flag(\.checkSpelling, "checkSpelling", .language, "correction may ask a spelling checker"),
    flag(\.slideToType, "slideToType", .touch, "a word can be glided over its letters"),
    flag(
      \.slideToTypeRestoresDiacritics, "slideToTypeRestoresDiacritics", .language,
      "a glided word has its accents; off: plain letters"),
  ]

  private static let touch = [
    flag(
      \.insertOnKeyDown, "insertOnKeyDown", .touch, "a key types when it is pressed, not when it is let go"),
    flag(
      \.spaceCommitsOnRelease, "spaceCommitsOnRelease", .touch,
      "with insertOnKeyDown, space alone waits until it is let go, so that it can become a drag"),
    flag(
      \.multiTouchInputLayer, "multiTouchInputLayer", .nothing,
      "one tracker follows all fingers; here there is no other way"),
    decimal(
      \.touchHitTestVerticalOffset, "touchHitTestVerticalOffset", -30...30, .points, .touch,
      "touches count this much higher than they land"),
    flag(
      \.predictiveKeyTargeting, "predictiveKeyTargeting", .language,
      "between two letters, the one that can go on the word takes the touch"),
    decimal(
      \.spaceBarTopExtension, "spaceBarTopExtension", 0...30, .points, .touch,
      "how far above its edge the space bar takes touches"),
    decimal(
      \.cursorDragUpdateInterval, "cursorDragUpdateInterval", 0...1, .seconds, .touch,
      "a drag of the caret is sent no more often; 0: each step"),
    flag(
      \.cursorDragEngageHaptic, "cursorDragEngageHaptic", .view,
      "the beginning of a caret drag is felt, whatever hapticFeedback says"),
    whole(
      \.memoryDiagnosticsInterval, "memoryDiagnosticsInterval", 0...1_000_000, .keystrokes, .nothing,
      "how often memory use would be written to a log; 0: never"),
  ]
}

extension BehaviorField {
  private typealias Path<Value> = WritableKeyPath<KeyboardBehavior, Value> & Sendable

  private static func flag(
    _ path: any Path<Bool>, _ name: String, _ honouredBy: Honouring, _ help: String
  ) -> BehaviorField {
    BehaviorField(name: name, help: help, honouredBy: honouredBy, access: .flag(path))
  }

  private static func decimal(
    _ path: any Path<Double>, _ name: String, _ range: ClosedRange<Double>, _ unit: Unit,
    _ honouredBy: Honouring, _ help: String
  ) -> BehaviorField {
    BehaviorField(name: name, help: help, honouredBy: honouredBy, access: .decimal(path, range, unit))
  }

  private static func whole(
    _ path: any Path<Int>, _ name: String, _ range: ClosedRange<Int>, _ unit: Unit,
    _ honouredBy: Honouring, _ help: String
  ) -> BehaviorField {
    BehaviorField(name: name, help: help, honouredBy: honouredBy, access: .whole(path, range, unit))
  }

  private static func text(
    _ path: any Path<String?>, _ name: String, _ honouredBy: Honouring, _ help: String
  ) -> BehaviorField {
    BehaviorField(name: name, help: help, honouredBy: honouredBy, access: .text(path))
  }

  private static func cases<Value>(
    _ path: any Path<Value>, _ name: String, _ type: String, _ honouredBy: Honouring, _ help: String
  ) -> BehaviorField where Value: RawRepresentable<String> & CaseIterable & Sendable {
    BehaviorField(name: name, help: help, honouredBy: honouredBy, access: .cases(path, type))
  }

  private static func optionalCases<Value>(
    _ path: any Path<Value?>, _ name: String, _ type: String, _ honouredBy: Honouring, _ help: String
  ) -> BehaviorField where Value: RawRepresentable<String> & CaseIterable & Sendable {
    BehaviorField(name: name, help: help, honouredBy: honouredBy, access: .optionalCases(path, type))
  }
}
