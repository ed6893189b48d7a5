internal import CWayland

/// The clock that everything is timed by.
public enum MonotonicClock {
  /// CLOCK_MONOTONIC now.
  public static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
