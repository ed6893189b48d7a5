internal import Canvas
public import Wayland

/// The pixels of one surface size: a shared file with room for three buffers, of which the third is touched
/// only when the compositor still holds two. Thrown away whole when the size changes.
public final class PixelPool {
  /// One buffer and whoever paints it.
  final class Frame {
    let buffer: WlBuffer
    let painter: Painter
    var isFree = true

    init(buffer: WlBuffer, painter: Painter) {
      self.buffer = buffer
      self.painter = painter
    }
  }

  /// Pixels.
  public let width: Int
  /// Pixels.
  public let height: Int
  /// Pixels per point.
  public let scale: Double
  private let memory: SharedMemory
  private let pool: WlShmPool
  private var frames: [Frame] = []
  /// The compositor gave a buffer back.
  var onRelease: (() -> Void)?

  static let capacity = 3
  /// Pixels; cairo draws no longer sides.
  private static let longestSide = 32_767.0
  /// The protocol counts a pool's bytes in 32 bits with a sign.
  private static let mostBytes = Int(Int32.max)

  /// How many pixels a point of a surface of that size in points can have at most.
  static func largestFactor(width: Double, height: Double) -> Double {
    // A little less, because sides are rounded to whole pixels.
    let mostPixels = 0.99 * Double(mostBytes / (4 * capacity))
    return min(longestSide / max(width, height), (mostPixels / (width * height)).squareRoot())
  }

  /// Fails when the system gives no shared memory, and for sizes that no pool can hold.
  public init?(shm: WlShm, width: Int, height: Int, scale: Double) {
    let byteCount = width * height * 4 * Self.capacity
    guard byteCount <= Self.mostBytes, let memory = SharedMemory(byteCount: byteCount, name: "pressboard")
    else { return nil }
    self.memory = memory
    self.width = width
    self.height = height
    self.scale = scale
    pool = shm.createPool(fd: memory.file.rawValue, size: Int32(byteCount))
  }

  /// A buffer that the compositor does not hold, at best one that needs no painting; nil while it holds all three.
  func freeFrame(preferring isWanted: (Painter) -> Bool) -> Frame? {
    if let frame = frames.first(where: { $0.isFree && isWanted($0.painter) }) { return frame }
    if let frame = frames.first(where: \.isFree) { return frame }
    guard frames.count < Self.capacity else { return nil }
    let offset = frames.count * width * height * 4
    guard
      let painter = Painter(
        pixels: memory.bytes + offset, width: width, height: height, stride: width * 4, scale: scale)
    else { return nil }
    let buffer = pool.createBuffer(
      offset: Int32(offset), width: Int32(width), height: Int32(height), stride: Int32(width * 4),
      format: .argb8888)
    let frame = Frame(buffer: buffer, painter: painter)
    buffer.onEvent = { [unowned frame, unowned self] event in
      switch event {
      case .release:
        frame.isFree = true
        onRelease?()
      }
    }
    frames.append(frame)
    return frame
  }

  var painters: [Painter] { frames.map(\.painter) }

  public func destroy() {
    onRelease = nil
    for frame in frames { frame.buffer.destroy() }
    frames.removeAll()
    pool.destroy()
  }
}
