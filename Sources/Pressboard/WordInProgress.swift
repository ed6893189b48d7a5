/// The word that is being typed, with how each of its characters came to be.
///
/// Void once anybody else has changed the text: a text that nobody knows the touches of has no strokes.
public struct WordInProgress: Equatable, Sendable {
  /// Letters, digits and apostrophes up to the caret.
  public private(set) var text: String
  /// One for each user-perceived character of `text`; empty where that is not known, and for more than 48.
  public private(set) var strokes: [LetterStroke]

  public static let none = WordInProgress(text: "", strokes: [])

  public init(text: String, strokes: [LetterStroke] = []) {
    self.text = text
    self.strokes = strokes.count == text.count ? strokes : []
  }

  public var isEmpty: Bool { text.isEmpty }

  /// What is longer is no word that anybody knows, and its touches are not carried along from key to key.
  private static let mostStrokes = 48

  /// Typed on: a mark that joins the character before it leaves that one's stroke as it is.
  public mutating func append(_ typed: String, _ stroke: LetterStroke) {
    let knew = !strokes.isEmpty || text.isEmpty
    // Only the last character can grow together with what follows, so the others are not counted at each key.
    let added = text.last.map { (String($0) + typed).count - 1 } ?? typed.count
    text += typed
    guard knew else { return }
    guard strokes.count + added <= Self.mostStrokes else {
      strokes = []
      return
    }
    for _ in 0..<added { strokes.append(stroke) }
  }

  /// The last character is gone.
  public mutating func removeLast() {
    guard !text.isEmpty else { return }
    text.removeLast()
    if !strokes.isEmpty { strokes.removeLast() }
  }
}

/// How a character of a word came to be.
public enum LetterStroke: Hashable, Sendable {
  /// A finger on a key, where it was: may have meant a neighbour.
  case touched(KeyID, Point)
  /// Chosen on purpose, as from a callout: it is what was meant.
  case chosen
  /// By a host, or in a way nobody noted.
  case untold
}
