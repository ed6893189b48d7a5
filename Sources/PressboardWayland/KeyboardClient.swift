internal import InputMethod
internal import Pressboard
internal import PressboardView
internal import Storage
internal import Surfaces
internal import Wayland

/// The keyboard as a client of one compositor: its globals, its seat, its screen. Knows no loop and no clock of its
/// own, so that a test can be both.
final class KeyboardClient {
  private let options: DaemonOptions
  private let connection: Connection
  private let clock: () -> Timestamp
  private let words: WordRelay?
  private let globals: Globals
  private let inputMethods: ZwpInputMethodManagerV2?
  private let virtualKeyboards: ZwpVirtualKeyboardManagerV1
  /// Made with the first seat, while the fonts are being read: that takes longest, and begins before.
  private lazy var keymap = Keymap(characters: KeyboardLayout.characters(named: options.layout))
  private let prior: SerialRule.Prior
  private let isSmithay: Bool
  private let cursor: Cursor
  private let screen: KeyboardScreen
  private var seats: [Seat] = []
  private var active: Active?
  private var foldsUntil: Timestamp?

  /// The seat that is typed for.
  private struct Active {
    var seat: Seat
    var keyboard: Keyboard
    var virtual: VirtualKeyboard
    /// The turn in which it was made is over.
    var hasTurned = false
  }

  /// What the user should hear although the keyboard goes on.
  var onNotice: ((Notice) -> Void)?

  /// Learns what the compositor offers; answers with what is missing. Starts no thread. Without `words` nobody knows
  /// any.
  init(
    options: DaemonOptions, connection: Connection, words: WordRelay? = nil,
    clock: @escaping () -> Timestamp
  ) throws(StartupFailure) {
    self.options = options
    self.words = words
    self.connection = connection
    self.clock = clock
    globals = Globals(connection)
    do { try connection.roundtrip() } catch { throw .noCompositor(errno: error.number) }
    let surfaces = try globals.surfaceGlobals()
    // Backspace and Return are keys in every field, so nothing can stand in for it.
    virtualKeyboards = try globals.require(ZwpVirtualKeyboardManagerV1.self)
    inputMethods = globals.bind(ZwpInputMethodManagerV2.self)
    let offers = globals.entries.lazy.map { (interface: $0.interface, version: $0.version) }
    prior = SerialRule.Prior(globals: offers)
    isSmithay = Smithay.isBeneath(offers)
    cursor = Cursor(
      shapes: globals.bind(WpCursorShapeManagerV1.self), compositor: surfaces.compositor, shm: surfaces.shm)
    screen = KeyboardScreen(globals: surfaces) { [globals] in globals.outputs }
  }

  /// Begins to type for a seat: the one that is there, or the first to come.
  func start() {
    // Not before: a thread takes the signals that its maker does not block, and TERM is blocked by now.
    SceneRenderer.beginReadingFonts()
    // Our virtual keyboard is what gives some seats the focus that their field then tells of.
    if options.startsHidden { foldsUntil = clock() + Self.startUp }
    globals.onSeatsChange = { [unowned self] in seatsChanged() }
    globals.onOutputsChange = { [unowned self] in screen.outputsChanged() }
    seatsChanged()
    if inputMethods == nil { onNotice?(.noInputMethod) }
  }

  private func seatsChanged() {
    let isThere = { [globals] (seat: Seat) in globals.seats.contains { $0.name == seat.globalName } }
    for seat in seats where !isThere(seat) {
      if seat === active?.seat { retire() }
      seat.release()
    }
    seats.removeAll { !isThere($0) }
    for entry in globals.seats where !seats.contains(where: { $0.globalName == entry.name }) {
      let proxy = globals.registry.bind(WlSeat.self, name: entry.name, version: entry.version)
      let seat = Seat(proxy, globalName: entry.name, cursor: cursor)
      seat.onCapabilities = { [unowned self] in chooseSeat() }
      seats.append(seat)
    }
    chooseSeat()
  }

  /// The first seat that can touch the keys, and keeps on as long as it can; before any is known to, the first.
  private func chooseSeat() {
    let able = seats.first { $0.hasFingers == true }
    if let active {
      guard let able, active.seat.hasFingers == false else { return }
      retire()
      adopt(able)
    } else if let seat = able ?? seats.first {
      adopt(seat)
    }
  }

  private func adopt(_ seat: Seat) {
    // The compositor tells of the field while the keymap is made here.
    let claimed = inputMethods?.getInputMethod(seat: seat.proxy)
    _ = try? connection.flush()
    let virtual: VirtualKeyboard
    do {
      let manager = virtualKeyboards
      virtual = try VirtualKeyboard(manager.createVirtualKeyboard(seat: seat.proxy), keymap: keymap)
    } catch {
      claimed?.destroy()
      onNotice?(.keymapRefused)
      return
    }
    let session = InputMethodSession(
      connection: connection, seat: seat.proxy, inputMethods: inputMethods, claimed: claimed,
      keyboard: virtual, prior: prior,
      isRefusalFinal: isSmithay,
      toplevels: { [globals] in globals.bind(ZwlrForeignToplevelManagerV1.self) },
      experience: experience, clock: clock)
    let keyboard = Keyboard(
      seat: seat, screen: screen, session: session, layout: options.layout, behavior: options.behavior,
      palette: Theme.native.palette(options.isDark ? .dark : .light), visibility: startingVisibility,
      words: words, clock: clock)
    keyboard.foldsUntil = foldsUntil
    keyboard.onUnavailable = { [unowned self] in onNotice?(.inputMethodTaken) }
    active = Active(seat: seat, keyboard: keyboard, virtual: virtual)
  }

  private func retire() {
    active?.keyboard.close()
    lastRepairs = repairs
    experience = active?.keyboard.experience ?? experience
    active = nil
  }

  private var startingVisibility: Visibility {
    options.isManual
      ? Visibility(mode: .manual, isShown: !options.startsHidden) : Visibility(mode: .automatic)
  }

  /// Seconds in which a compositor and its applications tell of the field that had the focus before we came.
  private static let startUp = 1.0

  // MARK: The user's word

  func show() { active?.keyboard.show() }
  func hide() { active?.keyboard.hide() }
  func toggle() { active?.keyboard.toggle() }

  /// The lines of `pressboard keys`, as the keyboard stands on its output.
  var listing: [String] { active?.keyboard.listing ?? [] }

  /// An edit without fingers; see `Keyboard.drive`.
  func drive(_ command: DriveCommand) -> [String] { active?.keyboard.drive(command) ?? [] }

  /// True to the screen, not to the wish.
  var isOnScreen: Bool { active?.keyboard.isOnScreen ?? false }

  /// Nothing is still to be drawn for the first time.
  var isSettled: Bool { active.map { $0.virtual.hasJoined && $0.keyboard.isSettled } ?? true }

  /// What the text path had to mend so far.
  var repairs: Repairs { active?.keyboard.repairs ?? lastRepairs }
  private var lastRepairs = Repairs()
  /// What the compositor and the applications have shown, for the next seat that is typed for.
  private var experience = Experience()

  /// What the worker says of words.
  func take(_ reply: WordReply) {
    switch reply {
    case .answer(let answer), .verdict(let answer):
      words?.heard(answer)
      active?.keyboard.receive(answer)
    case .refused(let trouble): onNotice?(.wordList(trouble))
    case .learned(let notice):
      if case .failed(_) = notice { words?.saveAgain() }
      onNotice?(.learned(notice))
    case .speechless(let languages): words?.giveUp(languages)
    }
  }

  // MARK: Turns

  /// Sends what the turn decided; answers when to wake again although nothing comes in.
  func endTurn() -> Timestamp? {
    let wake = active?.keyboard.endTurn(on: connection)
    guard let active, !active.virtual.hasJoined else { return wake }
    if active.hasTurned {
      // Behind the request for a surface, where a field has been told of: the compositor compiles keymaps for longer
      // than it takes to place a surface (3 ms of the start).
      active.virtual.join()
      // The session bus may come next, and it may be slow.
      _ = try? connection.flush()
      return wake
    }
    self.active?.hasTurned = true
    return clock()
  }

  /// Leaves nothing down and nothing on the screen.
  func close() {
    retire()
    for seat in seats { seat.release() }
    seats.removeAll()
    // The last keys and modifiers must have gone up before the socket closes.
    try? connection.roundtrip(within: Self.farewell)
  }

  /// Seconds that a compositor has for its last answer.
  private static let farewell = 0.5
}

extension WaylandError {
  /// The system's number for it.
  var number: Int32 {
    switch self {
    case .connect(let number), .io(let number): number
    case .protocolError: Self.protocolErrorNumber
    }
  }

  /// EPROTO.
  private static let protocolErrorNumber: Int32 = 71
}
