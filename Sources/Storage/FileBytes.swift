import Glibc

/// Reads an open file or stream to its end, or until it has more than `most` bytes: what is longer than that is cut off
/// one byte behind them. Nil where the system refuses, which `errno` then tells.
public func readBytes(of file: Int32, most: Int) -> [UInt8]? {
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 14)
  while bytes.count <= most {
    let count = read(file, &chunk, chunk.count)
    if count == 0 { break }
    guard count > 0 || errno == EINTR else { return nil }
    bytes += chunk.prefix(max(0, count))
  }
  return Array(bytes.prefix(most + 1))
}
