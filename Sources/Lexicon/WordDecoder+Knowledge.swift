extension WordDecoder {
  /// What the languages know of a word, in any case: the one that knows it best speaks.
  public func standing(of word: String) -> WordStanding {
    var best = WordStanding.unknown
    for file in files {
      switch (file.standing(of: word), best) {
      case (.listed(let form, let zipf), .listed(_, let other)) where zipf > other:
        best = .listed(form: form, zipf: zipf)
      case (.listed, .listed): break
      case (.listed(let form, let zipf), _): best = .listed(form: form, zipf: zipf)
      case (.known(let zipf), .known(let other)): best = .known(zipf: max(zipf, other))
      case (.known(let zipf), .unknown): best = .known(zipf: zipf)
      case (.known, .listed), (.unknown, _): break
      }
    }
    return best
  }
}
