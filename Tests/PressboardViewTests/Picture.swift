import Canvas

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
    for (index, (one, other)) in zip(a.pixels, b.pixels).enumerated() where one != other {
      let (y, x) = index.quotientAndRemainder(dividingBy: a.width)
      let distance = Self.distance(one, other)
      worst = max(worst, distance)
      blocks[y / side * columns + x / side] += distance
    }
    mean = Double(blocks.reduce(0, +)) / Double(a.width * a.height)
    worstBlock = Double(blocks.max() ?? 0) / Double(side * side)
  }

  static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    var worst = 0
    for shift in [24, 16, 8, 0] as [UInt32] {
      let one = Int((a >> shift) & 0xFF)
      let other = Int((b >> shift) & 0xFF)
      worst = max(worst, abs(one - other))
    }
    return worst
  }
}
