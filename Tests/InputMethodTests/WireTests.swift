import FakeCompositor
import InputMethod
import Pressboard
import Testing

private typealias TextField = Compositor.TextField

/// What goes over the wire, request by request.
@Suite struct WireTests {
  @Test func aLetterIsOneCommitWithItsReceipt() throws {
    let desk = try Desk()
    let field = TextField()
    desk.seat.focus(field)
    try desk.wait()
    desk.compositor.clearTrace()
    desk.document.insertText("é")
    try desk.turn()
    desk.compositor.turn()
    #expect(
      desk.compositor.textRequests == [
        "zwp_input_method_v2.commit_string \"é\"", "zwp_input_method_v2.commit 1",
        "wl_display.sync wl_callback",
      ])
    try desk.wait()
    #expect(field.text == "é")
    #expect(desk.session.sync.isSettled)
    #expect(desk.compositor.violations == [])
  }

  @Test func everyActivationGetsOneEmptyCommit() throws {
    let desk = try Desk()
    let fields = [TextField(), TextField("b")]
    for field in fields {
      desk.seat.focus(field)
      try desk.wait()
    }
    desk.seat.blur()
    try desk.wait()
    desk.seat.focus(fields[0])
    try desk.wait()
    let commits = try #require(desk.seat.inputMethod).commits
    #expect(commits.map(\.isEmpty) == [true, true, true])
    #expect(commits.map(\.serial) == [1, 2, 4])
    #expect(desk.compositor.violations == [])
  }

  /// Chromium tells nothing of its field before it has seen a commit.
  @Test func theEmptyCommitMakesAFieldSpeak() throws {
    let desk = try Desk()
    desk.seat.focus(TextField("abc", behavior: .chromium))
    try desk.wait()
    #expect(desk.document.documentContextBeforeInput == "abc")
  }

  @Test func theKeymapGoesFirstAndOnce() throws {
    let desk = try Desk()
    let first = try #require(desk.compositor.requests(of: "zwp_virtual_keyboard_v1").first)
    #expect(first.hasPrefix("keymap 1 fd "))
    desk.seat.focus(TextField(behavior: .terminal))
    try desk.type("Aé<")
    desk.seat.focus(TextField(behavior: .gtk3))
    try desk.type("b<é")
    let keyboard = try #require(desk.seat.keyboards.first)
    #expect(desk.seat.keyboards.count == 1)
    #expect(keyboard.uploadCount == 1)
    #expect(keyboard.keymap == desk.session.keyboard.keymap.text)
    #expect(desk.compositor.violations == [])
  }

  @Test func keysCarryTheirModifiersAndNothingStaysDown() throws {
    let desk = try Desk(characters: ["é", "ü"])
    let field = TextField(behavior: .terminal)
    desk.seat.focus(field)
    try desk.wait()
    desk.compositor.clearTrace()
    try desk.type("aA<\n")
    #expect(
      desk.compositor.keyRequests == [
        "key 30 1", "key 30 0",
        "modifiers 1 0 0 0", "key 30 1", "key 30 0", "modifiers 0 0 0 0",
        "key 14 1", "key 14 0",
        "key 28 1", "key 28 0",
      ])
    #expect(try #require(desk.seat.keyboards.first).isAtRest)
    #expect(field.text == "a\n")
    #expect(desk.compositor.violations == [])
  }

  @Test func keyStampsAreMillisecondsOfTheClock() throws {
    let desk = try Desk()
    desk.seat.focus(TextField(behavior: .terminal))
    try desk.type("ab", every: 0.25)
    let times = try #require(desk.seat.keyboards.first).strokes.map(\.time)
    #expect(times.count == 4)
    #expect(times[0] == times[1])
    #expect(times[2] - times[0] == 250)
    #expect(times[0] >= 1_000_000)
  }

  /// A message has 4096 bytes; libwayland ends the connection over a longer one.
  @Test func aLongTextGoesInPartsBetweenCharacters() throws {
    let desk = try Desk()
    let field = TextField()
    desk.seat.focus(field)
    try desk.wait()
    let family = "👩\u{200D}👩\u{200D}👧"
    let text = String(repeating: family, count: 500)
    desk.document.insertText(text)
    try desk.wait()
    #expect(Array(field.text.utf8) == Array(text.utf8))
    let parts = try #require(desk.seat.inputMethod).commits.filter(\.isTaken).compactMap(\.string)
    #expect(parts.count == 3)
    #expect(parts.allSatisfy { $0.utf8.count <= 3900 && $0.allSatisfy { String($0) == family } })
    #expect(desk.compositor.violations == [])
  }

  /// A single character may be longer than a message.
  @Test func aMonstrousCharacterIsCutBetweenScalars() throws {
    let desk = try Desk()
    let field = TextField()
    desk.seat.focus(field)
    try desk.wait()
    let text = "a" + String(repeating: "\u{301}", count: 4000)
    desk.document.insertText(text)
    try desk.wait()
    #expect(Array(field.text.utf8) == Array(text.utf8))
    #expect(desk.compositor.violations == [])
  }

  @Test func aDroppedCommitIsRepaired() throws {
    let desk = try Desk(.sway110)
    let field = TextField()
    desk.seat.focus(field)
    try desk.type("ab")
    try #require(desk.seat.inputMethod).crossings = 1
    try desk.type("cde")
    #expect(field.text == "abcde")
    #expect(try #require(desk.seat.inputMethod).droppedCount >= 1)
    #expect(desk.compositor.violations == [])
  }

  @Test func aCrossingIsHarmlessWhereSerialsDoNotMatter() throws {
    let desk = try Desk(.sway17)
    let field = TextField()
    desk.seat.focus(field)
    try desk.type("ab")
    try #require(desk.seat.inputMethod).crossings = 1
    try desk.type("cde")
    #expect(field.text == "abcde")
    #expect(desk.compositor.violations == [])
  }
}
