import Canvas
import Pressboard

// The words in the bar.
extension BoardDrawing {
  /// Draws what differs from `old`, and what lay in `areas`, which have been drawn without words.
  func draw(_ bar: BarScene, replacing old: BarScene, afterDrawing areas: [Rect], into painter: Painter) {
    if bar == old, areas.isEmpty { return }
    for place in bar.damage(since: old) {
      painter.clipped(to: Box(place).snapped(to: scale)) { ground(painter) }
    }
    for (index, slot) in bar.slots.enumerated() {
      let isSame = old.slots.count == bar.slots.count && old.slots[index] == slot
      guard !isSame || areas.contains(where: { $0.intersects(slot.place) }) else { continue }
      painter.clipped(to: Box(slot.place).snapped(to: scale)) { draw(slot, into: painter) }
    }
  }

  private func draw(_ slot: BarScene.Slot, into painter: Painter) {
    ground(painter)
    guard !slot.text.isEmpty else { return }
    let tile = Box(
      left: slot.place.x + Shape.slotMargin, top: slot.place.y + Shape.slotTop,
      right: slot.place.maxX - Shape.slotMargin, bottom: slot.place.maxY - Shape.slotBottom)
    let fill: Color? =
      switch slot.state {
      case .rest: nil
      case .marked: palette.barHighlight
      case .pressed: palette.controlPressed
      }
    var ink = slot.state == .pressed ? palette.onPressed : palette.label
    if slot.isFaint { ink = ink.mixed(with: palette.ground, Shape.faint) }
    if let fill, !(slot.isFaint && slot.state == .marked) {
      painter.fill(tile.snapped(to: scale), radius: Shape.barRadius, fill, from: shelf)
      if let stroke = palette.stroke {
        painter.outline(
          tile.snapped(to: scale), radius: Shape.barRadius, width: Shape.tileStroke, stroke, from: shelf)
      }
    }
    let label = labels.place(slot.text, inSlot: tile, isMarked: slot.state == .marked)
    painter.draw(label.line, x: label.x, baseline: label.baseline, ink)
    if slot.hasDivider {
      let x = slot.place.maxX.snapped(to: scale)
      let line = Box(
        left: x - 1, top: tile.midY - Shape.dividerHeight / 2, right: x,
        bottom: tile.midY + Shape.dividerHeight / 2)
      painter.fill(line.snapped(to: scale), palette.line)
    }
  }
}
