import Testing

@testable import Pressboard

/// What leaves in one turn is limited: the host looks between turns whether the compositor keeps up.
@Suite struct DocumentSyncTurnTests {
  @Test(arguments: [FieldKind.terminal, .keysOnly]) func manyEditsLeaveInManyTurns(_ kind: FieldKind) {
    var sync = DocumentSync(prior: .lenient, keymap: ["a", "b"])
    sync.activate(kind, at: 1)
    _ = sync.endTurn(at: 1)
    let text = String(repeating: "ab", count: 100)
    for character in text { sync.edit(.insert(String(character)), at: 1) }

    var typed = ""
    var turns = 0
    repeat {
      let wire = sync.endTurn(at: 1)
      #expect((1...DocumentSync.mostPerTurn).contains(wire.count))
      for case .key(.character(let character)) in wire { typed.append(character) }
      turns += 1
      // The next turn is wanted at once, and none when all is out.
      let isDue = sync.nextWake.map { $0 <= Timestamp(seconds: 1) } ?? false
      #expect(isDue == (typed.count < text.count))
    } while typed.count < text.count && turns < 100
    #expect(typed == text)
    #expect(turns == 4)
  }

  /// What is asked for behind the turn wakes the host at once: nothing else may ever come in.
  @Test func anEditBehindTheTurnWakes() {
    var sync = DocumentSync(typed: "c", behind: "ab", prior: .lenient, keymap: [])
    _ = sync.endTurn(at: 30)
    #expect(sync.nextWake == nil)
    sync.edit(.key(.backspace), at: 31)
    #expect(sync.nextWake.map { $0 <= Timestamp(seconds: 31) } == true)
    #expect(sync.endTurn(at: 31) == [.key(.edit(.backspace))])
    #expect(sync.nextWake.map { $0 > Timestamp(seconds: 31) } ?? true)
  }

  /// No request holds more than 4 096 bytes: what is composed is shown in part, and a long replacement goes by keys.
  @Test func noRequestIsTooLong() {
    let long = String(repeating: "é", count: 3_000)
    var sync = DocumentSync(prior: .lenient, keymap: [])
    sync.serialRule = .lenient
    sync.enter(.text, TextWindow(before: ""))
    for (index, text) in ["a", "ab", "abc"].enumerated() {
      sync.type(String(text.suffix(1)), echo: TextWindow(before: text), at: Double(index))
    }
    sync.edit(.replace(old: "c", new: long), at: 4)
    var sent: [WireEdit] = []
    for turn in 0..<100 { sent += sync.endTurn(at: 4 + 0.02 * Double(turn)) }
    sync.edit(.mark(long), at: 7)
    for turn in 0..<100 { sent += sync.endTurn(at: 7 + 0.02 * Double(turn)) }
    var longest = 0
    for case .commit(let content, _, _) in sent {
      longest = max(longest, content.text.utf8.count, content.preedit?.utf8.count ?? 0)
    }
    #expect(longest > 3_800 && longest <= 3_900)
    #expect(sent.commits.joined() == long)
    #expect(sync.markedText == long)
  }
}
