import CWayland

/// Our end of an object that the compositor knows as well.
///
/// The connection owns it from its creation until it is destroyed; after that, and when the connection
/// goes, it is dead: `isAlive` is false, the closure it called is gone, requests do nothing.
/// A request on a dead proxy, with a dead argument, or newer than the bound version is not sent;
/// `Connection.onUnsentRequest` tells. Where such a request would have created an object, the object
/// returned is dead from the start.
public class Proxy {
  /// Which interface of the table a class stands for; every generated class says so.
  class var interface: InterfaceIndex { fatalError("a proxy without an interface") }

  /// The name the interface has in its protocol.
  public class var interfaceName: String { interface.name }

  /// The newest version of the interface that is generated here.
  public class var interfaceVersion: UInt32 { interface.version }

  /// The number of the object on the wire, 0 for one that was never created. Numbers are used again.
  public let id: UInt32

  /// The version the object was created at, at least 1.
  public let version: UInt32

  /// The C object; nil when dead. Other libraries (wayland-cursor) take it.
  public private(set) var pointer: OpaquePointer?

  let wire: Wire
  private let isBorrowed: Bool

  /// Where a proxy comes from.
  enum Origin {
    /// Made by a request or an event of ours.
    case created(OpaquePointer)
    /// Made and destroyed by another library.
    case borrowed(OpaquePointer)
    /// Not made, because the request was not sent.
    case stillborn
  }

  required init(_ origin: Origin, on wire: Wire) {
    self.wire = wire
    switch origin {
    case .created(let pointer): (self.pointer, isBorrowed) = (pointer, false)
    case .borrowed(let pointer): (self.pointer, isBorrowed) = (pointer, true)
    case .stillborn: (pointer, isBorrowed) = (nil, false)
    }
    id = pointer.map { wl_proxy_get_id($0) } ?? 0
    version = max(1, pointer.map { wl_proxy_get_version($0) } ?? 1)
    guard let pointer else { return }
    wire.add(self)
    if !isBorrowed {
      wl_proxy_add_dispatcher(
        pointer, Dispatcher.callback, Dispatcher.tag, Unmanaged.passUnretained(self).toOpaque())
    }
  }

  /// Whether requests still reach the compositor.
  public var isAlive: Bool { pointer != nil }

  /// The connection the object lives on; it must still exist.
  public var connection: Connection {
    guard let connection = wire.connection else { fatalError("the connection of this proxy is gone") }
    return connection
  }

  /// Destroys our end without telling the compositor: for interfaces that have no destructor.
  public func forget() {
    guard let pointer else { return }
    retire()
    if !isBorrowed { wl_proxy_destroy(pointer) }
  }

  // MARK: For generated classes

  /// Handles one event; every generated class that has events overrides it.
  func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {}

  /// Lets the closure go; every generated class that has events overrides it.
  func dropHandler() {}

  /// Sends a request.
  func send<let count: Int>(
    _ opcode: UInt32, since: UInt32 = 1, _ arguments: [count of WireValue]
  ) {
    guard let pointer = ready(opcode, since, arguments) else { return }
    withWireArguments(arguments) {
      _ = wl_proxy_marshal_array_flags(pointer, opcode, nil, wl_proxy_get_version(pointer), 0, $0)
    }
  }

  /// Sends a request that creates an object, at the version of this one unless another is given.
  func create<Created: Proxy, let count: Int>(
    _ opcode: UInt32, since: UInt32 = 1, version: UInt32? = nil, _ arguments: [count of WireValue]
  ) -> Created {
    guard let pointer = ready(opcode, since, arguments), wire.isOpen else {
      return Created(.stillborn, on: wire)
    }
    let created = withWireArguments(arguments) {
      wl_proxy_marshal_array_flags(
        pointer, opcode, Created.interface.pointer, version ?? wl_proxy_get_version(pointer), 0, $0)
    }
    return Created(created.map { .created($0) } ?? .stillborn, on: wire)
  }

  /// Sends the request that ends this object. Where the bound version lacks that request, and for borrowed
  /// objects, only our end goes.
  func end<let count: Int>(_ opcode: UInt32, since: UInt32 = 1, _ arguments: [count of WireValue]) {
    guard let pointer = ready(opcode, since, arguments), !isBorrowed else { return forget() }
    retire()
    withWireArguments(arguments) {
      let destroy: UInt32 = 1  // WL_MARSHAL_FLAG_DESTROY
      _ = wl_proxy_marshal_array_flags(pointer, opcode, nil, wl_proxy_get_version(pointer), destroy, $0)
    }
  }

  /// The object that an event created.
  func adopt<Created: Proxy>(_ arguments: IncomingArguments, _ index: Int) -> Created {
    Created(arguments.pointer(index).map { .created($0) } ?? .stillborn, on: wire)
  }

  private func retire() {
    pointer = nil
    dropHandler()
    wire.remove(self)
  }

  /// The C object, if the request may be sent.
  private func ready<let count: Int>(
    _ opcode: UInt32, _ since: UInt32, _ arguments: [count of WireValue]
  ) -> OpaquePointer? {
    let reason: UnsentRequest.Reason
    if pointer == nil {
      reason = .deadObject
    } else if since > version {
      reason = .needsVersion(since)
    } else if arguments.indices.contains(where: { !arguments[$0].isSendable }) {
      reason = .deadArgument
    } else {
      return pointer
    }
    if let report = wire.onUnsentRequest {
      let description = InterfaceDescription.all[Self.interface.rawValue]
      let request = description.requests[Int(opcode)].name.description
      report(UnsentRequest(interface: description.name.description, request: request, reason: reason))
    }
    return nil
  }
}

extension WireValue {
  /// An object of ours; one that is dead keeps the whole request from being sent.
  static func object(_ proxy: Proxy?) -> Self {
    var value = pointer(proxy?.pointer)
    value.isSendable = proxy?.isAlive ?? true
    return value
  }

  /// The name of an interface, where a request does not fix which one it creates.
  static func interfaceName(_ type: Proxy.Type) -> Self { string(type.interface.pointer.pointee.name) }
}
