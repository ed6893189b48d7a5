import Foundation
import Testing

@testable import PressboardWayland

/// A connection that says anything.
final class Visitor {
  let socket: Int32

  init(_ path: ControlPath) throws {
    socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    let status = path.withAddress { connect(socket, $0, $1) }
    try #require(status == 0)
  }

  deinit { close(socket) }

  func say(_ bytes: some Sequence<UInt8>) {
    let bytes = Array(bytes)
    _ = send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
  }

  func say(_ text: String) { say(text.utf8) }

  /// What has come so far without waiting; nil once the stream has ended and all is read.
  func hear() -> String? {
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = recv(socket, &buffer, buffer.count, Int32(MSG_DONTWAIT))
    return count > 0 ? String(decoding: buffer.prefix(count), as: UTF8.self) : count == 0 ? nil : ""
  }
}
