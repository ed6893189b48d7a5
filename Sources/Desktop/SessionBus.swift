import CDBus
import Glibc

/// A connection to the session's message bus that never makes its owner wait, but for a tenth of a second where the
/// bus takes no connection.
///
/// It has no loop of its own: the owner watches `fileDescriptor` for reading, and for writing while `wantsToWrite`,
/// and calls `process()` when either is possible. Logging in is a message like any other, so a bus that does not
/// answer holds up nothing. A program without a bus, or whose bus goes away, carries on.
public final class SessionBus {
  /// Why there is no connection.
  public enum Failure: Error, Hashable, Sendable {
    /// The session names no bus, or none that is a socket of this machine.
    case noAddress
    /// The bus could not be reached; libdbus's reason.
    case unreachable(BusFailure)

    /// libdbus's sentence; nil where the session names no bus.
    public var reason: String? {
      if case .unreachable(let failure) = self { failure.text } else { nil }
    }
  }

  public let fileDescriptor: Int32

  /// Whether something waits for the descriptor to become writable.
  public private(set) var wantsToWrite = false

  /// Called when `wantsToWrite` has changed.
  public var onWantsToWriteChange: (() -> Void)?

  /// Called once when the bus goes away; the descriptor is dead then. Not called by `close()`.
  public var onGone: (() -> Void)?

  /// Seconds in which the bus must take the connection; one that is alive does within a millisecond.
  private static let patience = 0.1

  private let connection: OpaquePointer
  private var isOpen = true
  private var watches: [OpaquePointer] = []
  private var answers: [UInt32: (BusAnswer) -> Void] = [:]
  private var callHandler: ((BusCall) -> BusAnswer)?
  private var signalHandler: ((BusSignal) -> Void)?

  /// Connects to the bus at a D-Bus address such as `unix:path=/run/user/1000/bus`, or the first that answers of a
  /// list. Only `unix:` addresses are tried: the others would have to be waited for.
  public init(address: String) throws(Failure) {
    guard let address = BusAddress.local(address) else { throw .noAddress }
    var error = DBusError()
    dbus_error_init(&error)
    // libdbus waits for a bus that takes no more connections.
    let opened = Deadline.within(seconds: Self.patience) { dbus_connection_open_private(address, &error) }
    guard let connection = opened else {
      defer { dbus_error_free(&error) }
      throw .unreachable(
        BusFailure(
          error.name.map { String(cString: $0) } ?? "", error.message.map { String(cString: $0) } ?? ""))
    }
    self.connection = connection
    dbus_connection_set_exit_on_disconnect(connection, 0)
    var descriptor: Int32 = -1
    dbus_connection_get_unix_fd(connection, &descriptor)
    fileDescriptor = descriptor
    followWatches()
    call("Hello", []) { _ in }
  }

  /// Connects to the bus that the session names; never starts one.
  public convenience init() throws(Failure) {
    guard let address = BusAddress.ofSession() else { throw .noAddress }
    try self.init(address: address)
  }

  deinit {
    close()
    dbus_connection_unref(connection)
  }

  /// Leaves the bus, and with it every name held there.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    dbus_connection_set_watch_functions(connection, nil, nil, nil, nil, nil)
    watches = []
    answers = [:]
    dbus_connection_close(connection)
  }

  /// Sends and receives what can be without waiting, and hands out what came.
  public func process() {
    guard isOpen else { return }
    dbus_connection_read_write(connection, 0)
    while isOpen, let message = dbus_connection_pop_message(connection) {
      handle(message)
      dbus_message_unref(message)
    }
    guard isOpen, dbus_connection_get_is_connected(connection) == 0 else { return }
    close()
    onGone?()
  }

  // MARK: - For the services on this bus

  /// Sets who answers the calls that come in and who hears the signals.
  func serve(calls: @escaping (BusCall) -> BusAnswer, signals: @escaping (BusSignal) -> Void) {
    callHandler = calls
    signalHandler = signals
  }

  /// Calls a method of the bus itself.
  func call(_ member: String, _ arguments: [BusValue], answer: @escaping (BusAnswer) -> Void) {
    guard
      let message = dbus_message_new_method_call(
        "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", member)
    else { return }
    if let serial = send(message, arguments) { answers[serial] = answer }
  }

  func emit(path: String, interface: String, member: String, _ arguments: [BusValue]) {
    guard let message = dbus_message_new_signal(path, interface, member) else { return }
    send(message, arguments)
  }

  // MARK: - Messages

  private func handle(_ message: OpaquePointer) {
    switch BusWire.read(message) {
    case .call(let call, let wantsAnswer):
      guard let answer = callHandler?(call), wantsAnswer else { return }
      reply(to: message, with: answer)
    case .signal(let signal):
      signalHandler?(signal)
    case .answer(let serial, let answer):
      answers.removeValue(forKey: serial)?(answer)
    case .unreadable:
      break
    }
  }

  private func reply(to message: OpaquePointer, with answer: BusAnswer) {
    switch answer {
    case .values(let values):
      guard let reply = dbus_message_new_method_return(message) else { return }
      send(reply, values)
    case .failure(let failure):
      guard let reply = dbus_message_new_error(message, failure.name, failure.text) else { return }
      send(reply, [])
    }
  }

  /// Queues `message` and gives it up; answers its serial.
  @discardableResult
  private func send(_ message: OpaquePointer, _ arguments: [BusValue]) -> UInt32? {
    defer { dbus_message_unref(message) }
    var serial: UInt32 = 0
    guard isOpen, BusWire.append(arguments, to: message),
      dbus_connection_send(connection, message, &serial) != 0
    else { return nil }
    return serial
  }

  // MARK: - Readiness

  /// libdbus says through its watches whether it waits for writability; nothing else of them is used.
  private func followWatches() {
    dbus_connection_set_watch_functions(
      connection,
      { watch, data in
        guard let watch, let bus = SessionBus.from(data) else { return 0 }
        bus.watches.append(watch)
        bus.updateWantsToWrite()
        return 1
      },
      { watch, data in
        guard let bus = SessionBus.from(data) else { return }
        bus.watches.removeAll { $0 == watch }
        bus.updateWantsToWrite()
      },
      { _, data in SessionBus.from(data)?.updateWantsToWrite() },
      Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  private static func from(_ data: UnsafeMutableRawPointer?) -> SessionBus? {
    data.map { Unmanaged<SessionBus>.fromOpaque($0).takeUnretainedValue() }
  }

  private func updateWantsToWrite() {
    let wants = watches.contains { watch in
      dbus_watch_get_enabled(watch) != 0 && dbus_watch_get_flags(watch) & DBUS_WATCH_WRITABLE.rawValue != 0
    }
    guard wants != wantsToWrite else { return }
    wantsToWrite = wants
    onWantsToWriteChange?()
  }
}
