/// Where each node of a level stands in it: a hash table that is emptied by counting on, and keeps its memory.
struct BeamSlots {
  /// The stamp under which a place was written, above the place; open addressing.
  private var entries: [UInt32] = []
  /// Of what was written since the table was emptied.
  private var stamp: UInt32 = 1

  private static let mask = 8191
  private static let placeBits: UInt32 = 13

  /// Places that it can hold: less than all, so that a search ends.
  static let capacity = 6000

  /// Forgets all nodes; to be called before the first is entered.
  mutating func removeAll() {
    stamp += 1
    guard entries.isEmpty || stamp >> (32 - Self.placeBits) != 0 else { return }
    entries = [UInt32](repeating: 0, count: Self.mask + 1)
    stamp = 1
  }

  /// The slot of this node, or the free one that it would have.
  /// - Parameter isNode: whether the node stands at this place of the level.
  @inline(__always)
  func find(_ node: UInt32, _ isNode: (_ place: Int) -> Bool) -> (slot: Int, place: Int?) {
    var slot = Self.first(node)
    while true {
      let entry = entries[slot]
      guard entry >> Self.placeBits == stamp else { return (slot, nil) }
      let place = Int(entry & (1 << Self.placeBits - 1))
      if isNode(place) { return (slot, place) }
      slot = (slot + 1) & Self.mask
    }
  }

  /// Enters a node that is not in the table, where `find` left off.
  @inline(__always)
  mutating func enter(_ place: Int, at slot: Int) {
    entries[slot] = stamp << Self.placeBits | UInt32(truncatingIfNeeded: place)
  }

  @inline(__always)
  private static func first(_ node: UInt32) -> Int { (Int(node) &* 0x9E37_79B1) >> 7 & mask }
}
