import FakeCompositor
import InputMethod
import Pressboard
import Testing

private typealias TextField = Compositor.TextField

/// Seats whose text goes by keys.
@Suite struct KeysOnlyTests {
  @Test func withoutInputMethodsEverythingGoesAsKeys() throws {
    var options = Compositor.Options()
    options.versions["zwp_input_method_manager_v2"] = nil
    let desk = try Desk(options, characters: ["é", "😀"])
    let field = TextField()
    desk.seat.focus(field)
    try desk.type("Hé😀llx<o\n")
    #expect(field.text == "Hé😀llo\n")
    #expect(desk.document.documentContextAfterInput == nil)
    #expect(desk.compositor.violations == [])
  }

  @Test func aTakenSeatGetsKeysUntilTheOtherProgramLeaves() throws {
    let desk = try Desk(isTaken: true)
    let field = TextField()
    desk.seat.focus(field)
    try desk.wait()
    #expect(desk.takeChanges() == [.unavailable])
    #expect(desk.session.kind == .keysOnly)
    #expect(desk.compositor.requests(of: "zwp_input_method_v2") == ["destroy"])
    try desk.type("ab")
    #expect(field.text == "ab")

    desk.session.retry()
    try desk.wait()
    #expect(desk.takeChanges() == [.unavailable])
    desk.seat.isTaken = false
    try desk.wait()
    #expect(desk.seat.refused.count == 2, "nothing is tried unasked")

    desk.session.retry()
    try desk.wait()
    #expect(desk.seat.inputMethod != nil)
    #expect(desk.takeChanges() == [.activated(InputField(window: TextWindow(before: "ab")))])
    try desk.type("c")
    #expect(field.text == "abc")
    #expect(try #require(desk.seat.inputMethod).commits.last?.string == "c")
    #expect(desk.compositor.violations == [])
  }

  /// Destroying a refused input method there ends the one that runs.
  @Test func whereRefusalIsFinalNothingIsGivenBackOrTriedAgain() throws {
    let desk = try Desk(isTaken: true, isRefusalFinal: true)
    desk.seat.focus(TextField())
    try desk.wait()
    #expect(desk.takeChanges() == [.unavailable])
    desk.session.retry()
    try desk.wait()
    #expect(desk.takeChanges() == [])
    #expect(desk.seat.refused.count == 1)
    #expect(desk.compositor.requests(of: "zwp_input_method_v2") == [])
    desk.session.close()
    try desk.settle()
    #expect(desk.compositor.requests(of: "zwp_input_method_v2") == [])
  }

  @Test func theHostMayAskForKeysWhereNoFieldIs() throws {
    let desk = try Desk()
    try desk.type("x")
    #expect(desk.seat.strayKeys == [])
    desk.session.typeByKeys()
    try desk.type("a")
    #expect(desk.seat.strayKeys == ["a"])
    desk.session.stopTypingByKeys()
    try desk.type("b")
    #expect(desk.seat.strayKeys == ["a"])

    desk.session.typeByKeys()
    desk.seat.focus(TextField())
    try desk.wait()
    try desk.type("c")
    #expect(desk.session.kind == .text)
    #expect(try #require(desk.seat.inputMethod).commits.last?.string == "c")
    desk.session.typeByKeys()
    #expect(desk.session.kind == .text, "a field goes before")
    #expect(desk.compositor.violations == [])
  }

  @Test func closingGivesEverythingBack() throws {
    let desk = try Desk()
    desk.seat.focus(TextField(behavior: .terminal))
    try desk.type("A")
    desk.compositor.clearTrace()
    desk.session.close()
    try desk.settle()
    #expect(
      Set(desk.compositor.textRequests)
        == ["zwp_virtual_keyboard_v1.destroy", "zwp_input_method_v2.destroy"])
    #expect(desk.seat.inputMethod == nil)
    #expect(desk.seat.keyboards.isEmpty)
    try desk.type("b")
    #expect(desk.compositor.violations == [])
  }
}
