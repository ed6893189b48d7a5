import Canvas
import Foundation
import PressboardView
import Testing

/// Every palette is legible: WCAG contrast ratios, computed from the colours that are drawn.
struct ContrastTests {
  static let palettes = Theme.allCases.flatMap { [$0.palette(.light), $0.palette(.dark)] }

  @Test("contrast", arguments: palettes)
  func contrast(_ palette: Palette) {
    let limits: [(String, Color, Color, Double)] = [
      ("label on key", palette.label, palette.key, 7),
      ("label on control", palette.label, palette.control, 7),
      ("label on ground", palette.label, palette.ground, 7),
      ("soft on key", palette.soft, palette.key, 4.5),
      ("soft on ground", palette.soft, palette.ground, 4.5),
      ("onAccent on accent", palette.onAccent, palette.accent, 4.5),
      ("onAccent on accentPressed", palette.onAccent, palette.accentPressed, 4.5),
      ("onPressed on keyPressed", palette.onPressed, palette.keyPressed, 4.5),
      ("onPressed on controlPressed", palette.onPressed, palette.controlPressed, 4.5),
      ("onLatched on latched", palette.onLatched, palette.latched, 4.5),
      ("label on pop", palette.label, palette.pop, 4.5),
      ("danger on ground", palette.danger, palette.ground, 4.5),
      ("accent on ground", palette.accent, palette.ground, 3),
    ]
    for (pair, ink, ground, limit) in limits {
      let ratio = Self.ratio(ink, ground)
      #expect(ratio >= limit, "\(pair): \(ratio)")
    }
  }

  @Test("the native palettes keep the ratios that were measured when they were made")
  func nativeRatios() {
    let light = Theme.native.palette(.light)
    let dark = Theme.native.palette(.dark)
    #expect(abs(Self.ratio(light.label, light.key) - 18.1) < 0.05)
    #expect(abs(Self.ratio(light.onPressed, light.controlPressed) - 8.3) < 0.05)
    #expect(abs(Self.ratio(light.onLatched, light.latched) - 6.7) < 0.05)
    #expect(abs(Self.ratio(dark.label, dark.pop) - 6.6) < 0.05)
    #expect(abs(Self.ratio(dark.onPressed, dark.keyPressed) - 5.0) < 0.05)
    #expect(abs(Self.ratio(dark.accent, dark.ground) - 8.0) < 0.05)
  }

  static func ratio(_ a: Color, _ b: Color) -> Double {
    let (low, high) = (min(luminance(a), luminance(b)), max(luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)
  }

  static func luminance(_ color: Color) -> Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }
}
