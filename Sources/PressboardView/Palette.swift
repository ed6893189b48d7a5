public import Canvas

/// Light or dark.
public enum Appearance: Hashable, Sendable { case light, dark }

/// The colours of the keyboard by what they are used for.
public struct Palette: Hashable, Sendable {
  public var appearance: Appearance

  /// The ground and the bar.
  public var ground: Color
  /// Letters, marks and the space bar.
  public var key: Color
  /// All other keys.
  public var control: Color
  /// Glyphs and words.
  public var label: Color
  /// The space bar's label and icons in the bar.
  public var soft: Color
  /// Final actions, locks, the selected cell, the caret, the focus ring; nothing else.
  public var accent: Color
  public var onAccent: Color

  /// Fills while a finger is down, and the ink on the first two.
  public var keyPressed: Color
  public var controlPressed: Color
  public var accentPressed: Color
  public var onPressed: Color

  /// A modifier that holds for the next key.
  public var latched: Color
  public var onLatched: Color

  /// Tiles that stand over the keys.
  public var pop: Color
  public var barHighlight: Color
  public var line: Color
  public var danger: Color

  /// The rim under a key; nil where keys lie flat.
  public var edge: Color?
  /// The border around keys; nil where tone tells them from the ground.
  public var stroke: Color?
  public var shadow: TileShadow?
}

/// How a tile stands out from what it covers.
public struct TileShadow: Hashable, Sendable {
  /// How dark the shadow gets, from 0 to 1.
  public var strength: Double
  public var outline: Color
  /// The outline's width in points.
  public var outlineWidth: Double
}

extension Palette {
  /// The seven colours that a theme chooses; all others are mixed from them.
  struct Base {
    var ground: UInt32
    var key: UInt32
    var control: UInt32
    var label: UInt32
    var soft: UInt32
    var accent: UInt32
    var onAccent: UInt32
  }

  init(_ appearance: Appearance, _ base: Base) {
    let ground = Color(base.ground)
    let key = Color(base.key)
    let control = Color(base.control)
    let label = Color(base.label)
    let accent = Color(base.accent)
    let white = Color(0xFFFFFF)
    let black = Color(0x000000)

    self.appearance = appearance
    self.ground = ground
    self.key = key
    self.control = control
    self.label = label
    self.accent = accent
    soft = Color(base.soft)
    onAccent = Color(base.onAccent)
    onPressed = label
    line = ground.mixed(with: label, 0.18)
    stroke = nil

    switch appearance {
    case .light:
      keyPressed = control.mixed(with: key, 0.14)
      controlPressed = control.mixed(with: label, 0.17)
      accentPressed = accent.mixed(with: black, 0.20)
      latched = white.mixed(with: accent, 0.16)
      onLatched = accent.mixed(with: black, 0.22)
      pop = white
      barHighlight = white
      danger = Color(0xB3261E)
      edge = Color(0x141A2E, alpha: 0.24)
      shadow = TileShadow(strength: 0.34, outline: Color(0x101420, alpha: 0.16), outlineWidth: 0.5)
    case .dark:
      keyPressed = key.mixed(with: label, 0.20)
      controlPressed = control.mixed(with: label, 0.20)
      accentPressed = accent.mixed(with: white, 0.25)
      latched = control.mixed(with: accent, 0.26)
      onLatched = accent.mixed(with: white, 0.35)
      pop = key.mixed(with: label, 0.09)
      barHighlight = ground.mixed(with: label, 0.14)
      danger = Color(0xFF9A8F)
      edge = Color(0x000000, alpha: 0.42)
      shadow = TileShadow(strength: 0.85, outline: Color(0xFFFFFF, alpha: 0.12), outlineWidth: 0.75)
    }
  }
}

extension Color {
  /// This colour moved towards `other` by `share`, each component on the nearest of 256 steps.
  func mixed(with other: Color, _ share: Double) -> Color {
    func mix(_ a: Double, _ b: Double) -> Double {
      ((a + (b - a) * share) * 255).rounded(.toNearestOrEven) / 255
    }
    return Color(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }
}
