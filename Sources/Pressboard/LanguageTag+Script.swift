extension LanguageTag {
  /// Written from right to left.
  public var isRightToLeft: Bool {
    if let script { return Self.rightToLeftScripts.contains(script) }
    return Self.rightToLeftLanguages.contains(language)
  }

  /// The mark between a number's whole part and its fraction, as CLDR has it for the digits 0 to 9.
  public var decimalMark: Character {
    if let region, Self.pointRegions[language]?.contains(region) ?? false { return "." }
    if let region, Self.commaRegions[language]?.contains(region) ?? false { return "," }
    if isSpanishOfTheAmericas {
      return Self.spanishCommaRegions.contains(region ?? "") ? "," : "."
    }
    return Self.commaLanguages.contains(language) ? "," : "."
  }

  private static let rightToLeftScripts: Set<String> = [
    "Adlm", "Arab", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa",
  ]

  private static let rightToLeftLanguages: Set<String> = [
    "ar", "ckb", "dv", "fa", "he", "ks", "lrc", "mzn", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
  ]

  private static let commaLanguages: Set<String> = [
    "af", "ast", "az", "be", "bg", "br", "bs", "ca", "crh", "cs", "cv", "da", "de", "el", "es", "et", "eu",
    "fi", "fo", "fr", "fur", "fy", "gl", "hr", "hsb", "hu", "hy", "id", "is", "it", "ka", "kk", "kl", "ky",
    "lb", "lt", "lv", "mk", "mn", "nb", "nl", "nn", "no", "oc", "os", "pl", "pt", "ro", "ru", "se", "sk",
    "sl", "smn", "sq", "sr", "sv", "tg", "tk", "tr", "tt", "uk", "uz", "vi", "wa",
  ]

  /// Regions that write a point although the language writes a comma.
  private static let pointRegions: [String: Set<String>] = [
    "de": ["CH", "LI"], "it": ["CH"], "mn": ["MN"], "nl": [], "es": ["419"],
  ]

  /// Regions that write a comma although the language writes a point.
  private static let commaRegions: [String: Set<String>] = [
    "en": ["AT", "BE", "CH", "DE", "DK", "FI", "NL", "SE", "SI", "ZA"], "ar": ["DZ", "LY", "MA", "TN"],
    "ms": ["BN"],
  ]

  private static let spanishCommaRegions: Set<String> = [
    "AR", "BO", "CL", "CO", "CR", "EC", "PY", "UY", "VE",
  ]
}
