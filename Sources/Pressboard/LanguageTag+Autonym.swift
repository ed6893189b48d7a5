extension LanguageTag {
  /// What the language calls itself, with a capital where its script has them; the tag where that is not known.
  ///
  /// The names are those of Unicode's locale data (CLDR 41), save where they would not be understood alone.
  public var autonym: String {
    for tag in fallbacks {
      let identifier = tag.identifier
      if let row = Self.autonyms.first(where: { $0.tag.hasSameBytes(as: identifier) }) { return row.name }
    }
    return identifier
  }

  /// Looked through from the start: it is asked once a layout, and a dictionary would be made at each start.
  private static let autonyms: [(tag: String, name: String)] = [
    ("en", "English"), ("cs", "Čeština"), ("de", "Deutsch"), ("es", "Español"), ("fr", "Français"),
    ("af", "Afrikaans"), ("am", "አማርኛ"), ("an", "Aragonés"), ("ar", "العربية"), ("as", "অসমীয়া"),
    ("ast", "Asturianu"), ("az", "Azərbaycan"), ("be", "Беларуская"), ("bg", "Български"), ("bn", "বাংলা"),
    ("br", "Brezhoneg"), ("bs", "Bosanski"), ("ca", "Català"), ("chr", "ᏣᎳᎩ"), ("ckb", "کوردیی ناوەندی"),
    ("crh", "Qırımtatarca"), ("cv", "Чӑвашла"), ("cy", "Cymraeg"), ("da", "Dansk"), ("dsb", "Dolnoserbšćina"),
    ("el", "Ελληνικά"), ("eo", "Esperanto"), ("et", "Eesti"), ("eu", "Euskara"), ("fa", "فارسی"),
    ("fi", "Suomi"), ("fil", "Filipino"), ("fo", "Føroyskt"), ("fur", "Furlan"), ("fy", "Frysk"),
    ("ga", "Gaeilge"), ("gd", "Gàidhlig"), ("gl", "Galego"), ("gu", "ગુજરાતી"), ("ha", "Hausa"),
    ("haw", "ʻŌlelo Hawaiʻi"), ("he", "עברית"), ("hi", "हिन्दी"), ("hr", "Hrvatski"), ("hsb", "Hornjoserbšćina"),
    ("hu", "Magyar"), ("hy", "Հայերեն"), ("id", "Bahasa Indonesia"), ("ig", "Igbo"), ("is", "Íslenska"),
    ("it", "Italiano"), ("ja", "日本語"), ("ka", "ქართული"), ("kk", "Қазақ тілі"), ("kl", "Kalaallisut"),
    ("km", "ខ្មែរ"), ("kn", "ಕನ್ನಡ"), ("ko", "한국어"), ("ku", "Kurdî"), ("ky", "Кыргызча"),
    ("lb", "Lëtzebuergesch"), ("lo", "ລາວ"), ("lt", "Lietuvių"), ("lv", "Latviešu"), ("mi", "Te reo Māori"),
    ("mk", "Македонски"), ("ml", "മലയാളം"), ("mn", "Монгол"), ("mr", "मराठी"), ("ms", "Bahasa Melayu"),
    ("mt", "Malti"), ("my", "မြန်မာ"), ("nb", "Norsk bokmål"), ("ne", "नेपाली"), ("nl", "Nederlands"),
    ("nn", "Norsk nynorsk"), ("oc", "Occitan"), ("om", "Oromoo"), ("or", "ଓଡ଼ିଆ"), ("os", "Ирон"),
    ("pa", "ਪੰਜਾਬੀ"), ("pl", "Polski"), ("ps", "پښتو"), ("pt", "Português"), ("rm", "Rumantsch"),
    ("ro", "Română"), ("ru", "Русский"), ("rw", "Kinyarwanda"), ("sd", "سنڌي"), ("se", "Davvisámegiella"),
    ("si", "සිංහල"), ("sk", "Slovenčina"), ("sl", "Slovenščina"), ("smn", "Anarâškielâ"), ("sn", "ChiShona"),
    ("so", "Soomaali"), ("sq", "Shqip"), ("sr", "Српски"), ("sr-Latn", "Srpski"), ("sv", "Svenska"),
    ("sw", "Kiswahili"), ("ta", "தமிழ்"), ("te", "తెలుగు"), ("tg", "Тоҷикӣ"), ("th", "ไทย"),
    ("tk", "Türkmen dili"), ("tr", "Türkçe"), ("tt", "Татар"), ("ug", "ئۇيغۇرچە"), ("uk", "Українська"),
    ("ur", "اردو"), ("uz", "Oʻzbek"), ("vi", "Tiếng Việt"), ("xh", "IsiXhosa"), ("yo", "Èdè Yorùbá"),
    ("yue", "粵語"), ("zh", "中文"), ("zh-Hant", "繁體中文"), ("zh-HK", "繁體中文"), ("zh-MO", "繁體中文"),
    ("zh-TW", "繁體中文"), ("zu", "IsiZulu"),
  ]
}
