/// What a long press on a key offers, laid out: a row of cells over the key, the base centred on it.
///
/// Points of the keyboard. Cells stand in the order in which they are shown, from the left.
public struct Callout: Hashable, Sendable {
  /// The key that is held.
  public let key: KeyID
  /// What each cell types.
  public let texts: [String]
  /// The tile that the cells lie on.
  public let tile: Rect
  /// The cell of the key's own text.
  public let base: Int
  /// The cell that lifting the finger types; nil while it is too far away.
  public private(set) var selected: Int?

  private let cap: Rect
  private let firstCell: Rect

  /// Points.
  public static let cellWidth = 30.0
  /// Where a text has several letters.
  public static let wideCellWidth = 58.0
  /// Cells of a long row get no narrower than this; what then does not fit is left out.
  public static let leastCellWidth = 24.0
  public static let cellGap = 2.0
  public static let padding = 5.0
  /// From the tile to the keyboard's edges.
  public static let margin = 4.0
  /// How far from tile and key a finger may stray and still choose: about a key and the gap beside it.
  public static let reach = 60.0

  /// What `key` offers; nil where that is nothing but its own text.
  init?(for key: PlacedKey, in grid: KeyGrid) {
    let offered = key.key.callout
    guard offered.count > 1, key.key.role.types else { return nil }
    let room = Room(keyboard: grid.size.width, middle: key.cap.midX)
    let cell = room.cellWidth(for: offered)
    let sides = room.sides(alternatives: offered.count - 1, cell: cell)
    var left: [String] = []
    var right: [String] = []
    for text in offered.dropFirst() {
      let goesRight = left.count == sides.left || (right.count < sides.right && right.count <= left.count)
      if goesRight, right.count == sides.right { break }
      if goesRight { right.append(text) } else { left.append(text) }
    }
    texts = left.reversed() + [offered[0]] + right
    base = left.count
    selected = base
    self.key = key.id
    cap = key.cap

    let pitch = cell + Self.cellGap
    let width = Double(texts.count) * pitch - Self.cellGap + 2 * Self.padding
    let height = key.cap.height + 1 + 2 * Self.padding
    let wanted = key.cap.midX - cell / 2 - Double(base) * pitch - Self.padding
    let x = min(max(wanted, Self.margin), grid.size.width - Self.margin - width)
    tile = Rect(x: x, y: key.cap.y - grid.metrics.popGap - height, width: width, height: height)
    firstCell = Rect(
      x: x + Self.padding, y: tile.y + Self.padding, width: cell, height: key.cap.height + 1)
  }

  /// The same with no cell chosen: what stays while the finger slides.
  public var unselected: Callout {
    var copy = self
    copy.selected = nil
    return copy
  }

  /// The place of a cell.
  public func cell(_ index: Int) -> Rect {
    firstCell.offsetBy(x: Double(index) * (firstCell.width + Self.cellGap), y: 0)
  }

  /// The finger is here now. Cells are counted from the key's middle, so that the base is under a finger that touched
  /// the key anywhere.
  mutating func choose(at point: Point) {
    guard tile.union(cap).insetBy(-Self.reach).contains(point) else {
      selected = nil
      return
    }
    let offset = ((point.x - cap.midX) / (firstCell.width + Self.cellGap)).rounded()
    selected = min(max(base + Int(offset), 0), texts.count - 1)
  }

  /// How many cells fit beside the one over the key.
  private struct Room {
    let keyboard: Double
    /// The key's middle.
    let middle: Double

    /// As wide as it should be, or as wide as fits, in steps of half a point.
    func cellWidth(for texts: [String]) -> Double {
      let isWide = texts.contains { $0.count > 1 }
      var width = isWide ? Callout.wideCellWidth : Callout.cellWidth
      while width > Callout.leastCellWidth {
        let counts = cells(of: width)
        if counts.left + counts.right >= texts.count - 1 { break }
        width -= 0.5
      }
      return width
    }

    /// At most so many of each side's cells are needed.
    func sides(alternatives: Int, cell: Double) -> (left: Int, right: Int) {
      let room = cells(of: cell)
      return (min(room.left, alternatives), min(room.right, alternatives))
    }

    private func cells(of width: Double) -> (left: Int, right: Int) {
      let edge = Callout.margin + Callout.padding
      func count(_ room: Double) -> Int { max(0, Int(room / (width + Callout.cellGap))) }
      return (count(middle - width / 2 - edge), count(keyboard - middle - width / 2 - edge))
    }
  }
}
