import Glibc
import Storage

/// Writes a whole file, unless it holds just that already: an unchanged file must not set off a build.
func writeFile(_ text: String, to path: String) throws(StorageFault) {
  let bytes = Array(text.utf8)
  if let old = try? readFile(path), old == bytes { return }
  guard let file = fopen(path, "wbe") else { throw StorageFault(step: .write, path: path, errno: errno) }
  let written = fwrite(bytes, 1, bytes.count, file)
  if fclose(file) != 0 || written < bytes.count { throw StorageFault(step: .write, path: path, errno: errno) }
}

func printError(_ text: String) {
  let line = Array((text + "\n").utf8)
  _ = write(STDERR_FILENO, line, line.count)
}
