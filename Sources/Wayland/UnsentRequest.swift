/// A request that was asked for and not sent, because sending it would have ended the connection.
public struct UnsentRequest: Equatable, Sendable {
  public var interface: String
  public var request: String
  public var reason: Reason

  package init(interface: String, request: String, reason: Reason) {
    self.interface = interface
    self.request = request
    self.reason = reason
  }

  public enum Reason: Equatable, Sendable {
    /// The object was destroyed before.
    case deadObject
    /// An argument is an object that was destroyed before, or a file descriptor that is none.
    case deadArgument
    /// The object was bound at an older version than the one that brought this request.
    case needsVersion(UInt32)
  }
}
