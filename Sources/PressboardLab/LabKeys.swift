import Lexicon

/// Where the letters are for rows of taps.
enum LabKeys {
  /// Unit a letter key's width, origin at the letters' top left, rows of 1.567.
  static let places: KeyPlaces = {
    let height: Float = 1.567
    var places: [KeyPlaces.Place] = []
    for (row, (letters, start)) in [("qwertyuiop", 0.5), ("asdfghjkl", 1), ("zxcvbnm", 2)].enumerated() {
      for (column, letter) in letters.enumerated() {
        places.append(.init(letter, x: Float(start) + Float(column), y: (Float(row) + 0.5) * height))
      }
    }
    return KeyPlaces(places, keyWidth: 1, keyHeight: height)
  }()
}
