import Canvas
import Foundation
import Pressboard
import PressboardView
import Testing

/// Pictures against those that were looked at and found right.
///
/// `PRESSBOARD_PICTURES=DIR` writes all of them into DIR; copy a picture to `Goldens` once it has been looked at.
struct GoldenTests {
  /// The goldens were drawn with Inter; with another font every letter differs.
  static let hasInter: Bool = {
    // Its proportions tell it from all others in the list.
    let metrics = Typesetter(scale: 2).metrics
    return abs(metrics.xHeight - 0.546) < 0.001 && abs(metrics.capHeight - 0.727) < 0.001
  }()

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Goldens").path

  @Test("a picture is as it was", arguments: Sample.allCases)
  func golden(_ sample: Sample) throws {
    let painter = sample.scene.painter(scale: Sample.scale)
    if let folder = ProcessInfo.processInfo.environment["PRESSBOARD_PICTURES"] {
      #expect(painter.writePNG(to: folder + "/" + sample.rawValue + ".png"))
      return
    }
    guard Self.hasInter else {
      print("SKIPPED: golden \(sample.rawValue): the font Inter is not installed (Debian: fonts-inter)")
      return
    }
    let golden = try #require(
      Painter.readingPNG(Self.folder + "/" + sample.rawValue + ".png", scale: Sample.scale))
    let difference = try #require(PictureDifference(Picture(painter), Picture(golden)))
    #expect(difference.mean <= 0.5, "the whole")
    #expect(difference.worstBlock <= 10, "a block of 8 by 8 pixels")
  }

  /// The comparison above must notice what a user would.
  @Test("a key pressed, a letter moved by a point, is noticed")
  func comparisonNotices() throws {
    let plain = Sample.lettersLight.scene
    let pressed = KeyboardScene(plain.board, pressed: [PressedKey(id: .character("m"), pop: false)])
    let difference = try #require(PictureDifference(plain.painted(scale: 2), pressed.painted(scale: 2)))
    #expect(difference.worstBlock > 10)
    let itself = try #require(PictureDifference(plain.painted(scale: 2), plain.painted(scale: 2)))
    #expect(itself.worstBlock == 0)
  }
}
