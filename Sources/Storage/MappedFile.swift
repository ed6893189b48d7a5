import Glibc

/// A regular file in memory, read only: pages that nobody reads are never loaded. Unmapped with its last reference.
///
/// Whoever changes such a file writes another and renames it; one that is cut short in place takes its readers down.
public final class MappedFile: @unchecked Sendable {
  /// Valid as long as this object lives, and written by nobody.
  public let bytes: UnsafeRawBufferPointer

  public init(_ path: String) throws(StorageFault) {
    // A pipe in its place must not be waited for.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw StorageFault(step: .read, path: path, errno: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw StorageFault(step: .read, path: path, errno: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw StorageFault(step: .read, path: path, errno: status.st_mode & S_IFMT == S_IFDIR ? EISDIR : EINVAL)
    }
    let size = Int(status.st_size)
    guard size > 0 else {
      bytes = UnsafeRawBufferPointer(start: nil, count: 0)
      return
    }
    guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED else {
      throw StorageFault(step: .read, path: path, errno: errno)
    }
    bytes = UnsafeRawBufferPointer(start: start, count: size)
  }

  deinit {
    if let start = bytes.baseAddress { munmap(UnsafeMutableRawPointer(mutating: start), bytes.count) }
  }
}
