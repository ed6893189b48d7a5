import CWayland

/// The one function through which libwayland calls Swift.
enum Dispatcher {
  /// Its address marks the proxies whose user data is a `Proxy` of ours.
  nonisolated(unsafe) static let tag = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  static let callback: wl_dispatcher_func_t = { _, target, opcode, _, arguments in
    guard let target, let arguments, let data = wl_proxy_get_user_data(OpaquePointer(target)) else {
      return 0
    }
    // The strong reference keeps the object over a handler that destroys it.
    let proxy = Unmanaged<Proxy>.fromOpaque(data).takeUnretainedValue()
    proxy.dispatch(opcode, IncomingArguments(arguments))
    return 0
  }
}

extension IncomingArguments {
  /// An object of ours; nil also for one that we destroyed while the event was under way, and for one that
  /// another library made.
  func object<Object: Proxy>(_ index: Int) -> Object? {
    guard let pointer = pointer(index), wl_proxy_get_listener(pointer) == Dispatcher.tag,
      let data = wl_proxy_get_user_data(pointer)
    else { return nil }
    return Unmanaged<Proxy>.fromOpaque(data).takeUnretainedValue() as? Object
  }
}
