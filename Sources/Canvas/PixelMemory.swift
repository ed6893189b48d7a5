/// Rows of premultiplied `0xAARRGGBB`, and what is done to them without cairo: a tap draws nothing but stencils and
/// ready pictures, and on the way through cairo most of its time would go into code that was not run for a while.
struct PixelMemory {
  let base: UnsafeMutablePointer<UInt32>
  let width: Int
  let height: Int
  /// Pixels from one row to the next.
  let stride: Int

  var bounds: PixelBox { PixelBox(left: 0, top: 0, right: width, bottom: height) }

  subscript(row y: Int) -> UnsafeMutablePointer<UInt32> { base + y * stride }

  /// The pixels of `box`, which must lie inside, row by row from left to right.
  func rows(of box: PixelBox, _ body: (UnsafeMutableBufferPointer<UInt32>) -> Void) {
    for y in box.top..<box.bottom {
      body(UnsafeMutableBufferPointer(start: self[row: y] + box.left, count: box.width))
    }
  }

  func fill(_ box: PixelBox, _ pixel: UInt32) {
    rows(of: box) { $0.update(repeating: pixel) }
  }

  /// Lays `color`, premultiplied, through `stencil` with its corner at `left`, `top`; nothing outside of `clip`.
  func lay(_ stencil: Stencil, left: Int, top: Int, _ color: UInt32, in clip: PixelBox) {
    let box = PixelBox(left: left, top: top, right: left + stencil.width, bottom: top + stencil.height)
      .intersection(clip)
    let isOpaque = color >> 24 == 0xFF
    for y in box.top..<box.bottom {
      let row = self[row: y]
      let coverage = stencil.coverage + (y - top) * stencil.width - left
      var x = box.left
      while x < box.right {
        // Most of a stencil is all or nothing for whole stretches.
        let end = min(x + 8, box.right)
        let eight =
          end - x == 8 ? UnsafeRawPointer(coverage + x).loadUnaligned(as: UInt64.self) : Self.mixed
        if eight == .max, isOpaque {
          (row + x).update(repeating: color, count: 8)
        } else if eight != 0 {
          for x in x..<end { row[x] = color.scaled(by: UInt32(coverage[x])).over(row[x]) }
        }
        x = end
      }
    }
  }

  private static let mixed: UInt64 = 1

  /// Lays `picture` over with its corner at `left`, `top`; nothing outside of `clip`.
  func lay(_ picture: PixelMemory, left: Int, top: Int, in clip: PixelBox) {
    let box = PixelBox(left: left, top: top, right: left + picture.width, bottom: top + picture.height)
      .intersection(clip)
    for y in box.top..<box.bottom {
      let row = self[row: y]
      let source = picture[row: y - top] - left
      var x = box.left
      while x + 2 <= box.right {
        let two = UnsafeRawPointer(source + x).loadUnaligned(as: UInt64.self)
        switch two & Self.alphasOfTwo {
        case Self.alphasOfTwo: UnsafeMutableRawPointer(row + x).storeBytes(of: two, as: UInt64.self)
        case 0: break
        default:
          row[x] = source[x].over(row[x])
          row[x + 1] = source[x + 1].over(row[x + 1])
        }
        x += 2
      }
      if x < box.right { row[x] = source[x].over(row[x]) }
    }
  }

  private static let alphasOfTwo: UInt64 = 0xFF00_0000_FF00_0000
}
