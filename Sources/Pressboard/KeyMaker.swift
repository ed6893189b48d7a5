/// Makes the keys that type characters of a language.
struct KeyMaker {
  let template: LayoutTemplate
  let locale: LanguageTag
  let isLetters: Bool
  private let isUpper: Bool

  init(template: LayoutTemplate, context: KeyboardContext) {
    self.template = template
    locale = context.locale
    isLetters = context.keyboardType == .alphabetic || context.keyboardType == .emojis
    isUpper = isLetters && context.keyboardCase != .lowercased
  }

  /// A key that types `text`, or its capital.
  func character(_ text: String) -> Key {
    let callout = CalloutTable.callout(for: text, in: template, locale: locale)
    guard isUpper else { return key(text, text, callout) }
    // Two small letters may share a capital, as i and ı do.
    return key(text, locale.uppercased(text), callout.map { locale.uppercased($0) }.uniqued)
  }

  private func key(_ base: String, _ typed: String, _ callout: [String]) -> Key {
    let isLetter = isLetters && (base.first?.isLetter ?? false)
    return Key(
      id: .text(base), action: .character(typed), face: .text(typed), role: isLetter ? .letter : .mark,
      callout: callout)
  }
}
