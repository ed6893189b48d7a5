import Pressboard

/// What is made of one typed word: what it may be, and what becomes of it behind a space.
public struct WordReading: Equatable, Sendable {
  /// The decoder's ranking, best first, cased like the word; the word itself among them if it is listed.
  public var candidates: [WordCandidate]
  /// What takes the word's place; nil: it is left alone.
  public var replacement: String?
}

/// What a word is read under.
struct ReadingTerms {
  var strength: AutocorrectStrength
  /// Never again in this field.
  var rejected: [CorrectionPair] = []
  /// Nowhere.
  var unwanted = LearnedRejections()
  /// A letter of the word was picked from a callout, so that it is meant.
  var isDeliberate = false
  /// How the letters were hit, where all came with their places.
  var hits: TapHits?
  /// English is among the languages.
  var isEnglish: Bool
}

extension WordReading {
  /// - Parameters:
  ///   - typed: as it stands in the text.
  ///   - standing: of the word in the language that knows it best.
  ///   - candidates: the decoder's, best first, with their own capitals.
  ///   - asTyped: the typed word as one of them, however far behind.
  init(
    _ typed: String, standing: WordStanding, candidates: [WordCandidate], asTyped: WordCandidate?,
    _ terms: ReadingTerms
  ) {
    let style = CaseStyle(of: typed)
    self.candidates = candidates.map { candidate in
      var cased = candidate
      cased.text = style.apply(to: candidate.text)
      return cased
    }
    replacement = Self.replacement(typed, style, standing, candidates, asTyped, terms)
  }

  private static func replacement(
    _ typed: String, _ style: CaseStyle, _ standing: WordStanding, _ candidates: [WordCandidate],
    _ asTyped: WordCandidate?, _ terms: ReadingTerms
  ) -> String? {
    guard terms.strength != .off, !terms.isDeliberate else { return nil }
    var text: String?
    if terms.isEnglish, typed.utf8.elementsEqual("i".utf8) {
      text = "I"
    } else if Guards.allow(typed, style) {
      let rule = CorrectionRule(standing: standing, word: typed, hits: terms.hits)
      text = rule.choice(candidates, typed: asTyped, terms.strength).map {
        style.apply(to: $0.text)
      }
    }
    guard let text, !text.utf8.elementsEqual(typed.utf8) else { return nil }
    let isRejected = terms.rejected.contains {
      $0.typed.utf8.elementsEqual(typed.utf8) && $0.replacement.utf8.elementsEqual(text.utf8)
    }
    return isRejected || terms.unwanted.contains(typed: typed, replacement: text) ? nil : text
  }
}

/// Words that are nobody's to put right, whatever they look like.
private enum Guards {
  static func allow(_ typed: String, _ style: CaseStyle) -> Bool {
    guard style != .mixed else { return false }
    return typed.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || scalar == "'" || scalar.value == 0x2019 || scalar == "-"
        || scalar.properties.generalCategory == .nonspacingMark
    }
  }
}
