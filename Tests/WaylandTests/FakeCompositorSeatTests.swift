import FakeCompositor
import Testing
import Wayland

/// What the fake compositor makes of text, keys, seats and globals, seen from a client.
@Suite struct FakeCompositorSeatTests {
  typealias Field = Compositor.TextField

  /// An input method in the plainest shape: counts `done`, notes what it is told.
  final class Typist {
    let probe: Probe
    let inputMethod: ZwpInputMethodV2
    var doneCount: UInt32 = 0
    var told: [String] = []

    init(_ probe: Probe) throws {
      self.probe = probe
      let seat = try #require(probe.bind(WlSeat.self))
      inputMethod = try #require(probe.bind(ZwpInputMethodManagerV2.self)).getInputMethod(seat: seat)
      inputMethod.onEvent = { [unowned self] event in
        switch event {
        case .activate: told.append("activate")
        case .deactivate: told.append("deactivate")
        case .surroundingText(let text, let cursor, let anchor): told.append("\(text) \(cursor) \(anchor)")
        case .textChangeCause(let cause): if cause == .other { told.append("other") }
        case .contentType(_, let purpose):
          if purpose != .normal { told.append("purpose \(purpose.rawValue)") }
        case .done:
          doneCount += 1
          told.append("done")
        case .unavailable: told.append("unavailable")
        }
      }
      probe.settle()
    }

    var seat: Compositor.Seat { probe.compositor.seats[0] }

    func focus(_ field: Field) {
      seat.focus(field)
      probe.settle()
      told = []
    }

    func write(_ text: String?, deleting before: UInt32 = 0, at serial: UInt32? = nil) {
      if before > 0 { inputMethod.deleteSurroundingText(beforeLength: before, afterLength: 0) }
      if let text { inputMethod.commitString(text: text) }
      inputMethod.commit(serial: serial ?? doneCount)
    }
  }

  @Test func aFieldTakesTextAndEchoes() throws {
    let probe = try Probe()
    let typist = try Typist(probe)
    let field = Field("né")
    probe.compositor.seats[0].focus(field)
    probe.settle()
    #expect(typist.told == ["activate", "né 3 3", "done"])
    typist.told = []
    typist.write("e", deleting: 2)
    probe.settle()
    #expect(field.text == "ne")
    #expect(typist.told == ["ne 2 2", "done"])
    field.set("other", caret: 2)
    probe.settle()
    #expect(typist.told.suffix(3) == ["other 2 2", "other", "done"])
    #expect(
      probe.compositor.requests(of: "zwp_input_method_v2")
        == ["delete_surrounding_text 2 0", "commit_string \"e\"", "commit 1"])
    #expect(probe.violations == [])
  }

  @Test(arguments: [
    (Compositor.FieldBehavior.CommitEcho.prompt, ["a!c 2 2", "done"]),
    (.late, ["abc 2 2", "done"]),
    (.lateWithCaret, ["abc 2 2", "done"]),
    (.half, ["ac 1 1", "done", "a!c 2 2", "done"]),
    (.bare, ["done"]),
    (.none, []),
  ])
  func echoes(_ echo: Compositor.FieldBehavior.CommitEcho, _ expected: [String]) throws {
    let probe = try Probe()
    let typist = try Typist(probe)
    var behavior = Compositor.FieldBehavior()
    behavior.commitEcho = echo
    let field = Field("", behavior: behavior)
    field.set("abc", caret: 2)
    typist.focus(field)
    typist.write("!", deleting: 1)
    probe.settle()
    #expect(field.text == "a!c")
    #expect(typist.told == expected)
  }

  @Test func aCrossingDoneMakesTheCommitStale() throws {
    for (check, expected) in [(Compositor.SerialCheck.strict, ""), (.lenient, "a")] {
      let probe = try Probe(.init().with { $0.serials = check })
      let typist = try Typist(probe)
      let field = Field()
      typist.focus(field)
      typist.seat.inputMethod?.crossings = 1
      typist.write("a")
      probe.settle()
      #expect(field.text == expected)
      #expect(typist.seat.inputMethod?.droppedCount == (check == .strict ? 1 : 0))
      typist.write("b")
      probe.settle()
      #expect(field.text == expected + "b")
      #expect(probe.violations == [])
    }
  }

  @Test func aSerialFromTheFutureIsAViolation() throws {
    let probe = try Probe()
    let typist = try Typist(probe)
    typist.focus(Field())
    typist.write("a", at: 9)
    probe.settle()
    #expect(probe.violations == ["a commit with serial 9, but 1 done events were sent"])
  }

  @Test func onlyACommitThatKnewOfTheEndIsAViolation() throws {
    let probe = try Probe()
    let typist = try Typist(probe)
    typist.focus(Field())
    typist.write("a")
    typist.seat.blur()
    probe.settle()
    #expect(probe.violations == [])
    typist.write("b")
    probe.settle()
    #expect(probe.violations == ["a commit while no field is active"])
  }

  @Test func focusIsToldInEveryOrder() throws {
    let probe = try Probe()
    let typist = try Typist(probe)
    let seat = typist.seat
    seat.blur()
    probe.settle()
    #expect(typist.told == ["deactivate", "done"])
    typist.told = []
    var late = Compositor.FieldBehavior()
    late.firstState = .inSecondDone
    late.purpose = 4
    let field = Field("x", behavior: late)
    seat.focus(field)
    seat.focus(field)
    probe.settle()
    #expect(typist.told == ["activate", "done", "activate", "done", "x 1 1", "purpose 4", "done"])
    typist.told = []
    seat.move(to: Field("y"))
    probe.settle()
    #expect(typist.told == ["deactivate", "activate", "y 1 1", "done"])
    typist.told = []
    seat.slip(to: Field("z"))
    probe.settle()
    #expect(typist.told == ["z 1 1", "done"])
    typist.told = []
    typist.focus(Field("secret", behavior: .chromium))
    typist.write(nil)
    probe.settle()
    #expect(typist.told == ["secret 6 6", "done"])
  }

  @Test func aSecondInputMethodIsRefused() throws {
    let probe = try Probe()
    let first = try Typist(probe)
    let second = try Typist(probe)
    #expect(first.told == [] && second.told == ["unavailable"])
    second.write("a")
    probe.settle()
    #expect(probe.violations.count == 2)
    first.inputMethod.destroy()
    probe.settle()
    let third = try Typist(probe)
    #expect(third.told == [])
    #expect(third.seat.inputMethod != nil)
  }

  @Test func deletesGoWrongAsInRealToolkits() throws {
    for (behavior, expected) in [
      (Compositor.FieldBehavior.gtk3, "abé!"), (.oldGtk4, "!"), (.chromium, "abéé!"),
    ] {
      let probe = try Probe()
      let typist = try Typist(probe)
      let field = Field("abéé", behavior: behavior)
      if behavior.deletes == .codePoints { field.set("éé") }
      typist.focus(field)
      typist.write("!", deleting: 2)
      probe.settle()
      #expect(field.text == expected)
    }
  }

  @Test func seatsComeAndGo() throws {
    let probe = try Probe(.phoc024)
    #expect(probe.globals["wl_seat"] == nil)
    #expect(probe.globals["zphoc_layer_shell_effects_v1"] != nil)
    #expect(probe.globals["wp_fractional_scale_manager_v1"] == nil)
    #expect(probe.globals["wl_compositor"]?.version == 4)
    let added = probe.compositor.addSeat(.init("late", [.keyboard]))
    probe.settle()
    let seat = try #require(probe.bind(WlSeat.self))
    var capabilities: [WlSeat.Capability] = []
    seat.onEvent = { if case .capabilities(let now) = $0 { capabilities.append(now) } }
    probe.settle()
    added.setCapabilities([.keyboard, .touch])
    added.setCapabilities([.keyboard, .touch])
    probe.settle()
    #expect(capabilities == [.keyboard, [.keyboard, .touch], [.keyboard, .touch]])
    _ = seat.getTouch()
    probe.settle()
    #expect(added.touch.resourceCount == 1)
    added.remove()
    probe.settle()
    #expect(probe.globals["wl_seat"] == nil)
    #expect(probe.violations == [])
  }

  @Test func aPointerWantsAnImageForEachEnter() throws {
    let probe = try Probe(.init().with { $0.seats = [.init("seat0", [.pointer])] })
    let surface = try #require(probe.bind(WlCompositor.self)).createSurface()
    let pointer = try #require(probe.bind(WlSeat.self)).getPointer()
    let device = try #require(probe.bind(WpCursorShapeManagerV1.self)).getPointer(pointer: pointer)
    var serial: UInt32 = 0
    pointer.onEvent = { if case .enter(let entered, _, _, _) = $0 { serial = entered } }
    probe.settle()
    let mouse = probe.compositor.seats[0].pointer
    mouse.enter(probe.compositor.surfaces[0], 5, 5)
    probe.settle()
    device.setShape(serial: serial, shape: .pointer_)
    probe.settle()
    #expect(mouse.image == .shape(WpCursorShapeDeviceV1.Shape.pointer_.rawValue))
    mouse.enter(probe.compositor.surfaces[0], 5, 5)
    #expect(mouse.image == .none)
    device.setShape(serial: serial, shape: .pointer_)
    probe.settle()
    #expect(probe.violations.count == 1)
    _ = surface
  }

  @Test func nothingStaysBehind() throws {
    weak var compositor: Compositor?
    do {
      let probe = try Probe()
      compositor = probe.compositor
      let typist = try Typist(probe)
      typist.focus(Field())
      _ = try keyboard(probe)
      probe.settle()
      probe.compositor.shutDown()
    }
    #expect(compositor == nil)
  }
}
