import CWayland
import Glibc

/// An open file that came with an event. Closed when the last reference goes, so also when nobody listened.
public final class FileDescriptor {
  /// The number; valid as long as this object lives.
  public let rawValue: Int32

  /// Takes ownership of an open descriptor.
  public init(owning rawValue: Int32) { self.rawValue = rawValue }

  deinit { close(rawValue) }
}
