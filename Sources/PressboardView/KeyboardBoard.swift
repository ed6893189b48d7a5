public import Pressboard

/// The keyboard with no finger on it: all that stays as it is from one tap to the next.
///
/// A class, so that the many scenes on one board are told apart by what is pressed alone. Coordinates are points of
/// the surface: those of the keyboard, with ``headroom`` added above.
public final class KeyboardBoard: Sendable {
  /// The surface, in whole points.
  public let size: Size
  /// The transparent strip above the bar into which pops may rise, in whole points.
  public let headroom: Double
  public let palette: Palette
  /// What is typed into.
  public let field: FieldKind
  public let keys: [SceneKey]
  /// The side of a pop's square tile, in points.
  public let popSide: Double
  private let grid: KeyGrid

  /// The keys are blank while the caret is dragged.
  public let isBlank: Bool

  public init(grid: KeyGrid, field: FieldKind, palette: Palette, isBlank: Bool = false) {
    let headroom = grid.headroom.rounded(.up)
    self.grid = grid
    self.headroom = headroom
    self.palette = palette
    popSide = grid.metrics.popSide
    size = Size(width: grid.size.width, height: (headroom + grid.size.height).rounded(.up))
    self.field = field
    self.isBlank = isBlank
    keys = grid.keys.map {
      let key = SceneKey($0, headroom: headroom)
      return isBlank ? key.blank : key
    }
  }

  /// Every zero with a slash and every l with a tail: for fields in which each letter must be told apart.
  var isUnmistakable: Bool { field == .secret || field == .terminal }

  /// What is typed into a secret field is not shown in large.
  var showsPops: Bool { field != .secret && !isBlank }

  /// The whole surface.
  var area: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }

  /// What the fingers bring about: the keys first, since pops and callouts stand over all of them.
  func cels(_ marks: FingerMarks) -> [SceneCel] {
    var cels: [SceneCel] = []
    var pops: [SceneCel] = []
    for press in marks.pressed {
      guard let index = keys.firstIndex(where: { $0.id == press.id }) else { continue }
      // Lasting states show through.
      if keys[index].state == .rest { cels.append(.key(index)) }
      if press.pop, showsPops, popPlace(of: index) != nil { pops.append(.pop(index)) }
    }
    if let callout = marks.callout {
      let tile = callout.unselected
      pops.append(.callout(tile))
      if let selected = callout.selected { pops.append(.choice(tile, selected)) }
    }
    return cels + pops
  }

  /// The places of so many words in the bar.
  func slots(_ count: Int) -> [Rect] { grid.slots(count).map { place($0.cap) } }

  /// Where a place of the keyboard is on the surface.
  func place(_ rect: Rect) -> Rect { rect.offsetBy(x: 0, y: headroom) }

  /// Where the key's pop stands, without its shadow; nil for keys that have none.
  public func popPlace(of index: Int) -> Rect? {
    guard case .text = keys[index].face else { return nil }
    return grid.pop(for: grid.keys[index])?.offsetBy(x: 0, y: headroom)
  }

  /// What a cel may cover.
  func area(of cel: SceneCel) -> Rect {
    switch cel {
    case .key(let index): return keys[index].area
    case .pop(let index):
      guard let tile = popPlace(of: index) else { return keys[index].area }
      return area(ofTile: tile)
    case .callout(let callout): return area(ofTile: place(callout.tile))
    case .choice(let callout, let index): return place(callout.cell(index)).insetBy(-0.5)
    }
  }

  /// A tile with its shadow.
  private func area(ofTile tile: Rect) -> Rect {
    guard palette.shadow != nil else { return tile.insetBy(-1) }
    return tile.insetBy(-Shape.shadowReach).offsetBy(x: 0, y: Shape.shadowDrop)
  }

  /// What must be drawn anew to turn `old` into this board: each key that changed, with its edge. Nil, so the whole
  /// surface, where there is no old board or where most of it changed.
  func damage(since old: KeyboardBoard?) -> [Rect]? {
    if old === self { return [] }
    guard let old, old.size == size, old.headroom == headroom, old.palette == palette,
      old.isUnmistakable == isUnmistakable, old.keys.count == keys.count
    else { return nil }
    var areas: [Rect] = []
    for (key, before) in zip(keys, old.keys) where key != before {
      guard key.id == before.id, key.cap == before.cap else { return nil }
      areas.append(key.area)
    }
    // A new case or page: one rectangle costs a compositor less than thirty.
    return areas.count > Self.mostKeysApart ? nil : areas
  }

  private static let mostKeysApart = 8
}
