/// What the system refused, and where.
public struct StorageFault: Error, Hashable, Sendable {
  public enum Step: Hashable, Sendable {
    case makeFolder, lock, read, write, setAside, remove
  }

  public var step: Step
  public var path: String
  /// The system's number for the reason.
  public var errno: Int32
}
