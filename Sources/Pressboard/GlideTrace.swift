/// The way of a finger over the letters, from its touch to its lift.
public struct GlideTrace: Equatable, Sendable {
  /// Where the finger was, and when.
  public struct Sample: Hashable, Sendable {
    /// Points of the keyboard.
    public var point: Point
    /// Seconds since the finger touched.
    public var time: Double

    public init(point: Point, time: Double) {
      self.point = point
      self.time = time
    }
  }

  /// The letters it crossed, in order, in the case they are typed in; one it came back to stands there again.
  public var keys: [Character]
  /// In the order of their times; the first is the touch, the last the lift.
  public var samples: [Sample]

  public init(keys: [Character], samples: [Sample]) {
    self.keys = keys
    self.samples = samples
  }
}
