import Pressboard

/// Where the letters are on the screen: what taps are measured against.
public struct KeyPlaces: Sendable, Equatable {
  /// A letter key's centre.
  public struct Place: Sendable, Equatable {
    public var letter: Character
    public var x: Float
    public var y: Float

    public init(_ letter: Character, x: Float, y: Float) {
      self.letter = letter
      self.x = x
      self.y = y
    }
  }

  /// People hit below the centre, by so many key heights.
  static let lowTouch: Float = 0.06

  public var places: [Place]
  /// Of one letter key, in the units of the places.
  public var keyWidth: Float
  public var keyHeight: Float

  public init(_ places: [Place], keyWidth: Float, keyHeight: Float) {
    self.places = places
    self.keyWidth = keyWidth
    self.keyHeight = keyHeight
  }
}

extension KeyPlaces {
  /// How far off each letter of a kept word was hit: of words whose touches are known, and that a correction has
  /// turned into as many letters of which most were hit.
  func misses(of word: KeptWord) -> [TapMiss] {
    let meant = Array(word.text.lowercased())
    let hit = Array(word.typed.text.lowercased())
    guard !meant.isEmpty, meant.count == hit.count, word.typed.strokes.count == meant.count,
      zip(meant, hit).count(where: { $0 != $1 }) <= max(1, meant.count / 3), keyWidth > 0, keyHeight > 0
    else { return [] }
    var misses: [TapMiss] = []
    for (letter, stroke) in zip(meant, word.typed.strokes) {
      guard case .touched(_, let point) = stroke, let place = places.first(where: { $0.letter == letter })
      else { continue }
      misses.append(
        TapMiss(
          letter, x: (Float(point.x) - place.x) / keyWidth,
          y: (Float(point.y) - place.y) / keyHeight - Self.lowTouch))
    }
    return misses
  }
}

/// One touch, in the units of `KeyPlaces`.
public struct TapPoint: Sendable, Equatable {
  public var x: Float
  public var y: Float

  public init(x: Float, y: Float) {
    self.x = x
    self.y = y
  }
}

extension TapRow {
  /// A letter whose place is known.
  /// - Parameter hit: the letter that was typed; 0 if it is none of the alphabet.
  init(
    _ tap: TapPoint, hit: Int, _ keys: KeyPlaces, _ taps: LearnedTaps, _ alphabet: Alphabet,
    _ slips: SlipCosts, _ weights: DecodingWeights
  ) {
    language = weights.tapLanguage
    slip = weights.tapSlip
    costs = [Float](repeating: .infinity, count: LexiconFormat.mostLetters + 1)
    // The Gaussian's exponent in decades: 0.434 = log10 e.
    let scale = weights.spatial * 0.4343 / 2
    for place in keys.places {
      var letter = 0
      for scalar in place.letter.unicodeScalars { letter = Int(alphabet.letter(scalar)) }
      guard letter > 0 else { continue }
      let offset = taps.offset(of: place.letter)
      let dx = ((tap.x - place.x) / keys.keyWidth - offset.x) / weights.spreadX
      let dy = ((tap.y - place.y) / keys.keyHeight - KeyPlaces.lowTouch - offset.y) / weights.spreadY
      let distance = dx * dx + dy * dy
      costs[letter] = scale * distance
    }
    letter = hit
    let miss = costs[hit].isFinite ? costs[hit] : 0
    for meant in 1..<alphabet.count {
      let plain = Int(alphabet.plain[meant])
      // A marked letter without a key of its own is typed on the plain one.
      if costs[meant] == .infinity, plain > 0, plain != meant, plain < costs.count {
        costs[meant] = costs[plain] + weights.mark
      }
      guard letter > 0 else { continue }
      let slipped = slips.substitution(typed: letter, meant: meant) + miss
      costs[meant] = min(costs[meant], letter == meant ? slipped : slipped + weights.tapSlip)
    }
  }
}
