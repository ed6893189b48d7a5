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

/// Reads a whole file, whatever kind of file it is; standard input for `-`.
///
/// - Parameter most: longer ones are refused, as too large; a terabyte, or all that there are addresses for.
public func readFile(
  _ path: String, most: Int = Int(clamping: Int64(1) << 40 - 1)
) throws(StorageFault) -> [UInt8] {
  let isInput = path.utf8.elementsEqual("-".utf8)
  let file = isInput ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
  defer { if !isInput, file >= 0 { close(file) } }
  guard file >= 0, let bytes = readBytes(of: file, most: most) else {
    throw StorageFault(step: .read, path: path, errno: errno)
  }
  guard bytes.count <= most else { throw StorageFault(step: .read, path: path, errno: EFBIG) }
  return bytes
}
