import Desktop
import Foundation
import Testing
import Wayland

@testable import PressboardWayland

@Suite struct SessionBusInLoopTests {
  /// A bus that takes a login and says nothing, then goes: the loop sleeps in between and afterwards.
  @Test func aBusThatGoesAwayLeavesTheLoopAsleep() throws {
    let path = NSTemporaryDirectory() + "bus-\(UUID().uuidString.prefix(8))"
    defer { unlink(path) }
    let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let isUp = withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0 && listen(listener, 1) == 0
      }
    }
    try #require(isUp)

    let loop = try EventLoop()
    var said: [UInt8] = []
    var other: Int32 = -1
    loop.watch(listener, .read) { [unowned loop] _ in
      other = accept(listener, nil, nil)
      loop.watch(other, .read) { [unowned loop] _ in
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = recv(other, &buffer, buffer.count, Int32(MSG_DONTWAIT))
        said += buffer.prefix(max(0, count))
        loop.unwatch(listener)
        close(listener)
        loop.unwatch(other)
        close(other)
      }
    }
    let bus = try SessionBus(address: "unix:path=" + path)
    var goodbyes = 0
    loop.serve(bus) { [unowned loop] in
      goodbyes += 1
      loop.stop()
    }
    loop.run()
    #expect(goodbyes == 1)
    #expect(said.starts(with: [0] + Array("AUTH EXTERNAL".utf8)))

    // Asleep: a deadline is the only thing that wakes it.
    var turns = 0
    let end = loop.now + 0.05
    loop.endOfTurn = { [unowned loop] in
      turns += 1
      if loop.now >= end { loop.stop() }
      return end
    }
    loop.run()
    #expect(turns == 2)
    loop.release(bus)
  }
}
