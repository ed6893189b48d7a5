import Canvas
import PressboardView

@testable import Pressboard

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
  case calloutLight = "callout-light"
  case calloutDark = "callout-dark"
  case domainCalloutLight = "domain-callout-light"
  case calloutHighContrast = "callout-high-contrast"
  case caretDragLight = "caret-drag-light"
  case caretDragDark = "caret-drag-dark"
  case numberPadLight = "number-pad-light"
  case phonePadDark = "phone-pad-dark"
  case pinPadLight = "pin-pad-light"
  case webLight = "web-light"
  case emailDark = "email-dark"
  case terminalDark = "terminal-dark"
  case barLight = "bar-light"
  case barDark = "bar-dark"
  case barNumbersLight = "bar-numbers-light"
  case barHighContrast = "bar-high-contrast"

  static let scale = 2.0
  static let metrics = KeyboardMetrics(width: 360, outputSize: Size(width: 360, height: 720))

  var palette: Palette {
    switch self {
    case .lettersLight, .edgePopLight, .shiftedLight, .numericLight, .controlsPressedLight, .secretLight,
      .calloutLight, .domainCalloutLight, .caretDragLight, .numberPadLight, .pinPadLight, .webLight,
      .barLight, .barNumbersLight:
      Theme.native.palette(.light)
    case .lettersDark, .popDark, .lockedDark, .symbolicDark, .calloutDark, .caretDragDark, .phonePadDark,
      .emailDark, .terminalDark, .barDark:
      Theme.native.palette(.dark)
    case .highContrastDark: Theme.highContrast.palette(.dark)
    case .calloutHighContrast, .barHighContrast: Theme.highContrast.palette(.light)
    }
  }

  var context: KeyboardContext {
    switch self {
    case .lettersLight, .lettersDark, .popDark, .edgePopLight, .controlsPressedLight, .calloutLight,
      .calloutDark, .domainCalloutLight, .caretDragDark, .barLight, .barHighContrast:
      KeyboardContext()
    case .shiftedLight, .highContrastDark: KeyboardContext(keyboardCase: .uppercased)
    case .calloutHighContrast: KeyboardContext(keyboardCase: .uppercased)
    case .lockedDark, .caretDragLight: KeyboardContext(keyboardCase: .capsLocked)
    case .numericLight, .barNumbersLight: KeyboardContext(keyboardType: .numeric)
    case .barDark: KeyboardContext(keyboardType: .symbolic)
    case .symbolicDark: KeyboardContext(layoutName: "en-test", keyboardType: .symbolic)
    case .secretLight: KeyboardContext(field: .secret)
    case .numberPadLight: Self.field(.number)
    case .phonePadDark: Self.field(.phone)
    case .pinPadLight: Self.field(.pin)
    case .webLight: Self.field(.url)
    case .emailDark: KeyboardContext(inputType: .email, returnKeyType: .next)
    case .terminalDark:
      Self.field(.terminal) {
        $0.modifiers.control = .latched
        $0.modifiers.alt = .locked
      }
    }
  }

  private static func field(
    _ purpose: FieldPurpose, change: (inout KeyboardContext) -> Void = { _ in }
  ) -> KeyboardContext {
    var context = KeyboardContext()
    context.enterField(purpose: purpose)
    change(&context)
    return context
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
    case .lettersLight, .lettersDark, .shiftedLight, .numericLight, .symbolicDark, .calloutLight,
      .calloutDark, .domainCalloutLight, .calloutHighContrast, .caretDragLight, .caretDragDark,
      .barNumbersLight, .barDark, .barHighContrast,
      .numberPadLight, .phonePadDark, .pinPadLight, .webLight, .emailDark, .terminalDark:
      []
    case .barLight: [PressedKey(id: .character("t"), pop: true)]
    }
  }

  /// What a finger holds, for longer than a tap, and how far it has slid.
  var held: (key: String, x: Double, y: Double)? {
    switch self {
    case .calloutLight: ("key.character.e", 32, -20)
    case .calloutDark: ("key.character.o", 0, 0)
    case .domainCalloutLight: ("key.character.z", 0, -60)
    case .calloutHighContrast: ("key.character.e", -32, 0)
    case .caretDragLight, .caretDragDark: ("key.space", 20, 0)
    default: nil
    }
  }

  /// The words in the bar, and which of them stands out.
  var words: (texts: [String], marked: Int?) {
    switch self {
    case .barLight, .barHighContrast: (["“statoin”", "station", "stations"], 1)
    case .barNumbersLight: (["12*4", "12*4=48", "48"], 1)
    case .barDark: (["and", "Donaudampfschifffahrt", "in"], nil)
    case .caretDragDark: (["tent", "tents", "tend"], nil)
    default: ([], nil)
    }
  }

  private static let accents = [
    "e": ["e", "é", "è", "ê", "ë", "ě", "ē", "ę", "ė"], "E": ["E", "É", "È", "Ê", "Ë", "Ě", "Ē", "Ę", "Ė"],
    "o": ["o", "ó", "ò", "ô", "ö", "õ", "ø", "ō", "œ"], "z": [".com", ".cz", ".de", ".net", ".org", ".eu"],
  ]

  var grid: KeyGrid {
    var layout = KeyboardLayout.resolve(context.layoutName, in: context)!
    for row in layout.rows.indices {
      for column in layout.rows[row].indices {
        layout.rows[row][column].callout = Self.accents[layout.rows[row][column].face.label] ?? []
      }
    }
    return KeyGrid(layout: layout, metrics: Self.metrics)
  }

  /// What the fingers bring about, by what they did.
  var marks: FingerMarks {
    guard let held, let key = grid.key(KeyID(held.key)) else { return FingerMarks(pressed: pressed) }
    var gestures = KeyboardGestures(grid: grid)
    let start = Point(x: key.cap.midX, y: key.cap.midY)
    let now = Timestamp(seconds: 1)
    _ = gestures.handle(TouchPoint(finger: 0, phase: .down, position: start, time: 0), at: now)
    _ = gestures.wake(at: now + 0.35)
    let end = Point(x: start.x + held.x, y: start.y + held.y)
    _ = gestures.handle(TouchPoint(finger: 0, phase: .moved, position: end, time: 350), at: now + 0.35)
    return gestures.marks
  }

  var scene: KeyboardScene {
    let marks = marks
    let board = KeyboardBoard(
      grid: grid, field: context.field, palette: palette, isBlank: marks.isDraggingCaret)
    let pressed = self == .barHighContrast ? 2 : nil
    return KeyboardScene(
      board, marks: marks,
      bar: BarScene(words.texts, marked: words.marked, pressed: pressed, on: board))
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
