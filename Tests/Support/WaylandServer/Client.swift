import CWaylandServer

/// One connected program.
public final class Client {
  public unowned let server: Server
  public private(set) var isConnected = true
  /// Called once, when the client hangs up or is thrown out.
  public var onDisconnect: (() -> Void)?

  let pointer: OpaquePointer
  private let listener: UnsafeMutablePointer<cwayland_listener>

  init(_ pointer: OpaquePointer, of server: Server) {
    self.pointer = pointer
    self.server = server
    listener = .allocate(capacity: 1)
    listener.initialize(to: cwayland_listener())
    listener.pointee.data = Unmanaged.passUnretained(self).toOpaque()
    listener.pointee.listener.notify = { listener, _ in
      guard let listener else { return }
      // The listener is the first member of what it is in.
      let data = UnsafeRawPointer(listener).assumingMemoryBound(to: cwayland_listener.self).pointee.data
      guard let data else { return }
      Unmanaged<Client>.fromOpaque(data).takeUnretainedValue().ended()
    }
    wl_client_add_destroy_listener(pointer, listenerField)
  }

  deinit { listener.deallocate() }

  /// Throws the client out, without a word; from within a handler, at the end of the server's turn.
  public func disconnect() {
    guard isConnected else { return }
    if server.isTurning { server.doomed.append(self) } else { wl_client_destroy(pointer) }
  }

  /// Writes out what was sent so far.
  public func flush() {
    if isConnected { wl_client_flush(pointer) }
  }

  /// The objects that exist for this program, its `wl_display` among them.
  public var objectCount: Int {
    var count = 0
    wl_client_for_each_resource(
      pointer,
      { _, count in
        count?.assumingMemoryBound(to: Int.self).pointee += 1
        return WL_ITERATOR_CONTINUE
      }, &count)
    return count
  }

  private var listenerField: UnsafeMutablePointer<wl_listener> {
    UnsafeMutableRawPointer(listener).assumingMemoryBound(to: wl_listener.self)
  }

  private func ended() {
    isConnected = false
    let handler = onDisconnect
    onDisconnect = nil
    server.forget(self)
    handler?()
  }
}
