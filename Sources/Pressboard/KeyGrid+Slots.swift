// The bar's slots: places that stand in no layout, since what they say changes with every key.

extension KeyGrid {
  /// Kept free at either side of the slots, in points: for the bar's own keys.
  static let slotMargin = 40.0
  /// The same in landscape, where more of them find room.
  static let landscapeSlotMargin = 150.0
  /// On tablets words far apart are no easier to read.
  static let widestSlots = 560.0

  /// The places of so many suggestions, from the left; none where there is no bar for them.
  public func slots(_ count: Int) -> [PlacedKey] {
    guard count > 0, hasSlots else { return [] }
    let margin = metrics.shape == .landscape ? Self.landscapeSlotMargin : Self.slotMargin
    let room = metrics.width - 2 * margin
    let width = metrics.shape == .tablet ? min(room, Self.widestSlots) : room
    let first = (metrics.width - width) / 2
    return (0..<count).map { index in
      let share = width / Double(count)
      let place = Rect(x: first + Double(index) * share, y: 0, width: share, height: barHeight)
      return PlacedKey(key: .slot(index), cap: place, cell: place)
    }
  }
}

extension Key {
  /// A place in the bar; what it says is not the key's business.
  static func slot(_ index: Int) -> Key {
    Key(
      id: .slot(index), action: .custom(named: KeyID.slot(index).name), face: .text(""), role: .bar)
  }
}

extension KeyID {
  /// `bar.1` for the first slot of the bar.
  public static func slot(_ index: Int) -> KeyID { KeyID("bar." + String(index + 1)) }

  /// Which slot of the bar it names, counted from 0; nil for what is no slot.
  public var slot: Int? { Self.slot(named: name) }

  /// The same for the name alone, as `KeyboardAction.custom(named:)` has it.
  public static func slot(named name: String) -> Int? {
    let utf8 = name.utf8
    guard utf8.count == 5, utf8.starts(with: "bar.".utf8), let digit = utf8.last,
      (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(digit)
    else { return nil }
    return Int(digit - UInt8(ascii: "1"))
  }
}
