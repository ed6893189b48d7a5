internal import Desktop
import Glibc

/// Where the running keyboard of one display is spoken to.
public struct ControlPath: Hashable, Sendable {
  /// The socket.
  public let socket: String
  /// The file whose lock says that a keyboard runs.
  public let lock: String

  /// What a socket's address has room for, in bytes.
  private static let longest = 107

  /// The place for a display, which is a name in the runtime directory or a path from the root.
  ///
  /// Both spellings of the same display lead to the same place. Whatever a display is called, the result is a plain
  /// file name in the runtime directory.
  public init(runtimeDirectory: String, display: String) {
    var directory = runtimeDirectory.utf8[...]
    while directory.count > 1, directory.last == UInt8(ascii: "/") { directory.removeLast() }
    var name = display.utf8[...]
    if name.starts(with: directory), name.dropFirst(directory.count).first == UInt8(ascii: "/") {
      name = name.dropFirst(directory.count)
      while name.first == UInt8(ascii: "/") { name.removeFirst() }
    }
    var stem = String(Substring(directory)) + "/pressboard-" + Self.escaped(name)
    if stem.utf8.count + ".sock".utf8.count > Self.longest {
      stem = String(Substring(directory)) + "/pressboard-" + Self.digest(name)
    }
    socket = stem + ".sock"
    lock = stem + ".lock"
  }

  /// The place for the display that the environment names; nil without a runtime directory.
  public init?() {
    self.init(environment: Environment.variable)
  }

  init?(environment: (String) -> String?) {
    guard let directory = environment("XDG_RUNTIME_DIR"), directory.utf8.first == UInt8(ascii: "/") else {
      return nil
    }
    // libwayland's default.
    self.init(runtimeDirectory: directory, display: environment("WAYLAND_DISPLAY") ?? "wayland-0")
  }

  /// Letters, digits and `.-_` as they are, everything else as `%` and two digits.
  private static func escaped(_ name: Substring.UTF8View) -> String {
    var result = ""
    for byte in name {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        result += byte < 16 ? "%0" : "%"
        result += String(byte, radix: 16)
      }
    }
    return result
  }

  /// A short name in place of one that is too long: FNV-1a, 64 bits.
  private static func digest(_ name: Substring.UTF8View) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }

  /// The socket's address; nil when even the short name does not fit.
  func withAddress<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result? {
    guard socket.utf8.count <= Self.longest else { return nil }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: socket.utf8) }
    return withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}
