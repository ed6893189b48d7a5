import Glibc
import Lexicon

/// A file in memory, read only; unmapped when nobody holds it any more.
final class MappedFile {
  private let bytes: UnsafeRawBufferPointer

  /// Nil if it cannot be read; `errno` says why.
  init?(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    guard status.st_size > 0 else {
      bytes = UnsafeRawBufferPointer(start: nil, count: 0)
      return
    }
    let size = Int(status.st_size)
    guard let start = mmap(nil, size, PROT_READ, MAP_SHARED, descriptor, 0), start != MAP_FAILED else {
      return nil
    }
    bytes = UnsafeRawBufferPointer(start: start, count: size)
  }

  deinit {
    if let start = bytes.baseAddress { munmap(UnsafeMutableRawPointer(mutating: start), bytes.count) }
  }

  /// The file as the lexicon reads it; the mapping lives as long as this does.
  var lexiconBytes: LexiconBytes { LexiconBytes(bytes, owner: self) }
}
