import Testing
import Wayland
import WaylandServer

/// A client and a server in one thread, joined by a socket.
final class Pair {
  let server = Server()
  let client: Client
  let connection: Connection

  init() throws {
    let (client, fileDescriptor) = server.connect()
    self.client = client
    connection = try Connection(fileDescriptor: fileDescriptor)
  }

  deinit { server.shutDown() }

  /// Lets both sides talk until nothing is left to say: three round trips are more than any test here needs.
  func settle() throws {
    for _ in 0..<3 {
      try connection.flush()
      server.turn()
      try connection.prepareRead()
      try connection.readEvents()
      try connection.dispatchPending()
    }
  }

  /// Announces a global, binds it, and returns both ends.
  func bind<Object: Proxy, Other: Resource>(
    _ type: Object.Type, _ otherType: Other.Type, version: UInt32? = nil
  ) throws -> (Object, Other) {
    var other: Other?
    server.addGlobal(otherType, version: version) { other = $0 }
    let registry = connection.registry()
    var object: Object?
    registry.onEvent = { event in
      if case .global(let name, let interface, let version) = event,
        interface.utf8.elementsEqual(type.interfaceName.utf8)
      {
        object = registry.bind(type, name: name, version: version)
      }
    }
    try settle()
    registry.forget()
    return try (#require(object), #require(other))
  }
}
