import Glibc

/// Measures work in microseconds.
struct Stopwatch {
  private var start = timespec()

  init() {
    clock_gettime(CLOCK_MONOTONIC, &start)
  }

  /// Since it was made.
  var microseconds: Int { nanoseconds / 1000 }

  var nanoseconds: Int {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return (now.tv_sec - start.tv_sec) * 1_000_000_000 + now.tv_nsec - start.tv_nsec
  }
}
