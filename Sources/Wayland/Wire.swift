import CWayland

/// What a connection and its proxies share. It outlives the connection as long as somebody keeps a proxy;
/// by then every proxy is dead, so nobody reaches for the closed display.
final class Wire {
  let display: OpaquePointer
  private(set) unowned var connection: Connection?
  var onUnsentRequest: ((UnsentRequest) -> Void)?
  /// Every proxy that is alive. This is what owns them: a caller need not keep what it only listens to.
  private var live: [ObjectIdentifier: Proxy] = [:]

  init(display: OpaquePointer) { self.display = display }

  var isOpen: Bool { connection != nil }

  func open(_ connection: Connection) { self.connection = connection }

  func add(_ proxy: Proxy) { live[ObjectIdentifier(proxy)] = proxy }

  func remove(_ proxy: Proxy) { live[ObjectIdentifier(proxy)] = nil }

  /// Ends every proxy, then the connection to the compositor.
  func close() {
    connection = nil
    // A dying closure may drop the last reference to something that destroys further proxies.
    while let proxy = live.first?.value { proxy.forget() }
    onUnsentRequest = nil
    wl_display_disconnect(display)
  }
}
