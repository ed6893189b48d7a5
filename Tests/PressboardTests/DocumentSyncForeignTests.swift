import Testing

@testable import Pressboard

/// Somebody else changes the text, or the field, while edits of ours are on their way or just done.
@Suite struct DocumentSyncForeign {
  private static let backspace = WireEdit.key(.edit(.backspace))

  /// Qt answers each edit with a `done`: one more than that, as soon as all is quiet, is somebody else's doing.
  @Test(arguments: [0.07, 0.2]) func oneDoneMoreThanEditsEndsTheClaim(pause: Double) {
    var sync = DocumentSync(prior: .lenient, keymap: Typing.letterKeys)
    sync.enter(.text, nil)
    for (index, letter) in "abcd".enumerated() {
      sync.type(String(letter), echo: nil, at: 1 + Double(index))
      _ = sync.endTurn(at: 1.063 + Double(index))
    }
    #expect(sync.shadow == "abcd")
    sync.done(nil, at: 4.002 + pause)
    _ = sync.endTurn(at: 4.002 + pause)
    #expect(sync.shadow == "")
  }

  /// All was selected, and nobody told. The first of two Backspaces takes it, so what is shown is what both lead to; a
  /// commit in front of the second would lose a letter.
  @Test func aHiddenSelectionGoesWithTheFirstOfTwoBackspaces() {
    var sync = DocumentSync(typed: "ah", prior: .lenient)
    sync.edit(.key(.backspace), at: 3)
    sync.edit(.key(.backspace), at: 3)
    #expect(sync.endTurn(at: 3) == [Self.backspace, Self.backspace])
    sync.edit(.insert("é"), at: 3.001)
    sync.done(TextWindow(before: ""), at: 3.01)
    #expect(sync.endTurn(at: 3.01) == [])
    // The second one finds nothing, so no answer comes.
    #expect(sync.endTurn(at: 3.081).commits == ["é"])
  }

  /// Where both were answered nothing is waited for.
  @Test func twoBackspacesThatAreAnsweredHoldNothing() {
    var sync = DocumentSync(typed: "ah", behind: "x", prior: .lenient)
    sync.edit(.key(.backspace), at: 3)
    sync.edit(.key(.backspace), at: 3)
    _ = sync.endTurn(at: 3)
    sync.edit(.insert("é"), at: 3.001)
    sync.done(TextWindow(before: "xa"), at: 3.01)
    sync.done(TextWindow(before: "x"), at: 3.01)
    #expect(sync.endTurn(at: 3.01).commits == ["é"])
  }

  /// A chat empties its field after each message and tells nobody. The same words again look like reports of long ago;
  /// they must not pass for late ones for ever, or nothing would be put right any more.
  @Test(arguments: [Traits.Echo.prompt, .late], [nil, "firefox-esr", "chromium"])
  func theSameWordsAgainInAnEmptiedField(echo: Traits.Echo, application: String?) {
    for seed in UInt64(1)...3 {
      var traits = Traits(echo: echo, keyDelay: 0.001...0.004)
      traits.tellsOwnChanges = false
      traits.appID = application
      traits.keepsOrder = application == "chromium"
      let field = ModelField(traits, keymap: Typing.letterKeys, seed: seed)
      var texts: [String] = []
      for round in 0..<8 {
        let start = 0.5 + 2 * Double(round)
        field.types("q", at: start)
        field.taps(.backspace, at: start + 0.25)
        for (index, letter) in "teh".enumerated() {
          field.types(String(letter), at: start + 0.5 + 0.01 * Double(index))
        }
        field.does(.edit(.replace(old: "teh", new: "the")), at: start + 0.521)
        for (index, letter) in " x".enumerated() {
          field.types(String(letter), at: start + 0.54 + 0.01 * Double(index))
        }
        field.run(until: start + 1.5)
        texts.append(field.text)
        field.does(.set(""), at: start + 1.5)
      }
      #expect(texts == Array(repeating: "the x", count: 8))
    }
  }

  /// Firefox answers most edits twice. In a password nothing else tells of a key, and what was counted as the answer to
  /// "g" may be Backspace's second one: a letter that has a key stays behind it.
  @Test func aSecondAnswerIsNotTheNextKeys() {
    var sync = DocumentSync(prior: .lenient, keymap: Typing.letterKeys.union("é"))
    sync.serialRule = .lenient
    sync.enter(.secret, nil)
    for second in 1...3 {
      let time = Double(second)
      sync.edit(.key(.backspace), at: time)
      _ = sync.endTurn(at: time)
      sync.done(nil, at: time + 0.01)
      for late in [0.01, 0.1] { _ = sync.endTurn(at: time + late) }
    }
    #expect(sync.field.habits.key == .counted)
    sync.edit(.key(.backspace), at: 5)
    _ = sync.endTurn(at: 5)
    sync.edit(.insert("g"), at: 5.005)
    #expect(sync.endTurn(at: 5.005) == [.key(.character("g"))])
    for _ in 1...2 { sync.done(nil, at: 5.01) }
    _ = sync.endTurn(at: 5.01)
    sync.edit(.insert("é"), at: 5.02)
    #expect(sync.endTurn(at: 5.02) == [.key(.character("é"))])
    for _ in 1...4 { sync.done(nil, at: 5.03) }
    _ = sync.endTurn(at: 5.03)
    #expect(sync.field.habits.key == .unknown)
  }

  /// Return is unread and was forgotten with the first "c": its echo, the newest letter once more, proves nothing.
  @Test func whatWasForgottenMayStillAct() {
    var sync = DocumentSync(typed: "ab", prior: .lenient)
    sync.serialRule = .lenient
    sync.edit(.key(.return), at: 3)
    _ = sync.endTurn(at: 3)
    for (letter, time) in [("c", 3.01), ("d", 3.1), ("e", 3.12), ("c", 3.14)] {
      sync.edit(.insert(letter), at: time)
      for moment in [time, time + 0.081] where moment == time || letter == "c" && time < 3.1 {
        _ = sync.endTurn(at: moment)
      }
    }
    sync.edit(.insert("ж"), at: 3.16)
    #expect(sync.endTurn(at: 3.16) == [])
    sync.done(TextWindow(before: "ab\n"), at: 3.2)
    _ = sync.endTurn(at: 3.2)
    sync.done(TextWindow(before: "ab\nc"), at: 3.201)
    #expect(sync.endTurn(at: 3.201) == [])
  }

  /// Qt answers two edits with one `done` now and then. Where the text is changed meanwhile, their number never comes out
  /// even again while somebody types on without a pause; the letters themselves show where they stand.
  @Test func theTextIsKnownAgainWithoutAPause() {
    var sync = DocumentSync(typed: "ab", prior: .lenient)
    sync.serialRule = .lenient
    for (time, letter) in [(3.0, "v"), (3.02, "k")] {
      sync.edit(.insert(letter), at: time)
      _ = sync.endTurn(at: time)
    }
    var text = ""
    sync.done(TextWindow(before: text), at: 3.026)
    _ = sync.endTurn(at: 3.026)
    var sent: [WireEdit] = []
    for (index, letter) in "ojrih\u{8}ltofx".enumerated() {
      let time = 3.04 + 0.02 * Double(index)
      if letter == "\u{8}" { text.removeLast() } else { text.append(letter) }
      sync.edit(letter == "\u{8}" ? .key(.backspace) : .insert(String(letter)), at: time)
      sent = sync.endTurn(at: time)
      sync.done(TextWindow(before: text), at: time + 0.001)
      _ = sync.endTurn(at: time + 0.001)
      _ = sync.endTurn(at: time + 0.01)
    }
    #expect(sync.window == TextWindow(before: "ojriltofx"))
    #expect(sent.commits == ["x"])
  }

  /// A page put another text into a field that shows nothing of keys: what was typed before does not stand there.
  @Test func anotherTextEndsTheClaim() {
    var sync = DocumentSync(prior: .lenient, keymap: Typing.letterKeys)
    sync.enter(.text, TextWindow(before: ""))
    sync.edit(.key(.return), at: 1)
    _ = sync.endTurn(at: 1)
    sync.edit(.insert(" "), at: 1.01)
    #expect(sync.endTurn(at: 1.01) == [.key(.character(" "))])
    _ = sync.endTurn(at: 1.1)
    #expect(sync.shadow == " ")
    sync.done(TextWindow(before: "opq"), at: 1.15)
    _ = sync.endTurn(at: 1.15)
    #expect(sync.shadow == "")
  }

  /// The bullets of a secret field are not read, so its keys are counted. The text field in its place has windows,
  /// and a report that nobody asked for must not count as a key's answer there.
  @Test func countingIsTheSecretFieldsWayAlone() {
    var sync = DocumentSync(prior: .lenient, keymap: Typing.letterKeys)
    sync.enter(.secret, nil)
    for second in 1...3 {
      sync.edit(.insert("q"), at: Double(second))
      sync.edit(.key(.backspace), at: Double(second) + 0.1)
      for late in [0, 0.1] {
        _ = sync.endTurn(at: Double(second) + late)
        sync.done(nil, at: Double(second) + late + 0.01)
        _ = sync.endTurn(at: Double(second) + late + 0.01)
      }
      _ = sync.endTurn(at: Double(second) + 0.3)
    }
    sync.done(
      count: sync.doneCount + 1, window: TextWindow(before: ""), kind: .text, at: Timestamp(seconds: 5))
    _ = sync.endTurn(at: 5)
    sync.edit(.key(.return), at: 6)
    sync.edit(.insert("mn"), at: 6)
    #expect(sync.endTurn(at: 6).count == 3)
    // Nobody asked for one of these.
    for report in ["", "", "m"] { sync.done(TextWindow(before: report), at: 6.01) }
    _ = sync.endTurn(at: 6.01)
    sync.edit(.insert("é"), at: 6.02)
    #expect(sync.endTurn(at: 6.02) == [])
  }

  /// Another field within the window: neither the direction of the text before it nor a loss of sight belongs to it.
  @Test func anotherFieldBeginsWithoutADirection() {
    var sync = DocumentSync(typed: "ש", prior: .lenient)
    sync.edit(.caret(DocumentMove(by: -1)), at: 2)
    #expect(sync.endTurn(at: 2) == [.key(.arrow(ArrowKey(.right)))])
    sync.done(TextWindow(before: "", after: "ש"), at: 2.01)
    _ = sync.endTurn(at: 2.01)
    sync.changeField(to: .secret, at: Timestamp(seconds: 3))
    sync.done(count: sync.doneCount + 1, window: nil, kind: .secret, at: Timestamp(seconds: 3))
    _ = sync.endTurn(at: 3)
    sync.changeField(to: .text, at: Timestamp(seconds: 4))
    sync.done(nil, at: 4)
    _ = sync.endTurn(at: 4)
    sync.edit(.caret(DocumentMove(by: -1)), at: 5)
    #expect(sync.endTurn(at: 5) == [.key(.arrow(ArrowKey(.left)))])
  }

  /// Qt answers each edit and not the empty commit that a field begins with: the first `done` is the first letter's.
  @Test func theFirstAnswerInQtIsTheFirstLetters() {
    var sync = DocumentSync(prior: .lenient, keymap: Typing.letterKeys)
    sync.applications["qt"].key = .counted
    sync.applications["qt"].commit = .none
    sync.enter(.text, nil, application: "qt")
    sync.type("a", echo: nil, at: 1)
    sync.edit(.key(.backspace), at: 1.05)
    #expect(sync.endTurn(at: 1.05) == [Self.backspace])
    sync.edit(.insert("é"), at: 1.051)
    sync.done(nil, at: 1.06)
    #expect(sync.endTurn(at: 1.06).commits == ["é"])
    sync.done(nil, at: 1.062)
    _ = sync.endTurn(at: 1.062)
    _ = sync.endTurn(at: 1.2)
    #expect(sync.field.habits.key == .counted)
  }

  /// A selection that nobody told of is gone with the letter typed over it: the caret moves in the text that is there.
  @Test func theCaretDoesNotMoveInATextThatIsGone() {
    var sync = DocumentSync(prior: .lenient, keymap: Typing.letterKeys)
    sync.enter(.text, TextWindow(before: "שלום"))
    sync.edit(.insert("xy"), at: 1)
    sync.receiveReceipts(of: sync.endTurn(at: 1), at: 1.0002)
    _ = sync.endTurn(at: 1.0002)
    sync.edit(.caret(DocumentMove(by: -1)), at: 1.001)
    sync.done(TextWindow(before: "xy"), at: 1.003)
    for wait in [0.003, 0.102] { #expect(sync.endTurn(at: 1 + wait) == []) }
    #expect(sync.endTurn(at: 1.124) == [.key(.arrow(ArrowKey(.left)))])
  }

  /// A doubled letter, and a Backspace that is still under way: the text before it ends like the one behind it, and the
  /// count is off by a report that nobody asked for.
  @Test func aBackspaceBehindADoubledLetterIsWaitedFor() {
    var sync = DocumentSync(typed: "ab", prior: .lenient)
    sync.edit(.key(.return), at: 3)
    sync.edit(.insert("jj"), at: 3)
    _ = sync.endTurn(at: 3)
    sync.edit(.key(.backspace), at: 3)
    _ = sync.endTurn(at: 3)
    for report in ["", "", "j", "jj"] {
      sync.done(TextWindow(before: report), at: 3.01)
      _ = sync.endTurn(at: 3.01)
    }
    #expect(sync.window == nil)
    sync.done(TextWindow(before: "j"), at: 3.02)
    _ = sync.endTurn(at: 3.02)
    _ = sync.endTurn(at: 3.2)
    #expect(sync.window == TextWindow(before: "j"))
  }

  /// A field whose text ends with the very letter that was sent stale takes the place of this one. That is no proof that the
  /// letter was applied, and nothing is waited for that tells how often it came.
  @Test func anotherTextThatEndsWithTheLetterTeachesNothing() {
    var sync = DocumentSync(typed: "ch", prior: .strict)
    sync.edit(.insert("d"), at: 3)
    sync.receiveReceipts(of: sync.endTurn(at: 3), at: 3.0002)
    _ = sync.endTurn(at: 3.0002)
    sync.done(TextWindow(before: "field"), at: 3.02)
    _ = sync.endTurn(at: 3.02)
    #expect(sync.serialRule == .unknown(prior: .strict))
    let again = sync.endTurn(at: 3.051)
    #expect(again.commits == ["d"])
    sync.receiveReceipts(of: again, at: 3.0512)
    sync.done(TextWindow(before: "fieldd"), at: 3.053)
    _ = sync.endTurn(at: 3.053)
    sync.edit(.insert("x"), at: 3.06)
    #expect(sync.endTurn(at: 3.06) == [])
    #expect(sync.endTurn(at: 3.174).commits == ["x"])
    #expect(sync.serialRule == .unknown(prior: .strict))
  }

  /// All is selected while Return is under way: the report of that is not Return's.
  @Test func aSelectionIsNotWhatReturnLeadsTo() {
    var sync = DocumentSync(typed: "af", prior: .lenient)
    sync.edit(.key(.return), at: 3)
    _ = sync.endTurn(at: 3)
    sync.edit(.insert("é"), at: 3.001)
    sync.done(TextWindow(before: "", selected: "af"), at: 3.02)
    #expect(sync.endTurn(at: 3.02) == [])
    sync.done(TextWindow(before: ""), at: 3.03)
    #expect(sync.endTurn(at: 3.03).commits == ["é"])
  }

  /// The answer to a letter before Tab comes behind it: the text it tells of is that of the field that was left, and so is
  /// its direction.
  @Test func anAnswerFromBeforeTabShowsNoDirection() {
    var sync = DocumentSync(prior: .lenient, keymap: Typing.letterKeys)
    sync.serialRule = .lenient
    sync.enter(.text, TextWindow(before: "שלום "))
    sync.edit(.insert("z"), at: 1)
    #expect(sync.endTurn(at: 1).commits == ["z"])
    sync.edit(.key(.tab), at: 1)
    sync.edit(.insert("t"), at: 1)
    #expect(sync.endTurn(at: 1).count == 2)
    sync.done(TextWindow(before: "שלום z"), at: 1.002)
    _ = sync.endTurn(at: 1.002)
    sync.edit(.caret(DocumentMove(by: -1)), at: 1.003)
    #expect(sync.endTurn(at: 1.003) == [.key(.arrow(ArrowKey(.left)))])
  }

  /// Chromium stands still and keys have no answer: time lets a commit follow them, but those before are still to be
  /// answered. Their late answers are nobody's news.
  @Test func timeAnswersNoCommit() {
    var sync = withoutKeyEchoes()
    for letter in ["o", "l"] {
      sync.edit(.insert(letter), at: 10)
      #expect(sync.endTurn(at: 10).commits == [letter])
    }
    sync.edit(.key(.backspace), at: 10.001)
    sync.edit(.insert("é"), at: 10.001)
    #expect(sync.endTurn(at: 10.001) == [.key(.edit(.backspace))])
    #expect(sync.endTurn(at: 10.082).commits == ["é"])
    sync.edit(.key(.backspace), at: 10.083)
    #expect(sync.endTurn(at: 10.083) == [.key(.edit(.backspace))])
    _ = sync.endTurn(at: 10.2)
    for report in ["éé", "ééo", "ééo"] { sync.done(TextWindow(before: report), at: 10.3) }
    for time in [10.3, 10.36, 10.8] { #expect(sync.endTurn(at: time) == []) }
    #expect(sync.window == nil)
  }

  /// Where keys have no answer, a report that comes right behind Return is none either.
  @Test func whatComesBehindReturnNeedNotAnswerIt() {
    var sync = withoutKeyEchoes()
    sync.edit(.key(.backspace), at: 10)
    sync.edit(.insert("x"), at: 10)
    #expect(sync.endTurn(at: 10).count == 2)
    _ = sync.endTurn(at: 10.09)
    sync.edit(.key(.return), at: 10.1)
    #expect(sync.endTurn(at: 10.1).count == 1)
    sync.done(TextWindow(before: "ééx"), at: 10.101)
    _ = sync.endTurn(at: 10.101)
    #expect(sync.window == nil)
    sync.edit(.insert("é"), at: 10.102)
    #expect(sync.endTurn(at: 10.102) == [])
    #expect(sync.endTurn(at: 10.181).commits == ["é"])
  }

  /// A field whose commits show late and whose keys do not, with unknown text, at rest.
  private func withoutKeyEchoes() -> DocumentSync {
    var sync = DocumentSync(prior: .lenient, keymap: Typing.letterKeys)
    sync.serialRule = .lenient
    sync.enter(.text, TextWindow(before: ""))
    for (second, text) in ["", "p", "pj", "pj "].enumerated() {
      sync.type(["p", "j", " ", "i"][second], echo: TextWindow(before: text), at: 1 + Double(second))
    }
    // Keys are waited for twice.
    for second in [6.0, 8] {
      sync.edit(.key(.return), at: second)
      sync.edit(.insert("é"), at: second)
      #expect(sync.endTurn(at: second) == [.key(.edit(.return))])
      #expect(sync.endTurn(at: second + 0.351).commits == ["é"])
      sync.done(TextWindow(before: "é"), at: second + 0.36)
      _ = sync.endTurn(at: second + 0.36)
      _ = sync.endTurn(at: second + 1.9)
    }
    return sync
  }

  /// Two windows of a long text, cut at 4 000 bytes, are of one state only if what differs is where they were cut.
  @Test(arguments: [
    // Typed close to the end: the cut before the caret moves along.
    (before: "abcdefg", after: 3_990, other: "cdefg", otherAfter: 3_990, agree: true),
    // Close to the front: the cut behind moves, and nothing is cut before.
    (before: "am", after: 3_990, other: "am", otherAfter: 3_994, agree: true),
    (before: "am", after: 3_990, other: "", otherAfter: 3_996, agree: false),
    (before: "am", after: 3_990, other: "m", otherAfter: 3_990, agree: true),
  ]) func cutsAreNoDifference(before: String, after: Int, other: String, otherAfter: Int, agree: Bool) {
    let rest = String(repeating: "x", count: 4_000)
    let a = TextWindow(before: before, after: String(rest.prefix(after)))
    let b = TextWindow(before: other, after: String(rest.prefix(otherAfter)))
    #expect(a.agrees(with: b) == agree)
    #expect(b.agrees(with: a) == agree)
  }
}
