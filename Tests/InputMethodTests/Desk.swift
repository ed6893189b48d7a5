import FakeCompositor
import InputMethod
import Pressboard
import Testing
import Wayland

/// A session and the compositor it talks to, with a clock that only the test moves.
final class Desk {
  let compositor: Compositor
  let session: InputMethodSession
  let document: WaylandDocument
  private(set) var changes: [FieldChange] = []
  private let connection: Connection
  private let clock: Clock

  private final class Clock {
    var now = Timestamp(seconds: 1000)
  }

  /// `isTaken`: another program holds the seat's input method.
  init(
    _ options: Compositor.Options = Compositor.Options(), characters: Set<Character> = ["é"],
    isTaken: Bool = false, isRefusalFinal: Bool = false, focused: Compositor.TextField? = nil
  ) throws {
    compositor = Compositor(options)
    let seat = try #require(compositor.seats.first)
    seat.isTaken = isTaken
    if let focused { seat.focus(focused) }
    let connection = try Connection(fileDescriptor: compositor.connect())
    let globals = try Globals(compositor, connection)
    let (manager, typedFor) = try (#require(globals.keyboards), #require(globals.seat))
    let keyboard = try VirtualKeyboard(
      manager.createVirtualKeyboard(seat: typedFor), keymap: Keymap(characters: characters))
    keyboard.join()
    let clock = Clock()
    self.connection = connection
    self.clock = clock
    session = try InputMethodSession(
      connection: connection, seat: #require(globals.seat), inputMethods: globals.inputMethods,
      keyboard: keyboard, prior: .init(globals: globals.all), isRefusalFinal: isRefusalFinal,
      toplevels: globals.toplevels, clock: { clock.now })
    document = WaylandDocument(session: session)
    session.onFieldChange = { [unowned self] in changes.append($0) }
    try settle()
  }

  deinit { compositor.shutDown() }

  var seat: Compositor.Seat { compositor.seats[0] }

  /// One turn of the loop that does not wait.
  func turn() throws {
    try read()
    session.endTurn(at: clock.now)
    try connection.flush()
  }

  func read() throws {
    try connection.prepareRead()
    try connection.flush()
    try connection.readEvents()
    try connection.dispatchPending()
  }

  /// Turns on both sides until all is quiet; time stands still.
  func settle() throws {
    try compositor.settle { try turn() }
  }

  /// Lets time pass until the text path has nothing more to wait for, at most `seconds`.
  func wait(_ seconds: Double = 5) throws {
    let end = clock.now + seconds
    try settle()
    while let wake = session.nextWake, wake <= end {
      clock.now = max(wake, clock.now + 0.001)
      try settle()
    }
  }

  var now: Double { clock.now.seconds }

  /// Moves the clock; nobody turns.
  func setTime(_ seconds: Double) { clock.now = Timestamp(seconds: seconds) }

  /// A turn of the keyboard that has not read what the compositor has sent.
  func turnBlindly() throws {
    session.endTurn(at: clock.now)
    try connection.flush()
  }

  func pass(_ seconds: Double) throws {
    clock.now = clock.now + seconds
    try settle()
  }

  /// Types each character on its own, `interval` seconds apart; `<` is Backspace and `\n` is Return.
  func type(_ text: String, every interval: Double = 0.1) throws {
    for character in text {
      switch character {
      case "<": document.deleteBackward()
      case "\n": document.insertReturn()
      default: document.insertText(String(character))
      }
      try settle()
      try pass(interval)
    }
    try wait()
  }

  func takeChanges() -> [FieldChange] {
    defer { changes = [] }
    return changes
  }
}

/// What a client needs of the registry.
private struct Globals {
  var all: [(interface: String, version: UInt32)] = []
  var seat: WlSeat?
  var inputMethods: ZwpInputMethodManagerV2?
  var keyboards: ZwpVirtualKeyboardManagerV1?
  /// Binds a manager of windows anew at each call.
  var toplevels: (() -> ZwlrForeignToplevelManagerV1?)?

  init(_ compositor: Compositor, _ connection: Connection) throws {
    final class Found { var globals: [(name: UInt32, interface: String, version: UInt32)] = [] }
    let found = Found()
    let registry = connection.registry()
    registry.onEvent = { event in
      if case .global(let name, let interface, let version) = event {
        found.globals.append((name, interface, version))
      }
    }
    try compositor.settle {
      try connection.prepareRead()
      try connection.flush()
      try connection.readEvents()
      try connection.dispatchPending()
    }
    all = found.globals.map { ($0.interface, $0.version) }
    for global in found.globals {
      switch global.interface {
      case WlSeat.interfaceName:
        seat = registry.bind(WlSeat.self, name: global.name, version: global.version)
      case ZwpInputMethodManagerV2.interfaceName:
        inputMethods = registry.bind(
          ZwpInputMethodManagerV2.self, name: global.name, version: global.version)
      case ZwpVirtualKeyboardManagerV1.interfaceName:
        keyboards = registry.bind(
          ZwpVirtualKeyboardManagerV1.self, name: global.name, version: global.version)
      case ZwlrForeignToplevelManagerV1.interfaceName:
        toplevels = {
          registry.bind(ZwlrForeignToplevelManagerV1.self, name: global.name, version: global.version)
        }
      default: break
      }
    }
  }
}
