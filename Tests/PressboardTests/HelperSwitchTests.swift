import Pressboard
import Testing

/// Each helper is told whether it is wanted, so that a host calls all of them.
@Suite struct HelperSwitchTests {
  /// What each makes of a text where it has something to do, switched on and switched off.
  private static let helpers: [(name: String, does: @Sendable (Bool) -> String)] = [
    (
      "PunctuationSpacing",
      { PunctuationSpacing.fixup(for: ".", textBeforeCursor: "Hi ", enabled: $0) ?? "" }
    ),
    (
      "its faces",
      { PunctuationSpacing.face(with: ")", textBeforeCursor: "hi: ", enabled: $0) ?? "" }
    ),
    (
      "SpaceAfterPunctuation",
      { SpaceAfterPunctuation.insertion(for: ".", textBeforeCursor: "Hi", enabled: $0) ?? "" }
    ),
    (
      "SmartPunctuation",
      {
        let result = SmartPunctuation.transform(
          for: "\"", textBeforeCursor: "", locale: "en", enabled: $0)
        return result == nil ? "" : "“"
      }
    ),
    ("SmartEllipsis", { SmartEllipsis.fixup(for: ".", textBeforeCursor: "a..", enabled: $0) ?? "" }),
    (
      "LayoutAutoSwitch",
      { LayoutAutoSwitch.nextType(after: " ", on: .numeric, enabled: $0) == .numeric ? "" : "ABC" }
    ),
    (
      "PeriodShortcut",
      {
        PeriodShortcut.shouldExpand(
          textBeforeCursor: "word ", sinceLastSpace: 0.4, window: 0.8, enabled: $0) ? ". " : ""
      }
    ),
    ("SuggestionText", { SuggestionText.currentWord(in: "a word", enabled: $0) }),
    (
      "DeleteByWord",
      {
        let length = DeleteByWord.wordDeletionLength(textBeforeCursor: "two words", enabled: $0)
        return length == 0 ? "" : String(length)
      }
    ),
    (
      "AutoCapitalization",
      { AutoCapitalization.shouldCapitalizeNext(afterTextBeforeCursor: "", enabled: $0) ? "A" : "" }
    ),
    (
      "ShiftLogic, its lock",
      {
        ShiftLogic.afterShiftTap(current: .uppercased, sinceLastShiftTap: 0.1, capsLockEnabled: $0)
          == .capsLocked ? "lock" : ""
      }
    ),
    (
      "ShiftLogic, its end",
      { ShiftLogic.afterCharacterInput(current: .uppercased, enabled: $0) == .uppercased ? "" : "a" }
    ),
    (
      "SpacebarDragLogic",
      {
        let offset = SpacebarDragLogic.characterOffset(
          forSentences: -1, before: "Hi. Ho", after: "", enabled: $0)
        return offset == 0 ? "" : String(offset)
      }
    ),
    (
      "MathResult",
      { MathResult(textBeforeCursor: "1+1", locale: "en", enabled: $0)?.result ?? "" }
    ),
    (
      "ExplicitCorrection",
      { ExplicitCorrection.correction(for: "i", locale: "en", enabled: $0) ?? "" }
    ),
    (
      "KeyDownCommitLogic",
      {
        KeyDownCommitLogic.shouldCommitOnKeyDown(
          isSingleCharacterKey: true, isSpace: false, deferSpaceToRelease: true, enabled: $0) ? "a" : ""
      }
    ),
  ]

  @Test(arguments: helpers.map(\.name)) func offDoesNothing(name: String) throws {
    let helper = try #require(Self.helpers.first { $0.name == name })
    #expect(!helper.does(true).isEmpty)
    #expect(helper.does(false).isEmpty)
  }

  /// Where shift stays until it is tapped again, a capital of the rule is for one letter all the same.
  @Test(arguments: [
    (KeyboardCase.uppercased, KeyboardCase.uppercased), (.auto, .lowercased), (.lowercased, .lowercased),
    (.capsLocked, .capsLocked),
  ])
  func shiftThatStays(current: KeyboardCase, after: KeyboardCase) {
    #expect(ShiftLogic.afterCharacterInput(current: current, enabled: false) == after)
  }
}
