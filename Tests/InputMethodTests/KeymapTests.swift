import InputMethod
import Pressboard
import Testing

private let ascii = Set((0x20...0x7E).map { Character(Unicode.Scalar(UInt8($0))) })
private let latin: Set<Character> =
  Set((0xA1...0xF7).map { Character(Unicode.Scalar(UInt8($0))) }) + ["€", "•", "…", "😀", "д", "ب", "한"]
private let printable = Set<UInt32>(
  [41, 43, 57, 86] + Array(2...13) + Array(16...27) + Array(30...40) + Array(44...53))

private func + (a: Set<Character>, b: Set<Character>) -> Set<Character> { a.union(b) }

@Suite struct KeymapTests {
  @Test func asciiStandsWhereAnAmericanKeyboardHasIt() {
    let keymap = Keymap()
    #expect(keymap.key(for: "q") == Keymap.Key(code: 16))
    #expect(keymap.key(for: "Q") == Keymap.Key(code: 16, modifiers: .shift))
    #expect(keymap.key(for: "1") == Keymap.Key(code: 2))
    #expect(keymap.key(for: "!") == Keymap.Key(code: 2, modifiers: .shift))
    #expect(keymap.key(for: "m") == Keymap.Key(code: 50))
    #expect(keymap.key(for: " ") == Keymap.Key(code: 57))
    #expect(keymap.key(for: "~") == Keymap.Key(code: 41, modifiers: .shift))
    #expect(keymap.key(for: "|") == Keymap.Key(code: 43, modifiers: .shift))
    #expect(keymap.characters == ascii)
  }

  @Test func keysWithoutTextStandOnTheirOwnCodes() throws {
    let keymap = Keymap(characters: latin)
    #expect(keymap.key(for: .edit(.backspace)) == Keymap.Key(code: 14))
    #expect(keymap.key(for: .edit(.tab)) == Keymap.Key(code: 15))
    #expect(keymap.key(for: .edit(.return)) == Keymap.Key(code: 28))
    let compiled = try CompiledKeymap(keymap.text)
    for (code, symbol) in [
      (1, "Escape"), (14, "BackSpace"), (15, "Tab"), (28, "Return"), (59, "F1"), (68, "F10"), (87, "F11"),
      (88, "F12"), (102, "Home"), (103, "Up"), (104, "Prior"), (105, "Left"), (106, "Right"), (107, "End"),
      (108, "Down"), (109, "Next"), (110, "Insert"), (111, "Delete"), (29, "Control_L"), (42, "Shift_L"),
      (56, "Alt_L"), (100, "ISO_Level3_Shift"), (125, "Super_L"),
    ] as [(UInt32, String)] {
      #expect(compiled.keysym(code: code) == symbol)
    }
  }

  @Test func modifierBitsAreThoseOfTheMap() throws {
    let compiled = try CompiledKeymap(Keymap(characters: latin).text)
    for (name, modifier) in [
      ("Shift", .shift), ("Lock", .capsLock), ("Control", .control), ("Mod1", .alt), ("Mod4", .super),
      ("Mod5", .altGr),
    ] as [(String, Keymap.Modifiers)] {
      #expect(compiled.mask(of: name) == modifier.rawValue)
    }
  }

  @Test(arguments: [[], ["é", "😀"], latin])
  func everyCharacterComesBack(characters: Set<Character>) throws {
    let keymap = Keymap(characters: characters)
    try keymap.verify()
    #expect(keymap.characters == ascii + characters)
    let compiled = try CompiledKeymap(keymap.text)
    for character in keymap.characters {
      let key = try #require(keymap.key(for: character))
      #expect(compiled.text(code: key.code, mask: key.modifiers.rawValue) == String(character))
      #expect(printable.contains(key.code), "\(character)")
    }
  }

  /// Programs may look at the modifier keys and not at the modifiers that the compositor reports.
  @Test func modifierKeysDoWhatTheMaskDoes() throws {
    let keymap = Keymap(characters: latin)
    let compiled = try CompiledKeymap(keymap.text)
    for character in keymap.characters {
      let key = try #require(keymap.key(for: character))
      let held: [UInt32] =
        (key.modifiers.contains(.shift) ? [42] : []) + (key.modifiers.contains(.altGr) ? [100] : [])
      #expect(compiled.text(code: key.code, holding: held) == String(character))
    }
  }

  @Test func oneMapCarriesLettersAccentsAndEmoji() {
    let keymap = Keymap(characters: ["é", "😀", "£", "€", "a"])
    #expect(keymap.key(for: "a") == Keymap.Key(code: 30))
    #expect(Set(["é", "😀", "£", "€"].map { keymap.key(for: $0) }).count == 4)
    // "é" in two scalars is the same character, and there is one key for it.
    #expect(keymap.key(for: "e\u{301}") == keymap.key(for: "é"))
  }

  @Test func whatHasNoKeysymHasNoKey() throws {
    let keymap = Keymap(characters: ["👩\u{200D}👧", "🇩🇪", "\n", "\u{7F}", "\u{80}", "\r\n", "é"])
    try keymap.verify()
    #expect(keymap.characters == ascii + ["é"])
    #expect(keymap.key(for: "👩\u{200D}👧") == nil)
    #expect(keymap.key(for: "\n") == nil)
  }

  @Test func moreThanFitsIsLeftOutAndTheRestStands() throws {
    let keymap = Keymap(characters: (0x400...0x4FF).map { Character(Unicode.Scalar(UInt16($0))!) })
    try keymap.verify()
    #expect(keymap.characters.count == 95 + 98)
    #expect(keymap.characters.contains("\u{400}"))
    #expect(!keymap.characters.contains("\u{4FF}"))
  }

  @Test func keysOfATerminal() {
    let keymap = Keymap(characters: ["ř"])
    func key(_ key: EditKey) -> Keymap.Key? { keymap.key(for: .edit(key)) }
    #expect(key(.escape)?.code == 1 && key(.tab)?.code == 15 && key(.up)?.code == 103)
    #expect(key(.down)?.code == 108 && key(.left)?.code == 105 && key(.right)?.code == 106)
    #expect(key(.chord(.character("c"), .control)) == Keymap.Key(code: 46, modifiers: .control))
    #expect(
      key(.chord(.character("C"), [.control, .alt]))
        == Keymap.Key(code: 46, modifiers: [.control, .alt, .shift]))
    #expect(key(.chord(.character("ř"), .alt))?.modifiers.contains(.alt) ?? false)
    #expect(key(.chord(.character("😀"), .control)) == nil)
    #expect(key(.chord(.backspace, .control)) == Keymap.Key(code: 14, modifiers: .control))
    #expect(key(.chord(.left, [.control, .alt])) == Keymap.Key(code: 105, modifiers: [.control, .alt]))
    let plain: [(ChordKey, EditKey)] = [
      (.return, .return), (.tab, .tab), (.escape, .escape), (.right, .right), (.up, .up), (.down, .down),
    ]
    for (chord, alone) in plain { #expect(key(.chord(chord, .alt))?.code == key(alone)?.code) }
  }

  @Test func theFirstOnesFindRoomFirst() {
    let many = (0x400...0x4FF).reversed().map { Character(Unicode.Scalar(UInt16($0))!) }
    let keymap = Keymap(characters: ["ř", "ř", "Ř"] + many)
    #expect(keymap.characters.isSuperset(of: ["ř", "Ř", "\u{4FF}"]))
    #expect(keymap.characters.count == 95 + 98)
    #expect(!keymap.characters.contains("\u{400}"))
    #expect(Keymap(characters: ["a", "ř", "Ř"]).text == Keymap(characters: ["Ř", "a", "ř"]).text)
  }

  /// Where keys must go, every letter of the language goes as a key.
  @Test(arguments: [
    ("en", "£€¥•“”‘’—…"), ("cs", "áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ€„“’—…"), ("de", "äöüßÄÖÜẞ€„“’—…"),
  ])
  func lettersOfTheLayoutsAreOnIt(layout: String, letters: String) {
    let keymap = Keymap(characters: KeyboardLayout.characters(named: layout))
    #expect(Set(letters).subtracting(keymap.characters) == [])
  }

  @Test func theSameCharactersGiveTheSameMap() {
    #expect(Keymap(characters: Set(latin.shuffled())).text == Keymap(characters: latin).text)
  }

  @Test func theMapIsSmallAndStandsAlone() {
    let text = Keymap(characters: latin).text
    #expect(text.utf8.count < 12_000)
    #expect(!text.utf8.contains(0))
    #expect(!text.contains("include"))
  }
}
