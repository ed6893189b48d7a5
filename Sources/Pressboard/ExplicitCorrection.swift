/// Corrections that need no word list.
public enum ExplicitCorrection {
  /// What a finished word becomes for certain: in English the lone "i", with its endings too, is a capital.
  public static func correction(for word: String, locale: LanguageTag, enabled: Bool) -> String? {
    guard enabled, locale.language.hasSameBytes(as: "en"), word.utf8.first == UInt8(ascii: "i") else {
      return nil
    }
    let rest = word.dropFirst()
    guard let apostrophe = rest.first else { return "I" }
    guard apostrophe.isApostrophe else { return nil }
    let ending = rest.dropFirst()
    return ["m", "ll", "d", "ve"].contains { $0.utf8.elementsEqual(ending.utf8) } ? "I" + rest : nil
  }
}
