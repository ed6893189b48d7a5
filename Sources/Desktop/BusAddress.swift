import CDBus
import Glibc

/// Where the session's bus is.
enum BusAddress {
  /// The address that the environment gives, else the socket at the usual place in the runtime directory.
  ///
  /// nil when there is neither. An address that is no socket of this machine is as good as none.
  static func ofSession(environment: (String) -> String? = Environment.variable) -> String? {
    if let address = environment("DBUS_SESSION_BUS_ADDRESS"), !address.isEmpty {
      return local(address)
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

  /// Those of the addresses in a list that are sockets of this machine; nil when there is none.
  ///
  /// Any other kind may wait: for a name to be looked up, a connection to be made, a program to start.
  static func local(_ list: String) -> String? {
    let addresses = list.utf8.split(separator: UInt8(ascii: ";")).filter { $0.starts(with: "unix:".utf8) }
    return addresses.isEmpty ? nil : addresses.map { String(Substring($0)) }.joined(separator: ";")
  }
}
