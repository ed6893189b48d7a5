/// What it costs to type one letter for another, to leave one out and to type one too many, for one alphabet.
struct SlipCosts: Sendable {
  private static let width = LexiconFormat.mostLetters + 1
  /// Apostrophes and second ones of two cost less.
  private static let cheapOmission: Float = 1
  /// By typed letter and meant letter.
  private let substitutions: [Float]
  /// By the meant letter before and the meant letter that was left out.
  private let omissions: [Float]
  /// By the meant letter before and the typed letter that is too many.
  private let insertions: [Float]
  /// Which letters are soon left out, by the meant letter before.
  private let oftenOmitted: [CheapLetters]

  @inline(__always)
  func substitution(typed: Int, meant: Int) -> Float { substitutions[typed &* Self.width &+ meant] }
  @inline(__always)
  func omission(of letter: Int, after before: Int) -> Float { omissions[before &* Self.width &+ letter] }
  @inline(__always)
  func insertion(of letter: Int, after before: Int) -> Float { insertions[before &* Self.width &+ letter] }
  @inline(__always)
  func oftenOmitted(after before: Int) -> CheapLetters { oftenOmitted[before] }

  init(_ alphabet: Alphabet, _ weights: DecodingWeights) {
    let width = Self.width
    var substitutions = [Float](repeating: weights.substitution, count: width * width)
    var omissions = [Float](repeating: weights.omission, count: width * width)
    var insertions = [Float](repeating: weights.insertion, count: width * width)
    /// The letter without its mark, as the table below knows it.
    func plain(_ letter: Int) -> Character? {
      guard letter > 0, letter < alphabet.count,
        let scalar = Unicode.Scalar(PlainLetter.of(alphabet.scalars[letter]))
      else { return nil }
      return Character(scalar)
    }
    for first in 0..<alphabet.count {
      let a = plain(first)
      for second in 1..<alphabet.count {
        guard let b = plain(second) else { continue }
        let place = first * width + second
        substitutions[place] = Self.substitution(first, second, a, b, alphabet, weights)
        if b == "'" {
          omissions[place] = weights.apostrophe
          insertions[place] = weights.strayMark
        } else if a == b {
          omissions[place] = weights.omittedDouble
          insertions[place] = weights.insertedDouble
        } else if a.map({ Self.silent.contains(String([$0, b])) }) ?? false || b == "e" || b == "h" {
          omissions[place] = weights.omittedSilent
          insertions[place] = weights.insertedVowel
        } else if Self.vowels.contains(b) {
          omissions[place] = weights.omittedVowel
          insertions[place] = weights.insertedVowel
        }
      }
    }
    self.substitutions = substitutions
    self.omissions = omissions
    self.insertions = insertions
    oftenOmitted = (0..<width).map {
      CheapLetters(omissions[($0 * width)..<(($0 + 1) * width)], below: Self.cheapOmission)
    }
  }

  private static func substitution(
    _ typed: Int, _ meant: Int, _ a: Character?, _ b: Character, _ alphabet: Alphabet,
    _ weights: DecodingWeights
  ) -> Float {
    guard let a else { return weights.substitution }
    if typed == meant { return 0 }
    if a == b {
      // The same letter with and without its mark.
      return alphabet.plain[typed] == UInt8(typed) ? weights.mark : weights.strayMark
    }
    var cost = weights.substitution
    if vowels.contains(a), vowels.contains(b) { cost = min(cost, weights.vowel) }
    let pair = String(a < b ? [a, b] : [b, a])
    if soundAlikes.contains(pair) { cost = min(cost, weights.soundAlike) }
    if neighbours.contains(pair) { cost = min(cost, weights.neighbour) }
    return cost
  }

  private static let vowels: Set<Character> = ["a", "e", "i", "o", "u", "y"]
  /// Letters that are often left out after another.
  private static let silent: Set<String> = [
    "ck", "dg", "gu", "qu", "kn", "gn", "ps", "mb", "mn", "sc", "rh", "xc", "wr", "tc", "ct", "nt", "pt",
    "dj", "ld",
    "st", "sw", "bt", "lm", "cq", "nm", "rr", "nd",
  ]
  /// Pairs in alphabetical order that are heard alike.
  private static let soundAlikes: Set<String> = [
    "cs", "ck", "cq", "kq", "sz", "fv", "dt", "bp", "mn", "gj", "cx", "sx", "kx", "ct", "st", "cz", "fp",
    "cg", "gk",
    "vw", "uw", "lr", "bv", "iy", "ij",
  ]
  /// Neighbours on a keyboard, in alphabetical order, where the true places are not known.
  private static let neighbours: Set<String> = {
    let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map(Array.init)
    var pairs: Set<String> = []
    func add(_ a: Character, _ b: Character) { pairs.insert(String(a < b ? [a, b] : [b, a])) }
    for (number, row) in rows.enumerated() {
      for (index, letter) in row.enumerated() {
        if index + 1 < row.count { add(letter, row[index + 1]) }
        guard number + 1 < rows.count else { continue }
        let below = rows[number + 1]
        let shift = number == 0 ? 0 : 1
        for other in [index - 1, index] where below.indices.contains(other - shift + (number == 0 ? 0 : 1)) {
          add(letter, below[other - shift + (number == 0 ? 0 : 1)])
        }
      }
    }
    return pairs
  }()
}
