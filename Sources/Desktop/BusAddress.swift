import CDBus
import Glibc

/// Where the session's bus is.
enum BusAddress {
  /// The address that the environment gives, else the socket at the usual place in the runtime directory.
  ///
  /// nil when there is neither. An address that would have a bus started is as good as none, and so is one on a
  /// network, which can hold up the process for minutes.
  static func ofSession(environment: (String) -> String? = Self.variable) -> String? {
    if let address = environment("DBUS_SESSION_BUS_ADDRESS"), !address.isEmpty {
      return refused.contains { address.utf8.starts(with: $0.utf8) } ? nil : address
    }
    guard let directory = environment("XDG_RUNTIME_DIR"), directory.utf8.first == UInt8(ascii: "/") else {
      return nil
    }
    let path = directory + "/bus"
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK, status.st_uid == getuid(),
      let escaped = dbus_address_escape_value(path)
    else { return nil }
    defer { dbus_free(escaped) }
    return "unix:path=" + String(cString: escaped)
  }

  private static let refused = ["autolaunch:", "tcp:", "nonce-tcp:"]

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
