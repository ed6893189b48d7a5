internal import CWayland
internal import Glibc

/// Memory that the compositor can be given to read, in a file without a name; gone with this object.
public final class SharedMemory {
  /// Where it is mapped, readable and writable.
  public let bytes: UnsafeMutableRawPointer
  public let byteCount: Int
  /// The file, sealed against shrinking: the compositor need not fear that a page goes away.
  public let file: FileDescriptor

  /// Pages cost nothing until they are written. Nil when the system has none to give.
  public init?(byteCount: Int, name: String) {
    let descriptor = cwayland_memfd(name, Int64(byteCount))
    guard descriptor >= 0 else { return nil }
    file = FileDescriptor(owning: descriptor)
    guard let bytes = mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0),
      bytes != MAP_FAILED
    else { return nil }
    self.bytes = bytes
    self.byteCount = byteCount
  }

  deinit { munmap(bytes, byteCount) }
}
