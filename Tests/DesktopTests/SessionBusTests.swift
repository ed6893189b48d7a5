import Foundation
import Testing

@testable import Desktop

/// A listening socket that plays a bus gone wrong.
private final class FalseBus {
  let address: String
  private let path: String
  private let listener: Int32
  private var client: Int32 = -1
  private var guests: [Int32] = []

  init() {
    path = NSTemporaryDirectory() + "false-bus-\(UUID().uuidString)"
    address = "unix:path=" + path
    listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var name = sockaddr_un()
    name.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &name.sun_path) { $0.copyBytes(from: path.utf8) }
    let bound = withUnsafePointer(to: &name) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    precondition(bound == 0 && listen(listener, 4) == 0)
  }

  deinit {
    close(listener)
    for guest in guests { close(guest) }
    if client >= 0 { close(client) }
    unlink(path)
  }

  /// Connects until no more would be let wait at the door.
  func fill() {
    while true {
      let guest = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue), 0)
      var name = sockaddr_un()
      name.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &name.sun_path) { $0.copyBytes(from: path.utf8) }
      let connected = withUnsafePointer(to: &name) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(guest, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
      }
      guests.append(guest)
      if connected != 0 { return }
    }
  }

  func acceptClient() {
    client = accept(listener, nil, nil)
  }

  func say(_ bytes: [UInt8]) {
    _ = bytes.withUnsafeBytes { send(client, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
  }

  func hangUp() {
    close(client)
    client = -1
  }
}

@Suite struct SessionBusTests {
  @Test(arguments: [
    "unix:path=/nowhere/at/all", "unix:", "unix:path=%zz",
    "tcp:host=localhost,port=1;unix:path=/nowhere/at/all",
  ]) func anAddressThatLeadsNowhereIsAReason(_ address: String) throws {
    do {
      let bus = try SessionBus(address: address)
      bus.process()
      Issue.record("connected to \(address)")
    } catch {
      guard case .unreachable(let failure) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(!failure.text.isEmpty)
    }
  }

  /// Whatever may have to be waited for is not even tried.
  @Test(arguments: [
    "", ";;;", "nonsense", "frob:x=y", "autolaunch:", "tcp:host=localhost,port=1", "nonce-tcp:host=localhost",
    "unixexec:path=/bin/false", "launchd:env=X", "tcp:host=localhost;autolaunch:",
  ]) func onlySocketsOfThisMachineAreTried(_ address: String) {
    #expect(throws: SessionBus.Failure.noAddress) { try SessionBus(address: address) }
  }

  @Test func ofAListTheSocketsAreTried() throws {
    let bus = FalseBus()
    _ = try SessionBus(address: "tcp:host=localhost,port=1;unix:path=/nowhere;" + bus.address)
  }

  @Test func aSilentBusHoldsUpNothing() throws {
    let silent = FalseBus()
    let bus = try SessionBus(address: silent.address)
    let service = OnScreenKeyboardService(bus: bus, replace: false)
    silent.acceptClient()
    for _ in 0..<100 { bus.process() }
    // Everything that can be said before the bus answers is said: nothing keeps the loop awake.
    #expect(!bus.wantsToWrite)
    #expect(service.name == .asked)
    var wait = pollfd(fd: bus.fileDescriptor, events: Int16(POLLIN), revents: 0)
    #expect(poll(&wait, 1, 0) == 0)
  }

  @Test(.timeLimit(.minutes(1))) func aBusThatTakesNoConnectionIsGivenUp() throws {
    let full = FalseBus()
    full.fill()
    let began = Date()
    #expect(throws: SessionBus.Failure.self) { try SessionBus(address: full.address) }
    #expect(Date().timeIntervalSince(began) > 0.09)
  }

  @Test(arguments: [
    [UInt8](repeating: 0, count: 4096), Array("REJECTED NONE\r\n".utf8), Array("OK\r\n".utf8),
    Array("OK 1234\r\nl\u{1}\u{0}\u{1}".utf8), (0..<20_000).map { UInt8(truncatingIfNeeded: $0 &* 31) },
  ]) func aBusThatTalksNonsenseIsLeft(_ bytes: [UInt8]) throws {
    let liar = FalseBus()
    let bus = try SessionBus(address: liar.address)
    let service = OnScreenKeyboardService(bus: bus, replace: true)
    var gone = 0
    bus.onGone = { gone += 1 }
    liar.acceptClient()
    bus.process()
    liar.say(bytes)
    for _ in 0..<20 { bus.process() }
    liar.hangUp()
    if gone == 0 { pump([bus]) { gone > 0 } }
    #expect(gone == 1)
    #expect(service.name == .asked)
  }

  // MARK: - Where the bus is

  @Test func theSessionsAddressComesFirst() {
    let environment = ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/a", "XDG_RUNTIME_DIR": "/run/user/1"]
    #expect(BusAddress.ofSession { environment[$0] } == "unix:path=/a")
  }

  @Test(arguments: [
    [:], ["DBUS_SESSION_BUS_ADDRESS": ""], ["DBUS_SESSION_BUS_ADDRESS": "autolaunch:"],
    ["DBUS_SESSION_BUS_ADDRESS": "tcp:host=localhost,port=1"],
    ["XDG_RUNTIME_DIR": "/nowhere"], ["XDG_RUNTIME_DIR": "relative"],
  ]) func noBusIsStarted(_ environment: [String: String]) {
    #expect(BusAddress.ofSession { environment[$0] } == nil)
  }

  @Test func aSocketInTheRuntimeDirectoryServes() throws {
    let directory = NSTemporaryDirectory() + "runtime dir-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: directory) }
    try "not a socket".write(toFile: directory + "/bus", atomically: true, encoding: .utf8)
    #expect(BusAddress.ofSession { ["XDG_RUNTIME_DIR": directory][$0] } == nil)
    try FileManager.default.removeItem(atPath: directory + "/bus")
    let socket = FalseBus()
    let path = String(socket.address.dropFirst("unix:path=".count))
    try FileManager.default.linkItem(atPath: path, toPath: directory + "/bus")
    let address = try #require(BusAddress.ofSession { ["XDG_RUNTIME_DIR": directory][$0] })
    #expect(!address.contains(" "))
    _ = try SessionBus(address: address)
  }
}
