import CWaylandServer
import Wayland

/// An object that is announced to every client.
public final class Global {
  private unowned let server: Server
  private var pointer: OpaquePointer?
  private var bind: ((Client, _ version: UInt32, _ id: UInt32) -> Void)?

  init(
    of server: Server, _ interface: InterfaceIndex, version: UInt32,
    bind: @escaping (Client, _ version: UInt32, _ id: UInt32) -> Void
  ) {
    self.server = server
    self.bind = bind
    let data = Unmanaged.passUnretained(self).toOpaque()
    pointer = wl_global_create(server.display, interface.pointer, Int32(version), data) {
      pointer, data, version, id in
      guard let pointer, let data else { return }
      let global = Unmanaged<Global>.fromOpaque(data).takeUnretainedValue()
      guard let client = global.server.clientsByPointer[pointer] else { return }
      global.bind?(client, version, id)
    }
  }

  /// Takes the announcement back. Clients that have not heard of it yet may still bind.
  public func remove() {
    guard let pointer else { return }
    wl_global_remove(pointer)
  }

  func destroy() {
    guard let pointer else { return }
    wl_global_destroy(pointer)
    self.pointer = nil
    bind = nil
  }
}
