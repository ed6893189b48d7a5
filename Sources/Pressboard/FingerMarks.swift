/// What the fingers lay over the keys, to be drawn.
public struct FingerMarks: Equatable, Sendable {
  /// The keys that look pressed, each once; those that are held come last and so lie on top.
  public var pressed: [PressedKey]
  /// What a long press offers, while it does.
  public var callout: Callout? {
    get { if case .callout(let callout) = offer { callout } else { nil } }
    set { offer = newValue.map { .callout($0) } ?? .nothing }
  }
  /// A finger on the space bar moves the caret: the keys say nothing meanwhile.
  public var isDraggingCaret: Bool

  private var offer: Offer

  /// Indirect: marks are looked at in each turn, and there is rarely a callout among them.
  private enum Offer: Equatable, Sendable {
    case nothing
    indirect case callout(Callout)
  }

  public init(pressed: [PressedKey] = [], callout: Callout? = nil, isDraggingCaret: Bool = false) {
    self.pressed = pressed
    self.isDraggingCaret = isDraggingCaret
    offer = .nothing
    self.callout = callout
  }

  /// The slot of the bar that a finger is on, counted from 0.
  public var pressedSlot: Int? {
    for key in pressed {
      if let slot = key.id.slot { return slot }
    }
    return nil
  }
}

/// A key to be drawn as pressed.
public struct PressedKey: Hashable, Sendable {
  public var id: KeyID
  /// Shows its pop.
  public var pop: Bool

  public init(id: KeyID, pop: Bool) {
    self.id = id
    self.pop = pop
  }
}
