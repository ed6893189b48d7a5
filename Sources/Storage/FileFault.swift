/// A file that cannot be read or written.
public struct FileFault: Error, Equatable, Sendable {
  public var path: String
  /// The system's number for the reason.
  public var number: Int32

  public init(path: String, number: Int32) {
    self.path = path
    self.number = number
  }
}
