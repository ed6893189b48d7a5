import Canvas
import Testing

/// The painter: where its pixels land and what they hold.
struct PainterTests {
  @Test("memory of the caller's is painted, premultiplied, and nothing beside it")
  func foreignMemory() {
    let width = 3
    let stride = 4
    var memory = [UInt32](repeating: 0xDEAD_BEEF, count: stride * 2)
    memory.withUnsafeMutableBytes { bytes in
      let painter = Painter(
        pixels: bytes.baseAddress!, width: width, height: 2, stride: stride * 4, scale: 1)!
      painter.clear(Box(left: 0, top: 0, right: 3, bottom: 2))
      painter.fill(Box(left: 1, top: 0, right: 2, bottom: 1), Color(0xFF0000, alpha: 0.5))
    }
    #expect(memory[0] == 0)
    #expect(memory[1] == 0x8080_0000 || memory[1] == 0x7F7F_0000)
    #expect(memory[3] == 0xDEAD_BEEF && memory[7] == 0xDEAD_BEEF)
  }

  static let scales = [1.0, 1.25, 2.0]

  /// Stencils and ready pictures do not go through cairo, and yet nobody can tell.
  @Test("a stencil is laid down as cairo fills the shape", arguments: scales, [0.3, 1.0])
  func stencils(scale: Double, alpha: Double) throws {
    let ink = Color(0x35A0F0, alpha: alpha)
    let box = Box(left: 3, top: 2, right: 24, bottom: 17).snapped(to: scale)
    let all = Box(left: 0, top: 0, right: 40, bottom: 30)
    func picture(_ draw: (Painter) -> Void) throws -> Picture {
      let painter = try #require(Painter(width: Int(40 * scale), height: Int(30 * scale), scale: scale))
      painter.fill(all, Color(0xE8C0A0))
      draw(painter)
      return Picture(painter)
    }
    let shelf = StencilShelf(scale: scale)
    let clip = Box(left: 8, top: 4, right: 20, bottom: 20)
    for area in [all, clip] {
      let byCairo = try picture { painter in
        painter.clipped(to: area) {
          painter.fill(box, radius: 6, ink)
          painter.outline(box, radius: 6, width: 1.5, Color(0x202020))
        }
      }
      let byStencil = try picture { painter in
        painter.clipped(to: area) {
          painter.fill(box, radius: 6, ink, from: shelf)
          painter.outline(box, radius: 6, width: 1.5, Color(0x202020), from: shelf)
        }
      }
      let ready = try #require(Painter(width: Int(40 * scale), height: Int(30 * scale), scale: scale))
      ready.fill(box, radius: 6, ink)
      ready.outline(box, radius: 6, width: 1.5, Color(0x202020))
      let byPicture = try picture { painter in painter.clipped(to: area) { painter.draw(ready, x: 0, y: 0) } }
      #expect(try #require(PictureDifference(byCairo, byStencil)).worst <= 1)
      #expect(try #require(PictureDifference(byCairo, byPicture)).worst <= 2)
    }
  }

  @Test("what was put aside comes back in the reverse order, also from beyond the rim")
  func stash() throws {
    let painter = try #require(Painter(width: 6, height: 4, scale: 1))
    painter.fill(Box(left: 0, top: 0, right: 6, bottom: 4), Color(0x102030))
    let before = painter.pixels()
    var stash = PixelStash()
    for (box, color) in [
      (Box(left: 1, top: 1, right: 4, bottom: 3), Color(0xFF0000)),
      (Box(left: 3, top: -2, right: 9, bottom: 2), Color(0x00FF00)),
      (Box(left: 8, top: 1, right: 9, bottom: 2), Color(0x0000FF)),
    ] {
      stash.keep(box, of: painter)
      painter.fill(box, color)
    }
    #expect(painter.pixels() != before)
    while stash.count > 0 { stash.putBack(into: painter) }
    #expect(painter.pixels() == before)
  }

  @Test("a stride that cannot be is refused")
  func badStride() {
    var memory = [UInt32](repeating: 0, count: 8)
    memory.withUnsafeMutableBytes { bytes in
      #expect(Painter(pixels: bytes.baseAddress!, width: 3, height: 2, stride: 6, scale: 1) == nil)
    }
  }

  @Test("what is clipped away stays as it was")
  func clip() {
    let painter = Painter(width: 4, height: 1, scale: 1)!
    let all = Box(left: 0, top: 0, right: 4, bottom: 1)
    painter.clipped(to: Box(left: 1, top: 0, right: 2, bottom: 1)) { painter.fill(all, Color(0xFFFFFF)) }
    #expect(painter.pixels() == [0, 0xFFFF_FFFF, 0, 0])
    painter.fill(all, Color(0x000000))
    #expect(painter.pixels()[1] == 0xFF00_0000)
  }

  @Test("coordinates are points")
  func points() {
    let painter = Painter(width: 4, height: 4, scale: 2)!
    painter.fill(Box(left: 1, top: 1, right: 2, bottom: 2), Color(0x00FF00))
    let pixels = painter.pixels()
    #expect(pixels.indices.filter { pixels[$0] != 0 } == [10, 11, 14, 15])
  }

  @Test("boxes are moved to device pixels edge by edge")
  func snapping() {
    let box = Box(left: 1.1, top: 2.2, right: 3.3, bottom: 4.45)
    #expect(box.snapped(to: 2) == Box(left: 1, top: 2, right: 3.5, bottom: 4.5))
    #expect(box.covering(pixelsOf: 1) == Box(left: 1, top: 2, right: 4, bottom: 5))
    let next = Box(left: 3.3, top: 2.2, right: 5, bottom: 4)
    #expect(box.snapped(to: 1.25).right == next.snapped(to: 1.25).left)
  }
}
