/// Which keys of a layout stand in which row on a keyboard of some shape, and how wide.
struct KeyArrangement {
  /// Keys in the bar.
  let bar: BarArrangement
  let rows: [KeyRow]
  /// The width of the whole grid in columns; the gap after the last one lies outside.
  let columns: Double
  /// What stays free at either side, in points.
  let inset: Double

  /// On wide outputs a pad stands in the middle: digits far apart are no easier to hit.
  static let widestPad = 540.0

  init(layout: KeyboardLayout, metrics: KeyboardMetrics) {
    switch layout.frame {
    case .pad(let pad):
      bar = .none
      inset = max(0, (metrics.width - Self.widestPad) / 2)
      columns = pad == .equal ? 3 : 3 + KeyRow.sideColumn
      rows = layout.rows.map { KeyRow(pad: $0, pad) }
    case .board(let keys):
      let letters = Double(layout.rows.reduce(0) { max($0, $1.count) })
      inset = 0
      switch metrics.shape {
      case .portrait, .smallTablet, .landscape:
        bar = keys.strip.isEmpty ? .right(keys.hide) : .strip(keys.strip)
        columns = letters
        rows = Self.phoneRows(layout.rows, keys, columns: letters)
      case .tablet:
        bar = keys.strip.isEmpty ? .none : .strip(keys.strip.filter { $0.id != .hide })
        columns = letters + 1.25
        rows = Self.tabletRows(layout.rows, keys, columns: letters)
      }
    }
  }

  private static func phoneRows(_ letters: [[Key]], _ keys: BoardKeys, columns: Double) -> [KeyRow] {
    let edge = KeyWidth.grid(columns: 1.5, gaps: -1.5)
    var rows = letters.map { KeyRow(letters: $0, columns: columns) }
    if keys.hasBackspaceAbove {
      rows[0].indent = columns - Double(letters[0].count) - 1.5
      rows[0].slots.append(.init(keys.backspace, .share))
      rows[2] = KeyRow(slots: [.init(keys.leading, .share)] + letters[2].map { .init($0, .column) })
    } else {
      var third = letters[2].map { KeyRow.Slot($0, .share) }
      third[third.count - 1].gapAfter = 2.5
      rows[2] = KeyRow(
        slots: [.init(keys.leading, edge, gapAfter: 2.5)] + third + [.init(keys.backspace, edge)])
    }
    var bottom = [KeyRow.Slot(keys.pageSwitch, edge)]
    // The first of them reaches to the right side of the third row's first letter.
    for (position, key) in keys.specials.enumerated() {
      bottom.append(.init(key, position == 0 ? .grid(columns: 1, gaps: 1.5) : .column))
    }
    bottom += keys.beforeSpace.map(KeyRow.fieldSlot)
    bottom.append(.init(keys.space, .share))
    bottom += keys.afterSpace.map(KeyRow.fieldSlot)
    bottom.append(.init(keys.primary, .columns(2.5)))
    rows.append(KeyRow(slots: bottom))
    return rows
  }

  private static func tabletRows(_ letters: [[Key]], _ keys: BoardKeys, columns: Double) -> [KeyRow] {
    var rows = letters.map { KeyRow(letters: $0, columns: columns) }
    rows[0].slots.append(.init(keys.backspace, .share))
    rows[1].slots.append(.init(keys.primary, .share))
    rows[2] = KeyRow(
      slots: [.init(keys.leading, .column)] + (letters[2] + keys.wideMarks).map { .init($0, .share) }
        + [.init(keys.leading.second, .columns(1.25))])
    var bottom = [KeyRow.Slot(keys.pageSwitch, .column)]
    bottom += (keys.specials + keys.beforeSpace).map { .init($0, .column) }
    bottom.append(.init(keys.space, .share))
    bottom += keys.afterSpace.map { .init($0, .column) }
    if keys.strip.isEmpty {
      bottom += [.init(.arrowLeft, .column), .init(.arrowRight, .column)]
    }
    bottom.append(.init(.hideAsControl, .columns(1.25)))
    rows.append(KeyRow(slots: bottom))
    return rows
  }
}

/// What stands in the bar's place.
enum BarArrangement {
  case none
  /// One key at its right end, the rest is free.
  case right(Key)
  /// Keys from side to side.
  case strip([Key])

  /// Points; such a key is as high as the bar.
  static let keyWidth = 40.0
  /// How high the keys of a strip are, in points.
  static let stripKeyHeight = 36.0

  func placed(_ metrics: KeyboardMetrics) -> [PlacedKey] {
    switch self {
    case .none:
      return []
    case .right(let key):
      let x = metrics.width - Self.keyWidth
      let place = Rect(x: x, y: 0, width: Self.keyWidth, height: metrics.barHeight)
      return [PlacedKey(key: key, cap: place, cell: place)]
    case .strip(let keys):
      var measures = metrics
      measures.keyHeight = min(Self.stripKeyHeight, metrics.barHeight - 6)
      let row = KeyRow(slots: keys.map { .init($0, .share) })
      // The first row of keys is `pad` below; the strip stands as far from it as from the top.
      let y = (metrics.barHeight + metrics.pad - measures.keyHeight) / 2
      return row.placed(columns: 1, metrics: measures, y: y, top: 0, bottom: metrics.barHeight)
    }
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
  var indent: Double
  var slots: [Slot]

  init(indent: Double = 0, slots: [Slot]) {
    self.indent = indent
    self.slots = slots
  }

  /// Letters or marks in the middle of the grid.
  init(letters: [Key], columns: Double) {
    self.init(
      indent: (columns - Double(letters.count)) / 2, slots: letters.map { .init($0, .column) })
  }

  /// How wide the column beside the digits of a pad is, in columns of digits.
  static let sideColumn = 0.78

  /// A row of a pad. Fewer keys than columns: the first one is as wide as those that are missing.
  init(pad keys: [Key], _ pad: KeyboardLayout.Pad) {
    var slots = keys.map { Slot($0, .column) }
    if pad == .withSide {
      slots[slots.count - 1].width = .columns(Self.sideColumn)
      slots[0].width = .columns(Double(1 + 4 - keys.count))
    }
    self.init(slots: slots)
  }

  /// A key that a field puts beside the space bar.
  static func fieldSlot(_ key: Key) -> Slot {
    let isWord = if case .text(let text) = key.face { !text.dropFirst().isEmpty } else { false }
    return Slot(key, isWord ? .grid(columns: 1.62, gaps: -0.62) : .column)
  }

  /// The keys in their places; neighbours meet in the middle of the gap between them.
  func placed(
    columns: Double, inset: Double = 0, metrics: KeyboardMetrics, y: Double, top: Double, bottom: Double
  ) -> [PlacedKey] {
    let gap = metrics.keyGap
    let side = metrics.side + inset
    let pitch = (metrics.width - 2 * side + gap) / columns
    func width(_ slot: Slot) -> Double? {
      switch slot.width {
      case .grid(let columns, let gaps): columns * pitch - gap + gaps * gap
      case .share: nil
      }
    }
    var rest = metrics.width - 2 * side - indent * pitch
    var shares = 0.0
    for (position, slot) in slots.enumerated() {
      if let fixed = width(slot) { rest -= fixed } else { shares += 1 }
      if position < slots.count - 1 { rest -= slot.gapAfter * gap }
    }

    var placed: [PlacedKey] = []
    var x = side + indent * pitch
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
