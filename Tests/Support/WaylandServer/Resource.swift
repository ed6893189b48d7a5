import CWaylandServer
import Wayland

/// The server's end of an object. The library owns it until the client destroys it, goes, or `destroy` is called.
///
/// Events on a dead resource, with a dead argument, or newer than the bound version are not sent.
public class Resource {
  /// Which interface of the table a class stands for; every generated class says so.
  class var interface: InterfaceIndex { fatalError("a resource without an interface") }

  public class var interfaceName: String { interface.name }

  public class var interfaceVersion: UInt32 { interface.version }

  public let client: Client
  /// The number of the object on the wire.
  public let id: UInt32
  /// The version the client bound.
  public let version: UInt32
  /// Called once, when the object ends for whatever reason.
  public var onDestroy: (() -> Void)?

  public private(set) var pointer: OpaquePointer?

  /// Creates the object that a request asked for, or one of the server's own where `id` is 0.
  required init(client: Client, version: UInt32, id: UInt32) {
    self.client = client
    self.version = version
    let pointer = wl_resource_create(client.pointer, Self.interface.pointer, Int32(version), id)
    guard let pointer else { fatalError("the client uses a number that is taken") }
    self.pointer = pointer
    self.id = wl_resource_get_id(pointer)
    wl_resource_set_dispatcher(
      pointer, ResourceDispatcher.callback, ResourceDispatcher.tag,
      Unmanaged.passRetained(self).toOpaque(), ResourceDispatcher.destroyed)
  }

  public var isAlive: Bool { pointer != nil }

  /// Ends the object from this side.
  public func destroy() {
    if let pointer { wl_resource_destroy(pointer) }
  }

  /// Ends the client with a protocol error about this object.
  public func postError(code: UInt32, _ message: String) {
    guard let pointer else { return }
    message.withCString { cwayland_post_error(pointer, code, $0) }
  }

  // MARK: For generated classes

  /// Handles one request; every generated class that has requests overrides it.
  func dispatch(_ opcode: UInt32, _ arguments: IncomingArguments) {}

  /// Lets the closure go; every generated class that has requests overrides it.
  func dropHandler() {}

  /// Queues an event.
  func post<let count: Int>(
    _ opcode: UInt32, since: UInt32 = 1, _ arguments: [count of WireValue]
  ) {
    let isSendable = arguments.indices.allSatisfy { arguments[$0].isSendable }
    guard let pointer, since <= version, isSendable else { return }
    withWireArguments(arguments) { wl_resource_post_event_array(pointer, opcode, $0) }
  }

  /// Queues the event that ends this object.
  func postLast<let count: Int>(
    _ opcode: UInt32, since: UInt32 = 1, _ arguments: [count of WireValue]
  ) {
    post(opcode, since: since, arguments)
    destroy()
  }

  /// The object that an event is about to introduce; nil if that event cannot be sent.
  func create<Created: Resource>(_ type: Created.Type, since: UInt32 = 1) -> Created? {
    guard isAlive, client.isConnected, since <= version else { return nil }
    return Created(client: client, version: version, id: 0)
  }

  /// The object that a request creates.
  func adopt<Created: Resource>(_ arguments: IncomingArguments, _ index: Int) -> Created {
    Created(client: client, version: version, id: arguments.uint(index))
  }

  /// The library has ended the object.
  func ended() {
    pointer = nil
    dropHandler()
    let handler = onDestroy
    onDestroy = nil
    handler?()
  }
}

extension WireValue {
  /// An object of the receiving client; one that is dead keeps the whole event from being sent.
  static func object(_ resource: Resource?) -> Self {
    var value = pointer(resource?.pointer)
    value.isSendable = resource?.isAlive ?? true
    return value
  }
}
