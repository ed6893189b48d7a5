import Pressboard
import Testing

@testable import PressboardLab

@Suite struct LabFormatTests {
  @Test(arguments: [
    "Hi |there", "|", "a[bc]d", "a[|bc]d", "[a]", "\\[a\\]\\|\\\\|", "a\\tb\\n|", "é\u{301}|",
    "[|a]",
  ])
  func marksRoundTrip(text: String) throws {
    #expect(try MarkedText.text(MarkedText.window(text)) == text)
  }

  @Test func caretIsAtTheEndUnlessSaid() {
    #expect(typed("ab", "") == "ab|")
    #expect(typed("", "") == "|")
    #expect(typed("a\\sb", "") == "a b|")
  }

  @Test(arguments: [
    "a|b|", "a[b", "a[b]|", "[a][b]", "a]", "a\\x", "a\\",
  ])
  func badTexts(text: String) {
    #expect(typed(text, "").hasPrefix("!"))
  }

  @Test(arguments: [
    "NOPE", "TYPE", "KEYS:é", "KEYS:1", "WAIT:x", "WAIT:-1", "CARET:-1", "CARET", "SELECT:3", "SELECT:3-1",
    "PICK:0", "PICK:1",
    "MOVE:x", "PAGE:letters", "FIELD:nothing", "DOWN:1", "DOWN:x=key.space", "UP:7", "UP:1=key.space",
    "MOVETO:3=key.space",
    "PRESS:key.nothing=1", "PRESS:key.space", "PRESS:=1", "HOLD:key.space", "DRAG:1", "DRAG:a,b", "TYPE:\\x",
    "GLIDE:ab1",
    "DEL:x", "SPACE:1", "MOVE:1 BS NOPE", "PRESS:key.backspace=601", "DOWN:0=key.backspace WAIT:601",
  ])
  func badScripts(script: String) {
    #expect(typed("|", script).hasPrefix("!"))
  }

  @Test(arguments: [
    ("hello|", "CARET:2 TYPE:x", "hex|llo"), ("hello|", "SELECT:1-3", "h[el]lo"),
    ("hello|", "SELECT:1-3 TYPE:x", "hx|lo"),
    ("hello|", "APP:\\sthere", "hello there|"), ("hello|", "DEL:2", "hel|"), ("hello|", "CARET:99", "hello|"),
    ("hel|lo", "DEL:99", "|lo"), ("a|b", "FIELD:email+multiline TYPE:c", "ac|b"),
    ("👩‍👩‍👧b|", "CARET:1 TYPE:x", "👩‍👩‍👧x|b"),
    ("a[bc]d", "APP:x", "ax|d"),
  ])
  func theApplicationActs(before: String, script: String, after: String) {
    #expect(typed(before, script) == after)
  }

  @Test func benchIsOneObject() throws {
    var command = try BenchCommand(options: LabOptions())
    let said = command.finish()
    let answer = try #require(said)
    #expect(!BenchCommand.readsLines && TypeCommand.readsLines)
    #expect(answer.hasPrefix(#"{"engine_action_us":{"p50":"#) && answer.hasSuffix("}}"))
  }

  /// More time than a touch screen's clock can count.
  @Test func theClockMayRunForWeeks() {
    let weeks = Array(repeating: "WAIT:999999", count: 6).joined(separator: " ")
    #expect(typed("|", weeks + " KEYS:a HOLD:key.character.a=á") == "Aá|")
  }

  @Test func statesAreTold() {
    var command = TypeCommand(options: LabOptions(), language: nil)
    #expect(LabAnswer(of: &command, to: "Hi |\tTYPE:.") == .answer("Hi. |\tcase=auto\tpage=alphabetic\tbar="))
    #expect(
      LabAnswer(of: &command, to: "1+|\tPAGE:numeric TYPE:1")
        == .answer("1+1|\tcase=lowercased\tpage=numeric\tbar=1+1|*1+1=2|2"))
    #expect(LabAnswer(of: &command, to: "") == .echo(""))
    #expect(LabAnswer(of: &command, to: "# a\tb") == .echo("# a\tb"))
    #expect(LabAnswer(of: &command, to: "no tab") == .badLine("!\ta text and a script, parted by a tab"))
    #expect(LabAnswer(of: &command, to: "a\tb\tc") == .badLine("!\ta text and a script, parted by a tab"))
  }

  @Test func options() throws {
    let options = try LabOptions([
      "--locale", "cs,en-GB,cs", "--strength=cautious", "--lexicon", "--learn", "--set", "keySound=false",
    ])
    #expect(options.locales == ["cs", "en-GB"] && options.strength == .cautious && options.learns)
    #expect(options.lexicon == .installed && !options.behavior.keySound)
    #expect(try LabOptions(["--lexicon=/x"]).lexicon == .folder("/x"))
    #expect(options.context.locale == "cs" && options.context.enabledLocales == ["cs", "en-GB"])
  }

  @Test(
    arguments: [
      (["--nope"], LabProblem.unknownOption("--nope")), (["--locale"], .missingValue(option: "--locale")),
      (["--locale", "!"], .badValue(option: "--locale", value: "!")),
      (["--strength", "much"], .badValue(option: "--strength", value: "much")),
      (["--set", "x=1"], .badSetting(.unknownField("x", nearest: nil))),
      (["--set", "nope"], .badSetting(.noValue("nope"))),
      (["--learn=1"], .unknownOption("--learn=1")), (["x"], .unknownOption("x")),
    ] as [([String], LabProblem)])
  func badOptions(arguments: [String], problem: LabProblem) {
    #expect(throws: problem) { try LabOptions(arguments[...]) }
    #expect(!problem.description.isEmpty)
  }
}
