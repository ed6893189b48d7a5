import Glibc

/// A file that cannot be read or written.
struct FileFault: Error {
  var path: String
  var number: Int32
}

/// Reads a whole file.
func readFile(_ path: String) throws(FileFault) -> [UInt8] {
  guard let file = fopen(path, "rbe") else { throw FileFault(path: path, number: errno) }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = fread(&chunk, 1, chunk.count, file)
    bytes.append(contentsOf: chunk[..<count])
    if count < chunk.count {
      if ferror(file) != 0 { throw FileFault(path: path, number: errno) }
      return bytes
    }
  }
}

/// Writes beside the file and renames: whoever has the old one mapped keeps it whole.
func replaceFile(_ path: String, with bytes: [UInt8]) throws(FileFault) {
  let draft = path + ".new"
  guard let file = fopen(draft, "wbe") else { throw FileFault(path: draft, number: errno) }
  let written = fwrite(bytes, 1, bytes.count, file)
  if fclose(file) != 0 || written < bytes.count { throw FileFault(path: draft, number: errno) }
  if rename(draft, path) != 0 { throw FileFault(path: path, number: errno) }
}

func printError(_ text: String) {
  let line = Array((text + "\n").utf8)
  _ = write(STDERR_FILENO, line, line.count)
}

func printLine(_ text: String) {
  let line = Array((text + "\n").utf8)
  _ = write(STDOUT_FILENO, line, line.count)
}
