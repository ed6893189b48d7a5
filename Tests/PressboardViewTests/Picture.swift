import Canvas
import Glibc

/// The pixels of a painter at one moment.
struct Picture {
  let width: Int
  let height: Int
  /// Pixels per point.
  let scale: Double
  /// Premultiplied `0xAARRGGBB`, row by row.
  let pixels: [UInt32]

  init(_ painter: Painter) {
    width = painter.width
    height = painter.height
    scale = painter.scale
    pixels = painter.pixels()
  }

  subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  /// All pixels at once: debug builds look at them one by one for seconds.
  func hasSameRow(_ y: Int, as other: Picture) -> Bool {
    let (start, length) = (y * width * 4, width * 4)
    return pixels.withUnsafeBytes { one in
      other.pixels.withUnsafeBytes { memcmp(one.baseAddress! + start, $0.baseAddress! + start, length) == 0 }
    }
  }
}

/// How far two pictures of one size differ, in steps of 255: of the channel that differs most.
struct PictureDifference {
  var mean: Double
  /// Of the pixel that differs most.
  var worst = 0
  /// The greatest mean of a block of 8 by 8 pixels.
  var worstBlock: Double

  init?(_ a: Picture, _ b: Picture) {
    guard a.width == b.width, a.height == b.height else { return nil }
    let side = 8
    let columns = (a.width + side - 1) / side
    var blocks = [Int](repeating: 0, count: columns * ((a.height + side - 1) / side))
    for y in 0..<a.height where !a.hasSameRow(y, as: b) {
      for x in 0..<a.width where a[x, y] != b[x, y] {
        let distance = Self.distance(a[x, y], b[x, y])
        worst = max(worst, distance)
        blocks[y / side * columns + x / side] += distance
      }
    }
    mean = Double(blocks.reduce(0, +)) / Double(a.width * a.height)
    worstBlock = Double(blocks.max() ?? 0) / Double(side * side)
  }

  static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    if a == b { return 0 }
    func channel(_ shift: UInt32) -> Int { abs(Int((a >> shift) & 0xFF) - Int((b >> shift) & 0xFF)) }
    return max(channel(24), channel(16), channel(8), channel(0))
  }
}
