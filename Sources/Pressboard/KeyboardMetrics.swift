/// The measures of a keyboard on one output, in points.
public struct KeyboardMetrics: Equatable, Sendable {
  /// How keys are arranged.
  public enum Shape: Hashable, Sendable {
    /// Narrower than 540 points: a phone held upright.
    case portrait
    /// Up to 800 points wide and at least 600 high: the phone's grid, higher keys.
    case smallTablet
    /// Wide but lower than 600 points: a phone on its side.
    case landscape
    /// From 800 points on and at least 600 high: backspace and return at the right of the letters.
    case tablet
  }

  public let shape: Shape
  /// The width of the keyboard.
  public let width: Double
  /// The height of a key's cap.
  public internal(set) var keyHeight: Double
  /// Between two rows.
  public private(set) var rowGap: Double
  /// Between two keys of a row.
  public let keyGap: Double
  /// Left of the first key and right of the last.
  public let side: Double
  /// Above the first row and below the last.
  public let pad: Double
  /// The bar over the keys.
  public private(set) var barHeight: Double

  /// - Parameters:
  ///   - width: the width of the keyboard, in points.
  ///   - outputSize: the whole output, in points.
  ///   - millimetres: the output's size as it tells it; nil or nonsense is unknown.
  public init(width: Double, outputSize: Size, millimetres: Size? = nil) {
    self.width = width
    switch (width, outputSize.height) {
    case (..<540, _): shape = .portrait
    case (_, ..<600): shape = .landscape
    case (..<800, _): shape = .smallTablet
    default: shape = .tablet
    }
    (keyHeight, rowGap, pad, barHeight) =
      switch shape {
      case .portrait: (45, 11, 8, 44)
      case .smallTablet: (50, 9, 8, 44)
      case .landscape: (34, 7, 6, 36)
      case .tablet: (50, 9, 9, 44)
      }
    keyGap = shape == .tablet ? 9 : min(max(width / 60, 4), 6)
    side = keyGap + 0.5
    if let millimetres, let density = Self.pointsPerMillimetre(outputSize, millimetres) {
      fit(pointsPerMillimetre: density)
    }
    shrink(to: outputSize.height * (shape == .landscape ? 0.58 : 0.5))
  }

  /// The keys with the pads around them.
  public var keyAreaHeight: Double { 2 * pad + Self.rows * keyHeight + (Self.rows - 1) * rowGap }

  /// Bar and keys.
  public var height: Double { barHeight + keyAreaHeight }

  /// The side of the square key pop.
  public var popSide: Double { 1.35 * keyHeight }

  /// Between a key and its pop.
  public var popGap: Double { 0.14 * keyHeight }

  /// What the surface needs above the bar for the first row's pops: 2 points of air, 8 for the shadow.
  public var headroom: Double { max(0, popSide + popGap + 10 - barHeight - pad) }

  private static let rows = 4.0
  private static let leastKeyHeight = 32.0
  private static let leastRowGap = 6.0
  private static let leastBarHeight = 32.0

  /// Compares diagonals, so that it does not matter which way round the output told its size.
  private static func pointsPerMillimetre(_ points: Size, _ millimetres: Size) -> Double? {
    func diagonal(_ size: Size) -> Double {
      (size.width * size.width + size.height * size.height).squareRoot()
    }
    guard millimetres.width > 0, millimetres.height > 0 else { return nil }
    let density = diagonal(points) / diagonal(millimetres)
    // Outside of this it is a projector, or a monitor that tells its aspect ratio for its size.
    return (1.5...30).contains(density) ? density : nil
  }

  /// Brings rows, and a bar too low to hit, to a size that a finger can use.
  private mutating func fit(pointsPerMillimetre density: Double) {
    let range =
      switch shape {
      case .portrait, .landscape: 9.0...11.5
      case .smallTablet, .tablet: 10.0...13.0
      }
    let pitch = (keyHeight + rowGap) / density
    let factor = min(max(pitch, range.lowerBound), range.upperBound) / pitch
    keyHeight = max(keyHeight * factor, Self.leastKeyHeight)
    rowGap *= factor
    barHeight = max(barHeight, 7 * density)
  }

  /// Gives up height in the order in which it is missed least: gaps, keys, bar.
  private mutating func shrink(to limit: Double) {
    func reduced(_ value: Double, times count: Double, least: Double) -> Double {
      let excess = height - limit
      return excess > 0 ? min(value, max(least, value - excess / count)) : value
    }
    rowGap = reduced(rowGap, times: Self.rows - 1, least: Self.leastRowGap)
    keyHeight = reduced(keyHeight, times: Self.rows, least: Self.leastKeyHeight)
    barHeight = reduced(barHeight, times: 1, least: Self.leastBarHeight)
  }
}
