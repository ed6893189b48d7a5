import Canvas
import Pressboard

/// The colours of a key in its state, and the sign that tells the state by shape.
struct KeyLook: Equatable {
  enum Sign: Equatable {
    /// For one key.
    case dot
    /// Until released.
    case bar
  }

  /// nil: only the icon is drawn.
  var fill: Color?
  var ink: Color
  /// The rim below; nil where the key lies flat.
  var edge: Color?
  var outline: Outline?
  var sign: Sign?

  struct Outline: Equatable {
    var color: Color
    var width: Double
  }

  init(_ key: SceneKey, _ palette: Palette) {
    let border = palette.stroke.map { Outline(color: $0, width: Shape.stroke) }
    switch (key.state, key.role) {
    case (.rest, .letter), (.rest, .mark):
      self.init(fill: palette.key, ink: palette.label, edge: palette.edge, outline: border)
    case (.rest, .space):
      self.init(fill: palette.key, ink: palette.soft, edge: palette.edge, outline: border)
    case (.rest, .control):
      self.init(fill: palette.control, ink: palette.label, edge: palette.edge, outline: border)
    case (.rest, .primary):
      self.init(fill: palette.accent, ink: palette.onAccent, edge: palette.edge, outline: border)
    case (.rest, .bar):
      self.init(ink: palette.soft)
    case (.pressed, .letter), (.pressed, .mark), (.pressed, .space):
      self.init(fill: palette.keyPressed, ink: palette.onPressed, outline: border)
    case (.pressed, .control), (.pressed, .bar):
      self.init(fill: palette.controlPressed, ink: palette.onPressed, outline: border)
    case (.pressed, .primary):
      self.init(fill: palette.accentPressed, ink: palette.onAccent, outline: border)
    case (.latched, _):
      let outline =
        palette.stroke == nil
        ? Outline(color: palette.onLatched.withAlpha(0.55), width: 1.25)
        : Outline(color: palette.onLatched, width: Shape.strongStroke)
      self.init(
        fill: palette.latched, ink: palette.onLatched, edge: palette.edge, outline: outline, sign: .dot)
    case (.locked, _):
      // The caps icon carries its bar itself.
      let sign: Sign? = key.face == .icon(.caps) ? nil : .bar
      self.init(
        fill: palette.accent, ink: palette.onAccent, edge: palette.edge, outline: border, sign: sign)
    }
  }

  private init(
    fill: Color? = nil, ink: Color, edge: Color? = nil, outline: Outline? = nil, sign: Sign? = nil
  ) {
    self.fill = fill
    self.ink = ink
    self.edge = edge
    self.outline = outline
    self.sign = sign
  }
}
