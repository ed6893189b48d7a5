import Pressboard
import Testing

@testable import PressboardLab

@Suite struct TextRulesTests {
  @Test(arguments: [
    // Spacing.
    ("Hi |", "TYPE:.", "Hi. |"), ("Hi |", "TYPE:,", "Hi, |"), ("Hi |", "TYPE:;", "Hi; |"),
    ("Hi |", "TYPE::", "Hi: |"),
    ("Hi |", "TYPE:!", "Hi! |"), ("Hi |", "TYPE:?", "Hi? |"), ("42 |", "TYPE:,", "42, |"),
    ("Hi  |", "TYPE:.", "Hi  .|"),
    ("Hi. |", "TYPE:!", "Hi. !|"), ("|", "TYPE:.", ".|"), (" |", "TYPE:.", " .|"),
    ("Hi |", "TYPE:-", "Hi -|"),
    ("Hi |there", "TYPE:,", "Hi, |there"), ("👩‍👩‍👧 |", "TYPE:!", "👩‍👩‍👧 !|"),
    // Faces.
    ("hi |", "TYPE::)", "hi :)|"), ("hi |", "TYPE::-)", "hi :-)|"),
    ("hi |", "TYPE:: SHIFT PAGE:numeric TYPE:D", "hi :D|"),
    ("hi |", "TYPE:: SPACE TYPE:)", "hi:  )|"), ("hi |", "TYPE::v", "hi: v|"), ("hi |", "TYPE:;)", "hi ;)|"),
    ("hi |", "TYPE::'(", "hi :'(|"), ("hi |", "TYPE:: MOVE:-1 MOVE:1 TYPE:)", "hi: )|"),
    ("hi |", "TYPE:,)", "hi, )|"),
    ("hi |", "TYPE:: BS TYPE:)", "hi:)|"), ("hi |", "TYPE:: WAIT:60 TYPE:P", "hi :P|"),
    // Fixes taken back.
    ("Hi |", "TYPE:, BS BS SPACE TYPE:,", "Hi ,|"), ("Hi |", "TYPE:, BS BS SPACE TYPE:!", "Hi !|"),
    ("Hi |", "TYPE:, BS BS SPACE TYPE:, BS TYPE:.", "Hi .|"),
    ("Hi |", "TYPE:, BS BS SPACE MOVE:-1 MOVE:1 TYPE:,", "Hi, |"),
    ("Hi |", "TYPE:, BS BS SPACE CARET:1 CARET:3 TYPE:,", "Hi, |"),
    ("Hi |", "TYPE:, BS BS SPACE TYPE:you SPACE TYPE:,", "Hi you, |"), ("Hi |", "TYPE:, BS TYPE:!", "Hi,!|"),
    ("Hi |", "TYPE:, TYPE:x BS BS BS SPACE TYPE:,", "Hi ,|"),
    // Quotation marks and dashes.
    ("|", "TYPE:\"", "“|"), ("a|", "TYPE:\"", "a”|"), ("say |", "TYPE:\"", "say “|"),
    ("don|", "TYPE:'t", "don’t|"),
    (" |", "TYPE:'", " ‘|"), ("a-|", "TYPE:-", "a—|"), ("|", "TYPE:-", "-|"), ("a--|", "TYPE:-", "a---|"),
    ("(|", "TYPE:\"", "(“|"), ("“Hi.|", "TYPE:\"", "“Hi.”|"), ("“|", "TYPE:'", "“‘|"),
    ("a|", "TYPE:---", "a—-|"),
    ("“Well—|", "TYPE:\"", "“Well—”|"), ("He—|", "TYPE:\"", "He—“|"), ("5|", "TYPE:'10\"", "5’10”|"),
    ("wait|", "TYPE:...", "wait...|"), ("a\\n|", "TYPE:\"", "a\\n“|"), ("“Hi” |", "TYPE:\"", "“Hi” “|"),
    // Stops.
    ("word |", "SPACE", "word  |"), ("word|", "SPACE SPACE", "word. |"),
    ("word|", "SPACE WAIT:0.9 SPACE", "word  |"),
    ("word|", "SPACE SPACE SPACE", "word.  |"), ("word.|", "SPACE SPACE", "word.  |"),
    ("|", "SPACE SPACE", "  |"),
    ("word|", "APP:\\s SPACE", "word  |"), ("I|", "SPACE TYPE:a SPACE TYPE:pizza", "I a pizza|"),
    ("word|", "SPACE MOVE:-1 MOVE:1 SPACE", "word  |"), ("word,|", "SPACE SPACE", "word,  |"),
    // Deleting.
    ("hello world|", "DELWORD", "hello |"), ("hello world  |", "DELWORD", "hello |"), ("|", "DELWORD", "|"),
    ("a|", "DELWORD", "|"), ("\\n|", "DELWORD", "|"), ("wait...|", "DELWORD", "wait|"),
    ("a[bc]d", "DELWORD", "a|d"),
    ("👩‍👩‍👧 |", "DELWORD", "|"), ("🕵🏽|", "BS", "|"), ("🫨🫨🫨|", "BS", "🫨🫨|"), ("Char|ge", "BS", "Cha|ge"),
    ("inst[agram.com]", "BS", "inst|"), ("é|", "BS", "|"), ("e\u{301}|", "BS", "|"), ("🇩🇪|", "BS", "|"),
    // Selections are replaced, and no rule looks across them.
    ("Hi [x]", "TYPE:.", "Hi .|"), ("word [x]", "SPACE SPACE", "word   |"), ("a[|bc]d", "TYPE:x", "ax|d"),
    ("\\[a\\]\\|\\\\|", "TYPE:!", "\\[a\\]\\|\\\\!|"),
    // Several characters at once go in as they are.
    ("Hi |", "CHAR:.com", "Hi .com|"), ("say |", "CHAR:\"\"", "say \"\"|"),
    // Text that nobody knows about.
    ("ab|", "RET", "ab\\n|"), ("a|b", "MOVE:1 TYPE:c", "abc|"), ("Hi. Yes|", "SENT:-1 TYPE:x", "Hi.x| Yes"),
  ])
  func english(before: String, script: String, after: String) {
    #expect(typed(before, script) == after)
  }

  @Test(arguments: [
    ("cs", "|", "TYPE:\"ano\"", "„ano“|"), ("de", "|", "TYPE:\"", "„|"), ("de", "ja|", "TYPE:\"", "ja“|"),
    ("fr", "|", "TYPE:\"", "«|"), ("es", "si|", "TYPE:\"", "si»|"), ("ru", "|", "TYPE:\"", "«|"),
    ("uk", "|", "TYPE:\"", "«|"),
    ("fr", "Oui |", "TYPE:!", "Oui !|"), ("fr", "l|", "TYPE:'a", "l’a|"), ("hi", "हाँ|", "SPACE SPACE", "हाँ। |"),
  ])
  func languages(locale: String, before: String, script: String, after: String) {
    #expect(typed(before, script) { $0.locales = [LanguageTag(locale)] } == after)
  }

  /// With its switch off a rule does nothing.
  @Test(arguments: [
    ("punctuationSpacing", "Hi |", "TYPE:.", "Hi .|"), ("smartPunctuation", "|", "TYPE:\"-'--", "\"-'--|"),
    ("periodShortcut", "word|", "SPACE SPACE", "word  |"),
    ("emoticonAwarePunctuation", "hi |", "TYPE::)", "hi: )|"),
    ("suppressPunctuationSpacingAfterEdit", "Hi |", "TYPE:, BS BS SPACE TYPE:,", "Hi, |"),
    ("deleteByWord", "hello world|", "DELWORD", "hello worl|"),
  ])
  func switches(field: String, before: String, script: String, after: String) {
    #expect(typed(before, script) { $0.behavior = off(field, $0.behavior) } == after)
  }

  @Test(arguments: [
    ("Hi|", "TYPE:.", "Hi. |"), ("Hi|", "TYPE:,", "Hi, |"), ("3|", "TYPE:.1", "3.1|"),
    ("42|", "TYPE:.N", "42. N|"),
    ("e|", "TYPE:. BS TYPE:g", "e.g|"), ("12|", "TYPE::3", "12:3|"), ("Hi|", "TYPE:. BS TYPE:.", "Hi..|"),
    ("e|", "TYPE:. BS TYPE:g. SPACE TYPE:x,", "e.g. x, |"), ("Hi|", "TYPE:...", "Hi... |"),
    ("Hi|", "TYPE:. SPACE", "Hi. |"),
    ("(Hi|", "TYPE:.)", "(Hi.) |"), ("https|", "TYPE:://", "https://|"), ("hi |", "TYPE::D", "hi :D|"),
    ("file|", "TYPE:. BS TYPE:txt", "file.txt|"), ("100|", "TYPE:,000", "100,000|"),
    ("€45|", "TYPE:.00", "€45.00|"),
    ("e|", "TYPE:. BS MOVE:-1 MOVE:1 BS TYPE:.", "e. |"), ("Hi|", "TYPE:, SPACE SPACE", "Hi,  |"),
  ])
  func spaceAfterPunctuation(before: String, script: String, after: String) {
    #expect(typed(before, script) { $0.behavior.spaceAfterPunctuation = true } == after)
  }

  @Test func ellipsis() {
    #expect(typed("wait|", "TYPE:...") { $0.behavior.smartEllipsis = true } == "wait…|")
    #expect(typed("wait|", "TYPE:....") { $0.behavior.smartEllipsis = true } == "wait….|")
  }

  /// Where text is not prose, what is typed stays as it is.
  @Test(arguments: [
    "url", "email", "terminal", "password", "pin", "digits", "phone", "date", "hidden_text", "number",
  ])
  func fieldsThatAreNoProse(field: String) {
    for (before, script, after) in [
      ("|", #"TYPE:{"a":"b"} TYPE:\s--flag"#, #"{"a":"b"} --flag|"#), ("a |", "TYPE:!g", "a !g|"),
      ("ls|", "SPACE SPACE TYPE:-l", "ls  -l|"), ("x|", "TYPE:.y()", "x.y()|"), ("i|", "SPACE", "i |"),
    ] where !(script.contains("SPACE") && Self.pads.contains(field)) {
      let result = run(before, "FIELD:\(field) " + script) { $0.behavior.spaceAfterPunctuation = true }
      #expect(result.text == after)
      #expect(result.keyboardCase == "lowercased" && result.bar == "")
    }
  }

  /// Fields whose keys have no space bar.
  private static let pads: Set = ["pin", "digits", "phone", "date", "number"]

  private func off(_ field: String, _ behavior: KeyboardBehavior) -> KeyboardBehavior {
    var behavior = behavior
    switch field {
    case "punctuationSpacing": behavior.punctuationSpacing = false
    case "smartPunctuation": behavior.smartPunctuation = false
    case "periodShortcut": behavior.periodShortcut = false
    case "emoticonAwarePunctuation": behavior.emoticonAwarePunctuation = false
    case "suppressPunctuationSpacingAfterEdit": behavior.suppressPunctuationSpacingAfterEdit = false
    case "deleteByWord": behavior.deleteByWord = false
    default: Issue.record("no switch \(field)")
    }
    return behavior
  }
}
