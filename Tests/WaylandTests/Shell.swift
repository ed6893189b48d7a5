import Glibc

/// What a shell command prints, and its status. By `popen`: Foundation's `Process` leaks a little at each run, which
/// the leak checker would blame on these tests.
func shell(_ command: String) throws -> (status: Int32, output: String) {
  guard let stream = popen(command + " 2>&1", "re") else { throw ShellError(number: errno) }
  var output: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 65536)
  while true {
    let count = fread(&chunk, 1, chunk.count, stream)
    if count == 0 { break }
    output += chunk[..<count]
  }
  return (pclose(stream), String(decoding: output, as: UTF8.self))
}

struct ShellError: Error {
  var number: Int32
}
