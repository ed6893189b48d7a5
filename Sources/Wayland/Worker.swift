import CWayland
import Glibc

/// A thread of its own for what must not keep the loop waiting.
///
/// What there is to do is one value, `Orders`: who asks changes it under a lock, the thread takes it as a whole, so
/// that a question can overtake another. The thread starts with the first order and takes no signals; while there is
/// nothing to do it sleeps. Used by one thread besides its own; what it finds out comes back through a `Mailbox`.
public final class Worker<Orders: Sendable> {
  private let none: Orders
  private let prepare: @Sendable () -> (Orders) -> Void
  private let desk: OrderDesk<Orders>
  private var thread: pthread_t?

  /// Bytes of the thread's stack, of which only those that are used cost anything.
  private static var stackSize: Int { 1 << 20 }

  /// - Parameters:
  ///   - none: nothing to do.
  ///   - prepare: called on the thread as it starts, for the function that does what it is ordered. What that keeps
  ///     never leaves the thread.
  public init(_ none: Orders, prepare: @escaping @Sendable () -> (_ orders: Orders) -> Void) {
    self.none = none
    self.prepare = prepare
    desk = OrderDesk(none)
  }

  deinit { end() }

  public var isRunning: Bool { thread != nil }

  /// Changes what there is to do; never waits for it. False where the system has no thread to give.
  @discardableResult
  public func order(_ change: (inout Orders) -> Void) -> Bool {
    guard thread != nil || start() else { return false }
    desk.put(change)
    return true
  }

  /// Waits until what was ordered is done and the thread has gone. The next order starts another.
  public func end() {
    guard let thread else { return }
    desk.close()
    pthread_join(thread, nil)
    self.thread = nil
  }

  private func start() -> Bool {
    let body = ThreadBody { [desk, none, prepare] in
      let work = prepare()
      while let orders = desk.take(leaving: none) { work(orders) }
    }
    desk.open()
    // Signals are the loop's business. A new thread has the mask of its maker.
    var all = sigset_t()
    var mask = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &mask)
    defer { pthread_sigmask(SIG_SETMASK, &mask, nil) }
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    let context = Unmanaged.passRetained(body)
    var made = pthread_t()
    let failure = pthread_create(&made, &attributes, runThreadBody, context.toOpaque())
    guard failure == 0 else {
      context.release()
      return false
    }
    thread = made
    return true
  }
}

/// What lies between the two threads.
private final class OrderDesk<Orders: Sendable>: @unchecked Sendable {
  /// Guarded by `lock`, as is the rest. (See `Mailbox` for why this is no `Mutex`.) In memory of its own: a change of a
  /// property is an access to the whole object for the thread sanitizer, and who takes reads the object's type unlocked.
  private let orders = UnsafeMutablePointer<Orders>.allocate(capacity: 1)
  private var hasOrders = false
  private var isClosed = false
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let news = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init(_ none: Orders) {
    orders.initialize(to: none)
    pthread_mutex_init(lock, nil)
    pthread_cond_init(news, nil)
  }

  deinit {
    pthread_cond_destroy(news)
    pthread_mutex_destroy(lock)
    news.deallocate()
    orders.deinitialize(count: 1)
    orders.deallocate()
    lock.deallocate()
  }

  func open() { locked { isClosed = false } }

  func put(_ change: (inout Orders) -> Void) {
    locked {
      change(&orders.pointee)
      hasOrders = true
      pthread_cond_signal(news)
    }
  }

  func close() {
    locked {
      isClosed = true
      pthread_cond_signal(news)
    }
  }

  /// Sleeps until there are orders; nil once there are none left and will be none.
  func take(leaving none: Orders) -> Orders? {
    locked {
      while !hasOrders, !isClosed { pthread_cond_wait(news, lock) }
      guard hasOrders else { return nil }
      hasOrders = false
      let taken = orders.pointee
      orders.pointee = none
      return taken
    }
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body()
  }
}

/// What a thread is to do, without the type of its orders: a C function knows none.
private final class ThreadBody {
  let run: () -> Void

  init(_ run: @escaping () -> Void) { self.run = run }
}

private func runThreadBody(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let context { Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run() }
  return nil
}
