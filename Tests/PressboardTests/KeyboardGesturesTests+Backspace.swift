import Pressboard
import Testing

/// What a held Backspace does.
extension KeyboardGesturesTests {
  @Test func backspaceOnPressThenRepeats() {
    typist.document.insertText("0123456789abcdef")
    typist.down("key.backspace")
    #expect(typist.text == "0123456789abcde")
    typist.pass(0.49)
    #expect(typist.text.count == 15)
    typist.pass(0.02)
    #expect(typist.text.count == 14)
    typist.pass(0.1)
    #expect(typist.text.count == 13)
    typist.pass(0.4)
    #expect((7...9).contains(typist.text.count))
    typist.up()
    let left = typist.text
    typist.pass(3)
    #expect(typist.text == left && typist.gestures.nextWake == nil)
  }

  @Test func repeatReachesItsFastestPace() {
    var behavior = KeyboardBehavior()
    behavior.deleteByWord = false
    let typist = Typist(behavior: behavior)
    typist.document.insertText(String(repeating: "x", count: 200))
    typist.down("key.backspace")
    typist.pass(2)
    let before = typist.text.count
    typist.pass(1)
    #expect((19...21).contains(before - typist.text.count))
  }

  @Test func aLateTurnDeletesOnce() {
    typist.document.insertText("xxxxxxxx")
    typist.down("key.backspace")
    typist.now = typist.now + 1.5
    typist.pass(0)
    #expect(typist.text.count == 6)
  }

  @Test func aLongHoldDeletesWords() {
    typist.down("key.backspace")
    typist.pass(1.99)
    #expect(!typist.actions.contains(.deleteWord))
    let characters = typist.actions.count
    typist.pass(1)
    #expect(typist.actions.dropFirst(characters).allSatisfy { $0 == .deleteWord })
    #expect((4...5).contains(typist.actions.count - characters))
    typist.up()
    let all = typist.actions.count
    typist.pass(3)
    #expect(typist.actions.count == all)
  }

  @Test func neverWordsWhenSwitchedOff() {
    var behavior = KeyboardBehavior()
    behavior.deleteByWord = false
    let typist = Typist(behavior: behavior)
    typist.down("key.backspace")
    typist.pass(10)
    #expect(typist.actions.count > 100 && !typist.actions.contains(.deleteWord))
  }

  @Test(arguments: ["slide", "cancel", "touch", "again"]) func repeatStops(by what: String) {
    typist.document.insertText("xxxxxxxxxx")
    typist.down("key.backspace", finger: 0)
    switch what {
    case "slide": typist.move("n", finger: 0)
    case "cancel": typist.cancel()
    case "touch": typist.tap("a", finger: 1)
    default: typist.tap("a", finger: 0)
    }
    let left = typist.text
    typist.pass(3)
    #expect(typist.text == left)
    typist.up(0)
    #expect(typist.text == left)
  }
}
