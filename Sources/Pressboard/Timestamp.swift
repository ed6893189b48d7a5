/// A moment on the loop's monotonic clock, in seconds since an arbitrary start.
///
/// The engine never reads a clock: it is told the time, so the same input at the same time gives the same output.
public struct Timestamp: Hashable, Comparable, Sendable {
  public var seconds: Double

  public init(seconds: Double) {
    self.seconds = seconds
  }

  public static func < (a: Timestamp, b: Timestamp) -> Bool { a.seconds < b.seconds }

  /// The moment `seconds` later.
  public static func + (moment: Timestamp, seconds: Double) -> Timestamp {
    Timestamp(seconds: moment.seconds + seconds)
  }

  /// The seconds from `b` to `a`; negative when `a` is the earlier one.
  public static func - (a: Timestamp, b: Timestamp) -> Double { a.seconds - b.seconds }
}
