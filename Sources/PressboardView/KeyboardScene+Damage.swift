public import Pressboard

extension KeyboardScene {
  /// What must be drawn anew to turn `old` into this scene, in points of the surface: each key that changed
  /// with its edge, each pop that came, went or changed with its shadow. Without an old scene, or when the
  /// whole board changed, it is the whole surface.
  public func damage(since old: KeyboardScene?) -> [Rect] {
    let everything = [Rect(x: 0, y: 0, width: size.width, height: size.height)]
    guard let old, old.size == size, old.headroom == headroom, old.palette == palette,
      old.isUnmistakable == isUnmistakable, old.keys.count == keys.count
    else { return everything }

    var areas: [Rect] = []
    for (key, before) in zip(keys, old.keys) where key != before {
      guard key.id == before.id, key.cap == before.cap else { return everything }
      areas.append(key.area)
    }
    // A new case or page: one rectangle costs a compositor less than thirty.
    if areas.count > Self.mostKeysApart { return everything }
    for pop in pops where !old.pops.contains(pop) { areas.append(pop.area(palette)) }
    for pop in old.pops where !pops.contains(pop) { areas.append(pop.area(palette)) }
    let lasting = pops.filter(old.pops.contains)
    // Another one lies on top where they meet.
    if lasting != old.pops.filter(pops.contains) { areas += lasting.map { $0.area(palette) } }
    return areas
  }

  private static let mostKeysApart = 8
}

extension SceneKey {
  /// The cap with the edge below it and what its rounding to device pixels may add.
  var area: Rect {
    Rect(x: cap.x - 0.5, y: cap.y - 0.5, width: cap.width + 1, height: cap.height + 1 + Shape.edge)
  }
}

extension ScenePop {
  /// The tile with its shadow.
  func area(_ palette: Palette) -> Rect {
    guard palette.shadow != nil else { return tile.insetBy(-1) }
    let reach = Shape.shadowReach
    return Rect(
      x: tile.x - reach, y: tile.y - reach + Shape.shadowDrop,
      width: tile.width + 2 * reach, height: tile.height + 2 * reach)
  }
}
