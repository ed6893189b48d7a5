import CWaylandServer
import Glibc
import Wayland

/// A Wayland server inside a test: clients come by socket pair, and nothing happens except in `turn`.
public final class Server {
  /// The library's display, for what this class does not offer.
  public let display: OpaquePointer
  private var isUp = true
  private(set) var isTurning = false
  /// Clients to throw out at the end of the turn: the library still handles their requests now.
  var doomed: [Client] = []
  private var globals: [Global] = []
  private(set) var clientsByPointer: [OpaquePointer: Client] = [:]

  /// Told of each request as text, before it is handled: `wl_surface#7.attach(nil, 0, 0)`.
  public var onTrace: ((String) -> Void)?

  public init() {
    guard let display = wl_display_create() else { fatalError("no memory for a Wayland display") }
    self.display = display
  }

  deinit { shutDown() }

  /// Disconnects all clients and frees everything. Closures that refer back to this server go as well.
  public func shutDown() {
    guard isUp else { return }
    isUp = false
    onTrace = nil
    wl_display_destroy_clients(display)
    for global in globals { global.destroy() }
    globals = []
    wl_display_destroy(display)
  }

  /// Readable when a request waits.
  public var fileDescriptor: Int32 { wl_event_loop_get_fd(wl_display_get_event_loop(display)) }

  /// Handles the requests that have come and sends the events that answer them; does not wait.
  public func turn() {
    guard isUp else { return }
    isTurning = true
    wl_event_loop_dispatch(wl_display_get_event_loop(display), 0)
    isTurning = false
    wl_display_flush_clients(display)
    let doomed = doomed
    self.doomed = []
    for client in doomed { client.disconnect() }
  }

  /// The number of the next input event.
  public func nextSerial() -> UInt32 { wl_display_next_serial(display) }

  // MARK: Clients

  /// A new client and the other end of its socket, which the caller owns.
  public func connect() -> (client: Client, fileDescriptor: Int32) {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0, let pointer = wl_client_create(display, ends[0])
    else { fatalError("no socket pair for a Wayland client") }
    let client = Client(pointer, of: self)
    clientsByPointer[pointer] = client
    return (client, ends[1])
  }

  /// Every client that is connected, in no order.
  public var clients: [Client] { Array(clientsByPointer.values) }

  func forget(_ client: Client) { clientsByPointer[client.pointer] = nil }

  // MARK: Globals

  /// Announces an object that clients may bind; `onBind` gets the resource of each that does.
  /// - Parameter version: what is announced, at most and by default what is generated.
  @discardableResult
  public func addGlobal<Bound: Resource>(
    _ type: Bound.Type, version: UInt32? = nil, onBind: @escaping (Bound) -> Void
  ) -> Global {
    let version = min(version ?? Bound.interfaceVersion, Bound.interfaceVersion)
    let global = Global(of: self, Bound.interface, version: version) { client, version, id in
      onBind(Bound(client: client, version: version, id: id))
    }
    globals.append(global)
    return global
  }
}
