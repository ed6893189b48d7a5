/// A seeded generator: the same seed gives the same run.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func double(in range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }
}

/// Events by time; those of one moment keep their order.
struct EventQueue<Event> {
  private var heap: [(time: Double, order: Int, event: Event)] = []
  private var order = 0

  var isEmpty: Bool { heap.isEmpty }

  mutating func add(_ event: Event, at time: Double) {
    heap.append((time, order, event))
    order += 1
    var child = heap.count - 1
    while child > 0, comesFirst(child, (child - 1) / 2) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func removeFirst(upTo end: Double) -> (Double, Event)? {
    guard let first = heap.first, first.time <= end else { return nil }
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var parent = 0
    while true {
      var least = parent
      for child in 2 * parent + 1..<min(2 * parent + 3, max(heap.count, 2 * parent + 1))
      where comesFirst(child, least) {
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
