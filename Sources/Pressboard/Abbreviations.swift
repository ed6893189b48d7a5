/// Points that do not end a sentence.
enum Abbreviations {
  /// Whether the point behind `token` belongs to it: an abbreviation, an initial, an ordinal number.
  static func takesPoint(_ token: Substring, in language: String) -> Bool {
    var word = token
    while let first = word.first, !first.isWordCharacter { word.removeFirst() }
    guard let last = word.last, last.isWordCharacter else { return false }
    if word.allSatisfy({ $0.isWholeNumber }) { return isOrdinal(digits: word.count, in: language) }
    if word.count == 1 {
      // "So do I." is a sentence.
      return last.isLetter && !(language.hasSameBytes(as: "en") && last == "I")
    }
    if word.contains(".") { return isChainOfShortParts(word) }
    let lower = word.lowercased()
    return words(of: language).contains { $0.hasSameBytes(as: lower) }
  }

  /// "e.g", "z.B", "a.m": what has points inside and no long part. An address has a long one.
  private static func isChainOfShortParts(_ word: Substring) -> Bool {
    var length = 0
    for character in word {
      length = character == "." ? 0 : length + 1
      if length > 2 || !(character == "." || character.isLetter) { return false }
    }
    return true
  }

  /// In these languages a number with a point is an ordinal: "3. května", "am 21. Juni". A long one is a year at
  /// the end of a sentence, but not in Hungarian.
  private static func isOrdinal(digits: Int, in language: String) -> Bool {
    switch language {
    case "bs", "cs", "da", "de", "dsb", "et", "eu", "fi", "fo", "hr", "hsb", "is", "lb", "lv", "nb", "nds",
      "nn",
      "no", "pl", "se", "sk", "sl", "smn", "sr", "tr", "az":
      digits <= 3
    case "hu": true
    default: false
    }
  }

  /// Only those that the sentence goes on after, and in small letters: titles stand before names.
  private static func words(of language: String) -> [String] {
    switch language {
    case "en":
      [
        "etc", "vs", "approx", "cf", "ca", "al", "esp", "incl", "viz", "ibid", "resp", "dept", "est", "fig",
        "vol",
      ]
    case "de":
      [
        "usw", "bzw", "ca", "evtl", "ggf", "inkl", "exkl", "etc", "vgl", "sog", "bspw", "max", "min", "zzgl",
        "abzgl", "tel", "nr", "str",
      ]
    case "cs": ["atd", "apod", "např", "tzv", "tj", "cca", "popř", "resp", "aj", "atp", "tzn", "str", "č"]
    case "sk": ["atď", "napr", "tzv", "tj", "cca", "resp", "apod", "str", "č"]
    case "pl": ["np", "itd", "itp", "tzn", "tzw", "tj", "ok", "wg", "ul", "nr", "m.in"]
    case "fr": ["etc", "cf", "env", "ex", "av", "apr", "tél", "max", "min", "p.ex"]
    case "es": ["etc", "aprox", "pág", "núm", "tel", "av", "ej"]
    case "it": ["ecc", "ca", "es", "pag", "tel", "cfr"]
    case "pt": ["etc", "aprox", "pág", "tel", "av", "ex"]
    case "nl": ["enz", "bijv", "ca", "evt", "incl", "excl", "resp", "tel", "nr", "o.a", "m.b.t"]
    case "sv": ["osv", "bl.a", "ca", "t.ex", "dvs", "ev", "inkl", "tel", "nr"]
    case "da", "nb", "nn", "no": ["osv", "ca", "bl.a", "f.eks", "evt", "inkl", "ekskl", "tlf", "nr", "dvs"]
    case "fi": ["esim", "jne", "ym", "yms", "ks", "ns", "mm", "eli", "puh"]
    case "hu": ["stb", "pl", "kb", "ill", "ún", "tel"]
    case "hr", "sr", "bs": ["npr", "itd", "tj", "tzv", "sl", "br", "tel", "нпр", "итд", "тј", "тзв"]
    case "sl": ["npr", "itd", "ipd", "oz", "tj", "tel"]
    case "ro": ["etc", "ex", "nr", "tel", "str"]
    case "tr": ["vb", "vs", "örn", "bkz", "tel", "no"]
    case "ru": ["др", "пр", "см", "ср", "напр", "стр", "ул", "тел", "руб", "тыс", "млн", "обл"]
    case "uk": ["ін", "див", "напр", "стор", "вул", "тел", "грн", "тис", "млн", "обл"]
    case "bg": ["др", "вж", "напр", "стр", "ул", "тел", "лв", "хил"]
    case "el": ["κλπ", "κ.λπ", "π.χ", "δηλ", "βλ", "τηλ"]
    case "et": ["jne", "nt", "st", "vt", "lk", "tel"]
    case "lt": ["pvz", "kt", "pan", "tel", "psl"]
    case "lv": ["piem", "utt", "tml", "tālr", "lpp"]
    case "ca": ["etc", "pàg", "tel", "ex"]
    case "is": ["t.d", "o.fl", "o.s.frv", "m.a", "þ.e", "u.þ.b", "sbr"]
    default: ["etc"]
    }
  }
}
