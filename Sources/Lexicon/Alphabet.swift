/// The letters of a lexicon, numbered from 1 in the order of their scalars.
struct Alphabet: Sendable {
  /// The scalar of each letter; 0 stands at place 0.
  let scalars: [UInt32]
  /// For each letter the letter without its mark, itself if it has none, 0 if it may be left out (the apostrophe).
  let plain: [UInt8]
  /// Letters below U+0180 by scalar; others are found by search.
  private let direct: [UInt8]

  init(scalars: [UInt32], plain: [UInt8]) {
    self.scalars = [0] + scalars
    self.plain = [0] + plain
    var direct = [UInt8](repeating: 0, count: 0x180)
    for (index, scalar) in scalars.enumerated() where scalar < 0x180 {
      direct[Int(scalar)] = UInt8(index + 1)
    }
    self.direct = direct
  }

  init(_ bytes: LexiconBytes) {
    var scalars: [UInt32] = []
    var plain: [UInt8] = []
    let count = min(bytes.count / 4, LexiconFormat.mostLetters)
    for index in 0..<count {
      scalars.append(UInt32(bytes.u16(index * 4)))
      let base = bytes.u8(index * 4 + 2)
      plain.append(Int(base) <= count ? base : 0)
    }
    self.init(scalars: scalars, plain: plain)
  }

  var count: Int { scalars.count }

  /// The place of a lower-case letter; 0 if it is not of this alphabet.
  func letter(_ scalar: Unicode.Scalar) -> UInt8 {
    if scalar.value < 0x180 { return direct[Int(scalar.value)] }
    if scalar.value == 0x2019 { return direct[0x27] }
    for (index, other) in scalars.enumerated() where other == scalar.value { return UInt8(index) }
    return 0
  }

  /// The place of a lower-case letter, also where its mark is written behind it; 0 if it is not of this alphabet.
  func letter(_ character: Character) -> UInt8 {
    let scalars = character.unicodeScalars
    guard scalars.count > 1, let base = scalars.first else { return scalars.first.map(letter) ?? 0 }
    // Canonical equivalence is what `Character` compares by.
    for (index, scalar) in self.scalars.enumerated() {
      if let single = Unicode.Scalar(scalar), Character(single) == character { return UInt8(index) }
    }
    return letter(base)
  }

  /// The letters of a lower-case word; 0 for every scalar that is none.
  func letters(_ word: String) -> [UInt8] {
    word.map { letter($0) }
  }

  func text(_ letters: [UInt8]) -> String {
    var text = String.UnicodeScalarView()
    for letter in letters where Int(letter) < scalars.count {
      if let scalar = Unicode.Scalar(scalars[Int(letter)]) { text.append(scalar) }
    }
    return String(text)
  }
}
