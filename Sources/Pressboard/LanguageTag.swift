/// A language as BCP 47 names it: `en`, `pt-BR`, `sr-Latn`, `es-419`.
///
/// Only language, script and region are kept: variants and extensions change nothing on a keyboard.
public struct LanguageTag: Hashable, Sendable {
  /// Two or three letters, lower case; `und` is no language in particular.
  public let language: String
  /// Four letters, the first a capital; nil is the language's usual one.
  public let script: String?
  /// Two capitals or three digits; nil is no region in particular.
  public let region: String?

  /// The language that is none in particular.
  public static let undetermined = LanguageTag(language: "und")

  public init(language: String, script: String? = nil, region: String? = nil) {
    self.language = language
    self.script = script
    self.region = region
  }

  /// Reads what people and systems write: `cs`, `en-US`, `zh_Hant_TW`, `de_AT.UTF-8@euro`. Letter case does
  /// not matter. What is no language becomes `undetermined`.
  public init(_ text: String) {
    self = LanguageTag(wellFormed: text) ?? .undetermined
  }

  /// The same, but nil for what is no language tag at all.
  public init?(wellFormed text: String) {
    let end = text.utf8.firstIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "@") } ?? text.endIndex
    var parts = text.utf8[..<end].split(omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }.map { Array($0) }[...]
    guard let first = parts.popFirst(), (2...3).contains(first.count), first.allSatisfy(\.isASCIILetter),
      parts.allSatisfy({ (1...8).contains($0.count) && $0.allSatisfy(\.isASCIILetterOrDigit) })
    else { return nil }
    // Extended language subtags, three letters, say the same as the language before them.
    while let next = parts.first, next.count == 3, next.allSatisfy(\.isASCIILetter) { parts.removeFirst() }

    var script: String?
    if let next = parts.first, next.count == 4, next.allSatisfy(\.isASCIILetter) {
      script = Self.text(next.prefix(1), upper: true) + Self.text(next.dropFirst(), upper: false)
      parts.removeFirst()
    }
    var region: String?
    if let next = parts.first,
      next.count == 2 && next.allSatisfy(\.isASCIILetter)
        || next.count == 3 && next.allSatisfy(\.isASCIIDigit)
    {
      region = Self.text(next[...], upper: true)
    }
    let language = Self.text(first[...], upper: false)
    let current = Self.renamed.first { $0.old.hasSameBytes(as: language) }
    self.init(language: current?.language ?? language, script: script ?? current?.script, region: region)
  }

  /// The tag in its usual form, such as `sr-Latn-RS`.
  public var identifier: String {
    var text = language
    if let script { text += "-" + script }
    if let region { text += "-" + region }
    return text
  }

  /// Where to look for data of this language, the best place first: `sr-Latn-RS`, `sr-Latn`, `sr`.
  ///
  /// Spanish of the Americas passes by `es-419`, as in CLDR's parent locales; Nynorsk ends in Bokmål.
  public var fallbacks: [LanguageTag] {
    var chain = [self]
    if region != nil { chain.append(LanguageTag(language: language, script: script)) }
    if isSpanishOfTheAmericas { chain.insert(LanguageTag(language: "es", region: "419"), at: 1) }
    if script != nil { chain.append(LanguageTag(language: language)) }
    if language.hasSameBytes(as: "nn") { chain.append(LanguageTag(language: "nb")) }
    return chain
  }

  var isSpanishOfTheAmericas: Bool {
    guard language.hasSameBytes(as: "es"), let region else { return false }
    return Self.spanishAmericas.contains(region)
  }

  private static let spanishAmericas: Set<String> = [
    "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA", "PE", "PR",
    "PY", "SV", "US", "UY", "VE",
  ]

  /// Codes that ISO 639 gave up, with what they are called now.
  private static let renamed: [(old: String, language: String, script: String?)] = [
    ("iw", "he", nil), ("in", "id", nil), ("ji", "yi", nil), ("mo", "ro", nil), ("sh", "sr", "Latn"),
    ("tl", "fil", nil), ("no", "nb", nil),
  ]

  private static func text(_ letters: ArraySlice<UInt8>, upper: Bool) -> String {
    String(
      decoding: letters.map { letter in
        guard letter.isASCIILetter else { return letter }
        return upper ? letter & ~0x20 : letter | 0x20
      }, as: UTF8.self)
  }
}

extension LanguageTag: CustomStringConvertible, ExpressibleByStringLiteral {
  public var description: String { identifier }

  public init(stringLiteral text: String) {
    self.init(text)
  }
}

extension UInt8 {
  var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }
  fileprivate var isASCIIDigit: Bool { (0x30...0x39).contains(self) }
  fileprivate var isASCIILetterOrDigit: Bool { isASCIILetter || isASCIIDigit }
}
