internal import Desktop
internal import Glibc
public import Pressboard
internal import Storage
internal import Wayland

/// The ready-made host: a keyboard client in a loop, with the session bus, the control socket and signals around it.
public final class PressboardInputMethod {
  private let options: DaemonOptions
  private let loop: EventLoop
  private let connection: Connection
  private let client: KeyboardClient
  private let control: ControlSocket
  private let words = WordService()
  private var bus = BusState.later
  private var status = ExitStatus.askedToQuit

  private enum BusState {
    /// Not asked yet: the first frame goes first.
    case later
    case absent
    case joined(SessionBus, OnScreenKeyboardService)
  }

  /// What the user should hear although the keyboard goes on.
  public var onNotice: ((Notice) -> Void)?

  /// Joins the compositor and becomes the one keyboard of its display.
  public init(options: DaemonOptions) throws(StartupFailure) {
    self.options = options
    // What they ask for waits until the keyboard runs. INT and TERM keep their usual effect until then: the compositor
    // or an older keyboard may let us wait. No thread is started before `run()` takes them all.
    EventLoop.block(Self.wishes)
    ProcessHeap.shareOne()
    do { connection = try Connection() } catch { throw .noCompositor(errno: error.number) }
    do { loop = try EventLoop() } catch { throw .system(errno: error.number) }
    let (loop, options, words) = (loop, options, words)
    let client = try KeyboardClient(options: options, connection: connection, words: words.relay) {
      [unowned loop] in
      Timestamp(seconds: loop.now)
    }
    self.client = client
    guard let path = ControlPath() else { throw .controlSocket(path: "$XDG_RUNTIME_DIR", errno: ENOENT) }
    let isDriven =
      Environment.variable(DriveCommand.variable).map { $0.utf8.elementsEqual("1".utf8) } ?? false
    control = try ControlSocket(
      path: path, loop: loop, replacing: options.replaces, drive: isDriven ? { client.drive($0) } : nil
    ) { [unowned loop] in
      Self.answer($0, client: client, words: words, loop: loop)
    }
  }

  /// Types until asked to quit or until the compositor goes.
  public func run() -> ExitStatus {
    do {
      try loop.onSignals(Self.wishes + Self.farewells) { [unowned self] in signalled($0) }
    } catch { return .otherError }
    let folders = WordShelf.folders(Environment.variable, program: XDGFolders.ofProgram)
    do {
      try words.start(in: loop, shelf: WordShelf(folders: folders), learned: DataFolder()) {
        [unowned self] in client.take($0)
      }
    } catch { return .otherError }
    loop.attach(connection) { [unowned self] error in
      if case .protocolError(let interface, let id, let code) = error {
        onNotice?(.protocolError(interface: interface, id: id, code: code))
      }
      status = .connectionLost
      loop.stop()
    }
    client.onNotice = { [unowned self] in onNotice?($0) }
    client.start()
    loop.endOfTurn = { [unowned self] in endTurn() }
    loop.run()
    close()
    return status
  }

  /// What the text path had to mend so far.
  public var repairs: Repairs { client.repairs }

  // MARK: The user's word from outside

  /// `SIGRTMIN`, as wvkbd has it; glibc keeps the first real-time signals for itself.
  private static let toggleSignal: Int32 = __libc_current_sigrtmin()
  private static let wishes = [SIGUSR1, SIGUSR2, toggleSignal]
  private static let farewells = [SIGTERM, SIGINT]

  private func signalled(_ signal: Int32) {
    switch signal {
    case SIGUSR1: client.hide()
    case SIGUSR2: client.show()
    case Self.toggleSignal: client.toggle()
    default: loop.stop()
    }
  }

  private static func answer(
    _ command: ControlCommand, client: KeyboardClient, words: WordService, loop: EventLoop
  ) -> [String] {
    switch command {
    case .show: client.show()
    case .hide: client.hide()
    case .toggle: client.toggle()
    case .quit: loop.stop()
    case .keys: return client.listing
    case .words: words.settle()
    }
    return []
  }

  // MARK: Turns

  private func endTurn() -> Double? {
    let wake = client.endTurn()
    if case .later = bus, client.isSettled { joinBus() }
    if case .joined(_, let service) = bus { service.isVisible = client.isOnScreen }
    return wake?.seconds
  }

  // MARK: The session bus

  private func joinBus() {
    let bus: SessionBus
    do { bus = try SessionBus() } catch {
      self.bus = .absent
      onNotice?(.noBus(error.reason))
      return
    }
    let service = OnScreenKeyboardService(bus: bus, replace: options.replaces)
    service.onSetVisible = { [unowned self] in $0 ? client.show() : client.hide() }
    service.onName = { [unowned self] in nameChanged($0) }
    loop.serve(bus) { [unowned self] in self.bus = .absent }
    self.bus = .joined(bus, service)
  }

  private func nameChanged(_ name: OnScreenKeyboardService.Name) {
    switch name {
    case .asked, .owned: break
    case .taken: onNotice?(.busNameTaken)
    case .refused(let failure): onNotice?(.noBus(failure.text))
    // Another keyboard took over: two would stand on each other.
    case .lost: loop.stop()
    }
  }

  private func close() {
    loop.detach()
    client.close()
    words.end()
    // Before the lock: a keyboard that waits for it asks for the name next.
    if case .joined(let bus, _) = bus { loop.release(bus) }
    control.close()
  }
}
