/// Where a finger was for a letter that was meant, from the place where fingers are expected, in key widths and
/// heights.
public struct TapMiss: Sendable, Equatable {
  public var letter: Character
  public var x: Float
  public var y: Float

  public init(_ letter: Character, x: Float, y: Float) {
    self.letter = letter
    self.x = x
    self.y = y
  }
}

/// How far off the user hits each key, on the average of late: what is seldom hit follows the others.
struct LearnedTaps: Sendable, Equatable {
  /// A mean that forgets: so many taps at most count.
  struct Mean: Sendable, Equatable {
    var x: Float = 0
    var y: Float = 0
    var count: Float = 0

    mutating func add(x newX: Float, y newY: Float, most: Float) {
      count = min(count + 1, most)
      x += (newX - x) / count
      y += (newY - y) / count
    }
  }

  var keys: [Character: Mean] = [:]
  var all = Mean()

  static let mostKeys = 128
  static let mostTaps: Float = 400
  static let mostTapsOfAKey: Float = 80
  /// What lies farther off was no miss of this key, in keys.
  static let farthest: Float = 1.2
  /// No offset is larger, in keys.
  static let largest: Float = 0.35
  /// Taps that are not believed yet: on the whole, and against the others on one key.
  private static let doubt: Float = 30
  private static let doubtOfAKey: Float = 25

  var isEmpty: Bool { all.count == 0 }

  mutating func add(_ miss: TapMiss) {
    guard miss.x.isFinite, miss.y.isFinite, abs(miss.x) <= Self.farthest, abs(miss.y) <= Self.farthest else {
      return
    }
    all.add(x: miss.x, y: miss.y, most: Self.mostTaps)
    guard keys[miss.letter] != nil || keys.count < Self.mostKeys, String(miss.letter).utf8.count <= 16 else {
      return
    }
    keys[miss.letter, default: Mean()].add(x: miss.x, y: miss.y, most: Self.mostTapsOfAKey)
  }

  /// How far from the expected place this letter is hit, in key widths and heights.
  func offset(of letter: Character) -> (x: Float, y: Float) {
    guard all.count > 0 else { return (0, 0) }
    let belief = all.count / (all.count + Self.doubt)
    var (x, y) = (all.x * belief, all.y * belief)
    if let key = keys[letter] {
      let share = key.count / (key.count + Self.doubtOfAKey)
      x += (key.x - x) * share
      y += (key.y - y) * share
    }
    return (max(-Self.largest, min(Self.largest, x)), max(-Self.largest, min(Self.largest, y)))
  }
}

extension LearnedData {
  /// How far off each key is hit, in key widths and heights.
  public var tapOffsets: [Character: (x: Float, y: Float)] {
    var offsets: [Character: (x: Float, y: Float)] = [:]
    for letter in taps.keys.keys { offsets[letter] = taps.offset(of: letter) }
    return offsets
  }
}
