/// How a word is capitalised where it stands, apart from which word it is.
enum CaseStyle: Equatable, Sendable {
  /// As the word has it itself.
  case own
  /// A capital in front, as at the start of a sentence.
  case initial
  /// Capitals throughout.
  case capitals
  /// Capitals within: a name or code, which nobody re-cases.
  case mixed

  init(of word: String) {
    var upper = 0
    var letters = 0
    var first = false
    for character in word {
      guard character.isLetter else { continue }
      letters += 1
      if character.isUppercase {
        upper += 1
        if letters == 1 { first = true }
      }
    }
    switch (upper, first) {
    case (0, _): self = .own
    case (1, true): self = .initial
    case (letters, _): self = .capitals
    default: self = .mixed
    }
  }

  func apply(to word: String) -> String {
    switch self {
    case .own, .mixed: word
    case .initial: word.prefix(1).uppercased() + word.dropFirst()
    case .capitals: word.uppercased()
    }
  }
}
