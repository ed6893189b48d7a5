public import Pressboard

/// Gathers the events of one touch group until `frame` closes it.
///
/// A group belongs together: acting on its events one by one would show states that never existed.
/// `up` carries no position, so the last one of each finger is kept.
public struct TouchSequence {
  private var pending: [TouchPoint] = []
  /// Where each finger is; few enough to be searched.
  private var fingers: [(id: Int32, position: Point)] = []
  /// More are a compositor that forgets to lift them.
  private static let mostFingers = 32

  public init() {}

  public mutating func down(finger: Int32, at position: Point, time: UInt32) {
    if let index = index(of: finger) {
      fingers[index].position = position
    } else if fingers.count < Self.mostFingers {
      fingers.append((finger, position))
    } else {
      return
    }
    pending.append(TouchPoint(finger: finger, phase: .down, position: position, time: time))
  }

  public mutating func move(finger: Int32, to position: Point, time: UInt32) {
    guard let index = index(of: finger) else { return }
    fingers[index].position = position
    if let last = pending.indices.last, pending[last].finger == finger, pending[last].phase == .moved {
      pending[last].position = position
      pending[last].time = time
    } else {
      pending.append(TouchPoint(finger: finger, phase: .moved, position: position, time: time))
    }
  }

  public mutating func up(finger: Int32, time: UInt32) {
    guard let index = index(of: finger) else { return }
    let position = fingers.remove(at: index).position
    pending.append(TouchPoint(finger: finger, phase: .up, position: position, time: time))
  }

  private func index(of finger: Int32) -> Int? {
    fingers.firstIndex { $0.id == finger }
  }

  /// The group is complete: its points in the order of their times, which may differ from their delivery.
  public mutating func frame() -> [TouchPoint] {
    guard pending.count > 1 else {
      defer { pending.removeAll(keepingCapacity: true) }
      return pending
    }
    let group = pending.enumerated().sorted { a, b in
      // Signed distance, so that the wrap of the 32-bit clock does not turn a group around.
      let distance = Int32(bitPattern: a.element.time &- b.element.time)
      return distance == 0 ? a.offset < b.offset : distance < 0
    }
    pending.removeAll(keepingCapacity: true)
    return group.map(\.element)
  }

  /// `cancel` aborts every finger: nothing of it may type.
  public mutating func cancel() {
    pending.removeAll(keepingCapacity: true)
    fingers.removeAll(keepingCapacity: true)
  }
}
