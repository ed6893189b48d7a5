import CWayland
import Glibc

/// The connection to a compositor and the owner of every proxy on it. All calls come from one thread.
///
/// One turn of a loop: `prepareRead`, `flush`, wait for the descriptor, then `readEvents` or `cancelRead`,
/// then `dispatchPending`.
public final class Connection {
  private let wire: Wire
  private let display: WlDisplay

  /// Connects to the named compositor, by default the one that the environment names.
  public convenience init(display name: String? = nil) throws(WaylandError) {
    errno = 0
    guard let display = withWireString(name, { wl_display_connect($0) }) else {
      // The library says nothing where WAYLAND_SOCKET is no number.
      throw .connect(errno == 0 ? EBADF : errno)
    }
    self.init(connected: display)
  }

  /// Speaks on a socket that is connected already, and takes it over.
  public convenience init(fileDescriptor: Int32) throws(WaylandError) {
    _ = fcntl(fileDescriptor, F_SETFD, FD_CLOEXEC)
    errno = 0
    guard let display = wl_display_connect_to_fd(fileDescriptor) else { throw .connect(errno) }
    self.init(connected: display)
  }

  private init(connected pointer: OpaquePointer) {
    wire = Wire(display: pointer)
    display = WlDisplay(.borrowed(pointer), on: wire)
    wire.open(self)
  }

  deinit { wire.close() }

  /// The socket, to wait on.
  public var fileDescriptor: Int32 { wl_display_get_fd(wire.display) }

  /// Told of each request that was asked for and not sent; for tests and debugging.
  public var onUnsentRequest: ((UnsentRequest) -> Void)? {
    get { wire.onUnsentRequest }
    set { wire.onUnsentRequest = newValue }
  }

  // MARK: Objects

  /// A new registry, which announces every global.
  public func registry() -> WlRegistry { display.getRegistry() }

  /// Calls `done` once the compositor has handled every request up to here.
  public func sync(_ done: @escaping () -> Void) {
    let callback = display.sync()
    callback.onEvent = { _ in done() }
  }

  /// An object that another library made and will destroy, usable as an argument. Its events do not come here.
  public func borrow<Borrowed: Proxy>(_ type: Borrowed.Type, _ pointer: OpaquePointer) -> Borrowed {
    Borrowed(.borrowed(pointer), on: wire)
  }

  // MARK: Turns

  /// Whether everything went out.
  public enum Flush: Equatable, Sendable {
    case done
    /// Everything did, but the compositor is slow to read: ask for nothing that can wait until the socket can be
    /// written.
    case crowded
    /// The socket is full: call again once it can be written.
    case blocked
  }

  /// What went out since the system was last asked for room, in bytes, about as it counts them: asking after each tap
  /// takes longer than sending.
  private var unwatched = 0
  private static let costOfMessage = 768
  private static let mostUnwatched = 8_192

  /// Whether the compositor has fallen behind, as of the last time that the system was asked. The library keeps 4 096
  /// bytes of requests and ends the connection over one that does not fit; the system takes some 100 000 more from
  /// here on.
  public private(set) var isCrowded = false

  /// Sends what is buffered.
  ///
  /// A compositor that has hung up is reported by the next read, not here: its last words, a protocol
  /// error perhaps, still lie in the socket.
  @discardableResult
  public func flush() throws(WaylandError) -> Flush {
    let sent = wl_display_flush(wire.display)
    if sent >= 0 {
      if sent > 0 { unwatched += Int(sent) + Self.costOfMessage }
      if unwatched >= Self.mostUnwatched || isCrowded {
        isCrowded = !isWritable
        unwatched = 0
      }
      return isCrowded ? .crowded : .done
    }
    // The library answers with the error that ended the connection, if one has.
    switch (errno, wl_display_get_error(wire.display)) {
    case (EAGAIN, 0):
      isCrowded = true
      return .blocked
    case (EPIPE, 0): return .done
    default: throw failure()
    }
  }

  /// The system says so while a quarter of the socket's buffer is in use at most.
  private var isWritable: Bool {
    var socket = pollfd(fd: fileDescriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&socket, 1, 0) != 0
  }

  /// Handles every queued event, then announces a read. Balance it with `readEvents` or `cancelRead`.
  public func prepareRead() throws(WaylandError) {
    while wl_display_prepare_read(wire.display) != 0 { try dispatchPending() }
  }

  /// Reads what the socket holds into the queue; calls no handler.
  public func readEvents() throws(WaylandError) {
    if wl_display_read_events(wire.display) < 0 { throw failure() }
  }

  /// Takes the announcement of `prepareRead` back.
  public func cancelRead() { wl_display_cancel_read(wire.display) }

  /// Calls the handlers of all queued events and answers how many there were.
  @discardableResult
  public func dispatchPending() throws(WaylandError) -> Int {
    let count = wl_display_dispatch_pending(wire.display)
    if count < 0 { throw failure() }
    return Int(count)
  }

  /// Blocks until the compositor has handled every request up to here, calling handlers on the way.
  public func roundtrip() throws(WaylandError) {
    if wl_display_roundtrip(wire.display) < 0 { throw failure() }
  }

  /// The same for so many seconds at most: a compositor may have stopped.
  public func roundtrip(within seconds: Double) throws(WaylandError) {
    var isAnswered = false
    sync { isAnswered = true }
    let end = MonotonicClock.seconds + seconds
    while true {
      try prepareRead()
      var socket = pollfd(fd: fileDescriptor, events: Int16(POLLIN), revents: 0)
      do throws(WaylandError) {
        if try flush() == .blocked { socket.events |= Int16(POLLOUT) }
      } catch {
        cancelRead()
        throw error
      }
      let left = end - MonotonicClock.seconds
      guard !isAnswered, left > 0 else {
        cancelRead()
        if isAnswered { return }
        throw .io(ETIMEDOUT)
      }
      poll(&socket, 1, Int32((left * 1000).rounded(.up)))
      if socket.revents & ~Int16(POLLOUT) != 0 {
        try readEvents()
        try dispatchPending()
      } else {
        cancelRead()
      }
    }
  }

  /// Whether a read would find something: events, or that the compositor has gone.
  var hasInput: Bool {
    var socket = pollfd(fd: fileDescriptor, events: Int16(POLLIN), revents: 0)
    return poll(&socket, 1, 0) > 0
  }

  private func failure() -> WaylandError {
    let saved = errno
    let error = wl_display_get_error(wire.display)
    guard error == EPROTO else { return .io(error != 0 ? error : saved) }
    var interface: UnsafePointer<wl_interface>?
    var id: UInt32 = 0
    let code = wl_display_get_protocol_error(wire.display, &interface, &id)
    let name = interface.map { String(cString: $0.pointee.name) } ?? ""
    return .protocolError(interface: name, id: id, code: code)
  }
}
