import CWayland
import CWaylandServer
import Glibc

/// A global that is there for its name alone; nobody binds it.
final class MarkerGlobal {
  private let name: UnsafeMutablePointer<CChar>
  private let interface: UnsafeMutablePointer<wl_interface>

  init(_ name: String, on display: OpaquePointer) {
    self.name = strdup(name)
    interface = .allocate(capacity: 1)
    interface.initialize(
      to: wl_interface(
        name: self.name, version: 1, method_count: 0, methods: nil, event_count: 0, events: nil))
    wl_global_create(display, interface, 1, nil) { _, _, _, _ in }
  }

  deinit {
    interface.deallocate()
    free(name)
  }
}
