import CWayland
import Glibc

/// The loop's one timer: a moment of CLOCK_MONOTONIC, or none.
final class EventLoopTimer {
  let fileDescriptor: Int32
  private var armed: Double?

  init() throws(WaylandError) {
    fileDescriptor = timerfd_create(CLOCK_MONOTONIC, Int32(TFD_CLOEXEC | TFD_NONBLOCK))
    guard fileDescriptor >= 0 else { throw .io(errno) }
  }

  deinit {
    close(fileDescriptor)
  }

  /// Wakes the loop at `deadline` (seconds), or not at all; costs a system call only when that changes.
  ///
  /// A deadline in the past wakes at once. One that is not a number, or centuries away, is none.
  func arm(_ deadline: Double?) {
    let wanted = deadline.flatMap { $0 < 4e9 ? max($0, 1e-6) : nil }
    guard wanted != armed else { return }
    armed = wanted
    var setting = itimerspec()
    if let wanted {
      // A microsecond late rather than a nanosecond early: waking before the deadline would only arm it again.
      let microseconds = Int(wanted * 1e6) + 1
      setting.it_value = timespec(
        tv_sec: microseconds / 1_000_000, tv_nsec: microseconds % 1_000_000 * 1_000)
    }
    timerfd_settime(fileDescriptor, Int32(TFD_TIMER_ABSTIME), &setting, nil)
  }

  /// Takes note that the timer has gone off.
  func acknowledge() {
    var expirations: UInt64 = 0
    if read(fileDescriptor, &expirations, MemoryLayout<UInt64>.size) > 0 { armed = nil }
  }
}
