public import Pressboard

/// The words in the bar, as they are drawn.
public struct BarScene: Equatable, Sendable {
  /// One word and its place.
  public struct Slot: Equatable, Sendable {
    public enum State: Hashable, Sendable {
      case rest
      /// Space will write it.
      case marked
      /// A finger is on it.
      case pressed
    }

    public var text: String
    /// Points of the surface: the slot, not what marks it.
    public var place: Rect
    public var state: State
    /// A line parts it from the next one.
    public var hasDivider: Bool
    /// The caret is dragged: nothing in the bar acts.
    public var isFaint: Bool
  }

  public let slots: [Slot]

  public static let empty = BarScene(slots: [])

  private init(slots: [Slot]) {
    self.slots = slots
  }

  /// - Parameters:
  ///   - words: what the slots say, from the left; empty ones are free.
  ///   - marked: the slot that stands out.
  ///   - pressed: the slot that a finger is on.
  public init(_ words: [String], marked: Int?, pressed: Int? = nil, on board: KeyboardBoard) {
    let places = board.slots(words.count)
    func state(_ index: Int) -> Slot.State {
      index == pressed ? .pressed : index == marked ? .marked : .rest
    }
    slots = zip(words, places).enumerated().map { index, slot in
      // Only what lies side by side without a mark of its own needs a line between.
      let isPlain = [index, index + 1].allSatisfy { $0 != marked && $0 != pressed }
      let hasNext = index + 1 < places.count && !words[index + 1].isEmpty && !slot.0.isEmpty
      return Slot(
        text: slot.0, place: slot.1, state: state(index), hasDivider: isPlain && hasNext,
        isFaint: board.isBlank)
    }
  }

  /// What must be drawn anew to turn `old` into this: each slot that changed.
  func damage(since old: BarScene) -> [Rect] {
    if slots == old.slots { return [] }
    let same = slots.count == old.slots.count
    let changed = same ? zip(slots, old.slots).filter { $0 != $1 } : []
    if same { return changed.map { $0.0.place.union($0.1.place) } }
    return (slots + old.slots).map(\.place)
  }
}
