/// When the next letter begins a sentence.
public enum AutoCapitalization {
  /// Whether a letter typed at the caret begins a sentence: at the start, on a new line, behind a mark that ends
  /// a sentence and a space. Not behind an abbreviation, an initial, or the point of an ordinal number where the
  /// language has one.
  ///
  /// - Parameter locale: whose abbreviations and marks count; nil is English.
  public static func shouldCapitalizeNext(
    afterTextBeforeCursor text: String, locale: LanguageTag? = nil, enabled: Bool
  ) -> Bool {
    // Nearly always a letter was typed, and then all the rest comes to the same.
    guard enabled, !(text.utf8.last?.isASCIILetter ?? false) else { return false }
    let language = locale?.language ?? "en"
    var rest = text[...]
    var steps = 0
    // What opens a quotation or a bracket is part of the sentence that it opens.
    // `dropLast()` without a number walks over the whole text.
    while steps < longestWalk, let last = rest.last, opensSentence(last, before: rest.dropLast(1)) {
      rest.removeLast()
      steps += 1
    }
    let openers = steps
    while steps < longestWalk, let last = rest.last, last.isBlank {
      rest.removeLast()
      steps += 1
    }
    guard steps < longestWalk else { return false }
    guard let last = rest.last, !last.isNewline else { return true }
    guard steps > openers else { return false }
    // What closes a quotation or a bracket may stand between the mark and the space.
    var closers = 0
    while let closer = rest.last, closers < 3, closesSentence(closer) {
      rest.removeLast()
      closers += 1
    }
    guard let mark = rest.last, mark.endsSentence || mark == ";" && language.hasSameBytes(as: "el") else {
      return false
    }
    guard mark == "." else { return true }
    rest.removeLast()
    return !Abbreviations.takesPoint(CodeLikeText.token(endOf: rest), in: language)
  }

  /// Blanks and brackets beyond this many are a drawing, not prose; nobody walks over them at each key.
  private static let longestWalk = 64

  /// Whether a letter typed at the caret begins a word.
  public static func beginsWord(afterTextBeforeCursor text: String) -> Bool {
    guard let last = text.last else { return true }
    return !last.isWordCharacter && !last.joinsLetters
  }

  private static func opensSentence(_ character: Character, before rest: Substring) -> Bool {
    switch character {
    case "(", "[", "\u{BF}", "\u{A1}", "\u{201E}", "\u{201A}", "\u{AB}", "\u{2039}": true
    // These close in some languages: a blank or nothing before them says that they open.
    case "\"", "'", "\u{201C}", "\u{2018}", "\u{BB}", "\u{203A}": rest.last?.isWhitespace ?? true
    default: false
    }
  }

  private static func closesSentence(_ character: Character) -> Bool {
    switch character {
    case ")", "]", "}", "\"", "'", "\u{201D}", "\u{2019}", "\u{201C}", "\u{2018}", "\u{AB}", "\u{BB}",
      "\u{2039}", "\u{203A}":
      true
    default: false
    }
  }
}

extension Character {
  /// A mark after which a sentence is over, in whatever script.
  var endsSentence: Bool {
    switch self {
    case ".", "!", "?", "\u{2026}", "\u{203C}", "\u{2047}", "\u{2048}", "\u{2049}": true
    // Arabic, Urdu, Devanagari, Armenian, Ethiopic, Chinese and Japanese, Myanmar, Khmer.
    case "\u{61F}", "\u{6D4}", "\u{964}", "\u{965}", "\u{589}", "\u{1362}", "\u{3002}", "\u{FF01}",
      "\u{FF1F}",
      "\u{104B}", "\u{17D4}":
      true
    default: false
    }
  }
}
