import FakeCompositor
import Testing

@testable import PressboardWayland

private typealias TextField = Compositor.TextField
private typealias Behavior = Compositor.FieldBehavior

/// Touches on keys become text in an application, exactly.
@Suite struct TypingTests {
  /// Applications as they were measured, and echoes that none of them has.
  enum Application: CaseIterable {
    case gtk3, gtk4, oldGtk4, qt6, firefox, chromium, terminal, password
    case prompt, late, lateWithCaret, half, bare, mute, emptyText

    var behavior: Compositor.FieldBehavior {
      var own = Behavior()
      switch self {
      case .gtk3: return .gtk3
      case .gtk4: return .gtk4
      case .oldGtk4: return .oldGtk4
      case .qt6: return .qt6
      case .firefox: return .firefox
      case .chromium: return .chromium
      case .terminal: return .terminal
      case .password: return .password
      case .prompt: break
      case .late: own.commitEcho = .late
      case .lateWithCaret: own.commitEcho = .lateWithCaret
      case .half: own.commitEcho = .half
      case .bare:
        own.reports = .nothing
        own.commitEcho = .bare
        own.keyEcho = .bare
      case .mute:
        own.reports = .nothing
        own.commitEcho = .none
        own.keyEcho = .none
      case .emptyText: own.reports = .empty
      }
      return own
    }
  }

  private static let sentence = "Hello, world! 12 é<teh<<he é😀<\nok."
  private static let result = "Hello, world! 12 the é\nok."

  @Test(arguments: Application.allCases, [Compositor.SerialCheck.lenient, .strict])
  func everyApplicationGetsEveryLetter(_ application: Application, _ serials: Compositor.SerialCheck) throws {
    let desk = try Desk(serials == .strict ? .sway110 : .sway17)
    let field = TextField(behavior: application.behavior)
    try desk.focus(field)
    try desk.type(Self.sentence)
    #expect(field.text == Self.result)
    #expect(desk.seat.keyboards.first?.isAtRest == true)
    #expect(desk.seat.keyboards.first?.uploadCount == 1)
    #expect(desk.compositor.violations == [])
  }

  /// A `done` is under way that the keyboard has not read when it commits: a strict compositor drops the edit
  /// without a word, a lenient one takes it.
  @Test(arguments: Application.allCases, [Compositor.SerialCheck.lenient, .strict])
  func donesThatCross(_ application: Application, _ serials: Compositor.SerialCheck) throws {
    let desk = try Desk(serials == .strict ? .sway110 : .sway17)
    let field = TextField(behavior: application.behavior)
    try desk.focus(field)
    for (number, letter) in "the quick brown fox<<<box jumps".enumerated() {
      if number % 3 == 2 { try #require(desk.seat.inputMethod).crossings = 1 }
      switch letter {
      case " ": try desk.tap("key.space")
      case "<": try desk.tap("key.backspace")
      default: try desk.tap("key.character.\(letter)")
      }
      try desk.pass(0.05)
    }
    try desk.rest()
    #expect(field.text == "the quick brown box jumps")
    if serials == .strict, application != .terminal {
      #expect(try #require(desk.seat.inputMethod).droppedCount > 2)
    }
    #expect(desk.compositor.violations == [])
  }

  @Test(arguments: Application.allCases) func aStoppedApplicationMissesNothing(_ application: Application)
    throws
  {
    let desk = try Desk()
    let field = TextField(behavior: application.behavior)
    try desk.focus(field)
    try desk.type("one ")
    field.isStalled = true
    for letter in "two" { try desk.tap("key.character.\(letter)") }
    try desk.pass(0.2)
    try desk.tap("key.backspace")
    try desk.tap("key.character.x")
    try desk.pass(0.1)
    field.isStalled = false
    try desk.rest()
    #expect(field.text == "one twx")
    #expect(desk.compositor.violations == [])
  }

  /// Behind the key that submits, text belongs into the next line.
  @Test(arguments: Application.allCases) func returnSubmitsWhatWasTyped(_ application: Application) throws {
    let desk = try Desk()
    let field = TextField(behavior: application.behavior)
    field.behavior.returnKey = .submit
    try desk.focus(field)
    for letter in "ok" { try desk.tap("key.character.\(letter)") }
    try desk.tap("key.primary")
    for letter in "see" { try desk.tap("key.character.\(letter)") }
    try desk.rest()
    #expect(field.submitted == ["ok"])
    #expect(field.text == "see")
    #expect(desk.compositor.violations == [])
  }

  // MARK: Keys

  @Test func capitalsByKeyCarryTheirModifiers() throws {
    let desk = try Desk()
    let field = TextField(behavior: .terminal)
    try desk.focus(field)
    try desk.down("key.shift", finger: 1)
    desk.compositor.clearTrace()
    try desk.tap("key.character.a")
    let requests = desk.compositor.requests(of: "zwp_virtual_keyboard_v1").map { $0.split(separator: " ") }
    #expect(requests.map { $0[0] } == ["modifiers", "key", "key", "modifiers"])
    #expect(requests.first?.dropFirst() == ["1", "0", "0", "0"])
    #expect(requests.last?.dropFirst() == ["0", "0", "0", "0"])
    // Shift is held by the finger only: nothing is down for the application.
    #expect(desk.seat.keyboards.first?.isAtRest == true)
    desk.seat.blur()
    try desk.rest()
    #expect(field.text == "A")
    #expect(desk.seat.keyboards.first?.isAtRest == true)
    #expect(desk.compositor.violations == [])
  }

  @Test func theKeymapComesBeforeAllKeysAndOnlyOnce() throws {
    let desk = try Desk()
    #expect(desk.compositor.requests(of: "zwp_virtual_keyboard_v1").count { $0.hasPrefix("keymap") } == 1)
    for behavior in [Behavior.terminal, .gtk3, .password, .qt6] {
      try desk.focus(TextField(behavior: behavior))
      try desk.type("Aé<b")
      desk.seat.blur()
      try desk.rest()
    }
    let keyboard = try #require(desk.seat.keyboards.first)
    #expect(desk.seat.keyboards.count == 1 && keyboard.uploadCount == 1)
    #expect(desk.compositor.violations == [])
  }

  /// A held key would repeat in the application.
  @Test func downAndUpOfAKeyLeaveTogether() throws {
    let desk = try Desk()
    let field = TextField("abc", behavior: .terminal)
    try desk.focus(field)
    try desk.down("key.backspace")
    #expect(desk.seat.keyboards.first?.pressed == [])
    try desk.down("key.shift", finger: 1)
    try desk.tap("key.character.q", finger: 2)
    #expect(desk.seat.keyboards.first?.pressed == [])
    #expect(desk.seat.keyboards.first?.strokes.count == 4)
  }
}
