public import Wayland

/// The pixels of one surface size: a shared file with room for three buffers, of which the third is touched
/// only when the compositor still holds two. Thrown away whole when the size changes.
public final class PixelPool {
  /// One buffer and what is in it.
  public final class Frame {
    let buffer: WlBuffer
    /// ARGB32, premultiplied, rows of `width * 4` bytes.
    public let pixels: UnsafeMutableRawPointer
    /// The number of the picture in it; nil: never painted.
    var picture: Int?
    var isFree = true

    init(buffer: WlBuffer, pixels: UnsafeMutableRawPointer) {
      self.buffer = buffer
      self.pixels = pixels
    }
  }

  /// Pixels.
  public let width: Int
  /// Pixels.
  public let height: Int
  private let memory: SharedMemory
  private let pool: WlShmPool
  private var frames: [Frame] = []
  /// The compositor gave a buffer back.
  var onRelease: (() -> Void)?

  static let capacity = 3

  /// Fails when the system gives no shared memory.
  public init?(shm: WlShm, width: Int, height: Int) {
    let byteCount = width * height * 4 * Self.capacity
    guard let memory = SharedMemory(byteCount: byteCount, name: "pressboard") else { return nil }
    self.memory = memory
    self.width = width
    self.height = height
    pool = shm.createPool(fd: memory.file.rawValue, size: Int32(byteCount))
  }

  /// A buffer that the compositor does not hold, at best one that needs no painting; nil while it holds all three.
  func freeFrame(preferring isWanted: (Int) -> Bool) -> Frame? {
    if let frame = frames.first(where: { $0.isFree && $0.picture.map(isWanted) == true }) { return frame }
    if let frame = frames.first(where: \.isFree) { return frame }
    guard frames.count < Self.capacity else { return nil }
    let offset = frames.count * width * height * 4
    let buffer = pool.createBuffer(
      offset: Int32(offset), width: Int32(width), height: Int32(height), stride: Int32(width * 4),
      format: .argb8888)
    let frame = Frame(buffer: buffer, pixels: memory.bytes + offset)
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

  var pictures: [Int] { frames.compactMap(\.picture) }

  public func destroy() {
    onRelease = nil
    for frame in frames { frame.buffer.destroy() }
    frames.removeAll()
    pool.destroy()
  }
}
