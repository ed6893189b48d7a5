import Pressboard
import Testing

@testable import PressboardLab

@Suite struct CaseAndPageTests {
  @Test(arguments: [
    ("|", "", "auto"), ("Hi. |", "", "auto"), ("Hi.|", "", "lowercased"), ("Hi? |", "", "auto"),
    ("Hi\\n|", "", "auto"),
    ("Hi, |", "", "lowercased"), ("Hi |", "", "lowercased"), ("e.g. |", "", "lowercased"),
    ("Hi|", "RET", "auto"),
    ("word|", "SPACE SPACE", "auto"), ("|", "TYPE:H", "lowercased"), ("|", "TYPE:H BS", "auto"),
    ("|", "SHIFT", "lowercased"),
    ("|", "SHIFT TYPE:h BS", "auto"), ("Hi. |", "BS", "lowercased"), ("Hi|", "TYPE:. SPACE", "auto"),
    ("Hi |", "TYPE:!", "auto"),
    ("a|", "SHIFT", "uppercased"), ("a|", "SHIFT TYPE:A", "lowercased"), ("a|", "SHIFT SHIFT", "capsLocked"),
    ("a|", "SHIFT WAIT:0.5 SHIFT", "lowercased"), ("a|", "SHIFT SHIFT TYPE:AB SPACE", "capsLocked"),
    ("a|", "SHIFT SHIFT WAIT:1 SHIFT", "lowercased"), ("a. |", "SHIFT SHIFT", "capsLocked"),
    ("a|", "SHIFT SPACE", "lowercased"), ("a. |b", "MOVE:-2", "lowercased"), ("|a", "MOVE:1 MOVE:-1", "auto"),
    ("[a]", "BS", "auto"), ("a[b]", "", "lowercased"), ("x|", "DEL:1", "auto"), ("|", "APP:x", "lowercased"),
    ("a|", "SHIFT DEL:1", "uppercased"), ("Hi. x|", "DELWORD", "auto"), ("Hi|", "SENT:-1", "auto"),
  ])
  func cases(before: String, script: String, expected: String) {
    #expect(run(before, script).keyboardCase == expected)
  }

  @Test(arguments: [
    ("email", "lowercased"), ("url", "lowercased"), ("password", "lowercased"), ("terminal", "lowercased"),
    ("name", "auto"),
    ("normal", "auto"), ("alpha", "auto"), ("multiline", "auto"), ("lowercase", "lowercased"),
    ("uppercase", "auto"),
    ("titlecase", "auto"), ("auto_capitalization", "auto"), ("phone", "lowercased"),
    ("sensitive_data", "lowercased"),
  ])
  func emptyFields(field: String, expected: String) {
    #expect(run("|", "FIELD:\(field)").keyboardCase == expected)
    #expect(
      run("|", "FIELD:\(field)") { $0.behavior.autoCapitalization = false }.keyboardCase == "lowercased")
  }

  @Test(arguments: [
    ("name", "anna |", "auto"), ("titlecase", "anna |", "auto"), ("titlecase", "ann|", "lowercased"),
    ("uppercase", "ann|", "auto"), ("lowercase", "Hi. |", "lowercased"), ("name", "O'|", "lowercased"),
  ])
  func hintsWithinText(field: String, before: String, expected: String) {
    #expect(run(before, "FIELD:\(field)").keyboardCase == expected)
  }

  @Test(arguments: [
    ("KEYS:abc", "Abc|"), ("KEYS:a SPACE KEYS:b RET KEYS:c", "A b\\nC|"), ("SHIFT KEYS:ab", "ab|"),
    ("KEYS:a SHIFT KEYS:bc", "ABc|"), ("SHIFT SHIFT KEYS:ab SPACE KEYS:c", "AB C|"),
    ("KEYS:hi SPACE SPACE KEYS:yes", "Hi. Yes|"), ("KEYS:dont BS PAGE:numeric KEYS:' KEYS:t", "Don’t|"),
    ("PAGE:numeric KEYS:1 SPACE KEYS:a", "1 a|"), ("KEYS:a BS KEYS:b", "B|"),
    ("DOWN:1=key.character.a DOWN:2=key.character.s UP:1 UP:2", "As|"),
    ("DOWN:1=key.character.a DOWN:2=key.character.s UP:2 UP:1", "As|"),
    ("KEYS:k DOWN:1=key.space DOWN:2=key.character.s UP:1 UP:2", "K s|"),
  ])
  func fingers(script: String, after: String) {
    #expect(typed("|", script) == after)
  }

  @Test(
    arguments: [
      ("PAGE:numeric SPACE", "alphabetic"), ("PAGE:numeric RET", "alphabetic"),
      ("PAGE:numeric TYPE:'", "alphabetic"),
      ("PAGE:numeric TYPE:’", "alphabetic"), ("PAGE:symbolic SPACE", "alphabetic"),
      ("PAGE:emojis SPACE", "emojis"),
      ("SPACE", "alphabetic"), ("PAGE:numeric TYPE:1", "numeric"), ("PAGE:numeric BS", "numeric"),
      ("PAGE:numeric MOVE:-1", "numeric"), ("PAGE:symbolic TYPE:€", "symbolic"),
      ("PAGE:numeric FIELD:normal", "alphabetic"),
    ] + #""-/:;()$@.,?!"#.map { ("PAGE:numeric TYPE:\($0)", "numeric") })
  func pages(script: String, page: String) {
    #expect(run("a|", script).page == page)
  }

  @Test func pagesStayWithTheSwitchOff() {
    #expect(
      run("a|", "PAGE:numeric SPACE") { $0.behavior.returnToLettersAfterSpace = false }.page == "numeric")
  }

  @Test func stickyShift() {
    let sticky: (inout LabOptions) -> Void = { $0.behavior.autoShiftToLowercase = false }
    #expect(run("a|", "SHIFT TYPE:AB", sticky).keyboardCase == "uppercased")
    #expect(run("|", "TYPE:A", sticky).keyboardCase == "lowercased")
  }

  @Test func withoutCapsLock() {
    #expect(run("a|", "SHIFT SHIFT") { $0.behavior.enableCapsLock = false }.keyboardCase == "lowercased")
  }
}

@Suite struct GestureScriptTests {
  @Test(
    arguments: [
      ("|", "HOLD:key.character.a=Á", "Á|"), ("x|", "HOLD:key.character.a=á", "xá|"),
      ("x|", "HOLD:key.character.a=a", "xa|"),
      ("x|", "PRESS:key.character.a=0.35", "xa|"), ("abc|", "DRAG:-60,0 TYPE:x", nil),
      ("hello world|", "PRESS:key.backspace=5", "|"),
      ("a|", "GLIDE:helo", "ao|"), ("ab|", "PRESS:key.space=0.2", "ab |"),
    ] as [(String, String, String?)])
  func scripts(before: String, script: String, after: String?) {
    let result = typed(before, script)
    if let after { #expect(result == after) } else { #expect(result != before && !result.hasPrefix("!")) }
  }

  @Test func whatIsNotOffered() {
    #expect(typed("|", "HOLD:key.character.a=ж").hasPrefix("!"))
    #expect(typed("|", "HOLD:key.space=x").hasPrefix("!"))
  }

  /// Committed on touch, and replaced, taken back or kept to the byte.
  @Test(
    arguments: [
      ("|", "KEYS:ab", "Ab|"), ("|", "HOLD:key.character.a=Á KEYS:b", "Áb|"), ("x|", "GLIDE:helo", "xo|"),
      ("Hi |", "PAGE:numeric DOWN:1=key.character.. UP:1", "Hi. |"),
      ("Hi |", "PAGE:numeric HOLD:key.character..=…", "Hi …|"), ("a[bc]d", "HOLD:key.character.e=é", "aé|d"),
      ("word|", "SPACE DRAG:-80,0 TYPE:x", nil), ("e|", "DOWN:1=key.character.a MOVETO:1=key.hide UP:1", nil),
    ] as [(String, String, String?)])
  func insertOnKeyDown(before: String, script: String, after: String?) {
    let result = typed(before, script) { $0.behavior.insertOnKeyDown = true }
    if let after { #expect(result == after) } else { #expect(!result.hasPrefix("!")) }
  }
}
