/// Who knows words: the host's seam to a decoder, beside the keyboard or on a worker.
///
/// The engine works without one: nothing is suggested and nothing is corrected.
public protocol LanguageSource: AnyObject {
  /// The answer if it is there at once. Nil: it comes later, through ``PressboardController/receive(_:at:)``, or never;
  /// only the newest query needs one, besides the newest with a deadline, until then.
  func answer(_ query: LanguageQuery) -> LanguageAnswer?
  /// Whether it may have words of a language: where it has none of any that is enabled it is not asked at all.
  func mayKnow(_ language: LanguageTag) -> Bool
  /// What was kept, for learning. Never called for text that may not be remembered.
  func learn(_ word: KeptWord)
  /// A correction was taken back. Never called for text that may not be remembered.
  func reject(_ pair: CorrectionPair)
}

extension LanguageSource {
  public func mayKnow(_ language: LanguageTag) -> Bool { true }
  public func learn(_ word: KeptWord) {}
  public func reject(_ pair: CorrectionPair) {}
}

/// A decoder as a value: what a worker owns, and what a tool runs to its end at once.
public protocol LanguageDecoder {
  mutating func answer(_ query: LanguageQuery) -> LanguageAnswer
  mutating func learn(_ word: KeptWord)
  mutating func reject(_ pair: CorrectionPair)
}

extension LanguageDecoder {
  public mutating func reject(_ pair: CorrectionPair) {}
}

/// Asks a decoder at once, for tools and tests.
public final class DirectLanguageSource<Decoder: LanguageDecoder>: LanguageSource {
  public var decoder: Decoder

  public init(_ decoder: Decoder) {
    self.decoder = decoder
  }

  public func answer(_ query: LanguageQuery) -> LanguageAnswer? { decoder.answer(query) }

  public func learn(_ word: KeptWord) { decoder.learn(word) }

  public func reject(_ pair: CorrectionPair) { decoder.reject(pair) }
}
