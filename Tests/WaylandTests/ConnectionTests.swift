import Foundation
import Testing
import Wayland
import WaylandServer

@Suite struct ConnectionTests {
  @Test func bindingAsksForNoMoreThanBothSidesHave() throws {
    let pair = try Pair()
    let (output, resource) = try pair.bind(WlOutput.self, WlOutputResource.self, version: 2)
    #expect(output.version == 2)
    #expect(resource.version == 2)
    let seat = pair.server.addGlobal(WlSeatResource.self) { _ in }
    defer { seat.remove() }
    let registry = pair.connection.registry()
    // A compositor newer than our files: what it announces is not what is asked for.
    let newer = registry.bind(WlCompositor.self, name: 1, version: 999)
    #expect(newer.version == WlCompositor.interfaceVersion)
  }

  @Test func namesAndVersionsAreThoseOfTheProtocol() {
    #expect(ZwpInputMethodManagerV2.interfaceName == "zwp_input_method_manager_v2")
    #expect(ZwpInputMethodManagerV2.interfaceVersion == 1)
    #expect(ZwlrLayerShellV1.interfaceVersion == 5)
  }

  @Test func aProtocolErrorNamesInterfaceObjectAndCode() throws {
    let pair = try Pair()
    let (compositor, resource) = try pair.bind(WlCompositor.self, WlCompositorResource.self)
    var surfaces: [WlSurfaceResource] = []
    resource.onRequest = { if case .createSurface(let surface) = $0 { surfaces.append(surface) } }
    let surface = compositor.createSurface()
    try pair.settle()
    surfaces[0].postError(code: 3, "not like this")
    let expected = WaylandError.protocolError(interface: "wl_surface", id: surface.id, code: 3)
    #expect(throws: expected) { try pair.settle() }
    #expect(throws: expected) { try pair.connection.dispatchPending() }
    #expect(throws: expected) { try pair.connection.roundtrip() }
  }

  @Test func anErrorIsStillReadWhenTheCompositorHasHungUpBeforeAFlush() throws {
    let pair = try Pair()
    let (compositor, resource) = try pair.bind(WlCompositor.self, WlCompositorResource.self)
    resource.postError(code: 7, "out")
    pair.client.disconnect()
    _ = compositor.createRegion()
    #expect(try pair.connection.flush() == .done)
    try pair.connection.prepareRead()
    #expect(throws: WaylandError.protocolError(interface: "wl_compositor", id: compositor.id, code: 7)) {
      try pair.connection.readEvents()
      try pair.connection.dispatchPending()
    }
  }

  @Test func aCompositorThatGoesAwayIsEPIPE() throws {
    let pair = try Pair()
    pair.client.disconnect()
    #expect(throws: WaylandError.io(EPIPE)) { try pair.settle() }
  }

  @Test func noCompositorIsToldWithTheReason() {
    #expect(throws: WaylandError.connect(ENOENT)) {
      _ = try Connection(display: "/nonexistent/wayland-socket")
    }
  }

  @Test func aFullSocketBlocksTheFlushUntilTheOtherSideReads() throws {
    let pair = try Pair()
    var size: Int32 = 4096
    setsockopt(
      pair.connection.fileDescriptor, SOL_SOCKET, SO_SNDBUF, &size, socklen_t(MemoryLayout<Int32>.size))
    var echoes = 0
    var asked = 0
    var crowded = 0
    while asked < 100_000 {
      let flush = try pair.connection.flush()
      if flush == .blocked { break }
      if flush == .crowded { crowded += 1 }
      #expect(pair.connection.isCrowded == (flush == .crowded))
      pair.connection.sync { echoes += 1 }
      asked += 1
    }
    #expect(crowded > 0)
    #expect(pair.connection.isCrowded)
    #expect(try pair.connection.flush() == .blocked)
    pair.server.turn()
    #expect(try pair.connection.flush() == .done)
    #expect(!pair.connection.isCrowded)
    for _ in 0..<100 where echoes < asked { try pair.settle() }
    #expect(echoes == asked)
  }

  @Test func aRequestThatFindsNoRoomIsAnErrorAndNoFullSocket() throws {
    let pair = try Pair()
    for _ in 0..<100_000 { pair.connection.sync {} }
    #expect(throws: WaylandError.io(EAGAIN)) { try pair.connection.flush() }
  }

  @Test func aRoundTripHasAnEnd() throws {
    let pair = try Pair()
    #expect(throws: WaylandError.io(ETIMEDOUT)) { try pair.connection.roundtrip(within: 0.01) }
    // The answer of the first comes before that of the second.
    pair.connection.sync {}
    try pair.connection.flush()
    pair.server.turn()
    #expect(throws: WaylandError.io(ETIMEDOUT)) { try pair.connection.roundtrip(within: 0.01) }
    pair.client.disconnect()
    #expect(throws: WaylandError.self) { try pair.connection.roundtrip(within: 10) }
  }

  @Test func theSocketIsNotInherited() throws {
    let pair = try Pair()
    #expect(fcntl(pair.connection.fileDescriptor, F_GETFD) & FD_CLOEXEC != 0)
  }

  @Test func syncAnswersAfterAllEarlierRequests() throws {
    let pair = try Pair()
    var log: [String] = []
    let (compositor, resource) = try pair.bind(WlCompositor.self, WlCompositorResource.self)
    resource.onRequest = { _ in log.append("request") }
    _ = compositor.createSurface()
    pair.connection.sync { log.append("done") }
    #expect(log.isEmpty)
    try pair.settle()
    #expect(log == ["request", "done"])
  }

  @Test func aRemovedGlobalIsTold() throws {
    let pair = try Pair()
    let global = pair.server.addGlobal(WlOutputResource.self) { _ in }
    var announced: [UInt32] = []
    let registry = pair.connection.registry()
    registry.onEvent = {
      switch $0 {
      case .global(let name, _, _): announced.append(name)
      case .globalRemove(let name): announced.removeAll { $0 == name }
      }
    }
    try pair.settle()
    #expect(announced.count == 1)
    global.remove()
    try pair.settle()
    #expect(announced.isEmpty)
  }
}
