import Foundation
import Testing
import Wayland

/// Two joined stream sockets, closed at the end.
private final class SocketPair {
  let near: Int32
  let far: Int32

  init() {
    var ends: [Int32] = [0, 0]
    precondition(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    (near, far) = (ends[0], ends[1])
  }

  deinit {
    close(near)
    close(far)
  }

  func makeNearReadable() {
    precondition(write(far, "x", 1) == 1)
  }
}

@Suite struct EventLoopTests {
  @Test func aReadableDescriptorCallsItsHandlerEachTurnUntilItIsRead() throws {
    let loop = try EventLoop()
    let pair = SocketPair()
    var seen: [EventLoop.Interest] = []
    #expect(loop.watch(pair.near, .read) { seen.append($0) })
    loop.turn(wait: false)
    #expect(seen.isEmpty)
    pair.makeNearReadable()
    loop.turn()
    loop.turn()
    #expect(seen == [.read, .read])
    var byte: UInt8 = 0
    #expect(read(pair.near, &byte, 1) == 1)
    loop.turn(wait: false)
    #expect(seen.count == 2)
  }

  @Test func watchingAgainReplacesInterestAndHandler() throws {
    let loop = try EventLoop()
    let pair = SocketPair()
    var trace: [String] = []
    loop.watch(pair.near, [.read, .write]) { trace.append("first \($0.rawValue)") }
    loop.turn()
    pair.makeNearReadable()
    loop.watch(pair.near, .read) { trace.append("second \($0.rawValue)") }
    loop.turn()
    loop.watch(pair.near, []) { _ in trace.append("never") }
    loop.turn(wait: false)
    #expect(trace == ["first 2", "second 1"])
  }

  @Test func aHangUpIsReportedUnasked() throws {
    let loop = try EventLoop()
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    defer { close(ends[0]) }
    var seen: EventLoop.Interest = []
    loop.watch(ends[0], []) { [unowned loop] in
      seen = $0
      loop.unwatch(ends[0])
    }
    close(ends[1])
    loop.turn()
    #expect(seen == .hangUp)
    seen = []
    loop.turn(wait: false)
    #expect(seen == [])
  }

  @Test func aDescriptorThatCannotBeWaitedForIsRefused() throws {
    let loop = try EventLoop()
    let file = open("/proc/self/exe", O_RDONLY)
    defer { close(file) }
    #expect(!loop.watch(file, .read) { _ in })
    #expect(!loop.watch(-1, .read) { _ in })
    loop.unwatch(file)
  }

  @Test func aHandlerCanUnwatchAnotherThatIsReadyInTheSameTurn() throws {
    let loop = try EventLoop()
    let pairs = [SocketPair(), SocketPair()]
    var calls = 0
    for (this, other) in [(0, 1), (1, 0)] {
      loop.watch(pairs[this].near, .read) { [unowned loop] _ in
        calls += 1
        loop.unwatch(pairs[other].near)
      }
      pairs[this].makeNearReadable()
    }
    loop.turn()
    #expect(calls == 1)
  }

  /// A descriptor's number is used again at once; an event fetched for the old one must not reach the new one.
  @Test func anEventOfAnEarlierDescriptorOfTheSameNumberIsDropped() throws {
    let loop = try EventLoop()
    let pairs = [SocketPair(), SocketPair()]
    let quiet = SocketPair()
    var calls = 0
    for (this, other) in [(0, 1), (1, 0)] {
      loop.watch(pairs[this].near, .read) { [unowned loop] _ in
        calls += 1
        loop.unwatch(pairs[other].near)
        dup2(quiet.near, pairs[other].near)
        loop.watch(pairs[other].near, .read) { _ in calls += 100 }
      }
      pairs[this].makeNearReadable()
    }
    loop.turn()
    #expect(calls == 1)
  }

  @Test func stopEndsTheRunAfterTheTurnIsSettled() throws {
    let loop = try EventLoop()
    let pair = SocketPair()
    var settled = 0
    loop.endOfTurn = {
      settled += 1
      return nil
    }
    loop.watch(pair.near, .read) { [unowned loop] _ in loop.stop() }
    pair.makeNearReadable()
    loop.run()
    #expect(settled == 2)
    loop.stop()
    loop.run()
    #expect(settled == 3)
  }

  // MARK: - Time

  @Test func aDeadlineWakesOnceAndNotEarly() throws {
    let loop = try EventLoop()
    let deadline = loop.now + 0.02
    var times: [Double] = []
    loop.endOfTurn = { [unowned loop] in
      times.append(loop.now)
      if loop.now >= deadline { loop.stop() }
      return loop.now >= deadline ? nil : deadline
    }
    loop.run()
    // Once before the first sleep, once after the wake: no turn was spent on waiting.
    #expect(times.count == 2)
    #expect(times.last! >= deadline)
  }

  @Test func anEarlierDeadlineReplacesALaterOne() throws {
    let loop = try EventLoop()
    let start = loop.now
    var deadlines = [start + 3600, start + 0.005]
    loop.endOfTurn = { deadlines.removeFirst() }
    loop.turn(wait: false)
    loop.endOfTurn = { [unowned loop] in
      if loop.now >= start + 0.005 { loop.stop() }
      return start + 0.005
    }
    loop.run()
    #expect(loop.now < start + 3600)
  }

  @Test(arguments: [0, -5, -Double.infinity, 1e-9]) func aPastDeadlineWakesAtOnce(_ deadline: Double) throws {
    let loop = try EventLoop()
    var turns = 0
    loop.endOfTurn = { [unowned loop] in
      turns += 1
      if turns == 4 { loop.stop() }
      return deadline
    }
    loop.run()
    #expect(turns == 4)
  }

  @Test(arguments: [Double.nan, .infinity, .greatestFiniteMagnitude, nil])
  func whatIsNoMomentIsNoDeadline(_ deadline: Double?) throws {
    let loop = try EventLoop()
    let pair = SocketPair()
    // Armed first, so that it has something to disarm.
    loop.endOfTurn = { [unowned loop] in loop.now + 0.001 }
    loop.turn(wait: false)
    var turns = 0
    loop.endOfTurn = {
      turns += 1
      return deadline
    }
    loop.watch(pair.near, .write) { [unowned loop] _ in loop.stop() }
    loop.run()
    #expect(turns == 2)
  }

  // MARK: - Signals and mailboxes

  @Test func signalsArriveInTheLoopAndTheMaskIsPutBack() throws {
    func isBlocked(_ signal: Int32) -> Bool {
      var mask = sigset_t()
      pthread_sigmask(SIG_BLOCK, nil, &mask)
      return sigismember(&mask, signal) == 1
    }
    let realTime = __libc_current_sigrtmin()
    // The threads that tests run on come with most signals blocked.
    var mask = sigset_t()
    sigemptyset(&mask)
    for signal in [SIGUSR1, SIGUSR2, realTime] { sigaddset(&mask, signal) }
    var before = sigset_t()
    pthread_sigmask(SIG_UNBLOCK, &mask, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    do {
      let loop = try EventLoop()
      var seen: [Int32] = []
      try loop.onSignals([SIGUSR1, SIGUSR2, realTime]) { seen.append($0) }
      #expect(isBlocked(SIGUSR1))
      raise(SIGUSR2)
      raise(realTime)
      raise(SIGUSR1)
      loop.turn()
      #expect(seen.sorted() == [SIGUSR1, SIGUSR2, realTime].sorted())
      loop.turn(wait: false)
      #expect(seen.count == 3)
    }
    #expect(!isBlocked(SIGUSR1))
    #expect(!isBlocked(realTime))
  }

  @Test func aMailboxKeepsTheOrderOfAnotherThread() throws {
    let loop = try EventLoop()
    var received: [Int] = []
    let mailbox = try loop.mailbox(of: Int.self) { [unowned loop] number in
      received.append(number)
      if number == 9_999 { loop.stop() }
    }
    Thread.detachNewThread {
      for number in 0..<10_000 { mailbox.post(number) }
    }
    loop.run()
    #expect(received == Array(0..<10_000))
  }

  @Test func manyLettersWakeTheLoopOnce() throws {
    let loop = try EventLoop()
    var received: [String] = []
    let mailbox = try loop.mailbox(of: String.self) { received.append($0) }
    mailbox.post("one")
    mailbox.post("two")
    loop.turn()
    #expect(received == ["one", "two"])
    loop.turn(wait: false)
    mailbox.post("three")
    loop.turn()
    #expect(received == ["one", "two", "three"])
  }

  @Test func whatDoesNotWakeLiesUntilSomebodyLooks() throws {
    let loop = try EventLoop()
    var received: [String] = []
    let mailbox = try loop.mailbox(of: String.self) { received.append($0) }
    mailbox.post("one", wakes: false)
    loop.turn(wait: false)
    #expect(received == [])
    #expect(mailbox.take() == ["one"])
    mailbox.post("two", wakes: false)
    mailbox.post("three")
    mailbox.post("four", wakes: false)
    loop.turn()
    #expect(received == ["two", "three", "four"])
    mailbox.post("five")
    #expect(mailbox.take() == ["five"])
    loop.turn(wait: false)
    #expect(received.count == 3)
  }

  @Test func everyDescriptorIsClosedWithTheLoop() throws {
    func openDescriptors() throws -> Int {
      try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    }
    // Other tests run beside this one, so a leak shows only as growth well beyond what they have open.
    let before = try openDescriptors()
    for _ in 0..<200 {
      let loop = try EventLoop()
      try loop.onSignals([SIGWINCH]) { _ in }
      _ = try loop.mailbox(of: Int.self) { _ in }
      loop.turn(wait: false)
    }
    #expect(try openDescriptors() < before + 200)
  }
}
