import FakeCompositor
import InputMethod
import Pressboard
import Testing

private typealias TextField = Compositor.TextField

/// Which field is being typed into, and what is known of it.
@Suite struct FocusTests {
  @Test func theHostHearsOfEachDone() throws {
    let desk = try Desk()
    let one = TextField("one")
    let two = TextField("two", behavior: .password)
    desk.seat.blur()
    try desk.wait()
    #expect(desk.takeChanges() == [])
    desk.seat.focus(one)
    try desk.wait()
    let known = InputField(window: TextWindow(before: "one"))
    #expect(desk.takeChanges() == [.activated(known)])
    one.set("one")
    try desk.wait()
    #expect(
      desk.takeChanges() == [.updated(InputField(window: TextWindow(before: "one"), cause: .other))])
    one.set("one")
    try desk.wait()
    #expect(
      desk.takeChanges() == [.repeated(InputField(window: TextWindow(before: "one"), cause: .other))])
    desk.seat.move(to: two)
    try desk.wait()
    let secret = InputField(
      contentType: ContentType(hints: [.hiddenText, .sensitiveData], purpose: .password))
    #expect(desk.takeChanges() == [.switched(secret)])
    desk.seat.focus(two)
    try desk.wait()
    #expect(desk.takeChanges() == [.switched(secret)])
    desk.seat.slip(to: one)
    try desk.wait()
    #expect(desk.takeChanges() == [.updated(known)])
    desk.seat.blur()
    try desk.wait()
    #expect(desk.takeChanges() == [.deactivated])
    #expect(desk.session.kind == nil)
  }

  @Test func aFieldInFocusBeforeUsIsActivatedAtOnce() throws {
    let field = TextField("ab")
    let desk = try Desk(focused: field)
    #expect(desk.takeChanges() == [.activated(InputField(window: TextWindow(before: "ab")))])
    try desk.type("c")
    #expect(field.text == "abc")
  }

  @Test func stateMayComeInASecondDone() throws {
    let desk = try Desk()
    var behavior = Compositor.FieldBehavior.password
    behavior.firstState = .inSecondDone
    desk.seat.focus(TextField("x", behavior: behavior))
    try desk.wait()
    #expect(desk.changes.first == .activated(InputField()))
    #expect(desk.session.kind == .secret)
  }

  @Test func theDocumentAnswersWithTheWindow() throws {
    let desk = try Desk()
    let field = TextField("héllo")
    desk.seat.focus(field)
    field.select(from: 1, to: 3)
    try desk.wait()
    #expect(desk.document.documentContextBeforeInput == "h")
    #expect(desk.document.selectedText == "é")
    #expect(desk.document.documentContextAfterInput == "llo")
    desk.document.insertText("a")
    #expect(desk.document.documentContextBeforeInput == "ha")
    #expect(desk.document.selectedText == nil)
    try desk.wait()
    #expect(field.text == "hallo")
  }

  @Test func emptyIsNotUnknown() throws {
    let desk = try Desk()
    desk.seat.focus(TextField())
    try desk.wait()
    #expect(desk.document.documentContextBeforeInput == "")
    desk.seat.move(to: TextField(behavior: .qt6))
    try desk.wait()
    #expect(desk.document.documentContextBeforeInput == nil)
    #expect(desk.document.documentContextAfterInput == nil)
    #expect(desk.document.selectedText == nil)
  }

  @Test func unknownTextHasWhatWasTyped() throws {
    let desk = try Desk()
    desk.seat.focus(TextField("before ", behavior: .qt6))
    try desk.type(" ")
    #expect(desk.document.documentContextBeforeInput == nil)
    try desk.type("ab<")
    #expect(desk.document.documentContextBeforeInput == " a")
    #expect(desk.document.documentContextAfterInput == nil)
  }

  @Test func secretsAreTypedAndNotRead() throws {
    let desk = try Desk()
    let field = TextField(behavior: .password)
    desk.seat.focus(field)
    try desk.type("aé1<x")
    #expect(field.text == "aéx")
    #expect(desk.session.field?.window == nil)
    #expect(desk.document.documentContextBeforeInput == nil)
    #expect(desk.compositor.violations == [])
  }

  @Test func terminalsGetKeysOnly() throws {
    let desk = try Desk()
    let field = TextField(behavior: .terminal)
    desk.seat.focus(field)
    try desk.type("Ls é<\n")
    #expect(field.text == "Ls \n")
    #expect(try #require(desk.seat.inputMethod).commits.allSatisfy(\.isEmpty))
    #expect(desk.document.documentContextBeforeInput == nil)
    #expect(desk.compositor.violations == [])
  }

  @Test func whatIsTypedBehindAFieldIsSwallowed() throws {
    let desk = try Desk()
    let field = TextField()
    desk.seat.focus(field)
    try desk.type("ab")
    desk.seat.blur()
    try desk.wait()
    try desk.type("cd<")
    #expect(field.text == "ab")
    #expect(desk.seat.strayKeys == [])
    #expect(try #require(desk.seat.keyboards.first).isAtRest)
    #expect(desk.compositor.violations == [])
  }
}
