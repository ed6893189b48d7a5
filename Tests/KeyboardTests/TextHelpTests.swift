import FakeCompositor
import Pressboard
import Testing

@testable import PressboardWayland

private typealias TextField = Compositor.TextField

/// The rules, from a finger to an application's text and back.
@Suite struct TextHelpTests {
  typealias Application = TypingTests.Application

  private static let helpful = {
    var options = DaemonOptions.test
    options.behavior = .init()
    return options
  }()

  fileprivate func typed(_ keys: [String], into application: Application, after text: String = "") throws
    -> String
  {
    let desk = try Desk(.sway17, Self.helpful)
    let field = TextField(text, behavior: application.behavior)
    try desk.focus(field)
    try desk.rest()
    for key in keys {
      try desk.tap(key.hasPrefix("key.") ? key : "key.character.\(key)")
      try desk.pass(0.15)
    }
    try desk.rest()
    #expect(desk.compositor.violations == [])
    #expect(desk.seat.keyboards.first?.isAtRest == true)
    return field.text
  }

  private static let sentence = ["h", "i", "key.space", "key.space", "y", "e", "s"]

  @Test(arguments: [Application.gtk3, .gtk4, .oldGtk4, .firefox, .prompt, .late, .half])
  func sentencesWhereTextIsKnown(_ application: Application) throws {
    #expect(try typed(Self.sentence, into: application) == "Hi. Yes")
  }

  /// Nobody knows whether the field is empty; what was typed since is known.
  @Test(arguments: [Application.qt6, .bare]) func sentencesWhereTextIsNotTold(_ application: Application)
    throws
  {
    let text = try typed(Self.sentence, into: application)
    #expect(text == "hi. Yes")
  }

  @Test(arguments: [Application.terminal, .password]) func whereNothingMayBeDone(_ application: Application)
    throws
  {
    #expect(try typed(Self.sentence, into: application) == "hi  yes")
  }

  @Test(arguments: [Application.gtk3, .gtk4, .oldGtk4, .prompt])
  func marksTakeTheirPlace(_ application: Application) throws {
    let keys = ["a", "key.space", "key.type.numeric", "key.character.!", "key.type.alphabetic", "b"]
    #expect(try typed(keys, into: application) == "A! B")
  }

  @Test(arguments: [Application.gtk3, .gtk4, .oldGtk4, .prompt])
  func quotationMarksAndApostrophes(_ application: Application) throws {
    let keys = ["d", "o", "n", "key.type.numeric", "key.character.'", "t"]
    #expect(try typed(keys, into: application) == "Don’t")
  }

  /// The capital behind a Return comes once the application has told what became of the text.
  @Test(arguments: [Application.gtk3, .gtk4, .prompt]) func linesBeginWithCapitals(_ application: Application)
    throws
  {
    #expect(try typed(["a", "key.primary", "b", "c"], into: application) == "A\nBc")
  }
}
