import Canvas
import Pressboard

/// Sets the texts of one board: chooses their lines and their places.
struct LabelSetter {
  let typesetter: Typesetter
  let metrics: FontMetrics
  let extra: TextStyle.Features

  init(_ typesetter: Typesetter, _ board: KeyboardBoard) {
    self.typesetter = typesetter
    metrics = typesetter.metrics
    extra = board.isUnmistakable ? .unmistakable : []
  }

  /// A line and where its pen starts.
  struct Place {
    var line: TextLine
    var x: Double
    var baseline: Double
  }

  /// `text` on a key with this cap.
  func place(_ text: String, role: KeyRole, on cap: Box) -> Place {
    let rule = TypeRule(text, role: role)
    let style = rule.style(metrics, factor: Shape.factor(keyHeight: cap.height), adding: extra)
    let line = typesetter.line(text, style, room: cap.width - 5)
    return Place(
      line: line, x: cap.midX - line.opticalCentre,
      baseline: cap.midY + rule.baseline(of: line, metrics) - Shape.lift)
  }

  /// `text` on a pop's tile: half way between where its row would put it and its own middle.
  func place(_ text: String, role: KeyRole, onTile tile: Box) -> Place {
    let rule = TypeRule(text, role: role)
    let row = rule.style(metrics, factor: 1, adding: extra)
    let style = TextStyle(
      size: tile.height / 1.35 * 0.76 * Self.capHeightOfFirstFont / metrics.capHeight,
      weight: row.weight, features: row.features)
    let line = typesetter.line(text, style, room: tile.width - 10)
    return Place(
      line: line, x: tile.midX - line.opticalCentre,
      baseline: tile.midY + (rule.baseline(of: line, metrics) - line.ink.midY) / 2)
  }

  /// `hint` below the face of a key with this cap.
  func place(hint: String, on cap: Box) -> Place {
    let factor = Shape.factor(keyHeight: cap.height)
    let size = Shape.hintType * Self.capHeightOfFirstFont / metrics.capHeight * factor
    let line = typesetter.line(hint, TextStyle(size: size, weight: .medium), room: cap.width - 5)
    return Place(
      line: line, x: cap.midX - line.opticalCentre,
      baseline: cap.midY + Shape.hintDrop * factor + line.size * metrics.capHeight / 2)
  }

  /// A word on its place in the bar; too long a word shrinks, then loses its middle.
  func place(_ text: String, inSlot tile: Box, isMarked: Bool) -> Place {
    let style = TextStyle(
      size: Shape.slotType * Self.capHeightOfFirstFont / metrics.capHeight,
      weight: isMarked ? .semibold : .regular)
    let line = typesetter.line(text, style, room: tile.width - 2 * Shape.slotPadding)
    return Place(
      line: line, x: tile.midX - line.advance / 2, baseline: tile.midY + line.size * metrics.capHeight / 2)
  }

  /// `text` in a cell of a callout: as on a key, so that all of a row share a baseline.
  func place(_ text: String, inCell cell: Box) -> Place {
    let isSingle = text.count == 1
    let rule = TypeRule(text, role: .letter)
    let row = rule.style(metrics, factor: 1, adding: extra)
    let size = isSingle ? Shape.cellType : Shape.wideCellType
    let style = TextStyle(
      size: size * Self.capHeightOfFirstFont / metrics.capHeight, weight: .regular, features: row.features)
    let line = typesetter.line(text, style, room: cell.width - 4)
    return Place(
      line: line, x: cell.midX - line.opticalCentre, baseline: cell.midY + rule.baseline(of: line, metrics))
  }

  /// Shapes what `key` says.
  func prepare(_ key: SceneKey) {
    switch key.face {
    case .text(let text), .caption(let text): _ = place(text, role: key.role, on: Box(key.cap))
    case .icon: break
    }
  }

  /// Pops are as large as they are in the first font of the list.
  private static let capHeightOfFirstFont = 0.727
}
