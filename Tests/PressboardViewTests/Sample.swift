import Canvas
import Pressboard
import PressboardView

/// A picture that tests draw: the keyboard of a phone, 360 points wide, at two pixels a point.
enum Sample: String, CaseIterable {
  case lettersLight = "letters-light"
  case lettersDark = "letters-dark"
  case popDark = "pop-dark"
  case edgePopLight = "edge-pop-light"
  case shiftedLight = "shifted-light"
  case lockedDark = "locked-dark"
  case numericLight = "numeric-light"
  case symbolicDark = "symbolic-dark"
  case controlsPressedLight = "controls-pressed-light"
  case secretLight = "secret-light"
  case highContrastDark = "high-contrast-dark"

  static let scale = 2.0
  static let metrics = KeyboardMetrics(width: 360, outputSize: Size(width: 360, height: 720))

  var palette: Palette {
    switch self {
    case .lettersLight, .edgePopLight, .shiftedLight, .numericLight, .controlsPressedLight, .secretLight:
      Theme.native.palette(.light)
    case .lettersDark, .popDark, .lockedDark, .symbolicDark: Theme.native.palette(.dark)
    case .highContrastDark: Theme.highContrast.palette(.dark)
    }
  }

  var context: KeyboardContext {
    switch self {
    case .lettersLight, .lettersDark, .popDark, .edgePopLight, .controlsPressedLight: KeyboardContext()
    case .shiftedLight, .highContrastDark: KeyboardContext(keyboardCase: .uppercased)
    case .lockedDark: KeyboardContext(keyboardCase: .capsLocked)
    case .numericLight: KeyboardContext(keyboardType: .numeric)
    case .symbolicDark: KeyboardContext(layoutName: "en-test", keyboardType: .symbolic)
    case .secretLight: KeyboardContext(field: .secret)
    }
  }

  var pressed: [PressedKey] {
    switch self {
    case .popDark: [PressedKey(id: .character("t"), pop: true)]
    case .edgePopLight:
      [PressedKey(id: .character("q"), pop: true), PressedKey(id: .character("l"), pop: true)]
    case .lockedDark, .highContrastDark: [PressedKey(id: .character("a"), pop: true)]
    case .secretLight: [PressedKey(id: .character("g"), pop: true)]
    case .controlsPressedLight:
      [.backspace, .space, .primary, .hide, KeyID("key.type.numeric")].map { PressedKey(id: $0, pop: false) }
    case .lettersLight, .lettersDark, .shiftedLight, .numericLight, .symbolicDark: []
    }
  }

  var grid: KeyGrid {
    KeyGrid(layout: KeyboardLayout.resolve(context.layoutName, in: context)!, metrics: Self.metrics)
  }

  var scene: KeyboardScene {
    KeyboardScene(KeyboardBoard(grid: grid, field: context.field, palette: palette), pressed: pressed)
  }
}

extension KeyboardScene {
  var size: Size { board.size }
  var headroom: Double { board.headroom }
  var palette: Palette { board.palette }

  /// All keys as they look now.
  var keys: [SceneKey] {
    board.keys.enumerated().map { index, key in
      var key = key
      if cels.contains(.key(index)) { key.state = .pressed }
      return key
    }
  }

  /// Where pops stand, without their shadows.
  var pops: [Rect] {
    cels.compactMap { if case .pop(let index) = $0 { board.popPlace(of: index) } else { nil } }
  }

  /// The whole scene on a canvas of its own.
  func sheet(scale: Double) -> SceneSheet {
    let painter = Painter(
      width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()), scale: scale)!
    let sheet = SceneSheet(painter, SceneRenderer())
    sheet.show(self)
    return sheet
  }

  func painter(scale: Double) -> Painter {
    sheet(scale: scale).painter
  }

  func painted(scale: Double) -> Picture {
    Picture(painter(scale: scale))
  }
}
