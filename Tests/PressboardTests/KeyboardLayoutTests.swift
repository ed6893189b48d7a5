import Pressboard
import Testing

private func layout(
  _ page: KeyboardType = .alphabetic, _ keyboardCase: KeyboardCase = .lowercased, name: String = "en",
  behavior: KeyboardBehavior = .init(), change: (inout KeyboardContext) -> Void = { _ in }
) -> KeyboardLayout {
  var context = KeyboardContext(layoutName: name, keyboardType: page, keyboardCase: keyboardCase)
  change(&context)
  return KeyboardLayout(context, behavior: behavior)
}

private func faces(_ layout: KeyboardLayout) -> [String] {
  layout.rows.map { $0.map(\.face.label).joined() }
}

extension KeyboardLayout {
  /// The keys around the rows of letters.
  fileprivate var board: BoardKeys {
    get throws {
      guard case .board(let keys) = frame else { throw NotABoard() }
      return keys
    }
  }

  /// The key of that name.
  fileprivate func key(_ id: String) throws -> Key {
    try #require(keys.first { $0.id == KeyID(id) })
  }

  /// From the bottom left key to return.
  fileprivate var bottomRow: String {
    get throws {
      let keys = try board
      let row =
        [keys.pageSwitch] + keys.specials + keys.beforeSpace + [keys.space] + keys.afterSpace + [keys.primary]
      return row.map { $0.id == .space ? "_" : $0.face.label }.joined(separator: " ")
    }
  }
}

private struct NotABoard: Error {}

@Suite struct KeyboardLayoutTests {
  @Test(arguments: [
    (KeyboardType.alphabetic, ["qwertyuiop", "asdfghjkl", "zxcvbnm"], "shift", "123"),
    (.numeric, ["1234567890", #"-/:;()$&@""#, ".,?!'"], "#+=", "ABC"),
    (.symbolic, ["[]{}#%^*+=", #"_\|~<>€£¥•"#, ".,?!'"], "123", "ABC"),
  ])
  func pages(page: KeyboardType, rows: [String], leading: String, pageSwitch: String) throws {
    let layout = layout(page)
    #expect(faces(layout) == rows)
    #expect(try layout.board.leading.face.label == leading)
    #expect(try layout.board.pageSwitch.face.label == pageSwitch)
    #expect(try layout.board.space.face == .caption("English"))
  }

  @Test(arguments: [
    ("cs", ["qwertzuiop", "asdfghjkl", "yxcvbnm"], "Kč", #"_\|~<>€$£•"#, "Čeština"),
    ("de", ["qwertzuiop", "asdfghjkl", "yxcvbnm"], "€", #"_\|~<>$£¥•"#, "Deutsch"),
  ])
  func languages(name: String, rows: [String], currency: String, symbols: String, caption: String) throws {
    #expect(faces(layout(name: name)) == rows)
    #expect(layout(.numeric, name: name).rows[1][6].face == .text(currency))
    #expect(layout(.numeric, name: name).rows[1][6].action == .character(currency))
    #expect(faces(layout(.symbolic, name: name))[1] == symbols)
    #expect(try layout(name: name).board.space.face == .caption(caption))
  }

  @Test(arguments: [
    (LayoutType.qwerty, ["qwertyuiop", "asdfghjkl", "zxcvbnm"]),
    (.qwertz, ["qwertzuiop", "asdfghjkl", "yxcvbnm"]), (.azerty, ["azertyuiop", "qsdfghjklm", "wxcvbn'"]),
    (.dvorak, ["pyfgcrl", "aoeuidhtns", "qjkxbmwvz"]), (.colemak, ["qwfpgjluy", "arstdhneio", "zxcvbkm"]),
  ])
  func arrangements(type: LayoutType, rows: [String]) throws {
    #expect(faces(layout { $0.layoutTypeOverride = type }) == rows)
    var behavior = KeyboardBehavior()
    behavior.layoutTypeOverride = type
    #expect(faces(layout(name: "cs", behavior: behavior)) == rows)
    #expect(try layout { $0.layoutTypeOverride = type }.board.hasBackspaceAbove == (type == .dvorak))
    #expect(faces(layout(.numeric, behavior: behavior))[0] == "1234567890")
    // Every arrangement has the whole alphabet.
    #expect(Set(rows.joined()).isSuperset(of: "abcdefghijklmnopqrstuvwxyz"))
  }

  @Test(arguments: [
    (KeyboardCase.lowercased, "q", IconName.shift, KeyState.rest),
    (.uppercased, "Q", .shiftLatched, .latched), (.auto, "Q", .shiftLatched, .latched),
    (.capsLocked, "Q", .caps, .locked),
  ])
  func cases(keyboardCase: KeyboardCase, label: String, icon: IconName, state: KeyState) throws {
    let layout = layout(.alphabetic, keyboardCase)
    let q = layout.rows[0][0]
    #expect(q.face == .text(label) && q.action == .character(label) && q.id == KeyID("key.character.q"))
    let shift = try layout.board.leading
    #expect(shift.face == .icon(icon) && shift.state == state)
  }

  @Test func capitalsAreTheLanguages() throws {
    let turkish = KeyboardLayout(
      KeyboardContext(locale: "tr", layoutName: "en", keyboardCase: .uppercased))
    #expect(faces(turkish)[0] == "QWERTYUİOP")
    #expect(try turkish.key("key.character.i").action == .character("İ"))
  }

  @Test func marksHaveNoCase() {
    #expect(faces(layout(.numeric, .capsLocked)) == faces(layout(.numeric)))
    #expect(layout(.numeric).rows[0][0].role == .mark)
    #expect(layout(.alphabetic).rows[0][0].role == .letter)
    #expect(layout(.numeric, name: "cs").rows[1][6].role == .mark)
  }

  @Test(arguments: [
    ("q", "key.character.q"), ("É", "key.character.é"), ("'", "key.character.'"), ("1", "key.character.1"),
    ("😀", "key.emoji.1F600"), ("❤️", "key.emoji.2764-FE0F"), ("👍🏽", "key.emoji.1F44D-1F3FD"),
    ("•", "key.character.•"),
  ])
  func ids(character: String, id: String) {
    #expect(KeyID.character(Character(character)) == KeyID(id))
  }

  @Test func testLayoutMovesNoKey() {
    let ours = layout(.symbolic, name: "en-test")
    let english = layout(.symbolic)
    #expect(ours.rows.flatMap { $0 }.map(\.id.name).contains("key.character.é"))
    #expect(ours.rows.flatMap { $0 }.map(\.id.name).contains("key.emoji.1F600"))
    #expect(ours.rows.map(\.count) == english.rows.map(\.count))
    #expect(zip(ours.rows.joined(), english.rows.joined()).filter { $0 != $1 }.count == 2)
    #expect(layout(.alphabetic, name: "en-test") == layout(.alphabetic))
  }

  @Test func theLanguageDecidesUnlessALayoutIsNamed() {
    #expect(KeyboardLayout(KeyboardContext(locale: "cs-CZ")) == layout(name: "cs") { $0.locale = "cs-CZ" })
    #expect(faces(KeyboardLayout(KeyboardContext(locale: "xx"))) == faces(layout()))
    #expect(faces(layout(name: "en") { $0.locale = "de" }) == faces(layout()))
    #expect(KeyboardLayout.resolve(nil, in: KeyboardContext(locale: "de")) == layout(name: "de"))
    #expect(KeyboardLayout.resolve("xx", in: KeyboardContext()) == nil)
    #expect(KeyboardLayout.names == ["en", "cs", "de"])
    #expect(KeyboardLayout.isKnown("en-test") && !KeyboardLayout.isKnown("xx"))
    let controller = PressboardController(
      document: StringDocument(), context: KeyboardContext(layoutName: "xx"))
    #expect(faces(controller.layout) == faces(layout(.alphabetic)))
    controller.context.selectLayout("cs")
    #expect(faces(controller.layout) == faces(layout(name: "cs")))
    #expect(controller.context.enabledLocales == ["cs", "en"])
  }

  // MARK: - Keys that come and go

  @Test(arguments: [
    ("123 emoji globe _ return", true, true, false), ("123 emoji globe mic _ return", true, true, true),
    ("123 globe _ return", false, true, false), ("123 emoji _ return", true, false, false),
    ("123 _ return", false, false, false), ("123 mic _ return", false, false, true),
  ])
  func specials(row: String, emoji: Bool, globe: Bool, dictation: Bool) throws {
    var behavior = KeyboardBehavior()
    behavior.emojiKey = emoji
    behavior.nextKeyboardKey = globe
    #expect(try layout(behavior: behavior) { $0.offersDictation = dictation }.bottomRow == row)
    behavior.dictation = false
    let silent = try layout(behavior: behavior) { $0.offersDictation = dictation }.bottomRow
    #expect(!silent.contains("mic"))
  }

  @Test(arguments: [
    (InputType.normal, "123 emoji globe _ return"), (.email, "123 @ _ . return"),
    (.url, "123 . / _ .com return"), (.webSearch, "123 . / _ .com return"),
    (.terminal, "123 - / _ | ~ return"),
  ])
  func fields(type: InputType, row: String) throws {
    let layout = layout { $0.inputType = type }
    #expect(try layout.bottomRow == row)
    #expect(faces(layout) == ["qwertyuiop", "asdfghjkl", "zxcvbnm"])
    #expect(layout.hasBar)
    #expect(try layout.board.space.face == .caption(type == .normal ? "English" : ""))
    var plain = KeyboardBehavior()
    plain.adaptToInputType = false
    #expect(try self.layoutOf(type, plain).bottomRow == "123 emoji globe _ return")
  }

  private func layoutOf(_ type: InputType, _ behavior: KeyboardBehavior) -> KeyboardLayout {
    layout(behavior: behavior) { $0.inputType = type }
  }

  @Test func noWordsOnTheSpaceBar() throws {
    var behavior = KeyboardBehavior()
    behavior.showSpaceLabel = false
    #expect(try layout(behavior: behavior).board.space.face == .caption(""))
  }

  @Test func terminalHasItsKeysInTheBarsPlace() throws {
    let strip = try layout { $0.inputType = .terminal }.board.strip
    #expect(
      strip.map(\.face.label) == [
        "Esc", "Tab", "Ctrl", "Alt", "arrow-left", "arrow-up", "arrow-down", "arrow-right", "hide-keyboard",
      ])
    #expect(strip.map(\.id.name).contains("key.custom.arrow-up"))
    let held = layout {
      $0.inputType = .terminal
      $0.modifiers.control = .latched
      $0.modifiers.alt = .locked
    }
    #expect(try held.board.strip[2...3].map(\.state) == [.latched, .locked])
    #expect(try layout().board.strip.isEmpty)
  }

  @Test(arguments: [
    (InputType.numberPad, ["1 2 3 backspace", "4 5 6 globe", "7 8 9 hide-keyboard", "0 check"]),
    (.decimalPad, ["1 2 3 backspace", "4 5 6 ,", "7 8 9 hide-keyboard", "- 0 . check"]),
    (.phonePad, ["1 2 3 backspace", "4 5 6 +", "7 8 9 hide-keyboard", "* 0 # check"]),
    (.pinPad, ["1 2 3", "4 5 6", "7 8 9", "hide-keyboard 0 backspace"]),
  ])
  func pads(type: InputType, rows: [String]) {
    let pad = layout {
      $0.inputType = type
      $0.returnKeyType = .done
    }
    #expect(pad.rows.map { $0.map(\.face.label).joined(separator: " ") } == rows)
    #expect(!pad.hasBar && pad.keys == Array(pad.rows.joined()))
    var plain = KeyboardBehavior()
    plain.adaptToInputType = false
    #expect(layoutOf(type, plain).hasBar)
  }

  @Test func padsFollowTheLanguage() throws {
    let czech = layout(name: "cs") { $0.inputType = .decimalPad }
    #expect(czech.rows[3].map(\.face.label) == ["-", "0", ",", "return"])
    #expect(czech.rows[1][3].action == .character("."))
    let phone = layout { $0.inputType = .phonePad }
    #expect(phone.rows[0].map(\.hint) == [nil, "ABC", "DEF", nil])
    #expect(phone.rows[2][0].hint == "PQRS")
    #expect(try phone.key("key.character.0").callout == ["0", "+"])
    var noGlobe = KeyboardBehavior()
    noGlobe.nextKeyboardKey = false
    #expect(layoutOf(.numberPad, noGlobe).rows[1][3].action == .space)
  }

  @Test(arguments: [
    (ReturnKeyType.default, IconName.return, KeyRole.control), (.go, .arrowRight, .primary),
    (.search, .search, .primary), (.send, .send, .primary), (.done, .check, .primary),
    (.next, .nextField, .primary), (.join, .arrowRight, .primary), (.continue, .arrowRight, .primary),
  ])
  func returnSaysWhatItDoes(type: ReturnKeyType, icon: IconName, role: KeyRole) throws {
    let key = try layout { $0.returnKeyType = type }.board.primary
    #expect(key.face == .icon(icon) && key.role == role && key.action == .primary && key.id == .primary)
  }

  @Test(arguments: InputType.allCases, [KeyboardType.alphabetic, .numeric, .symbolic, .emojis])
  func idsAreUnique(type: InputType, page: KeyboardType) {
    for name in KeyboardLayout.names + ["en-test"] {
      let ids = layout(page, name: name) { $0.inputType = type }.keys.map(\.id)
      #expect(Set(ids).count == ids.count)
    }
  }
}
