import CWaylandServer
import Glibc
import Wayland

/// The functions through which libwayland-server calls Swift.
enum ResourceDispatcher {
  /// Its address marks the resources whose user data is a `Resource` of ours.
  nonisolated(unsafe) static let tag = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  static let callback: wl_dispatcher_func_t = { _, target, opcode, message, arguments in
    guard let target, let message, let arguments,
      let data = wl_resource_get_user_data(OpaquePointer(target))
    else { return 0 }
    let resource = Unmanaged<Resource>.fromOpaque(data).takeUnretainedValue()
    if let trace = resource.client.server.onTrace {
      trace(RequestTrace.text(resource, message.pointee, arguments))
    }
    resource.dispatch(opcode, IncomingArguments(arguments))
    return 0
  }

  static let destroyed: wl_resource_destroy_func_t = { pointer in
    guard let data = wl_resource_get_user_data(pointer) else { return }
    Unmanaged<Resource>.fromOpaque(data).takeRetainedValue().ended()
  }
}

extension IncomingArguments {
  /// An object of ours; nil is null, or an object of the library's.
  func object<Object: Resource>(_ index: Int) -> Object? {
    guard let pointer = pointer(index), let interface = interface(of: pointer),
      wl_resource_instance_of(pointer, interface.pointer, ResourceDispatcher.tag) != 0,
      let data = wl_resource_get_user_data(pointer)
    else { return nil }
    return Unmanaged<Resource>.fromOpaque(data).takeUnretainedValue() as? Object
  }

  /// The interface of an object, if it is one of those generated.
  private func interface(of object: OpaquePointer) -> InterfaceIndex? {
    guard let name = wl_resource_get_class(object) else { return nil }
    return InterfaceIndex.allCases.first { strcmp($0.pointer.pointee.name, name) == 0 }
  }

  /// An object that the protocol does not let be null.
  func certainObject<Object: Resource>(_ index: Int) -> Object {
    guard let object: Object = object(index) else { fatalError("an object that is not of this server") }
    return object
  }
}
