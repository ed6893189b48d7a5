import Pressboard
import Testing

private func layout(
  _ page: KeyboardType, _ keyboardCase: KeyboardCase = .lowercased, name: String = "en"
) -> KeyboardLayout {
  KeyboardLayout.resolve(
    name, in: KeyboardContext(layoutName: name, keyboardType: page, keyboardCase: keyboardCase))!
}

private func faces(_ layout: KeyboardLayout) -> [String] {
  layout.rows.map { $0.map(\.face.label).joined() }
}

@Suite struct KeyboardLayoutTests {
  @Test(arguments: [
    (KeyboardType.alphabetic, ["qwertyuiop", "asdfghjkl", "zxcvbnm"], "shift", "123"),
    (.numeric, ["1234567890", #"-/:;()$&@""#, ".,?!'"], "#+=", "ABC"),
    (.symbolic, ["[]{}#%^*+=", #"_\|~<>€£¥•"#, ".,?!'"], "123", "ABC"),
  ])
  func pages(page: KeyboardType, rows: [String], leading: String, pageSwitch: String) {
    let layout = layout(page)
    #expect(faces(layout) == rows)
    #expect(layout.leading.face.label == leading)
    #expect(layout.pageSwitch.face.label == pageSwitch)
    #expect(layout.space.face == .caption("English"))
  }

  @Test(arguments: [
    (KeyboardCase.lowercased, "q", IconName.shift, KeyState.rest),
    (.uppercased, "Q", .shiftLatched, .latched), (.auto, "Q", .shiftLatched, .latched),
    (.capsLocked, "Q", .caps, .locked),
  ])
  func cases(keyboardCase: KeyboardCase, label: String, icon: IconName, state: KeyState) {
    let layout = layout(.alphabetic, keyboardCase)
    let q = layout.rows[0][0]
    #expect(q.face == .text(label) && q.action == .character(label) && q.id == KeyID("key.character.q"))
    #expect(layout.leading.face == .icon(icon) && layout.leading.state == state)
  }

  @Test func marksHaveNoCase() {
    #expect(faces(layout(.numeric, .capsLocked)) == faces(layout(.numeric)))
    #expect(layout(.numeric).rows[0][0].role == .mark)
    #expect(layout(.alphabetic).rows[0][0].role == .letter)
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

  @Test func unknownNames() {
    #expect(KeyboardLayout.resolve("xx", in: KeyboardContext()) == nil)
    let controller = PressboardController(
      document: StringDocument(), context: KeyboardContext(layoutName: "xx"))
    #expect(faces(controller.layout) == faces(layout(.alphabetic)))
  }
}
