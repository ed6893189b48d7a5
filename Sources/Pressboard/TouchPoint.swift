/// One finger's news, in points of the keyboard (0,0 is the top left corner of the bar).
public struct TouchPoint: Hashable, Sendable {
  public enum Phase: Hashable, Sendable { case down, moved, up }

  /// The finger; ids are used again after `up`.
  public var finger: Int32
  public var phase: Phase
  /// Where the finger is; for `up`, where it was last.
  public var position: Point
  /// When the compositor says it happened: orders events, is never compared with a deadline.
  public var time: UInt32

  public init(finger: Int32, phase: Phase, position: Point, time: UInt32) {
    self.finger = finger
    self.phase = phase
    self.position = position
    self.time = time
  }
}
