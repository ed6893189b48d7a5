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
}
