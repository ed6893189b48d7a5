import ApplicationModel
import Pressboard
import Testing
import TextPathFuzz

/// The scripts by chance leave out nothing that an application is known to do.
@Suite struct SwitchTests {
  struct Switch: CustomTestStringConvertible {
    let testDescription: String
    let isOn: @Sendable (ApplicationTraits) -> Bool

    init(_ name: String, _ isOn: @escaping @Sendable (ApplicationTraits) -> Bool) {
      testDescription = name
      self.isOn = isOn
    }
  }

  static let switches = [
    Switch("windowed text") { if case .window = $0.telling { true } else { false } },
    Switch("whole text") { $0.telling == .whole },
    Switch("no text") { $0.telling == .nothing },
    Switch("no report at all") { $0.telling == .silence && $0.kind == .text },
    Switch("frozen features") { $0.telling == .firstOnly },
    Switch("prompt") { $0.commitEcho == .prompt && $0.tellsText },
    Switch("half") { $0.commitEcho == .half },
    Switch("late for ever") { $0.commitEcho == .late },
    Switch("the old text with the new caret") { $0.commitEcho == .lateWithCaret },
    Switch("keys without an answer") { $0.keyEcho == .none && $0.tellsText },
    Switch("five turns late") { $0.turnsLate.upperBound == 5 },
    Switch("one answer for each edit, some merged") { $0.telling == .nothing && $0.merging > 0 },
    Switch("texts that share a report") { $0.tellsText && $0.merging > 0 },
    Switch("bytes taken for characters") { $0.deletion == .characters },
    Switch("deletions ignored where echoes are prompt") { $0.deletion == .ignored && $0.showsAll },
    Switch("deletions dropped with a selection") { $0.deletion == .droppedWithSelection && $0.showsAll },
    Switch("keys 40 ms behind commits") { $0.keyOrder == .queued(0...0.040) },
    Switch("keys in order with commits") { $0.keyOrder == .inOrder && $0.kind == .text },
    Switch("an empty commit is needed") { $0.firstState == .afterFirstCommit && $0.kind == .text },
    Switch("the first report says nothing") { $0.firstState == .inSecondReport },
    Switch("bullets") { $0.telling == .bullets },
    Switch("no anchor") { !$0.tellsSelection && $0.tellsText },
    Switch("words are completed") { if case .completes = $0.reaction { true } else { false } },
    Switch("a greatest length") { if case .limits = $0.reaction { true } else { false } },
    Switch("a mask") { if case .masks = $0.reaction { true } else { false } },
    Switch("own changes are not told") { !$0.tellsOwnChanges },
    Switch("steps by code points") { $0.stepping == .codePoints },
    Switch("it stands still") { $0.stop > 0 },
    Switch("Tab leads to an activation") { $0.tabKey == .nextActivation },
    Switch("Return makes a line") { $0.returnKey == .newline && $0.kind == .text },
  ]

  /// Applications of the first fields.
  @Test func everySwitchIsTurned() {
    let used = (1...600).map { ScriptWriter.script(seed: $0, steps: 1).applications[0] }
    for each in Self.switches {
      #expect(used.contains(where: each.isOn), "\(each.testDescription)")
    }
  }
}
