import CWayland
import Glibc
import Synchronization

/// Messages from other threads to the loop's thread. Made by `EventLoop.mailbox`.
public final class Mailbox<Message: Sendable>: Sendable {
  let fileDescriptor: Int32
  private let messages = Mutex<[Message]>([])

  init() throws(WaylandError) {
    fileDescriptor = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
    guard fileDescriptor >= 0 else { throw .io(errno) }
  }

  deinit {
    close(fileDescriptor)
  }

  /// Hands `message` to the loop; never waits for it. Many messages posted before the loop looks wake it once.
  public func post(_ message: Message) {
    let wasEmpty = messages.withLock { messages in
      messages.append(message)
      return messages.count == 1
    }
    guard wasEmpty else { return }
    var one: UInt64 = 1
    write(fileDescriptor, &one, MemoryLayout<UInt64>.size)
  }

  /// All messages so far, oldest first.
  func take() -> [Message] {
    // The counter goes first: a message posted in between then wakes the loop again, for nothing at worst.
    var count: UInt64 = 0
    read(fileDescriptor, &count, MemoryLayout<UInt64>.size)
    return messages.withLock { messages in
      let taken = messages
      messages = []
      return taken
    }
  }
}
