/// What the fingers on the keys mean: a value that is told about touches and about the time, and answers
/// with what happened.
public struct KeyboardGestures: Sendable {
  private(set) var grid: KeyGrid

  public init(grid: KeyGrid) {
    self.grid = grid
  }

  public mutating func handle(_ point: TouchPoint, at now: Timestamp) -> [GestureEvent] { [] }

  /// The time asked for by `nextWake` has come.
  public mutating func wake(at now: Timestamp) -> [GestureEvent] { [] }

  /// The touches were taken away: nothing is typed, repeats stop, chords end.
  public mutating func cancel(at now: Timestamp) -> [GestureEvent] { [] }

  /// Another page, case or size is on the screen from now on.
  public mutating func adopt(_ grid: KeyGrid) {
    self.grid = grid
  }

  /// When `wake` wants to be called; nil while nothing waits for time.
  public var nextWake: Timestamp? { nil }

  /// The keys to be drawn as pressed, each once.
  public var pressed: [PressedKey] { [] }
}
