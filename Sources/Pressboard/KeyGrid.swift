/// A layout put into its place: the one geometry for drawing, for finding the touched key and for
/// `pressboard keys`.
///
/// Points; 0,0 is the top left corner of the bar, pops of the first row reach above it.
public struct KeyGrid: Equatable, Sendable {
  public let layout: KeyboardLayout
  public let metrics: KeyboardMetrics
  /// Bar and keys, without the headroom.
  public let size: Size
  /// In reading order: the bar's keys, then row by row.
  public let keys: [PlacedKey]

  /// The keys of the bar: `keys[0..<barCount]`.
  private let barCount: Int
  /// Where each row's touches end, and the keys that stand in it.
  private let rows: [Row]
  private let spaceIndex: Int?

  private struct Row: Equatable, Sendable {
    var bottom: Double
    var keys: Range<Int>
  }

  /// How far above its top edge the space bar takes touches, in points: aiming at it, thumbs land high.
  public static let spaceTopExtension = 12.0
  private let spaceTopExtension: Double

  public init(
    layout: KeyboardLayout, metrics: KeyboardMetrics, spaceTopExtension: Double = spaceTopExtension
  ) {
    self.layout = layout
    self.metrics = metrics
    self.spaceTopExtension = spaceTopExtension
    let barHeight = layout.hasBar ? metrics.barHeight : 0
    self.barHeight = barHeight
    size = Size(width: metrics.width, height: barHeight + metrics.keyAreaHeight)

    let arrangement = KeyArrangement(layout: layout, metrics: metrics)
    var placed = arrangement.bar.placed(metrics)
    barCount = placed.count

    var rows: [Row] = []
    var top = barHeight
    for (number, row) in arrangement.rows.enumerated() {
      let y = barHeight + metrics.pad + Double(number) * (metrics.keyHeight + metrics.rowGap)
      let isLast = number == arrangement.rows.count - 1
      let bottom = isLast ? size.height : y + metrics.keyHeight + metrics.rowGap / 2
      let first = placed.count
      placed += row.placed(
        columns: arrangement.columns, inset: arrangement.inset, metrics: metrics, y: y, top: top,
        bottom: bottom)
      rows.append(Row(bottom: bottom, keys: first..<placed.count))
      top = bottom
    }
    self.rows = rows
    spaceIndex = placed.firstIndex { $0.key.role == .space }
    keys = placed
  }

  /// The bar over the keys, in points; 0 where there is none.
  public let barHeight: Double

  /// The bar has room for suggestions: it is no strip of keys.
  var hasSlots: Bool { barHeight > 0 && barCount <= 1 }

  /// What the surface needs above the bar for pops, in points. The large digits of a pad have none.
  public var headroom: Double { layout.hasBar ? metrics.headroom : 0 }

  /// The key that a touch here means; nil in the bar between its keys, and above it.
  ///
  /// Below the bar every point belongs to the nearest key, beyond the edges too.
  public func key(at point: Point) -> PlacedKey? {
    guard point.y < barHeight else { return keys[rowKey(near: point)] }
    return keys[..<barCount].first { $0.cell.contains(point) }
  }

  /// The key of the rows that is nearest: what a finger that slid here is on.
  func rowKey(near point: Point) -> Int {
    if let spaceIndex {
      let space = keys[spaceIndex]
      if point.y >= space.cap.y - spaceTopExtension, point.y < space.cap.y,
        point.x >= space.cell.x, point.x < space.cell.maxX
      {
        return spaceIndex
      }
    }
    let row = rows.first { point.y < $0.bottom } ?? rows[rows.count - 1]
    return row.keys.first { point.x < keys[$0].cell.maxX } ?? row.keys.upperBound - 1
  }

  /// The key of that name.
  public func key(_ id: KeyID) -> PlacedKey? {
    keys.first { $0.id == id }
  }

  /// Where that key's cap is drawn.
  public func cap(of id: KeyID) -> Rect? {
    key(id)?.cap
  }

  /// Where a key's pop is drawn; nil for keys without one.
  public func pop(for key: PlacedKey) -> Rect? {
    guard key.key.role.types, layout.hasBar else { return nil }
    let side = metrics.popSide
    let margin = 2.0
    let x = min(max(key.cap.midX - side / 2, margin), size.width - margin - side)
    return Rect(x: x, y: key.cap.y - metrics.popGap - side, width: side, height: side)
  }
}

/// A key and its place, in points of the keyboard.
///
/// A class, because fingers, grids and undo hold the same key many times a tap: a copy is one reference, not six.
public final class PlacedKey: Equatable, Sendable {
  public let key: Key
  /// What is drawn.
  public let cap: Rect
  /// What takes touches: the cap and its share of the gaps around it.
  public let cell: Rect

  public init(key: Key, cap: Rect, cell: Rect) {
    self.key = key
    self.cap = cap
    self.cell = cell
  }

  public var id: KeyID { key.id }

  public static func == (a: PlacedKey, b: PlacedKey) -> Bool {
    a === b || a.key == b.key && a.cap == b.cap && a.cell == b.cell
  }
}
