import Glibc
import Storage

/// Writes beside the file and renames: whoever has the old one mapped keeps it whole.
func replaceFile(_ path: String, with bytes: [UInt8]) throws(StorageFault) {
  let draft = path + ".new"
  guard let file = fopen(draft, "wbe") else { throw StorageFault(step: .write, path: draft, errno: errno) }
  let written = fwrite(bytes, 1, bytes.count, file)
  if fclose(file) != 0 || written < bytes.count {
    throw StorageFault(step: .write, path: draft, errno: errno)
  }
  if rename(draft, path) != 0 { throw StorageFault(step: .write, path: path, errno: errno) }
}

func printError(_ text: String) {
  let line = Array((text + "\n").utf8)
  _ = write(STDERR_FILENO, line, line.count)
}

func printLine(_ text: String) {
  let line = Array((text + "\n").utf8)
  _ = write(STDOUT_FILENO, line, line.count)
}
