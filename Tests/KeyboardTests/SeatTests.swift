import FakeCompositor
import Testing

@testable import PressboardWayland

private typealias TextField = Compositor.TextField

/// Seats and their devices come and go.
@Suite struct SeatTests {
  @Test func devicesAreMadeOnceHoweverOftenTheyAreTold() throws {
    let desk = try Desk { $0.seats[0].setCapabilities([.touch, .pointer, .keyboard]) }
    for _ in 0..<5 {
      desk.seat.setCapabilities([.touch, .pointer, .keyboard])
      try desk.settle()
    }
    #expect(desk.seat.touch.resourceCount == 1)
    #expect(desk.seat.pointer.resourceCount == 1)
    let field = TextField()
    try desk.focus(field)
    try desk.type("once")
    #expect(field.text == "once")
    #expect(desk.compositor.violations == [])
  }

  @Test func aDeviceThatIsNeverThereIsNeverAskedFor() throws {
    let desk = try Desk(Compositor.Options().with { $0.seats = [.init("seat0", [.keyboard])] })
    #expect(desk.compositor.requests(of: "wl_seat").filter { $0.hasPrefix("get_") } == [])
    #expect(desk.compositor.violations == [])
  }

  /// phoc has no seat until there is a device.
  @Test func aLateSeat() throws {
    let desk = try Desk(.phoc024)
    #expect(desk.nextWake == nil && !desk.client.isOnScreen)
    desk.client.show()
    try desk.settle()
    let seat = desk.compositor.addSeat()
    try desk.settle()
    #expect(seat.inputMethod != nil && seat.keyboards.count == 1)
    let field = TextField()
    try desk.focus(field)
    try desk.type("late")
    #expect(field.text == "late")
    #expect(desk.compositor.violations == [])
  }

  @Test func aSeatThatGoesTakesItsKeyboardAlong() throws {
    let desk = try Desk()
    let field = TextField("abcdef")
    try desk.focus(field)
    try desk.down("key.backspace")
    try desk.down("key.shift", finger: 1)
    let seat = desk.seat
    seat.remove()
    try desk.pass(3)
    #expect(!desk.client.isOnScreen && desk.compositor.layerSurfaces.isEmpty)
    #expect(field.text == "abcde")
    #expect(seat.inputMethod == nil && seat.keyboards.isEmpty)
    #expect(desk.nextWake == nil)
    // The screen goes on without a keyboard.
    desk.compositor.outputs[0].setTransform(1)
    desk.compositor.outputs[0].setScale(1)
    try desk.settle()
    desk.client.toggle()
    desk.client.hide()
    try desk.settle()
    #expect(desk.client.listing == [])

    desk.compositor.addSeat()
    try desk.settle()
    let other = TextField()
    try desk.focus(other)
    #expect(desk.isVisible)
    try desk.type("Anew")
    #expect(other.text == "Anew")
    #expect(desk.compositor.violations == [])
  }

  @Test func theSecondSeatWaitsForTheFirstToGo() throws {
    let desk = try Desk(Compositor.Options().with { $0.seats = [.init("one"), .init("two")] })
    let (one, two) = (desk.compositor.seats[0], desk.compositor.seats[1])
    #expect(one.inputMethod != nil && two.inputMethod == nil)
    let field = TextField()
    two.focus(field)
    try desk.settle()
    #expect(!desk.isVisible)
    one.remove()
    try desk.rest()
    #expect(two.inputMethod != nil && desk.isVisible)
    try desk.type("two")
    #expect(field.text == "two")
    #expect(desk.compositor.violations == [])
  }

  @Test func theSeatThatCanTouchIsTypedFor() throws {
    let desk = try Desk(Compositor.Options().with { $0.seats = [.init("one", [.keyboard]), .init("two")] })
    let (one, two) = (desk.compositor.seats[0], desk.compositor.seats[1])
    #expect(one.inputMethod == nil && one.keyboards.isEmpty)
    #expect(two.inputMethod != nil && two.keyboards.count == 1)
    func tap(_ id: String, on seat: Compositor.Seat) throws {
      let place = try desk.key(id)
      #expect(seat.touch.down(0, on: try desk.surface, place.midX, place.midY))
      seat.touch.frame()
      try desk.settle()
      seat.touch.up(0)
      seat.touch.frame()
      try desk.rest()
    }
    let field = TextField()
    two.focus(field)
    try desk.rest()
    try tap("key.character.t", on: two)
    #expect(field.text == "t")
    // It keeps on, whatever the other one gets.
    one.setCapabilities([.touch, .keyboard])
    try desk.rest()
    #expect(one.inputMethod == nil && two.inputMethod != nil)
    // Until it has nothing to touch with any more.
    let other = TextField()
    one.focus(other)
    two.setCapabilities([.keyboard])
    try desk.rest()
    #expect(one.inputMethod != nil && two.inputMethod == nil && two.keyboards.isEmpty)
    try tap("key.character.o", on: one)
    #expect(other.text == "o" && field.text == "t")
    #expect(desk.compositor.violations == [])
  }

  @Test func theSecondSeatMayGoWithoutATrace() throws {
    let desk = try Desk(Compositor.Options().with { $0.seats = [.init("one"), .init("two")] })
    let field = TextField()
    try desk.focus(field)
    desk.compositor.seats[1].remove()
    try desk.settle()
    try desk.type("one")
    #expect(field.text == "one")
    #expect(desk.compositor.violations == [])
  }

  @Test func nothingKeepsAClosedKeyboardAlive() throws {
    weak var client: KeyboardClient?
    do {
      let desk = try Desk(Compositor.Options.sway17.with { $0.seats[0].capabilities = [.touch, .pointer] })
      client = desk.client
      try desk.focus(TextField())
      try desk.type("Hello é<")
      desk.seat.pointer.enter(try desk.surface, 10, 200)
      try desk.down("key.backspace")
      try desk.close()
    }
    #expect(client == nil)
  }

  /// SIGTERM in the middle of everything.
  @Test func closingLeavesNothingDown() throws {
    let desk = try Desk()
    let field = TextField()
    try desk.focus(field)
    try desk.down("key.shift", finger: 0)
    try desk.tap("key.character.a", finger: 1)
    try desk.down("key.backspace", finger: 1)
    try desk.close()
    #expect(desk.compositor.layerSurfaces.isEmpty && desk.compositor.liveBufferCount == 0)
    #expect(desk.seat.keyboards.isEmpty && desk.seat.inputMethod == nil)
    #expect(field.text == "")
    #expect(desk.compositor.violations == [])
  }
}
