import CWayland
import Glibc

/// Signals as a descriptor: blocked from their usual delivery for as long as this lives.
final class EventLoopSignals {
  let fileDescriptor: Int32
  private var previousMask = sigset_t()

  init(_ signals: [Int32]) throws(WaylandError) {
    var mask = Self.set(of: signals)
    pthread_sigmask(SIG_BLOCK, &mask, &previousMask)
    fileDescriptor = signalfd(-1, &mask, Int32(SFD_CLOEXEC | SFD_NONBLOCK))
    if fileDescriptor < 0 {
      let error = errno
      pthread_sigmask(SIG_SETMASK, &previousMask, nil)
      throw .io(error)
    }
  }

  static func block(_ signals: [Int32]) {
    var mask = set(of: signals)
    pthread_sigmask(SIG_BLOCK, &mask, nil)
  }

  private static func set(of signals: [Int32]) -> sigset_t {
    var mask = sigset_t()
    sigemptyset(&mask)
    for signal in signals { sigaddset(&mask, signal) }
    return mask
  }

  deinit {
    close(fileDescriptor)
    pthread_sigmask(SIG_SETMASK, &previousMask, nil)
  }

  /// The next signal that has arrived, nil when there is none.
  func next() -> Int32? {
    var information = signalfd_siginfo()
    let size = MemoryLayout<signalfd_siginfo>.size
    guard read(fileDescriptor, &information, size) == size else { return nil }
    return Int32(bitPattern: information.ssi_signo)
  }
}
