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
      painter.flush()
    }
    #expect(memory[0] == 0)
    #expect(memory[1] == 0x8080_0000 || memory[1] == 0x7F7F_0000)
    #expect(memory[3] == 0xDEAD_BEEF && memory[7] == 0xDEAD_BEEF)
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
