/// The state that decides the layout. Any change re-resolves the layout; nothing else does.
public struct KeyboardContext: Equatable, Sendable {
  /// The language that is typed: decides keys, callouts, quotes and casing.
  public var locale: LanguageTag
  /// All languages that are typed, the primary one first. They feed suggestions and the domain key.
  public var enabledLocales: [LanguageTag]
  /// A layout by its name, such as `en`; nil is the one of `locale`.
  public var layoutName: String?
  /// Another arrangement of the Latin letters than the language's own.
  public var layoutTypeOverride: LayoutType?
  public var keyboardType: KeyboardType
  public var keyboardCase: KeyboardCase
  /// Which keys the field asks for.
  public var inputType: InputType
  public var returnKeyType: ReturnKeyType
  /// How the field that is typed into may be treated.
  public var field: FieldKind
  public var purpose: FieldPurpose
  public var hints: FieldHints
  /// Control and Alt on a terminal's keyboard.
  public var modifiers = KeyModifiers()
  /// The host turns speech into text: without it there is no microphone key.
  public var offersDictation: Bool

  /// - Parameters:
  ///   - locale: nil is the language of the layout, or English.
  ///   - enabledLocales: nil is `locale` alone.
  public init(
    locale: LanguageTag? = nil, enabledLocales: [LanguageTag]? = nil, layoutName: String? = nil,
    layoutTypeOverride: LayoutType? = nil, keyboardType: KeyboardType = .alphabetic,
    keyboardCase: KeyboardCase = .lowercased, inputType: InputType = .normal,
    returnKeyType: ReturnKeyType = .default, field: FieldKind = .text, purpose: FieldPurpose = .normal,
    hints: FieldHints = [], offersDictation: Bool = false
  ) {
    self.locale = locale ?? enabledLocales?.first ?? LayoutTemplate.locale(ofLayout: layoutName)
    self.enabledLocales = enabledLocales ?? [self.locale]
    self.layoutName = layoutName
    self.layoutTypeOverride = layoutTypeOverride
    self.keyboardType = keyboardType
    self.keyboardCase = keyboardCase
    self.inputType = inputType
    self.returnKeyType = returnKeyType
    self.field = field
    self.purpose = purpose
    self.hints = hints
    self.offersDictation = offersDictation
  }

  /// Shows that layout in the language it is made for; a name that there is not shows the English one.
  public mutating func selectLayout(_ name: String) {
    layoutName = name
    locale = LayoutTemplate.locale(ofLayout: name)
    enabledLocales = [locale] + enabledLocales.filter { $0 != locale }
  }

  /// Shows the next of the enabled languages in its own layout; nothing changes where there is no other.
  public mutating func selectNextLanguage() {
    let place = enabledLocales.firstIndex(of: locale).map { $0 + 1 } ?? 0
    guard !enabledLocales.isEmpty else { return }
    let next = enabledLocales[place % enabledLocales.count]
    guard next != locale else { return }
    locale = next
    layoutName = nil
  }

  /// Another field is typed into: its keys on its first page, letters in lower case.
  ///
  /// - Parameter kind: nil is what purpose and hints say.
  public mutating func enterField(
    purpose: FieldPurpose = .normal, hints: FieldHints = [], kind: FieldKind? = nil
  ) {
    describeField(purpose: purpose, hints: hints, kind: kind)
    keyboardType = purpose.firstPage
    keyboardCase = .lowercased
    modifiers = KeyModifiers()
  }

  /// The field that is typed into says what it is for, perhaps not for the first time: page and case stay.
  ///
  /// - Parameter kind: nil is what purpose and hints say.
  public mutating func describeField(
    purpose: FieldPurpose, hints: FieldHints, kind: FieldKind? = nil
  ) {
    self.purpose = purpose
    self.hints = hints
    field = kind ?? purpose.kind(hints: hints)
    inputType = purpose.inputType
    returnKeyType = purpose.returnKeyType(hints: hints)
  }
}
