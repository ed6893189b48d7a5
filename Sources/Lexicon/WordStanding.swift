/// What a lexicon says of a word.
public enum WordStanding: Equatable, Sendable {
  /// In the list: how it is written, and its Zipf frequency (log10 of its occurrences in 10^9 words).
  case listed(form: String, zipf: Float)
  /// Left alone and never suggested.
  case known(zipf: Float)
  case unknown

  var isListed: Bool {
    switch self {
    case .listed: true
    case .known, .unknown: false
    }
  }
}

extension LexiconFile {
  /// - Parameter word: in any case.
  public func standing(of word: String) -> WordStanding {
    let lower = word.lowercased()
    if let node = find(lower) {
      return .listed(form: display(node), zipf: Float(trie.node(node).step) / LexiconFormat.stepsPerDecade)
    }
    if let level = known.level(of: lower.utf8) { return .known(zipf: Float(level) / 2) }
    return .unknown
  }
}
