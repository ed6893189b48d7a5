import CWayland
import Glibc

/// Anonymous shared memory with fixed contents, to be handed to the compositor. Sealed: neither side can change
/// it or cut it short any more. Closed with its owner; sending it does not need it any longer than the request.
public struct SealedFile: ~Copyable {
  public let fileDescriptor: Int32
  /// Bytes.
  public let size: Int

  public init(_ contents: RawSpan, name: String) throws(WaylandError) {
    let file = cwayland_memfd(name, Int64(contents.byteCount))
    guard file >= 0 else { throw .io(errno) }
    let written = contents.withUnsafeBytes { pwrite(file, $0.baseAddress, $0.count, 0) }
    guard written == contents.byteCount, cwayland_seal(file) == 0 else {
      let error = errno
      close(file)
      throw .io(error)
    }
    fileDescriptor = file
    size = contents.byteCount
  }

  deinit { close(fileDescriptor) }
}
