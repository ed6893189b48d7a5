import Glibc
import Testing
import Wayland
import WaylandServer

/// The connection in the loop; the server is one more descriptor of the same loop.
@Suite struct EventLoopConnectionTests {
  private let loop: EventLoop
  private let pair: Pair

  init() throws {
    loop = try EventLoop()
    pair = try Pair()
  }

  private func serve() {
    let server = pair.server
    loop.watch(server.fileDescriptor, .read) { [unowned server] _ in server.turn() }
  }

  @Test func requestsGoOutAtTheEndOfTheTurnAndEventsComeBack() {
    serve()
    var trace: [String] = []
    loop.attach(pair.connection) { trace.append("error \($0)") }
    pair.connection.sync {
      trace.append("first")
      pair.connection.sync {
        trace.append("second")
        loop.stop()
      }
    }
    loop.run()
    #expect(trace == ["first", "second"])
  }

  @Test func aTurnWithoutEventsCallsTheReadOff() {
    loop.attach(pair.connection) { _ in Issue.record("no error expected") }
    loop.turn(wait: false)
    loop.turn(wait: false)
    // Announced reads that were never called off would make this one wait for them for ever.
    pair.connection.sync { loop.stop() }
    serve()
    loop.run()
  }

  @Test func whatHandlersFindQueuedIsSettledBeforeTheSleep() throws {
    serve()
    loop.attach(pair.connection) { _ in Issue.record("no error expected") }
    var trace: [String] = []
    loop.endOfTurn = {
      trace.append("settled")
      return nil
    }
    pair.connection.sync { trace.append("event") }
    try pair.connection.flush()
    pair.server.turn()
    // Read into the queue behind the loop's back, as a round trip in a handler does.
    try pair.connection.prepareRead()
    try pair.connection.readEvents()
    loop.turn(wait: false)
    #expect(trace == ["settled", "event", "settled", "settled"])
  }

  /// Three buffers full, which had piled up while the program was stopped, are one turn's news.
  @Test func theSocketIsReadDryBeforeTheTurnIsJudged() throws {
    var trace: [String] = []
    var answers = 0
    let other = try loop.mailbox(of: Int.self) { _ in trace.append("other after \(answers)") }
    other.post(0)
    loop.endOfTurn = {
      trace.append("judged \(answers)")
      return nil
    }
    loop.attach(pair.connection) { _ in Issue.record("no error expected") }
    for _ in 0..<600 { pair.connection.sync { answers += 1 } }
    try pair.connection.flush()
    for _ in 0..<8 { pair.server.turn() }
    loop.turn(wait: false)
    #expect(trace == ["judged 0", "other after 600", "judged 600"])
  }

  @Test func aHandlerMayDetachWhileMoreIsThere() throws {
    loop.attach(pair.connection) { _ in Issue.record("no error expected") }
    var answers = 0
    for _ in 0..<600 {
      pair.connection.sync { [unowned loop] in
        answers += 1
        loop.detach()
      }
    }
    try pair.connection.flush()
    for _ in 0..<8 { pair.server.turn() }
    loop.turn(wait: false)
    #expect(answers > 0 && answers < 600)
  }

  @Test func aCompositorThatLeavesIsOneError() {
    var errors: [WaylandError] = []
    loop.attach(pair.connection) { [unowned loop] in
      errors.append($0)
      loop.stop()
    }
    pair.client.disconnect()
    loop.run()
    loop.turn(wait: false)
    guard case .io = errors.first, errors.count == 1 else {
      Issue.record("\(errors)")
      return
    }
  }

  @Test func aProtocolErrorIsReportedEvenWhenTheSocketIsClosed() throws {
    let registry = pair.connection.registry()
    try pair.settle()
    var errors: [WaylandError] = []
    loop.attach(pair.connection) { [unowned loop] in
      errors.append($0)
      loop.stop()
    }
    // Binding what was never announced is an error of ours.
    _ = registry.bind(WlCompositor.self, name: 4711, version: 1)
    try pair.connection.flush()
    pair.server.turn()
    // More requests into the closed socket must not hide the reason.
    pair.connection.sync {}
    loop.run()
    guard case .protocolError(let interface, _, _) = errors.first, errors.count == 1 else {
      Issue.record("\(errors)")
      return
    }
    #expect(interface == "wl_registry")
  }

  @Test func aFullSocketIsWaitedFor() throws {
    // The server reads only when the loop says so, and everything sent arrives.
    var received = 0
    pair.server.onTrace = { _ in received += 1 }
    loop.attach(pair.connection) { _ in Issue.record("no error expected") }
    var small: Int32 = 4096
    setsockopt(
      pair.connection.fileDescriptor, SOL_SOCKET, SO_SNDBUF, &small, socklen_t(MemoryLayout<Int32>.size))
    var sent = 0
    while try pair.connection.flush() == .done {
      for _ in 0..<50 { pair.connection.sync {} }
      sent += 50
    }
    var done = false
    pair.connection.sync {
      done = true
      loop.stop()
    }
    serve()
    loop.run()
    #expect(done)
    #expect(sent > 50)
  }

  @Test func roomInACrowdedSocketIsATurnOfItsOwn() throws {
    // The compositor says nothing all the while, so nothing but the room wakes the loop.
    let (loop, pair) = (loop, pair)
    loop.attach(pair.connection) { _ in Issue.record("no error expected") }
    var sent = 0
    while try pair.connection.flush() == .done, sent < 100_000 {
      pair.connection.sync {}
      sent += 1
    }
    #expect(try pair.connection.flush() == .crowded)
    loop.endOfTurn = { [unowned loop, unowned connection = pair.connection] in
      if !connection.isCrowded { loop.stop() }
      return nil
    }
    loop.turn(wait: false)
    pair.server.turn()
    loop.run()
    #expect(!pair.connection.isCrowded)
  }

  @Test func detachingInAHandlerEndsTheReading() throws {
    serve()
    loop.attach(pair.connection) { _ in Issue.record("no error expected") }
    var later = false
    pair.connection.sync { loop.detach() }
    for _ in 0..<3 { loop.turn(wait: false) }
    pair.connection.sync { later = true }
    try pair.connection.flush()
    for _ in 0..<3 { loop.turn(wait: false) }
    #expect(!later)
  }
}
