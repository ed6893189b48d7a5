import CDBus
import Glibc

/// Where the session's bus is.
enum BusAddress {
  /// The address that the environment gives, else the socket at the usual place in the runtime directory.
  ///
  /// nil when there is neither. An address that would have a bus started is as good as none.
  static func ofSession(environment: (String) -> String? = Self.variable) -> String? {
    if let address = environment("DBUS_SESSION_BUS_ADDRESS"), !address.isEmpty {
      return address.utf8.starts(with: "autolaunch:".utf8) ? nil : address
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

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
