import Pressboard
import Testing

@testable import PressboardLab

/// What users of other keyboards have reported, with what is right: text, what is done, what must stand there.
@Suite struct ReportedCaseTests {
  @Test(
    "characters are what users see",
    arguments: [
      ("é|", "BS", "|"), ("e\u{301}|", "BS", "|"), ("🕵🏽|", "BS", "|"), ("🫨🫩🫪|", "BS", "🫨🫩|"),
      ("Char|ge", "BS", "Cha|ge"), ("ㄱ|", "SPACE TYPE:ㄴ", "ㄱ ㄴ|"), ("글|", "BS", "|"),
    ])
  func characters(before: String, script: String, after: String) {
    #expect(typed(before, script) == after)
  }

  @Test("a selection goes once, and what an application completed is not kept twice")
  func selections() {
    #expect(typed("inst[agram.com]", "BS") == "inst|")
    #expect(said("inst[agram.com]", "").bar == "")
    #expect(said("inst[agram.com]", "TYPE:a").text == "insta|")
    #expect(said("inst[agram.com]", "TYPE:a PICK:2").text == "instant |")
  }

  @Test("return ends a word once")
  func returns() {
    #expect(said("|", "TYPE:word RET").text == "word\\n|")
    #expect(said("|", "TYPE:teh RET TYPE:x").text == "the\\nx|")
  }

  @Test(
    "words that were meant stay",
    arguments: [
      "2nd", "5th", "3rd", "10in", "top-down", "--down", "g", "H2O", "OpenBSD", "hTTP", "a@down", "x.app",
      "down/ls",
      "site:down.net", "https://a-b-c.web.app", "example.net", "#down", "_down",
    ])
  func meant(word: String) {
    for prefix in ["", "so "] {
      let typed = said(prefix + "|", "TYPE:\(word) SPACE") { $0.behavior.smartPunctuation = false }
      #expect(typed.text == "\(prefix)\(word) |")
    }
  }

  @Test("Caps that is still on changes nothing")
  func capsStillOn() {
    #expect(said("x |", "SHIFT KEYS:open SHIFT SHIFT KEYS:bsd SPACE").text == "x OpenBSD |")
  }

  @Test(
    "what was taken back is not corrected again",
    arguments: [
      ("|", "TYPE:hullo SPACE", "hello |"), ("|", "TYPE:hullo SPACE BS", "hullo|"),
      ("|", "TYPE:hullo SPACE BS SPACE", "hullo |"),
      ("|", "TYPE:hullo SPACE BS SPACE TYPE:hullo SPACE", "hullo hullo |"),
    ])
  func takenBack(before: String, script: String, after: String) {
    #expect(said(before, script).text == after)
  }

  @Test("capitals come back")
  func capitals() {
    #expect(run("|", "").keyboardCase == "auto" && run("a|", "RET").keyboardCase == "auto")
    #expect(run("|", "KEYS:a BS").keyboardCase == "auto")
    #expect(typed("|", "KEYS:i SPACE KEYS:i SPACE") { $0.behavior.autoCapitalization = false } == "i i |")
  }

  @Test("fast typing makes no stops")
  func fast() {
    #expect(typed("|", "TYPE:I SPACE TYPE:a SPACE TYPE:pizza SPACE") == "I a pizza |")
    #expect(typed("I ate|", "SPACE KEYS:a SPACE KEYS:pizza") == "I ate a pizza|")
  }

  /// Auto-space on, as those who reported it had it.
  @Test(
    "addresses, figures and code stay as typed",
    arguments: [
      ("url", "example.net"), ("normal", "https://a-b-c.web.app"), ("normal", "site:reddit.com"),
      ("url", "term\\s!g"),
      ("normal", "100,000"), ("normal", "€45.00"), ("url", #"{"label":"x"}"#), ("email", "key:\\s\"v\""),
      ("terminal", #"{"a":"b"}"#), ("terminal", "ls\\s-l"), ("terminal", "--flag"), ("normal", "a@b"),
      ("url", "x.y()"), ("normal", "3.14"), ("normal", "12:30"),
    ])
  func asTyped(field: String, text: String) {
    let result = said("|", "FIELD:\(field) TYPE:\(text)") { $0.behavior.spaceAfterPunctuation = true }
    #expect(result.text == text.replacing("\\s", with: " ") + "|")
  }

  @Test(
    "fingers that overlap",
    arguments: [
      ("x|", "DOWN:1=key.character.a DOWN:2=key.character.s UP:2 UP:1", "xas|"),
      // A long press is open when the next thumb lands: its cell is chosen first.
      ("x|", "DOWN:1=key.character.a WAIT:0.35 DOWN:2=key.character.s UP:2 UP:1", "xas|"),
      ("x |", "GLIDE:what KEYS:are", "x what are|"), ("x |", "SHIFT GLIDE:what", "x What |"),
    ])
  func fingers(before: String, script: String, after: String) {
    #expect(said(before, script).text == after)
  }

  @Test("a tap while a glide is under the other finger follows its word")
  func tapDuringAGlide() {
    let way =
      "DOWN:1=key.character.w MOVETO:1=key.character.h MOVETO:1=key.character.a MOVETO:1=key.character.t"
    let result = said("x |", "\(way) DOWN:2=key.character.b UP:2 UP:1").text
    #expect(result == "x what b|" || result == "x tb|")
  }
}
