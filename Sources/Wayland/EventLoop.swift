import CWayland
import Glibc

/// The one place where the process sleeps.
///
/// A single thread waits for file descriptors, one timer, signals, mailboxes and the Wayland connection, and calls
/// plain functions when something happens. A turn of the loop is: sleep, read the clock once, read the connection,
/// call the handlers, call `endOfTurn`, flush. With nothing watched becoming ready and no deadline the process
/// never wakes.
public final class EventLoop {
  /// What a descriptor is watched for, and what came of it.
  public struct Interest: OptionSet, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    public static let read = Interest(rawValue: 1)
    public static let write = Interest(rawValue: 2)
    /// The other end is gone or the descriptor has failed. Reported whether asked for or not, and again each
    /// turn until the descriptor is unwatched.
    public static let hangUp = Interest(rawValue: 4)
  }

  /// One registration. Its number tells it from an earlier one of the same descriptor, so an event that was
  /// already fetched for the earlier one is not handed to the later.
  private struct Watch {
    let number: UInt32
    let handler: (Interest) -> Void
  }

  /// The time of this turn: seconds of CLOCK_MONOTONIC, read once after each sleep.
  public private(set) var now: Double

  /// Called once at the end of each turn, after all handlers. Answers the moment of the next wake in seconds of
  /// the clock of `now`; nil means that no time is waited for.
  public var endOfTurn: () -> Double? = { nil }

  var attachment: Attachment?
  private let epoll: Int32
  private let timer: EventLoopTimer
  private var watches: [Int32: Watch] = [:]
  private var lastNumber: UInt32 = 0
  private var deadline: Double?
  private var isStopped = false
  private var isInTurn = false
  private var signals: [EventLoopSignals] = []
  private let events = UnsafeMutableBufferPointer<epoll_event>.allocate(capacity: 16)

  public init() throws(WaylandError) {
    epoll = epoll_create1(Int32(EPOLL_CLOEXEC))
    guard epoll >= 0 else { throw .io(errno) }
    do {
      timer = try EventLoopTimer()
    } catch {
      close(epoll)
      throw error
    }
    now = MonotonicClock.seconds
    events.initialize(repeating: epoll_event())
    watch(timer.fileDescriptor, .read) { [timer] _ in timer.acknowledge() }
  }

  deinit {
    close(epoll)
    events.deallocate()
  }

  // MARK: - Descriptors

  /// Calls `handler` in each turn in which `fd` is ready for what `interest` names.
  ///
  /// Watching a descriptor again replaces interest and handler. The descriptor stays the caller's: unwatch it
  /// before closing it. Answers false when the kernel cannot wait for it (a plain file, a closed number).
  @discardableResult
  public func watch(_ fd: Int32, _ interest: Interest, _ handler: @escaping (Interest) -> Void) -> Bool {
    lastNumber &+= 1
    let isNew = watches[fd] == nil
    let token = UInt64(lastNumber) << 32 | UInt64(UInt32(bitPattern: fd))
    guard control(isNew ? EPOLL_CTL_ADD : EPOLL_CTL_MOD, token: token, fd, interest) else {
      watches[fd] = nil
      return false
    }
    watches[fd] = Watch(number: lastNumber, handler: handler)
    return true
  }

  /// Ends the watching of `fd`; its handler is not called again, not even in the running turn.
  public func unwatch(_ fd: Int32) {
    guard watches.removeValue(forKey: fd) != nil else { return }
    control(EPOLL_CTL_DEL, token: 0, fd, [])
  }

  /// Makes `signals` wait for `onSignals`, in this thread and in all that it starts from now on. A library's thread
  /// that was started before would take them and end the process.
  public static func block(_ signals: [Int32]) {
    EventLoopSignals.block(signals)
  }

  /// Calls `handler` in the loop for each of `signals` that is sent to the process. Where other threads may run
  /// already, `block` must have come before them.
  public func onSignals(_ signals: [Int32], _ handler: @escaping (Int32) -> Void) throws(WaylandError) {
    let source = try EventLoopSignals(signals)
    self.signals.append(source)
    watch(source.fileDescriptor, .read) { [unowned source] _ in
      while let signal = source.next() { handler(signal) }
    }
  }

  /// A mailbox that other threads post to; `handler` is called in the loop for each message, in order.
  public func mailbox<Message: Sendable>(
    of _: Message.Type = Message.self, _ handler: @escaping (Message) -> Void
  ) throws(WaylandError) -> Mailbox<Message> {
    let mailbox = try Mailbox<Message>()
    watch(mailbox.fileDescriptor, .read) { _ in
      for message in mailbox.take() { handler(message) }
    }
    return mailbox
  }

  @discardableResult
  func control(_ operation: Int32, token: UInt64, _ fd: Int32, _ interest: Interest) -> Bool {
    var event = epoll_event()
    event.events =
      (interest.contains(.read) ? EPOLLIN.rawValue : 0) | (interest.contains(.write) ? EPOLLOUT.rawValue : 0)
    event.data.u64 = token
    return epoll_ctl(epoll, operation, fd, &event) == 0
  }

  // MARK: - Turning

  /// Turns until `stop()`.
  public func run() {
    now = MonotonicClock.seconds
    settle()
    while !isStopped {
      sleepAndDispatch(milliseconds: -1)
      settle()
    }
    isStopped = false
  }

  /// Leaves `run()` once the running turn is over; its `endOfTurn` and its flush still happen.
  public func stop() {
    isStopped = true
  }

  /// A single turn, for programs that own their loop. With `wait` it sleeps until something is ready.
  public func turn(wait: Bool = true) {
    now = MonotonicClock.seconds
    settle()
    sleepAndDispatch(milliseconds: wait ? -1 : 0)
    settle()
  }

  private func settle() {
    deadline = endOfTurn()
    flushConnection()
  }

  private func sleepAndDispatch(milliseconds: Int32) {
    precondition(!isInTurn, "a handler may not turn the loop it runs in")
    isInTurn = true
    defer { isInTurn = false }

    while !prepareConnection() { settle() }
    timer.arm(deadline)
    let count = epoll_wait(epoll, events.baseAddress, Int32(events.count), isStopped ? 0 : milliseconds)
    now = MonotonicClock.seconds
    let ready = events.prefix(max(0, Int(count)))

    // The connection comes first: what the compositor said is older than what we are about to decide.
    finishConnection(ready.first { $0.data.u64 == Attachment.token }.map(Self.interest) ?? [])
    for event in ready where event.data.u64 != Attachment.token {
      let fd = Int32(truncatingIfNeeded: event.data.u64)
      let number = UInt32(truncatingIfNeeded: event.data.u64 >> 32)
      guard let watch = watches[fd], watch.number == number else { continue }
      watch.handler(Self.interest(of: event))
    }
  }

  private static func interest(of event: epoll_event) -> Interest {
    var interest: Interest = []
    if event.events & EPOLLIN.rawValue != 0 { interest.insert(.read) }
    if event.events & EPOLLOUT.rawValue != 0 { interest.insert(.write) }
    if event.events & (EPOLLHUP.rawValue | EPOLLERR.rawValue) != 0 { interest.insert(.hangUp) }
    return interest
  }
}
