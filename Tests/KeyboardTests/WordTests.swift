import FakeCompositor
import Pressboard
import Testing

@testable import PressboardWayland

private typealias TextField = Compositor.TextField

/// Words suggested, put right and picked, from a finger to an application's text and back.
@Suite struct WordTests {
  typealias Application = TypingTests.Application

  let book: WordBook
  let desk: Desk

  init() throws {
    book = try WordBook()
    var options = DaemonOptions()
    options.behavior.autoCapitalization = false
    desk = try Desk(.sway17, options, words: book)
  }

  func field(_ application: Application = .gtk3, _ text: String = "") throws -> Compositor.TextField {
    let field = TextField(text, behavior: application.behavior)
    try desk.focus(field)
    return field
  }

  /// Letters and spaces; `<` is Backspace.
  func type(_ text: String, every interval: Double = 0.15) throws {
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
  var bar: [String] {
    get throws {
      let keys = try desk.keys
      return (1...3).compactMap { keys["bar.\($0)"]?.label }.filter { !$0.isEmpty }
    }
  }

  static let told: [Application] = [.gtk3, .gtk4, .oldGtk4, .firefox, .prompt, .late, .half]

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
}
