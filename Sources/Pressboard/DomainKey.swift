/// The key that types `.com` and offers the domains of the user's languages.
enum DomainKey {
  /// As many as fit over a phone's keyboard.
  static let mostDomains = 6

  static func key(for locales: [LanguageTag]) -> Key {
    Key(
      id: .text(".com"), action: .character(".com"), face: .text(".com"), role: .mark,
      callout: domains(for: locales))
  }

  /// `.com`, each language's domain in the user's order, then general ones; `.eu` always has room.
  static func domains(for locales: [LanguageTag]) -> [String] {
    var own: [String] = []
    for locale in locales {
      if let domain = domain(of: locale), !own.contains(domain) { own.append(domain) }
    }
    let room = mostDomains - 2
    let general = [".net", ".org"].prefix(max(0, room - own.count))
    return [".com"] + own.prefix(room) + general + [".eu"]
  }

  /// A region's own domain, else the one of the country that the language is first thought of with. English,
  /// Arabic and the Sami languages have none.
  static func domain(of locale: LanguageTag) -> String? {
    if let region = locale.region, region.utf8.count == 2, region != "US" {
      return region == "GB" ? ".uk" : "." + region.lowercased()
    }
    return countries[locale.language].map { "." + $0 }
  }

  private static let countries: [String: String] = [
    "be": "by", "bg": "bg", "bs": "ba", "ca": "cat", "cs": "cz", "cy": "cymru", "da": "dk", "de": "de",
    "el": "gr", "es": "es", "et": "ee", "eu": "eus", "fa": "ir", "fi": "fi", "fil": "ph", "fo": "fo",
    "fr": "fr", "ga": "ie", "gl": "gal", "he": "il", "hr": "hr", "hu": "hu", "hy": "am", "id": "id",
    "is": "is", "it": "it", "ja": "jp", "ka": "ge", "kk": "kz", "ko": "kr", "lb": "lu", "lt": "lt",
    "lv": "lv", "mk": "mk", "mn": "mn", "ms": "my", "mt": "mt", "nb": "no", "nl": "nl", "nn": "no",
    "pl": "pl", "pt": "pt", "ro": "ro", "ru": "ru", "sk": "sk", "sl": "si", "sq": "al", "sr": "rs",
    "sv": "se", "th": "th", "tr": "tr", "uk": "ua", "uz": "uz", "vi": "vn", "zh": "cn",
  ]
}
