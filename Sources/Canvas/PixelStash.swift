/// Pixels put aside before something is laid over them, and put back in the reverse order.
public struct PixelStash {
  /// As much as was ever put aside at once.
  private var pixels: [UInt32] = []
  /// How many of them are in use.
  private var used = 0
  private var boxes: [PixelBox] = []

  public init() {}

  /// How many boxes are put aside.
  public var count: Int { boxes.count }

  /// Puts aside what `painter` shows in `box`.
  public mutating func keep(_ box: Box, of painter: Painter) {
    let box = PixelBox(box, scale: painter.scale).intersection(painter.memory.bounds)
    boxes.append(box)
    let end = used + box.width * box.height
    if end > pixels.count { makeRoom(for: end) }
    pixels.withUnsafeMutableBufferPointer { pixels in
      guard var next = pixels.baseAddress.map({ $0 + used }) else { return }
      painter.memory.rows(of: box) { row in
        guard let start = row.baseAddress else { return }
        next.update(from: start, count: row.count)
        next += row.count
      }
    }
    used = end
  }

  private mutating func makeRoom(for count: Int) {
    let kept = pixels[..<used]
    pixels = [UInt32](repeating: 0, count: count)
    pixels.replaceSubrange(..<used, with: kept)
  }

  /// Puts back what was put aside last.
  public mutating func putBack(into painter: Painter) {
    guard let box = boxes.popLast() else { return }
    used -= box.width * box.height
    pixels.withUnsafeBufferPointer { pixels in
      guard var next = pixels.baseAddress.map({ $0 + used }) else { return }
      painter.memory.rows(of: box) { row in
        row.baseAddress?.update(from: next, count: row.count)
        next += row.count
      }
    }
  }

  /// Forgets all of it.
  public mutating func removeAll() {
    used = 0
    boxes.removeAll(keepingCapacity: true)
  }
}
