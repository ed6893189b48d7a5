/// Pixels put aside before something is laid over them, and put back in the reverse order.
public struct PixelStash {
  private var pixels: [UInt32] = []
  private var boxes: [PixelBox] = []

  public init() {}

  /// How many boxes are put aside.
  public var count: Int { boxes.count }

  /// Puts aside what `painter` shows in `box`.
  public mutating func keep(_ box: Box, of painter: Painter) {
    let box = PixelBox(box, scale: painter.scale).intersection(painter.memory.bounds)
    boxes.append(box)
    pixels.reserveCapacity(pixels.count + box.width * box.height)
    painter.memory.rows(of: box) { pixels += $0 }
  }

  /// Puts back what was put aside last.
  public mutating func putBack(into painter: Painter) {
    guard let box = boxes.popLast() else { return }
    let start = pixels.count - box.width * box.height
    pixels.withUnsafeBufferPointer { pixels in
      var next = start
      painter.memory.rows(of: box) { row in
        _ = row.update(fromContentsOf: pixels[next..<next + row.count])
        next += row.count
      }
    }
    pixels.removeSubrange(start...)
  }

  /// Forgets all of it.
  public mutating func removeAll() {
    pixels.removeAll(keepingCapacity: true)
    boxes.removeAll(keepingCapacity: true)
  }
}
