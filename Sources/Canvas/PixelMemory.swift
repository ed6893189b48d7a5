import CPango

/// Rows of premultiplied `0xAARRGGBB`, and what is laid on them as cairo would do it, but not through cairo: the way
/// through there is longer than the work. A tap draws nothing but stencils and ready pictures.
final class PixelMemory {
  let base: UnsafeMutablePointer<UInt32>
  let width: Int
  let height: Int
  /// Pixels from one row to the next.
  let stride: Int
  /// The same memory as pixman sees it.
  private let image: OpaquePointer

  /// - Parameter base: must outlive it.
  init?(base: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int) {
    guard
      let image = pixman_image_create_bits(
        PIXMAN_a8r8g8b8, Int32(width), Int32(height), base, Int32(stride * 4))
    else { return nil }
    self.image = image
    self.base = base
    self.width = width
    self.height = height
    self.stride = stride
  }

  deinit {
    pixman_image_unref(image)
  }

  var bounds: PixelBox { PixelBox(left: 0, top: 0, right: width, bottom: height) }

  /// The pixels of `box`, which must lie inside, row by row from left to right.
  func rows(of box: PixelBox, _ body: (UnsafeMutableBufferPointer<UInt32>) -> Void) {
    for y in box.top..<box.bottom {
      body(UnsafeMutableBufferPointer(start: base + y * stride + box.left, count: box.width))
    }
  }

  func copy(_ other: PixelMemory) -> Bool {
    guard (width, height, stride) == (other.width, other.height, other.stride) else { return false }
    base.update(from: other.base, count: stride * height)
    return true
  }

  /// The first row pixel by pixel, the others by copying it.
  func fill(_ box: PixelBox, _ color: Color) {
    var filled: UnsafeMutablePointer<UInt32>?
    rows(of: box) { row in
      guard let start = row.baseAddress else { return }
      if let filled {
        start.update(from: filled, count: row.count)
      } else {
        start.update(repeating: color.pixel, count: row.count)
        filled = start
      }
    }
  }

  /// Lays `color` through `stencil` with its corner at `left`, `top`; nothing outside of `clip`.
  func lay(_ stencil: Stencil, left: Int, top: Int, _ color: Color, in clip: PixelBox) {
    var pixmanColor = color.pixmanColor
    guard let ink = pixman_image_create_solid_fill(&pixmanColor) else { return }
    let box = clip.intersection(
      PixelBox(left: left, top: top, right: left + stencil.width, bottom: top + stencil.height))
    pixman_image_composite32(
      PIXMAN_OP_OVER, ink, stencil.image, image, 0, 0, Int32(box.left - left), Int32(box.top - top),
      Int32(box.left), Int32(box.top), Int32(box.width), Int32(box.height))
    pixman_image_unref(ink)
  }

  /// Lays `picture` over with its corner at `left`, `top`; nothing outside of `clip`.
  func lay(_ picture: PixelMemory, left: Int, top: Int, in clip: PixelBox) {
    let box = clip.intersection(
      PixelBox(left: left, top: top, right: left + picture.width, bottom: top + picture.height))
    pixman_image_composite32(
      PIXMAN_OP_OVER, picture.image, nil, image, Int32(box.left - left), Int32(box.top - top), 0, 0,
      Int32(box.left), Int32(box.top), Int32(box.width), Int32(box.height))
  }
}

extension Color {
  /// Premultiplied, in sixteen bits a channel, by cairo's rounding.
  fileprivate var pixmanColor: pixman_color_t {
    func step(_ value: Double) -> UInt16 { UInt16(min(max(0, value) * 65_536, 65_535)) }
    return pixman_color_t(
      red: step(red * alpha), green: step(green * alpha), blue: step(blue * alpha), alpha: step(alpha))
  }

  /// Premultiplied, in eight bits a channel.
  fileprivate var pixel: UInt32 {
    let color = pixmanColor
    return UInt32(color.alpha >> 8) << 24 | UInt32(color.red >> 8) << 16 | UInt32(color.green & 0xFF00)
      | UInt32(color.blue >> 8)
  }
}
