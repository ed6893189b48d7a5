/// What the system refused, and where.
public struct StorageFault: Error, Hashable, Sendable {
  public enum Step: Hashable, Sendable {
    case makeFolder, lock, read, write, setAside, remove
  }

  public var step: Step
  public var path: String
  /// The system's number for the reason.
  public var errno: Int32

  public init(step: Step, path: String, errno: Int32) {
    self.step = step
    self.path = path
    self.errno = errno
  }
}
