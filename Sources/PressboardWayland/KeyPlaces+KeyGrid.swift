internal import Lexicon
internal import Pressboard

extension KeyPlaces {
  /// The letters as they stand on the screen, in points of the keyboard; nil for a page without any: there what was
  /// tapped on the letters' page stays as it was meant.
  init?(_ grid: KeyGrid) {
    var places: [Place] = []
    var width = Double.infinity
    var height = Double.infinity
    for placed in grid.keys {
      guard placed.key.role == .letter, case .character(let text) = placed.key.action,
        let letter = text.lowercased().first, text.count == 1
      else { continue }
      places.append(Place(letter, x: Float(placed.cap.midX), y: Float(placed.cap.midY)))
      // At the edges cells are larger than the distance of two keys.
      width = min(width, placed.cell.width)
      height = min(height, placed.cell.height)
    }
    guard !places.isEmpty else { return nil }
    self.init(places, keyWidth: Float(width), keyHeight: Float(height))
  }
}
