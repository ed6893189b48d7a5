import Canvas

/// Measures that do not depend on the output, in points.
enum Shape {
  /// How far a key's edge shows below it.
  static let edge = 1.0
  /// Everything on a key stands this much higher than its middle, since the edge makes it look low.
  static let lift = 0.5
  /// And this much higher again over the sign of a lasting state.
  static let liftOverSign = 2.0
  /// The face of a key with a hint stands this much higher, the hint's middle this much below the key's.
  static let liftOverHint = 6.5
  static let hintDrop = 11.5
  /// The size of a hint, in the first font of the list.
  static let hintType = 8.6
  /// The height of a key for which type and icons have their nominal size.
  static let nominalKeyHeight = 45.0
  static let iconOnKey = 23.0
  static let iconInBar = 21.0
  /// What is marked in the bar keeps this far from the sides of its place.
  static let barMargin = 4.0
  /// The bar's contents stand this much below its middle, nearer to the keys that they belong to.
  static let barDrop = 1.0
  static let barRadius = 9.0
  /// The size of a word in the bar in the first font of the list, and how far it stays from the sides of its tile.
  static let slotType = 16.5
  static let slotPadding = 6.0
  /// From a slot's edges to the tile that marks it.
  static let slotMargin = 2.0
  static let slotTop = 6.0
  static let slotBottom = 5.0
  /// The line between two words.
  static let dividerHeight = 20.0
  static let popRadius = 13.0
  static let cellRadius = 9.0
  /// The size of a letter in a callout's cell, and of one of several, in the first font of the list.
  static let cellType = 23.0
  static let wideCellType = 16.0
  /// What stands on the space bar while the caret is dragged: the caret, and how far from it the chevrons are.
  static let caretWidth = 2.5
  static let caretHeight = 22.0
  static let chevron = 20.0
  static let chevronDistance = 44.0
  /// How far the bar's ink is moved towards the ground meanwhile.
  static let faint = 0.55
  /// How far a tile's shadow reaches beyond it before it is moved down, and by how much it is moved.
  static let shadowReach = 14.0
  static let shadowDrop = 5.0
  static let shadowColor = Color(0x00000F)
  /// Borders of keys where tone does not tell them from the ground.
  static let stroke = 1.5
  static let strongStroke = 2.5
  static let tileStroke = 2.0

  /// The factor for type and icons on keys of this height.
  static func factor(keyHeight: Double) -> Double {
    min(max(keyHeight / nominalKeyHeight, 0.8), 1.12)
  }

  /// The radius of a key's corners.
  static func radius(keyHeight: Double) -> Double {
    max(5, 7.5 * keyHeight / nominalKeyHeight)
  }
}
