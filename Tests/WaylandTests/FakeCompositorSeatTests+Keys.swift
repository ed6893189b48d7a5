import CWayland
import FakeCompositor
import Glibc
import Testing
import Wayland

/// What a virtual keyboard types.
extension FakeCompositorSeatTests {
  static let keymap = """
    xkb_keymap {
    xkb_keycodes { minimum = 8; maximum = 255; <A> = 38; <BACK> = 22; <RTN> = 36; };
    xkb_types {
      type "ONE_LEVEL" { modifiers = none; };
      type "ALPHABETIC" { modifiers = Shift+Lock; map[Shift] = 2; map[Lock] = 2; };
    };
    xkb_compatibility { };
    xkb_symbols { key <A> { [ a, A ] }; key <BACK> { [ BackSpace ] }; key <RTN> { [ Return ] }; };
    };
    """

  /// A virtual keyboard with that keymap.
  func keyboard(_ probe: Probe) throws -> ZwpVirtualKeyboardV1 {
    let seat = try #require(probe.bind(WlSeat.self))
    let keyboard = try #require(probe.bind(ZwpVirtualKeyboardManagerV1.self))
      .createVirtualKeyboard(seat: seat)
    let bytes = Array(Self.keymap.utf8) + [0]
    let file = cwayland_memfd("keymap", Int64(bytes.count))
    #expect(write(file, bytes, bytes.count) == bytes.count)
    keyboard.keymap(format: .xkbV1, fd: file, size: UInt32(bytes.count))
    close(file)
    return keyboard
  }

  func press(_ keyboard: ZwpVirtualKeyboardV1, _ code: UInt32, _ time: UInt32) {
    keyboard.key(time: time, key: code, state: 1)
    keyboard.key(time: time, key: code, state: 0)
  }

  @Test func keysTypeByTheirKeymap() throws {
    let probe = try Probe()
    let field = Field("…", behavior: .gtk4)
    probe.compositor.seats[0].focus(field)
    let keyboard = try keyboard(probe)
    press(keyboard, 30, 10)
    keyboard.modifiers(modsDepressed: 1, modsLatched: 0, modsLocked: 0, group: 0)
    press(keyboard, 30, 11)
    keyboard.modifiers(modsDepressed: 0, modsLatched: 0, modsLocked: 0, group: 0)
    press(keyboard, 14, 12)
    press(keyboard, 28, 13)
    probe.settle()
    #expect(field.text == "…a\n")
    #expect(field.keys == ["a", "A", "BackSpace", "Return"])
    #expect(probe.compositor.seats[0].keyboards[0].isAtRest)
    #expect(probe.violations == [])
  }

  @Test func heldKeysAreMissedWhenTheirKeyboardGoes() throws {
    let probe = try Probe()
    let keyboard = try keyboard(probe)
    keyboard.key(time: 1, key: 30, state: 1)
    keyboard.destroy()
    probe.settle()
    #expect(probe.compositor.seats[0].strayKeys == ["a"])
    #expect(probe.violations == ["a virtual keyboard goes with keys or modifiers down"])
  }

  @Test func aStoppedApplicationAnswersWhenItRunsAgain() throws {
    let probe = try Probe()
    let typist = try Typist(probe)
    let field = Field()
    typist.focus(field)
    field.isStalled = true
    typist.write("a")
    probe.settle()
    #expect(field.text == "" && typist.told == [])
    field.isStalled = false
    probe.settle()
    #expect(field.text == "a" && typist.told == ["a 1 1", "done"])
  }

  @Test func aCommitOvertakesAQueuedKey() throws {
    for (behavior, expected) in [(Compositor.FieldBehavior.gtk4, "ya"), (.terminal, "ay")] {
      let probe = try Probe()
      let typist = try Typist(probe)
      let field = Field("", behavior: behavior)
      typist.focus(field)
      let keyboard = try keyboard(probe)
      press(keyboard, 30, 10)
      typist.write("y")
      probe.settle()
      #expect(field.text == expected)
      #expect(probe.violations == [])
    }
  }

  @Test func keysBeforeAKeymapEndTheConnection() throws {
    let probe = try Probe()
    let seat = try #require(probe.bind(WlSeat.self))
    let keyboard = try #require(probe.bind(ZwpVirtualKeyboardManagerV1.self))
      .createVirtualKeyboard(seat: seat)
    press(keyboard, 30, 10)
    probe.settle()
    #expect(probe.violations.count == 1)
    #expect(probe.failure == .protocolError(interface: "zwp_virtual_keyboard_v1", id: keyboard.id, code: 0))
  }
}
