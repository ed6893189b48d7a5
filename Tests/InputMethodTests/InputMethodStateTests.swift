import InputMethod
import Pressboard
import Testing

/// What the compositor may send, for transcripts.
private enum Step {
  case activate, deactivate, unavailable
  case text(String, UInt32, UInt32)
  case type(UInt32, UInt32)
  case cause(UInt32)
  case done
}

extension InputMethodState {
  /// Plays the steps and gives what each `done` reported.
  fileprivate mutating func play(_ steps: [Step]) -> [Change] {
    var changes: [Change] = []
    for step in steps {
      switch step {
      case .activate: activate()
      case .deactivate: deactivate()
      case .unavailable: unavailable()
      case .text(let text, let cursor, let anchor): surroundingText(text, cursor: cursor, anchor: anchor)
      case .type(let hints, let purpose):
        contentType(ContentType(hints: .init(rawValue: hints), purpose: .init(rawValue: purpose)))
      case .cause(let cause): textChangeCause(.init(rawValue: cause))
      case .done: changes.append(done(isTypedInto: false))
      }
    }
    return changes
  }
}

private struct Transcript: CustomTestStringConvertible, Sendable {
  var name: String
  var steps: [Step]
  var changes: [InputMethodState.Change]
  var phase: InputMethodState.Phase

  var testDescription: String { name }
}

private func field(
  _ before: String? = nil, selected: String = "", after: String = "", hints: UInt32 = 0, purpose: UInt32 = 0,
  cause: UInt32 = 0
) -> InputField {
  InputField(
    contentType: ContentType(hints: .init(rawValue: hints), purpose: .init(rawValue: purpose)),
    window: before.map { TextWindow(before: $0, selected: selected, after: after) },
    cause: .init(rawValue: cause))
}

private let transcripts: [Transcript] = [
  Transcript(
    name: "nothing counts before done",
    steps: [.activate, .text("abc", 1, 1), .type(0x200, 0)],
    changes: [], phase: .inactive),
  Transcript(
    name: "a field with everything in one batch",
    steps: [.activate, .text("abc", 1, 1), .type(0x200, 5), .cause(1), .done],
    changes: [.activated(field("a", after: "bc", hints: 0x200, purpose: 5, cause: 1))],
    phase: .active(field("a", after: "bc", hints: 0x200, purpose: 5, cause: 1))),
  Transcript(
    name: "state that comes only with the second done",
    steps: [.activate, .done, .text("ab", 2, 2), .type(0, 13), .done],
    changes: [.activated(field()), .updated(field("ab", purpose: 13))],
    phase: .active(field("ab", purpose: 13))),
  Transcript(
    name: "no text is unknown, an empty text is empty",
    steps: [.activate, .done, .text("", 0, 0), .done],
    changes: [.activated(field()), .updated(field(""))], phase: .active(field(""))),
  Transcript(
    name: "what is not told again stands, the cause does not",
    steps: [.activate, .text("a", 1, 1), .type(0, 6), .cause(1), .done, .done],
    changes: [
      .activated(field("a", purpose: 6, cause: 1)), .updated(field("a", purpose: 6, cause: 0)),
    ],
    phase: .active(field("a", purpose: 6))),
  Transcript(
    name: "the same told again is no news",
    steps: [.activate, .text("a", 1, 1), .done, .text("a", 1, 1), .type(0, 0), .done],
    changes: [.activated(field("a")), .unchanged], phase: .active(field("a"))),
  Transcript(
    name: "activate wipes what was staged",
    steps: [.text("old", 3, 3), .type(0x40, 8), .activate, .done],
    changes: [.activated(field())], phase: .active(field())),
  Transcript(
    name: "activate wipes what was current, also without deactivate",
    steps: [.activate, .text("old", 3, 3), .type(0, 13), .done, .activate, .done],
    changes: [.activated(field("old", purpose: 13)), .switched(field())], phase: .active(field())),
  Transcript(
    name: "deactivate and activate in one batch is another field",
    steps: [.activate, .text("one", 3, 3), .done, .deactivate, .activate, .text("two", 0, 0), .done],
    changes: [.activated(field("one")), .switched(field("", after: "two"))],
    phase: .active(field("", after: "two"))),
  Transcript(
    name: "activate and deactivate in one batch is nothing",
    steps: [.activate, .text("x", 1, 1), .deactivate, .done], changes: [.unchanged], phase: .inactive),
  Transcript(
    name: "two activates in one batch",
    steps: [.activate, .text("x", 1, 1), .activate, .text("y", 1, 1), .done],
    changes: [.activated(field("y"))], phase: .active(field("y"))),
  Transcript(
    name: "deactivate while inactive",
    steps: [.deactivate, .done, .deactivate, .done], changes: [.unchanged, .unchanged], phase: .inactive),
  Transcript(
    name: "text told behind deactivate belongs to nobody",
    steps: [.activate, .done, .deactivate, .text("x", 1, 1), .done, .text("y", 1, 1), .done],
    changes: [.activated(field()), .deactivated, .unchanged], phase: .inactive),
  Transcript(
    name: "another type in the same field",
    steps: [.activate, .type(0, 0), .done, .type(0, 9), .done],
    changes: [.activated(field()), .updated(field(purpose: 9))], phase: .active(field(purpose: 9))),
  Transcript(
    name: "the text of a secret field is not read",
    steps: [.activate, .text("•••", 9, 9), .type(0, 8), .done, .text("••••", 12, 12), .done],
    changes: [.activated(field(purpose: 8)), .unchanged], phase: .active(field(purpose: 8))),
  Transcript(
    name: "a field that becomes secret loses its text",
    steps: [.activate, .text("abc", 3, 3), .done, .type(0x80, 0), .done, .type(0, 0), .done],
    changes: [.activated(field("abc")), .updated(field(hints: 0x80)), .updated(field())],
    phase: .active(field())),
  Transcript(
    name: "unknown purposes, hints and causes survive",
    steps: [.activate, .type(0x8000_0201, 99), .cause(7), .done],
    changes: [.activated(field(hints: 0x8000_0201, purpose: 99, cause: 7))],
    phase: .active(field(hints: 0x8000_0201, purpose: 99, cause: 7))),
  Transcript(
    name: "unavailable is final",
    steps: [.activate, .unavailable, .done, .activate, .done], changes: [.unchanged, .unchanged],
    phase: .unavailable),
  Transcript(
    name: "offsets are checked at the border",
    steps: [.activate, .text("né", 2, 900), .done],
    changes: [.activated(field("n", selected: "é"))], phase: .active(field("n", selected: "é"))),
]

@Suite struct InputMethodStateTests {
  @Test(arguments: transcripts)
  fileprivate func transcript(_ transcript: Transcript) {
    var state = InputMethodState()
    #expect(state.play(transcript.steps) == transcript.changes)
    #expect(state.phase == transcript.phase)
  }

  /// "Nothing known" is what a plain field says too: once it is typed into, another type is another field.
  @Test func anotherTypeInAPlainFieldIsAnotherField() {
    var state = InputMethodState()
    _ = state.play([.activate, .text("abc", 3, 3), .done])
    _ = state.play([.text("", 0, 0), .type(0, 6)])
    #expect(state.done(isTypedInto: true) == .replaced(field("", purpose: 6)))
  }

  @Test func everyDoneCountsWhateverThePhase() {
    var state = InputMethodState()
    _ = state.play([.done, .activate, .done, .done, .deactivate, .done, .done])
    #expect(state.doneCount == 5)
  }

  @Test(
    arguments: [
      (0, 0, FieldKind.text), (0x200, 0, .text), (0, 5, .text), (0, 999, .text), (0x4000_0000, 0, .text),
      (0, 8, .secret), (0, 9, .secret), (0x40, 0, .secret), (0x80, 0, .secret), (0x280, 6, .secret),
      (0, 13, .terminal), (0x100, 13, .terminal), (0x40, 13, .secret),
    ] as [(UInt32, UInt32, FieldKind)])
  func kindFollowsFromHintsAndPurpose(hints: UInt32, purpose: UInt32, kind: FieldKind) {
    #expect(ContentType(hints: .init(rawValue: hints), purpose: .init(rawValue: purpose)).kind == kind)
  }
}
