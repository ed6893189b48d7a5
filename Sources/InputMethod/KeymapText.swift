/// Writes a keymap in xkb's text format.
struct KeymapText: CustomStringConvertible {
  var positions: [KeyPosition]

  var description: String {
    var text = "xkb_keymap {\n"
    text += keycodes
    text += Self.types
    text += Self.compatibility
    text += symbols
    text += "};\n"
    return text
  }

  private var keycodes: String {
    // X servers want the range of their protocol; a compositor's own is a subset of it.
    var text = "xkb_keycodes \"pressboard\" {\nminimum = 8;\nmaximum = 255;\n"
    for position in positions { text += Self.keycode(position.name, position.code) }
    for key in NamedKey.all { text += Self.keycode(key.name, key.code) }
    return text + "indicator 1 = \"Caps Lock\";\n};\n"
  }

  private static func keycode(_ name: String, _ code: UInt32) -> String {
    "<" + name + "> = " + String(code + 8) + ";\n"
  }

  /// The four types that every X server wants first, and those of keys with an AltGr side.
  private static let types = """
    xkb_types "pressboard" {
    virtual_modifiers LevelThree,Alt,Super;
    type "ONE_LEVEL" { modifiers = none; level_name[1] = "Any"; };
    type "TWO_LEVEL" { modifiers = Shift; map[Shift] = 2; level_name[1] = "Base"; level_name[2] = "Shift"; };
    type "ALPHABETIC" { modifiers = Shift+Lock; map[Shift] = 2; map[Lock] = 2;
    level_name[1] = "Base"; level_name[2] = "Caps"; };
    type "KEYPAD" { modifiers = Shift; map[Shift] = 2; level_name[1] = "Base"; level_name[2] = "Number"; };
    type "FOUR_LEVEL" { modifiers = Shift+LevelThree;
    map[Shift] = 2; map[LevelThree] = 3; map[Shift+LevelThree] = 4;
    level_name[1] = "Base"; level_name[2] = "Shift"; level_name[3] = "AltGr"; level_name[4] = "Shift AltGr"; };
    type "FOUR_LEVEL_SEMIALPHABETIC" { modifiers = Shift+Lock+LevelThree;
    map[Shift] = 2; map[LevelThree] = 3; map[Shift+LevelThree] = 4;
    map[Lock] = 2; map[Lock+LevelThree] = 3; map[Lock+Shift+LevelThree] = 4;
    level_name[1] = "Base"; level_name[2] = "Shift"; level_name[3] = "AltGr"; level_name[4] = "Shift AltGr"; };
    };

    """

  /// What the modifier keys do for programs that work it out from the keys.
  private static let compatibility = """
    xkb_compatibility "pressboard" {
    virtual_modifiers LevelThree,Alt,Super;
    interpret.useModMapMods = AnyLevel;
    interpret.repeat = False;
    interpret ISO_Level3_Shift+AnyOf(all) { virtualModifier = LevelThree; useModMapMods = level1;
    action = SetMods(modifiers=LevelThree,clearLocks); };
    interpret Alt_L+AnyOf(all) { virtualModifier = Alt; action = SetMods(modifiers=modMapMods,clearLocks); };
    interpret Super_L+AnyOf(all) { virtualModifier = Super; action = SetMods(modifiers=modMapMods,clearLocks); };
    interpret Super_R+AnyOf(all) { virtualModifier = Super; action = SetMods(modifiers=modMapMods,clearLocks); };
    interpret Any+Exactly(Lock) { action = LockMods(modifiers=Lock); };
    interpret Any+AnyOf(all) { action = SetMods(modifiers=modMapMods,clearLocks); };
    indicator "Caps Lock" { whichModState = locked; modifiers = Lock; };
    };

    """

  private var symbols: String {
    var text = "xkb_symbols \"pressboard\" {\nname[group1] = \"Pressboard\";\n"
    for position in positions { text += Self.symbols(of: position) }
    for key in NamedKey.all { text += "key <" + key.name + "> { [ " + key.keysym + " ] };\n" }
    return text + """
      modifier_map Shift { <LFSH>, <RTSH> };
      modifier_map Lock { <CAPS> };
      modifier_map Control { <LCTL>, <RCTL> };
      modifier_map Mod1 { <LALT> };
      modifier_map Mod4 { <LWIN>, <RWIN> };
      modifier_map Mod5 { <RALT> };
      };

      """
  }

  private static func symbols(of position: KeyPosition) -> String {
    guard let last = position.levels.lastIndex(where: { $0 != nil }) else { return "" }
    let type =
      switch (last > 1, position.isLetter) {
      case (false, false): "TWO_LEVEL"
      case (false, true): "ALPHABETIC"
      case (true, false): "FOUR_LEVEL"
      case (true, true): "FOUR_LEVEL_SEMIALPHABETIC"
      }
    var text = "key <" + position.name + "> { type = \"" + type + "\", [ "
    for level in 0...max(last, 1) {
      if level > 0 { text += ", " }
      text += position.levels[level].map(keysym) ?? "NoSymbol"
    }
    return text + " ] };\n"
  }

  /// The keysym by its Unicode name, which all xkb compilers know: `U00E9`, `U1F600`.
  private static func keysym(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
