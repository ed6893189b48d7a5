import Canvas

extension Palette {
  static let nativeLight = Palette(
    .light,
    Base(
      ground: 0xE2E4E9, key: 0xFFFFFF, control: 0xCBD0DA, label: 0x14161B, soft: 0x4A5160,
      accent: 0x3457D5, onAccent: 0xFFFFFF))

  static let nativeDark = Palette(
    .dark,
    Base(
      ground: 0x1E1F24, key: 0x44474F, control: 0x303239, label: 0xF4F5F8, soft: 0xB4B9C5,
      accent: 0x9DB2FF, onAccent: 0x0D1538))

  static let midnightLight = Palette(
    .light,
    Base(
      ground: 0xDDE1F0, key: 0xFBFCFF, control: 0xC3CAE2, label: 0x10152B, soft: 0x444C6B,
      accent: 0x3B46B8, onAccent: 0xFFFFFF))

  static let midnightDark = Palette(
    .dark,
    Base(
      ground: 0x0B0F1E, key: 0x26304F, control: 0x182038, label: 0xEEF1FF, soft: 0xA9B3D6,
      accent: 0xA7B4FF, onAccent: 0x0B0F2E))

  static let oceanLight = Palette(
    .light,
    Base(
      ground: 0xD9E8EC, key: 0xFBFEFF, control: 0xBBD5DC, label: 0x0B2027, soft: 0x39555E,
      accent: 0x0B6B80, onAccent: 0xFFFFFF))

  static let oceanDark = Palette(
    .dark,
    Base(
      ground: 0x0A2029, key: 0x1D4A59, control: 0x123440, label: 0xECFAFD, soft: 0xA2CBD6,
      accent: 0x6FD9EC, onAccent: 0x03242B))

  static let sunsetLight = Palette(
    .light,
    Base(
      ground: 0xF3E2DA, key: 0xFFFCFA, control: 0xE6C9BC, label: 0x2A1410, soft: 0x6A463C,
      accent: 0xB23A2E, onAccent: 0xFFFFFF))

  static let sunsetDark = Palette(
    .dark,
    Base(
      ground: 0x27151A, key: 0x573039, control: 0x3B2027, label: 0xFFF3EF, soft: 0xDDB7B0,
      accent: 0xFFB38A, onAccent: 0x3A1206))

  static let forestLight = Palette(
    .light,
    Base(
      ground: 0xDFE8DC, key: 0xFCFEFA, control: 0xC3D3BE, label: 0x122016, soft: 0x40563F,
      accent: 0x2B6E3F, onAccent: 0xFFFFFF))

  static let forestDark = Palette(
    .dark,
    Base(
      ground: 0x122019, key: 0x2C4A39, control: 0x1D3427, label: 0xEFF8F0, soft: 0xAECBB5,
      accent: 0x9BE0A8, onAccent: 0x08240F))

  static let graphiteLight = Palette(
    .light,
    Base(
      ground: 0xD6D7D9, key: 0xF7F7F8, control: 0xBCBEC2, label: 0x17181A, soft: 0x45474C,
      accent: 0x3C3F45, onAccent: 0xFFFFFF))

  static let graphiteDark = Palette(
    .dark,
    Base(
      ground: 0x141516, key: 0x37393C, control: 0x242628, label: 0xF1F2F3, soft: 0xB5B7BB,
      accent: 0xDADCE0, onAccent: 0x17181A))

  // High contrast is not mixed: a pressed key inverts, borders stand in for edges and shadows.

  static let highContrastLight = Palette(
    appearance: .light, ground: Color(0xFFFFFF), key: Color(0xFFFFFF), control: Color(0xE8E8E8),
    label: Color(0x000000), soft: Color(0x1F1F1F), accent: Color(0x0029A3), onAccent: Color(0xFFFFFF),
    keyPressed: Color(0x000000), controlPressed: Color(0x000000), accentPressed: Color(0x002182),
    onPressed: Color(0xFFFFFF), latched: Color(0xFFFFFF), onLatched: Color(0x0029A3),
    pop: Color(0xFFFFFF), barHighlight: Color(0xE8E8E8), line: Color(0x000000), danger: Color(0x8C0009),
    edge: nil, stroke: Color(0x000000), shadow: nil)

  static let highContrastDark = Palette(
    appearance: .dark, ground: Color(0x000000), key: Color(0x000000), control: Color(0x262626),
    label: Color(0xFFFFFF), soft: Color(0xE6E6E6), accent: Color(0xFFDD33), onAccent: Color(0x000000),
    keyPressed: Color(0xFFFFFF), controlPressed: Color(0xFFFFFF), accentPressed: Color(0xFFE666),
    onPressed: Color(0x000000), latched: Color(0x000000), onLatched: Color(0xFFDD33),
    pop: Color(0x000000), barHighlight: Color(0x333333), line: Color(0xFFFFFF), danger: Color(0xFFB4AB),
    edge: nil, stroke: Color(0xFFFFFF), shadow: nil)
}
