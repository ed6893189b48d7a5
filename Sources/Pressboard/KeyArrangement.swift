/// Which keys of a layout stand in which row on a keyboard of some shape, and how wide.
struct KeyArrangement {
  /// Keys at the right end of the bar.
  let bar: [Key]
  let rows: [KeyRow]
  /// The width of the whole grid in columns; the gap after the last one lies outside.
  let columns: Double

  /// Points; a bar key is as high as the bar.
  static let barKeyWidth = 40.0

  init(layout: KeyboardLayout, shape: KeyboardMetrics.Shape) {
    let letters = Double(layout.rows.reduce(0) { max($0, $1.count) })
    switch shape {
    case .portrait, .smallTablet, .landscape:
      bar = [layout.hide]
      columns = letters
      rows = Self.phoneRows(layout, columns: letters)
    case .tablet:
      bar = []
      columns = letters + 1.25
      rows = Self.tabletRows(layout, columns: letters)
    }
  }

  private static func phoneRows(_ layout: KeyboardLayout, columns: Double) -> [KeyRow] {
    let edge = KeyWidth.grid(columns: 1.5, gaps: -1.5)
    var rows = layout.rows.map { keys in
      KeyRow(indent: (columns - Double(keys.count)) / 2, slots: keys.map { .init($0, .column) })
    }
    var third = layout.rows[2].map { KeyRow.Slot($0, .share) }
    third[third.count - 1].gapAfter = 2.5
    rows[2] = KeyRow(
      slots: [.init(layout.leading, edge, gapAfter: 2.5)] + third + [.init(layout.backspace, edge)])
    rows.append(
      KeyRow(slots: [
        .init(layout.pageSwitch, edge),
        .init(layout.emoji, .grid(columns: 1, gaps: 1.5)),
        .init(layout.globe, .column),
        .init(layout.space, .share),
        .init(layout.primary, .columns(2.5)),
      ]))
    return rows
  }

  private static func tabletRows(_ layout: KeyboardLayout, columns: Double) -> [KeyRow] {
    var rows = layout.rows.map { keys in
      KeyRow(indent: (columns - Double(keys.count)) / 2, slots: keys.map { .init($0, .column) })
    }
    rows[0].slots.append(.init(layout.backspace, .share))
    rows[1].slots.append(.init(layout.primary, .share))
    rows[2] = KeyRow(
      slots: [.init(layout.leading, .column)]
        + (layout.rows[2] + layout.wideMarks).map { .init($0, .share) }
        + [.init(layout.leading.second, .columns(1.25))])
    rows.append(
      KeyRow(slots: [
        .init(layout.pageSwitch, .column),
        .init(layout.emoji, .column),
        .init(layout.globe, .column),
        .init(layout.space, .share),
        .init(.arrowLeft, .column),
        .init(.arrowRight, .column),
        .init(layout.hideAsControl, .columns(1.25)),
      ]))
    return rows
  }
}

extension KeyboardLayout {
  /// The hide key where it stands among the keys.
  fileprivate var hideAsControl: Key {
    var key = hide
    key.role = .control
    return key
  }
}

/// How wide a key is on the letter grid.
enum KeyWidth: Equatable {
  /// So many columns, widened by so many gaps.
  case grid(columns: Double, gaps: Double)
  /// What the others leave, in equal parts.
  case share

  static let column = grid(columns: 1, gaps: 0)

  static func columns(_ count: Double) -> KeyWidth { .grid(columns: count, gaps: 0) }
}

/// Keys side by side.
struct KeyRow {
  struct Slot {
    var key: Key
    var width: KeyWidth
    /// Free space to the next key, in gaps.
    var gapAfter: Double

    init(_ key: Key, _ width: KeyWidth, gapAfter: Double = 1) {
      self.key = key
      self.width = width
      self.gapAfter = gapAfter
    }
  }

  /// Free columns before the first key.
  var indent = 0.0
  var slots: [Slot]

  /// The keys in their places; neighbours meet in the middle of the gap between them.
  func placed(
    columns: Double, metrics: KeyboardMetrics, y: Double, top: Double, bottom: Double
  ) -> [PlacedKey] {
    let gap = metrics.keyGap
    let pitch = (metrics.width - 2 * metrics.side + gap) / columns
    func width(_ slot: Slot) -> Double? {
      switch slot.width {
      case .grid(let columns, let gaps): columns * pitch - gap + gaps * gap
      case .share: nil
      }
    }
    var rest = metrics.width - 2 * metrics.side - indent * pitch
    var shares = 0.0
    for (position, slot) in slots.enumerated() {
      if let fixed = width(slot) { rest -= fixed } else { shares += 1 }
      if position < slots.count - 1 { rest -= slot.gapAfter * gap }
    }

    var placed: [PlacedKey] = []
    var x = metrics.side + indent * pitch
    var left = 0.0
    for (position, slot) in slots.enumerated() {
      let cap = Rect(x: x, y: y, width: width(slot) ?? rest / shares, height: metrics.keyHeight)
      let isLast = position == slots.count - 1
      let right = isLast ? metrics.width : cap.maxX + slot.gapAfter * gap / 2
      let cell = Rect(x: left, y: top, width: right - left, height: bottom - top)
      placed.append(PlacedKey(key: slot.key, cap: cap, cell: cell))
      x = cap.maxX + slot.gapAfter * gap
      left = right
    }
    return placed
  }
}
