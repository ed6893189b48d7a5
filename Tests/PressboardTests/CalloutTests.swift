import Pressboard
import Testing

private func offered(
  _ base: Character, _ locale: LanguageTag, _ page: KeyboardType = .alphabetic,
  _ keyboardCase: KeyboardCase = .lowercased, layout: String? = nil
) -> String? {
  let context = KeyboardContext(
    locale: locale, layoutName: layout, keyboardType: page, keyboardCase: keyboardCase)
  return KeyboardLayout(context).keys.first { $0.id == .character(base) }?.callout.joined(separator: " ")
}

@Suite struct CalloutTests {
  @Test(
    arguments: [
      ("a", "en", "a à á â ä ǎ æ ã å ā ă ą"), ("e", "en", "e é è ê ë ě ē ę ė"),
      ("o", "en", "o ó ò ô ö õ ø ō œ"),
      ("a", "cs", "a á à â ä ǎ æ ã å ā ă ą"), ("e", "cs", "e ě é è ê ë ē ę ė"),
      ("u", "cs", "u ů ú ù û ü ū ũ ų ű"), ("r", "cs", "r ř ŕ"), ("a", "de", "a ä à á â ǎ æ ã å ā ă ą"),
      ("s", "de", "s ß ś š ş ș"), ("b", "en", ""), ("m", "cs", ""),
    ] as [(Character, LanguageTag, String)])
  func theLanguagesOwnLettersComeFirst(base: Character, locale: LanguageTag, callout: String) {
    #expect(offered(base, locale) == callout)
  }

  @Test func capitals() {
    #expect(offered("s", "de", .alphabetic, .capsLocked) == "S ẞ Ś Š Ş Ș")
    #expect(offered("z", "cs", .alphabetic, .auto) == "Z Ž Ź Ż")
  }

  /// Every letter with a mark has the same set in all languages, only in another order.
  @Test(arguments: ["cs", "de"] as [LanguageTag]) func sameSetInEveryLanguage(locale: LanguageTag) {
    for base in "abcdefghijklmnopqrstuvwxyz" {
      #expect(Set(offered(base, locale) ?? "") == Set(offered(base, "en") ?? ""))
    }
  }

  @Test(
    arguments: [
      ("cs", "aábcčdďeéěfghiíjklmnňoópqrřsštťuúůvwxyýzž"), ("de", "abcdefghijklmnopqrstuvwxyzäöüß"),
      ("en", "abcdefghijklmnopqrstuvwxyz"),
    ] as [(LanguageTag, String)])
  func everyLetterOfTheAlphabetIsReachable(locale: LanguageTag, alphabet: String) {
    for type in LayoutType.allCases {
      for (keyboardCase, letters) in [
        (KeyboardCase.lowercased, alphabet), (.capsLocked, locale.uppercased(alphabet)),
      ] {
        let context = KeyboardContext(
          locale: locale, layoutTypeOverride: type, keyboardCase: keyboardCase)
        let reachable = KeyboardLayout(context).keys.flatMap { [$0.face.label] + $0.callout }
        #expect(letters.filter { !reachable.contains(String($0)) } == "")
      }
    }
  }

  @Test(
    arguments: [
      ("$", "en", "$ € £ ¥ ¢ ₩ ₽ ₹"), ("€", "de", "€ $ £ ¥ ¢ ₩ ₽ ₹"), ("-", "en", "- – — •"),
      (".", "en", ". …"),
      ("?", "en", "? ¿"), ("\"", "en", "\" “ ” „ « »"), ("\"", "cs", "\" „ “ ” « »"),
      ("\"", "de", "\" „ “ ” « »"), ("'", "en", "' ’ ‘ ‚ ‹ › `"), ("'", "de", "' ’ ‚ ‘ ‹ › `"),
      ("1", "en", ""),
      ("0", "en", "0 °"),
    ] as [(Character, LanguageTag, String)])
  func marks(base: Character, locale: LanguageTag, callout: String) {
    #expect(offered(base, locale, .numeric) == callout)
  }

  @Test func currencyOfSeveralLetters() {
    let keys = KeyboardLayout(KeyboardContext(locale: "cs", keyboardType: .numeric)).keys
    let crown = keys.first { $0.id == KeyID("key.character.kč") }
    #expect(crown?.callout == ["Kč", "€", "$", "£", "¥", "¢", "₩", "₽", "₹"])
  }

  /// What a callout offers first is what its key types.
  @Test(arguments: KeyboardLayout.names) func baseComesFirst(name: String) {
    for page in [KeyboardType.alphabetic, .numeric, .symbolic] {
      for keyboardCase in [KeyboardCase.lowercased, .capsLocked] {
        let context = KeyboardContext(layoutName: name, keyboardType: page, keyboardCase: keyboardCase)
        for key in KeyboardLayout(context).keys where !key.callout.isEmpty {
          #expect(key.action == .character(key.callout[0]))
          #expect(Set(key.callout).count == key.callout.count && key.callout.count > 1)
        }
      }
    }
  }

  @Test(
    arguments: [
      (["cs", "de"], [".com", ".cz", ".de", ".net", ".org", ".eu"]),
      (["en"], [".com", ".net", ".org", ".eu"]),
      (["en", "cs"], [".com", ".cz", ".net", ".org", ".eu"]),
      (["cs", "de", "fr"], [".com", ".cz", ".de", ".fr", ".net", ".eu"]),
      (["cs", "de", "fr", "es", "it"], [".com", ".cz", ".de", ".fr", ".es", ".eu"]),
      (["en-GB", "pt-BR", "de-AT"], [".com", ".uk", ".br", ".at", ".net", ".eu"]),
      (["ar", "se"], [".com", ".net", ".org", ".eu"]),
      (["en-US", "es-419", "cs", "cs-CZ"], [".com", ".es", ".cz", ".net", ".org", ".eu"]),
    ] as [([LanguageTag], [String])])
  func domains(locales: [LanguageTag], domains: [String]) throws {
    let context = KeyboardContext(enabledLocales: locales, inputType: .url)
    let key = try #require(KeyboardLayout(context).keys.first { $0.id == KeyID("key.character..com") })
    #expect(key.callout == domains)
    #expect(key.action == .character(".com"))
  }
}
