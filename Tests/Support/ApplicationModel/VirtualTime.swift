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
  private var heap: [(time: Double, order: Int, event: Event)] = []
  private var order = 0

  public init() {}

  public var isEmpty: Bool { heap.isEmpty }
  public var first: Double? { heap.first?.time }

  public mutating func add(_ event: Event, at time: Double) {
    heap.append((time, order, event))
    order += 1
    var child = heap.count - 1
    while child > 0, comesFirst(child, (child - 1) / 2) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  public mutating func removeFirst() -> (time: Double, event: Event)? {
    guard let first = heap.first else { return nil }
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < heap.count && comesFirst(child, least) {
        least = child
      }
      if least == parent { break }
      heap.swapAt(least, parent)
      parent = least
    }
    return (first.time, first.event)
  }

  private func comesFirst(_ a: Int, _ b: Int) -> Bool {
    (heap[a].time, heap[a].order) < (heap[b].time, heap[b].order)
  }
}

extension EventQueue: Sendable where Event: Sendable {}
