import CWayland
import Glibc

/// Messages from other threads to the loop's thread. Made by `EventLoop.mailbox`.
public final class Mailbox<Message: Sendable>: @unchecked Sendable {
  let fileDescriptor: Int32
  /// Guarded by `lock`, which is what makes this class sendable. (A `Synchronization.Mutex` would do as well, but
  /// the thread sanitizer does not know it.)
  private var messages: [Message] = []
  /// The loop has been woken, or will be, and has not looked yet. Guarded as well.
  private var hasWoken = false
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init() throws(WaylandError) {
    fileDescriptor = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
    pthread_mutex_init(lock, nil)
    guard fileDescriptor >= 0 else { throw .io(errno) }
  }

  deinit {
    if fileDescriptor >= 0 { close(fileDescriptor) }
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// Hands `message` to the loop; never waits for it. Many messages posted before the loop looks wake it once.
  ///
  /// - Parameter wakes: false for what may lie until the loop turns anyway, and looks by `take()`.
  public func post(_ message: Message, wakes: Bool = true) {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    messages.append(message)
    guard wakes, !hasWoken else { return }
    hasWoken = true
    var one: UInt64 = 1
    write(fileDescriptor, &one, MemoryLayout<UInt64>.size)
  }

  /// All messages so far, oldest first, instead of to the handler.
  public func take() -> [Message] {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    if hasWoken {
      hasWoken = false
      var count: UInt64 = 0
      read(fileDescriptor, &count, MemoryLayout<UInt64>.size)
    }
    let taken = messages
    messages = []
    return taken
  }
}
