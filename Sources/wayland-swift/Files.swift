import Glibc

/// A file that cannot be read or written.
struct FileError: Error {
  var path: String
  var number: Int32
}

/// Reads a whole file.
func readFile(_ path: String) throws(FileError) -> [UInt8] {
  guard let file = fopen(path, "rbe") else { throw FileError(path: path, number: errno) }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 65536)
  while true {
    let count = fread(&chunk, 1, chunk.count, file)
    bytes.append(contentsOf: chunk[..<count])
    if count < chunk.count {
      if ferror(file) != 0 { throw FileError(path: path, number: errno) }
      return bytes
    }
  }
}

/// Writes a whole file, unless it holds just that already: an unchanged file must not set off a build.
func writeFile(_ text: String, to path: String) throws(FileError) {
  let bytes = Array(text.utf8)
  if let old = try? readFile(path), old == bytes { return }
  guard let file = fopen(path, "wbe") else { throw FileError(path: path, number: errno) }
  let written = fwrite(bytes, 1, bytes.count, file)
  if fclose(file) != 0 || written < bytes.count { throw FileError(path: path, number: errno) }
}

func printError(_ text: String) {
  let line = Array((text + "\n").utf8)
  _ = write(STDERR_FILENO, line, line.count)
}
