public import Wayland
import WaylandServer

/// A Wayland compositor inside the test: one thread, a socket pair, no clock, no file.
///
/// It keeps the rules of real compositors, records what breaks them in `violations`, and plays the bad days
/// of real ones on request. `settle` lets both sides talk until neither has anything to say.
public final class Compositor {
  public private(set) var outputs: [Output] = []
  public private(set) var seats: [Seat] = []
  public internal(set) var surfaces: [Surface] = []
  public internal(set) var layerSurfaces: [LayerSurface] = []
  public let options: Options
  /// The stamp of input events and frames, in milliseconds; each input event adds one.
  public var milliseconds: UInt32 = 1000
  /// What becomes of input method commits with another serial than the count of `done`.
  public var serials: SerialCheck
  /// Whether frame callbacks are answered at each turn.
  public var answersFrames = true
  /// Whether a buffer is released only when the next one replaces it; else at once.
  public var holdsBuffers = false
  /// Whether no buffer is released at all until this is false again.
  public var withholdsBuffers = false {
    didSet { if !withholdsBuffers { shm.releaseWithheld() } }
  }
  /// Whether preferred scales come only after the first buffer, not before the first configure.
  public var tellsScaleLate = false
  /// How many new layer surfaces get `closed` in place of their first configure.
  public var closesNext = 0
  /// Configures of half the height that come before each true first one.
  public var extraConfigures = 0
  /// Chooses another size than a layer surface would get.
  public var sizeOverride: ((LayerSurface, _ width: Int, _ height: Int) -> (width: Int, height: Int))?

  /// What panels are told of.
  public var windows: [Window] = []
  /// How many ask for windows and have not been stopped.
  public internal(set) var windowManagers = 0

  let server: Server
  private(set) lazy var shm = ShmGlobal(self)
  var regions: [ObjectIdentifier: Region] = [:]
  private let wire: WireTrace
  private var markers: [MarkerGlobal] = []
  private var broken: [String] = []
  private var serial: UInt32 = 100

  public init(_ options: Options = Options()) {
    self.options = options
    serials = options.serials
    server = Server()
    wire = WireTrace(keepsLines: options.keepsTrace)
    wire.attach(to: server.display)
    markers = options.markers.map { MarkerGlobal($0, on: server.display) }
    addGlobals()
    for output in options.outputs { addOutput(output) }
    for seat in options.seats { addSeat(seat) }
  }

  /// The client's end of a new connection; the caller owns it.
  public func connect() -> Int32 { server.connect().fileDescriptor }

  /// Ends all connections and lets go of everything.
  public func shutDown() {
    wire.detach()
    server.shutDown()
    sizeOverride = nil
    outputs.removeAll()
    seats.removeAll()
    surfaces.removeAll()
    layerSurfaces.removeAll()
  }

  // MARK: What was seen

  /// Rules that were broken, protocol errors included; tests assert that it is empty.
  public var violations: [String] {
    broken + wire.errors.map { "protocol error: \($0)" }
      + seats.flatMap { seat in seat.fields.flatMap(\.complaints) }
  }

  /// All requests, as `zwp_input_method_v2.commit_string "a"`.
  public var requests: [String] { wire.requests }
  /// All events, in the same form.
  public var events: [String] { wire.events }

  /// The requests of one interface, without its name.
  public func requests(of interface: String) -> [String] {
    wire.requests.filter { $0.hasPrefix(interface + ".") }.map {
      String($0.dropFirst(interface.utf8.count + 1))
    }
  }

  public func clearTrace() { wire.clear() }

  /// Pools ever made.
  public var poolCount: Int { shm.poolsMade }
  /// Buffers ever made.
  public var bufferCount: Int { shm.buffersMade }
  /// Buffers that exist now.
  public var liveBufferCount: Int { shm.buffers.count }
  /// Objects that exist now, of all clients.
  public var objectCount: Int { server.clients.reduce(0) { $0 + $1.objectCount } }
  /// Surface commits ever.
  public internal(set) var commitCount = 0

  // MARK: Turns

  /// Lets client and compositor talk until both are silent. `pump` reads what there is, dispatches it and
  /// flushes, without ever waiting.
  public func settle(_ pump: () throws -> Void) rethrows {
    var quiet = 0
    for _ in 0..<10_000 {
      let before = wire.count
      try pump()
      turn()
      quiet = wire.count == before && isIdle ? quiet + 1 : 0
      if quiet == 2 { return }
    }
    violate("client and compositor never come to rest")
  }

  /// Lets the compositor and one client talk until both are silent. `endOfTurn` comes after each of the
  /// client's read batches, before it writes.
  public func settle(
    with connection: Connection, endOfTurn: () throws(WaylandError) -> Void = {}
  ) throws(WaylandError) {
    var failure: WaylandError?
    settle {
      guard failure == nil else { return }
      do throws(WaylandError) {
        try connection.prepareRead()
        try connection.readEvents()
        try connection.dispatchPending()
        try endOfTurn()
        try connection.flush()
      } catch { failure = error }
    }
    if let failure { throw failure }
  }

  /// One round of the compositor: requests first, then the applications, then frames; then it writes.
  public func turn() {
    server.turn()
    for surface in surfaces { surface.answerFrames() }
    for seat in seats { seat.turn() }
    for client in server.clients { client.flush() }
  }

  private var isIdle: Bool { seats.allSatisfy(\.isIdle) }

  func violate(_ rule: String) { broken.append(rule) }

  func nextSerial() -> UInt32 {
    serial += 1
    return serial
  }

  func stamp() -> UInt32 {
    milliseconds &+= 1
    return milliseconds
  }

  // MARK: Outputs and seats

  @discardableResult
  public func addOutput(_ options: OutputOptions = OutputOptions()) -> Output {
    let output = Output(options, self)
    outputs.append(output)
    return output
  }

  func forget(_ output: Output) { outputs.removeAll { $0 === output } }

  @discardableResult
  public func addSeat(_ options: SeatOptions = SeatOptions()) -> Seat {
    let seat = Seat(options, self)
    seats.append(seat)
    return seat
  }

  func forget(_ seat: Seat) { seats.removeAll { $0 === seat } }

  /// Places all layer surfaces anew, as after a change of outputs.
  func arrange() {
    for surface in layerSurfaces { surface.arrange() }
  }
}
