import Glibc

/// What this process takes of the machine.
enum ProcessMemory {
  /// Memory that is its own and was written to, in KiB; nil where the kernel does not tell.
  static var privateDirty: Int? {
    guard let file = fopen("/proc/self/smaps_rollup", "re") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), file) != nil {
      let text = line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      guard text.starts(with: "Private_Dirty:".utf8) else { continue }
      return Int(String(decoding: text.filter { (0x30...0x39).contains($0) }, as: UTF8.self))
    }
    return nil
  }
}
