import FakeCompositor
import InputMethod
import Pressboard
import Testing

private typealias TextField = Compositor.TextField

/// What input methods get wrong between what is staged and what is current, over the wire.
@Suite struct TrapTests {
  /// Text, type and cause are told one by one; half of them are no state.
  @Test func whatIsStagedCountsWithItsDone() throws {
    let desk = try Desk()
    desk.seat.focus(TextField("ab"))
    try desk.wait()
    _ = desk.takeChanges()
    let inputMethod = try #require(desk.seat.inputMethod)
    inputMethod.sendSurroundingText("other", cursor: 5, anchor: 5)
    inputMethod.sendContentType(hints: 0xC0, purpose: 8)
    try desk.wait()
    #expect(desk.document.documentContextBeforeInput == "ab")
    #expect(desk.session.kind == .text)
    #expect(desk.takeChanges() == [])
    inputMethod.sendDone()
    try desk.wait()
    #expect(desk.session.kind == .secret)
    #expect(desk.document.documentContextBeforeInput == nil)
  }

  /// Selected backwards, the caret stands in front: where a selection is extended, and from where.
  @Test(arguments: [(4, 7), (7, 4)]) func theCaretMayStandInFrontOfASelection(cursor: Int, anchor: Int) throws
  {
    let desk = try Desk()
    desk.seat.focus(TextField("one two"))
    try desk.wait()
    let inputMethod = try #require(desk.seat.inputMethod)
    inputMethod.sendSurroundingText("one two", cursor: cursor, anchor: anchor)
    inputMethod.sendDone()
    try desk.wait()
    let window = try #require(desk.session.window)
    #expect(window == TextWindow(before: "one ", selected: "two"))
    #expect(window.caretIsAtStart == (cursor < anchor))
  }
}
