import FakeCompositor
import Lexicon
import Pressboard
import Testing

@testable import PressboardWayland

private typealias TextField = Compositor.TextField

/// Words suggested, put right and picked, from a finger to an application's text and back.
@Suite struct WordTests {
  typealias Application = TypingTests.Application

  private let book: WordBook
  private let desk: Desk

  init() throws {
    book = try WordBook()
    var options = DaemonOptions()
    options.behavior.autoCapitalization = false
    desk = try Desk(.sway17, options, words: book)
  }

  fileprivate func field(_ application: Application = .gtk3, _ text: String = "") throws -> TextField {
    let field = TextField(text, behavior: application.behavior)
    try desk.focus(field)
    return field
  }

  /// Letters and spaces; `<` is Backspace.
  private func type(_ text: String, every interval: Double = 0.15) throws {
    for character in text {
      switch character {
      case " ": try desk.tap("key.space")
      case "<": try desk.tap("key.backspace")
      default: try desk.tap("key.character.\(character)")
      }
      try desk.pass(interval)
    }
  }

  /// What the bar says, from the left.
  private var bar: [String] {
    get throws {
      let keys = try desk.keys
      return (1...3).compactMap { keys["bar.\($0)"]?.label }.filter { !$0.isEmpty }
    }
  }

  private static let told: [Application] = [.gtk3, .gtk4, .oldGtk4, .firefox, .prompt, .late, .half]

  // MARK: Put right

  @Test(arguments: told) func aMisspeltWordIsPutRight(_ application: Application) throws {
    let field = try field(application)
    try type("teh freind ")
    try desk.rest()
    #expect(field.text == "the friend ")
    #expect(desk.compositor.violations == [])
  }

  /// Where nobody tells the text, what was typed since is known.
  @Test(arguments: [Application.qt6, .bare, .chromium]) func alsoWhereTextIsNotTold(
    _ application: Application
  )
    throws
  {
    let field = try field(application)
    try type("so teh ")
    try desk.rest()
    #expect(field.text == "so the ")
    #expect(desk.compositor.violations == [])
  }

  @Test(arguments: told) func oneBackspaceGivesBackWhatWasTyped(_ application: Application) throws {
    let field = try field(application)
    try type("teh ")
    try desk.rest()
    #expect(field.text == "the ")
    try type("<")
    try desk.rest()
    #expect(field.text == "teh")
    // And so it stays in this field.
    try type(" so teh ")
    try desk.rest()
    #expect(field.text == "teh so teh ")
    #expect(desk.compositor.violations == [])
  }

  @Test(arguments: [Application.terminal, .password]) func nothingIsAskedAboutSecrets(
    _ application: Application
  )
    throws
  {
    let field = try field(application)
    try type("teh so ")
    try desk.rest()
    #expect(field.text == "teh so ")
    #expect(book.calls == 0)
    #expect(try bar == [])
  }

  @Test func aRightWordStays() throws {
    let field = try field()
    try type("they thank you kubectl ")
    try desk.rest()
    #expect(field.text == "they thank you kubectl ")
  }

  @Test func whatFollowsFollowsTheCorrectedWord() throws {
    let field = try field()
    try type("thnak ")
    try desk.rest()
    #expect(field.text == "thank ")
    #expect(try bar.first == "you")
  }

  /// A page that shows the password that was typed says that it is text now.
  @Test func aPasswordThatIsShownIsNotLearned() throws {
    let field = try field(.password)
    try type("hunter")
    field.behavior = .gtk3
    field.set("hunter")
    try desk.rest()
    try type("see so ")
    desk.client.hide()
    try desk.rest()
    #expect(book.lessons == [])
  }

  /// Neither is the word that it ended with, when the next field is entered and nothing is private any more; nor one
  /// whose text the page keeps to itself.
  @Test(arguments: [true, false]) func aShownPasswordIsNotLearnedInTheNextField(_ isTold: Bool) throws {
    let field = try field(.password)
    try type("hunter")
    field.behavior = isTold ? .gtk3 : .qt6
    if isTold { field.set("hunter") }
    try desk.rest()
    try type("see")
    try desk.focus(TextField("", behavior: .gtk3))
    try desk.rest()
    try type("the so ")
    desk.client.hide()
    try desk.rest()
    let learned = book.lessons.map { lesson in
      if case .kept(let word) = lesson { word.text } else { "" }
    }
    #expect(learned == ["the", "so"])
  }

  // MARK: A worker that is late

  /// The letters typed behind the space stand behind the corrected word.
  @Test(arguments: [Application.gtk3, .gtk4, .oldGtk4]) func aLateVerdictFindsItsWord(
    _ application: Application
  )
    throws
  {
    let field = try field(application)
    try type("te")
    book.isBusy = true
    try type("h s", every: 0.03)
    #expect(field.text == "teh s")
    book.isBusy = false
    try desk.settle()
    try desk.rest()
    #expect(field.text == "the s")
    try type("o ")
    try desk.rest()
    #expect(field.text == "the so ")
  }

  @Test func aVerdictThatIsTooLateIsDropped() throws {
    let field = try field()
    try type("te")
    book.isBusy = true
    try type("h s", every: 0.11)
    let asked = book.asked
    #expect(asked.contains { $0.deadline != nil && $0.word.text == "teh" })
    book.isBusy = false
    try desk.settle()
    try desk.rest()
    #expect(field.text == "teh s")
  }

  @Test func whatTheWorkerDoesKeepsNoLetterWaiting() throws {
    let field = try field()
    book.isBusy = true
    try type("teh quick ", every: 0.02)
    #expect(field.text == "teh quick ")
  }

  // MARK: The bar

  @Test func openingWordsThenWordsThatFollow() throws {
    _ = try field()
    #expect(try bar == ["The", "I", "This"])
    try type("see ")
    try desk.rest()
    #expect(try bar == ["you", "it", "the"])
    try type("th")
    #expect(try bar.first == "“th”")
    #expect(try bar.contains("the"))
  }

  @Test(arguments: told) func aPickReplacesTheWordAndBringsItsSpace(_ application: Application) throws {
    let field = try field(application)
    try type("so tom")
    try desk.rest()
    let slot = try #require(try bar.firstIndex(of: "tomorrow"))
    try desk.tap("bar.\(slot + 1)")
    try desk.rest()
    #expect(field.text == "so tomorrow ")
    #expect(desk.compositor.violations == [])
  }

  @Test func theTypedWordIsKeptByItsPick() throws {
    let field = try field()
    try type("teh")
    #expect(try bar.prefix(2) == ["“teh”", "the"])
    try desk.tap("bar.1")
    try desk.rest()
    #expect(field.text == "teh ")
    try type("teh ")
    try desk.rest()
    #expect(field.text == "teh teh ")
  }

  @Test func thePickOfAWordThatFollows() throws {
    let field = try field()
    try type("thank ")
    try desk.rest()
    try desk.tap("bar.1")
    try desk.rest()
    #expect(field.text == "thank you ")
  }

  // MARK: Rest

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
