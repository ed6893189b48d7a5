import FakeCompositor
import Lexicon
import Pressboard
import Testing

@testable import PressboardWayland

private typealias TextField = Compositor.TextField

/// What the worker is asked, and when.
extension WordTests {
  @Test func nothingIsAskedWhileHidden() throws {
    let field = try field()
    try desk.pass(0.1)
    let calls = book.calls
    #expect(calls == 1)
    desk.client.hide()
    try desk.rest()
    field.set("so ")
    try desk.rest()
    #expect(book.calls == calls)
    #expect(desk.nextWake == nil)
    desk.client.show()
    try desk.rest()
    #expect(desk.nextWake == nil)
  }

  @Test func nothingIsAskedWhileTheCaretIsDragged() throws {
    _ = try field(.gtk3, "so they see you")
    let space = try desk.key("key.space")
    let calls = book.calls
    _ = desk.seat.touch.down(0, on: try desk.surface, space.midX, space.midY)
    desk.seat.touch.frame()
    try desk.settle()
    for step in 1...12 {
      desk.seat.touch.motion(0, space.midX - Double(step) * 8, space.midY)
      desk.seat.touch.frame()
      try desk.pass(0.02)
    }
    #expect(book.calls == calls)
    try desk.up()
    try desk.rest()
    #expect(book.calls == calls + 1)
  }

  @Test func aTurnAsksOnceAndLearnsWhatWasKept() throws {
    _ = try field()
    let calls = book.calls
    try type("so they ")
    try desk.rest()
    #expect(book.calls == calls + 8)
    try type("see")
    let kept = book.lessons.map { if case .kept(let word) = $0 { word.text } else { "" } }
    #expect(kept == ["so", "they"])
    #expect(book.savings == 0)
    desk.client.hide()
    try desk.rest()
    #expect(book.savings == 1)
  }

  /// Whoever types so fast does not read the bar between two letters: only what a space has ended is asked about.
  @Test func inHasteOnlyEndedWordsAreAskedAbout() throws {
    let field = try field()
    try desk.pass(1)
    let before = book.asked.count
    try type("teh freind ", every: 0.05)
    try desk.rest()
    #expect(field.text == "the friend ")
    let asked = book.asked.dropFirst(before)
    #expect(asked.map(\.word.text) == ["t", "teh", "freind", ""])
    #expect(asked.map { $0.deadline != nil } == [false, true, true, false])
    #expect(try !bar.isEmpty)
  }

  /// The next touch is judged by what may follow.
  @Test func keyTargetingAsksForEachLetter() throws {
    var options = DaemonOptions()
    options.behavior.predictiveKeyTargeting = true
    let book = try WordBook()
    let desk = try Desk(.sway17, options, words: book)
    try desk.focus(TextField(behavior: .gtk3))
    let before = book.asked.count
    for letter in "see" {
      try desk.tap("key.character.\(letter)")
      try desk.pass(0.03)
    }
    #expect(book.asked.count == before + 3)
  }

  @Test func tapsAreMeasuredAgainstTheKeysOnTheScreen() throws {
    _ = try field()
    try type("q")
    let places = try #require(book.places)
    #expect(places.places.count == 26)
    let keys = try desk.keys
    let q = try #require(keys["key.character.q"])
    let place = try #require(places.places.first { $0.letter == "q" })
    #expect(abs(Double(place.x) - q.midX) < 0.01)
    #expect(Double(places.keyWidth) > q.width && Double(places.keyHeight) > q.height)
    // A tap between two keys belongs to the word, too.
    let query = try #require(book.asked.last)
    guard case .touched(_, let point) = query.word.strokes.first else {
      Issue.record("no place of the tap")
      return
    }
    #expect(abs(point.x - Double(place.x)) < 0.01 && abs(point.y - Double(place.y)) < 0.01)
  }

  @Test func withoutWordListsItIsSaidOnceAndTyped() throws {
    let empty = try WordFolder([:])
    let desk = try Desk(.sway17, DaemonOptions(), words: WordBook(folders: [empty.path]))
    let field = TextField(behavior: .gtk3)
    try desk.focus(field)
    for letter in "hello" {
      try desk.tap("key.character.\(letter)")
      try desk.pass(0.1)
    }
    #expect(field.text == "Hello")
    #expect(desk.notices == [.wordList(.missing(language: "en", folders: [empty.path]))])
  }
}
