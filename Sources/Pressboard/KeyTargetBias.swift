/// Which of two neighbours a touch near their border means, by what goes on with the word.
public enum KeyTargetBias {
  /// The share of a key's width, at each of its sides, in which the neighbour may be meant. Deeper inside the finger
  /// is believed.
  public static let margin = 0.22

  /// The key that a touch means: `nearest`, unless its letter ends no word's beginning and its neighbour's, close by,
  /// does.
  ///
  /// - Parameters:
  ///   - nearest: the key at `point`.
  ///   - viableNext: the small letters that go on with the word; empty at a word's start, where nothing is known and
  ///     where the answer is late: then nothing is biased.
  public static func key(
    at point: Point, nearest: PlacedKey, in grid: KeyGrid, viableNext: Set<Character>, enabled: Bool
  ) -> PlacedKey {
    guard enabled, !viableNext.isEmpty, let letter = nearest.letter, !viableNext.contains(letter),
      point.y >= nearest.cell.y, point.y < nearest.cell.maxY
    else { return nearest }
    let reach = nearest.cap.width * margin
    let x: Double
    if point.x < nearest.cap.x + reach {
      x = nearest.cell.x - reach / 2
    } else if point.x >= nearest.cap.maxX - reach {
      x = nearest.cell.maxX + reach / 2
    } else {
      return nearest
    }
    let neighbour = grid.keys[grid.rowKey(near: Point(x: x, y: nearest.cap.midY))]
    guard let other = neighbour.letter, viableNext.contains(other), neighbour.cap.y == nearest.cap.y
    else { return nearest }
    return neighbour
  }
}

extension PlacedKey {
  /// The small letter of a letter key.
  var letter: Character? {
    guard key.role == .letter, case .character(let text) = key.action else { return nil }
    return text.lowercased().first
  }
}
