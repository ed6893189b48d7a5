/// Finds what somebody who mistyped a name may have meant.
package enum SpellingHint {
  /// The name that is nearest to `word`, when it is near enough to be meant.
  package static func nearest(to word: String, among names: [String]) -> String? {
    let letters = letters(of: word)
    guard !letters.isEmpty else { return nil }
    // Of two that are equally near, the longer: a letter is forgotten more often than one too many is typed.
    let measured = names.map { name in
      (name: name, distance: distance(letters, Self.letters(of: name)), shortness: -name.utf8.count)
    }
    let best = measured.min { ($0.distance, $0.shortness) < ($1.distance, $1.shortness) }
    guard let best else { return nil }
    return best.distance * 2 < max(letters.count, 3) ? best.name : nil
  }

  /// The word without its dashes: they say nothing about what was meant.
  private static func letters(of word: String) -> [UInt8] {
    Array(word.utf8.prefix(64).drop { $0 == UInt8(ascii: "-") })
  }

  /// How many letters have to be changed, added, left out or swapped with a neighbour to make one word of the
  /// other.
  package static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for (i, left) in a.enumerated() {
      var row = [i + 1]
      for (j, right) in b.enumerated() {
        var cost = min(last[j] + (left == right ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, left == b[j - 1], a[i - 1] == right { cost = min(cost, beforeLast[j - 1] + 1) }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
