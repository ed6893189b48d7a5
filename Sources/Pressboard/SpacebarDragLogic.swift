/// How far a finger that drags on the space bar has moved the caret. Pure: by distance alone, never by speed.
public enum SpacebarDragLogic {
  /// Points a finger moves sideways for one character.
  public static let pointsPerStep = 8.0
  /// The same beyond ``accelerationDistance``.
  public static let acceleratedPointsPerStep = 4.0
  /// Points; infinite keeps the pace even.
  public static let accelerationDistance = 120.0
  /// Points a finger moves up or down for one sentence.
  public static let pointsPerSentence = 40.0

  /// Signed characters for a finger that is so many points to the right of where it touched.
  public static func step(
    translationX: Double, pointsPerStep: Double = pointsPerStep,
    acceleratedPointsPerStep: Double = acceleratedPointsPerStep,
    accelerationDistance: Double = accelerationDistance
  ) -> Int {
    let distance = abs(translationX)
    let steps = min(distance, accelerationDistance) / pointsPerStep
    let fast = max(0, distance - accelerationDistance) / acceleratedPointsPerStep
    return whole(steps) * sign(translationX) + whole(fast) * sign(translationX)
  }

  /// Signed sentences for a finger that is so many points below where it touched.
  public static func sentenceStep(
    translationY: Double, pointsPerSentence: Double = pointsPerSentence
  ) -> Int {
    whole(abs(translationY) / pointsPerSentence) * sign(translationY)
  }

  /// Where a drag by sentences stops, as counts of user-perceived characters from the text's start, ascending: the
  /// start, behind each run of `. ! ? …`, behind each newline, the end.
  public static func sentenceBoundaries(in text: String) -> [Int] {
    var boundaries = [0]
    var wasTerminator = false
    var count = 0
    for character in text {
      let isTerminator = Self.isTerminator(character)
      if wasTerminator, !isTerminator, boundaries.last != count { boundaries.append(count) }
      count += 1
      if character.isNewline { boundaries.append(count) }
      wasTerminator = isTerminator
    }
    if boundaries.last != count { boundaries.append(count) }
    return boundaries
  }

  /// The signed characters to the `sentences`-th boundary beyond the caret; as far as there are any, so 0 where there
  /// is none.
  ///
  /// - Parameters:
  ///   - before: the text before the caret, as far as it is known.
  ///   - after: the text behind it, as far as it is known.
  public static func characterOffset(
    forSentences sentences: Int, before: String, after: String, enabled: Bool = true
  ) -> Int {
    guard enabled else { return 0 }
    return sentences < 0
      ? -distance(toBoundary: sentences.magnitude, backIn: before)
      : distance(toBoundary: sentences.magnitude, in: after)
  }

  // Both walk no further than they must: a text is long, and a sentence is not.

  private static func distance(toBoundary wanted: UInt, in after: String) -> Int {
    guard wanted > 0 else { return 0 }
    var found: UInt = 0
    var count = 0
    var characters = after.makeIterator()
    var next = characters.next()
    while let character = next {
      next = characters.next()
      count += 1
      let endsRun = isTerminator(character) && !(next.map(isTerminator) ?? false)
      if character.isNewline || endsRun { found += 1 }
      if found == wanted { break }
    }
    return count
  }

  private static func distance(toBoundary wanted: UInt, backIn before: String) -> Int {
    var found: UInt = 0
    var count = 0
    var characters = before.reversed().makeIterator()
    var next = characters.next()
    while let character = next {
      next = characters.next()
      count += 1
      guard let previous = next else { break }
      if previous.isNewline || isTerminator(previous) && !isTerminator(character) { found += 1 }
      if found == wanted { break }
    }
    return count
  }

  private static func isTerminator(_ character: Character) -> Bool {
    switch character {
    case ".", "!", "?", "…": true
    default: false
    }
  }

  /// Distances are sums of fractions: a hair below a step is the step.
  private static func whole(_ steps: Double) -> Int {
    guard steps.isFinite else { return 0 }
    return Int(min(steps + 1e-9, 1e6))
  }

  private static func sign(_ value: Double) -> Int { value < 0 ? -1 : 1 }
}
