import Canvas
import Pressboard
import PressboardView
import Testing

/// What is drawn stands where the grid says, and its ink where the rules of type say.
struct GeometryTests {
  static let scales = [1.0, 1.25, 1.5, 1.75, 2.0, 3.0]

  @Test("the scene's caps are the grid's", arguments: Sample.allCases)
  func caps(_ sample: Sample) {
    let grid = sample.grid
    let scene = sample.scene
    #expect(scene.headroom == grid.headroom.rounded(.up))
    #expect(
      scene.keys.map(\.cap) == grid.keys.map { $0.cap.offsetBy(x: 0, y: scene.headroom) })
  }

  /// Looks at the pixels on both sides of each edge of each cap.
  @Test("every cap is drawn to the nearest device pixel", arguments: scales)
  func edges(scale: Double) {
    let scene = Sample.lettersLight.scene
    let picture = scene.painted(scale: scale)
    for key in scene.keys where key.role != .bar {
      let cap = PixelBox(key.cap, scale)
      let fill = key.role == .control ? scene.palette.control.argb : scene.palette.key.argb
      let middle = (cap.top + cap.bottom) / 2
      #expect(picture[cap.left, middle] == fill, "\(key.id)")
      #expect(picture[cap.left - 1, middle] != fill, "\(key.id)")
      #expect(picture[cap.right - 1, middle] == fill, "\(key.id)")
      #expect(picture[cap.right, middle] != fill, "\(key.id)")
      let column = cap.left + Int((10 * scale).rounded())
      #expect(picture[column, cap.top] == fill, "\(key.id)")
      #expect(picture[column, cap.top - 1] != fill, "\(key.id)")
      #expect(picture[column, cap.bottom - 1] == fill, "\(key.id)")
      #expect(picture[column, cap.bottom] != fill, "\(key.id)")
    }
  }

  @Test("the headroom is clear and the ground fills the rest", arguments: scales)
  func ground(scale: Double) {
    let scene = Sample.lettersDark.scene
    let picture = scene.painted(scale: scale)
    let top = Int((scene.headroom * scale).rounded())
    for x in [0, picture.width / 2, picture.width - 1] {
      #expect(picture[x, 0] == 0)
      #expect(picture[x, top - 1] == 0)
      #expect(picture[x, top] == scene.palette.ground.argb)
      #expect(picture[x, picture.height - 1] == scene.palette.ground.argb)
    }
  }

  /// Letters whose ink ends at the lines of their case, so that its middle is the case's middle.
  @Test(
    "lines of type are centred half a point above the middle of the key",
    arguments: [
      (Sample.lettersLight, "acemnorsuvwxz"), (.shiftedLight, "ABCDEFGHIKLMNOPRSTUVWXYZ"),
      (.numericLight, "1234567890"),
    ], scales)
  func vertical(_ row: (sample: Sample, letters: String), scale: Double) {
    let scene = row.sample.scene
    let picture = scene.painted(scale: scale)
    for key in scene.keys {
      guard case .text(let text) = key.face, row.letters.contains(text.first!), text.count == 1 else {
        continue
      }
      let ink = InkBox(of: key, in: picture)
      #expect(abs(ink.midY - (key.cap.midY - 0.5)) <= 0.75, "\(text): \(ink.midY - key.cap.midY)")
    }
  }

  @Test(
    "ink stands midway between its own centre and the advance's",
    arguments: [Sample.lettersLight, .shiftedLight, .numericLight, .symbolicDark], scales)
  func horizontal(_ sample: Sample, scale: Double) {
    let scene = sample.scene
    let picture = scene.painted(scale: scale)
    let typesetter = Typesetter(scale: scale)
    for key in scene.keys {
      guard case .text(let text) = key.face, key.role == .letter || key.role == .mark else { continue }
      let size = text.first!.isLowercase ? 24.0 : text.first!.isUppercase ? 22 : 21
      let features: TextStyle.Features = text.first!.isLetter ? [] : .capitalHeight
      let line = typesetter.line(text, TextStyle(size: size, features: features))
      let lean = line.ink.midX - (line.ink.midX + line.advance / 2) / 2
      let ink = InkBox(of: key, in: picture)
      #expect(abs(ink.midX - key.cap.midX - lean) <= 0.75, "\(text): \(ink.midX - key.cap.midX - lean)")
    }
  }

  @Test(
    "no ink touches the rim of its key",
    arguments: [Sample.lettersLight, .shiftedLight, .numericLight, .symbolicDark, .controlsPressedLight],
    scales)
  func unclipped(_ sample: Sample, scale: Double) {
    let scene = sample.scene
    let picture = scene.painted(scale: scale)
    for key in scene.keys where key.state != .latched {
      let ink = InkBox(of: key, in: picture)
      #expect(ink.left >= key.cap.x + 2 && ink.right <= key.cap.maxX - 2, "\(key.id)")
      #expect(ink.top >= key.cap.y + 2 && ink.bottom <= key.cap.maxY - 2, "\(key.id)")
    }
  }

  @Test("letters of a row share a baseline", arguments: scales)
  func baselines(scale: Double) {
    let scene = Sample.shiftedLight.scene
    let picture = scene.painted(scale: scale)
    for row in ["WERTYIP", "ADFHKL", "ZXVBNM"] {
      let bottoms = scene.keys.compactMap { key -> Double? in
        guard case .text(let text) = key.face, text.count == 1, row.contains(text) else { return nil }
        return InkBox(of: key, in: picture).bottom
      }
      #expect(bottoms.count == row.count)
      #expect(bottoms.max()! - bottoms.min()! <= 1 / scale + 0.05)
    }
  }
}

/// A cap's edges in device pixels.
struct PixelBox {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  init(_ rect: Rect, _ scale: Double) {
    func pixel(_ value: Double) -> Int { Int((value * scale).rounded(.toNearestOrAwayFromZero)) }
    left = pixel(rect.x)
    top = pixel(rect.y)
    right = pixel(rect.maxX)
    bottom = pixel(rect.maxY)
  }
}

/// Where a key's ink ends, found in the pixels; an edge that covers part of a pixel counts by its share.
struct InkBox {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double
  var midX: Double { (left + right) / 2 }
  var midY: Double { (top + bottom) / 2 }

  init(of key: SceneKey, in picture: Picture, margin: Double = 0.5) {
    let scale = picture.scale
    let inset = PixelBox(key.cap.insetBy(margin), scale)
    let ground = picture[inset.left + 1, (inset.top + inset.bottom) / 2]
    var columns = [Double](repeating: 0, count: inset.right - inset.left)
    var rows = [Double](repeating: 0, count: inset.bottom - inset.top)
    // The corners' rounding is not ink.
    let corner = Int((8 * scale).rounded(.up))
    for y in inset.top..<inset.bottom {
      let inRounding = y < inset.top + corner || y >= inset.bottom - corner
      for x in inset.left..<inset.right {
        if inRounding && (x < inset.left + corner || x >= inset.right - corner) { continue }
        let share = Double(PictureDifference.distance(picture[x, y], ground)) / 180
        guard share > 0.04 else { continue }
        columns[x - inset.left] = max(columns[x - inset.left], min(share, 1))
        rows[y - inset.top] = max(rows[y - inset.top], min(share, 1))
      }
    }
    func first(_ shares: [Double]) -> Double {
      let index = shares.firstIndex { $0 > 0 } ?? 0
      return Double(index) + 1 - (shares.isEmpty ? 0 : shares[index])
    }
    left = (Double(inset.left) + first(columns)) / scale
    top = (Double(inset.top) + first(rows)) / scale
    right = (Double(inset.right) - first(columns.reversed())) / scale
    bottom = (Double(inset.bottom) - first(rows.reversed())) / scale
  }
}

extension Color {
  /// The opaque colour as a pixel.
  var argb: UInt32 {
    func step(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
    return 0xFF00_0000 | step(red) << 16 | step(green) << 8 | step(blue)
  }
}
