/// A seeded generator: the same seed gives the same run.
public struct SplitMix: RandomNumberGenerator, Sendable {
  public var state: UInt64

  /// Seeds that follow each other give streams that have nothing in common.
  public init(seed: UInt64) { state = (seed &+ 1) &* 0xD134_2543_DE82_EF95 }

  /// The stream of this very state.
  public init(state: UInt64) { self.state = state }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  public mutating func double(in range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  public mutating func chance(_ probability: Double) -> Bool {
    probability > 0 && double(in: 0...1) < probability
  }

  public mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &self)]
  }

  public mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
}

/// Events by time, in seconds; those of one moment keep their order.
public struct EventQueue<Event> {
  /// The latest first, so that the next one is taken off the end.
  private var times: [Double] = []
  private var events: [Event] = []

  public init() {}

  public var isEmpty: Bool { times.isEmpty }
  public var first: Double? { times.last }

  public mutating func add(_ event: Event, at time: Double) {
    // Behind all later ones, before those of the same moment.
    var (place, end) = (0, times.count)
    while place < end {
      let middle = (place + end) / 2
      if times[middle] > time { place = middle + 1 } else { end = middle }
    }
    times.insert(time, at: place)
    events.insert(event, at: place)
  }

  public mutating func removeFirst() -> (time: Double, event: Event)? {
    guard let time = times.popLast(), let event = events.popLast() else { return nil }
    return (time, event)
  }
}

extension EventQueue: Sendable where Event: Sendable {}
