/// Why the connection cannot be made or has ended.
public enum WaylandError: Error, Hashable, Sendable {
  /// No compositor answers; the number is `errno`.
  case connect(Int32)
  /// The compositor found a request wrong: the object it was about, and which of the errors of that interface.
  case protocolError(interface: String, id: UInt32, code: UInt32)
  /// Reading or writing failed, or a descriptor of the event loop; the number is `errno`, `EPIPE` where the
  /// compositor went away.
  case io(Int32)
}
