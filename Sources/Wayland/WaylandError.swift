/// What can go wrong between us and the compositor.
public enum WaylandError: Error, Hashable, Sendable {
  /// No connection could be made; the number is errno.
  case connect(Int32)
  /// The compositor ended the connection because of a request of ours to this object.
  case protocolError(interface: String, id: UInt32, code: UInt32)
  /// The connection, or a descriptor of the event loop, failed; the number is errno.
  case io(Int32)
}
