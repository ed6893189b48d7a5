import Pressboard
import Testing

@testable import PressboardLab

/// The cases that describe the keyboard, group by group: a text, what is done, the text that must stand there.
/// `docs/tested-rules.md` says which of them are seen elsewhere.
@Suite struct CaseGroupTests {
  typealias Line = (before: String, script: String, after: String)

  private func check(_ lines: [Line], _ change: (inout LabOptions) -> Void = { _ in }) {
    for line in lines {
      #expect(
        said(line.before, line.script, .init(), change).text == line.after, "\(line.before) \(line.script)")
    }
  }

  @Test func spacing() {
    check([".", ",", ";", ":", "!", "?"].map { ("Hi |", "TYPE:\($0)", "Hi\($0) |") })
    check([("42 |", "TYPE:,", "42, |")])
  }

  @Test func spacingNone() {
    let lines: [Line] = [
      ("Hi  |", "TYPE:.", "Hi  .|"), ("Hi. |", "TYPE:!", "Hi. !|"), ("|", "TYPE:.", ".|"),
      (" |", "TYPE:.", " .|"), ("Hi |", "TYPE:-", "Hi -|"),
    ]
    check(lines)
    check([("Hi |", "TYPE:.", "Hi .|")]) { $0.behavior.punctuationSpacing = false }
  }

  @Test func faces() {
    check([
      ("hi |", "TYPE::)", "hi :)|"), ("hi |", "TYPE::-)", "hi :-)|"),
      ("hi |", "TYPE:: SHIFT PAGE:numeric TYPE:D", "hi :D|"),
      ("hi |", "TYPE:: SPACE TYPE:)", "hi:  )|"), ("hi |", "TYPE::v", "hi: v|"),
    ])
    for mouth in #")(][}{DPpOo03SsXxbBcL,#+^'"# {
      let mouth = "[]".contains(mouth) ? "\\\(mouth)" : String(mouth)
      let typed = mouth == "'" || mouth == "^" ? "\(mouth)(" : mouth
      check([("hi |", "TYPE::\(typed)", "hi :\(typed)|"), ("hi |", "TYPE:;\(typed)", "hi ;\(typed)|")])
    }
  }

  @Test func rejection() {
    check([
      ("Hi |", "TYPE:, BS BS SPACE TYPE:,", "Hi ,|"), ("Hi |", "TYPE:, BS BS SPACE TYPE:!", "Hi !|"),
      ("Hi |", "TYPE:, BS BS SPACE CARET:0 CARET:3 TYPE:,", "Hi, |"),
    ])
  }

  @Test func autoSpaceOn() {
    let on: (inout LabOptions) -> Void = { $0.behavior.spaceAfterPunctuation = true }
    check(
      [
        ("Hi|", "TYPE:.", "Hi. |"), ("Hi|", "TYPE:,", "Hi, |"), ("3|", "TYPE:.1", "3.1|"),
        ("42|", "TYPE:.N", "42. N|"), ("e|", "TYPE:. BS TYPE:g", "e.g|"), ("12|", "TYPE::3", "12:3|"),
      ], on)
    #expect(run("Hi|", "TYPE:.", on).keyboardCase == "auto")
    #expect(run("Hi|", "TYPE:,", on).keyboardCase == "lowercased")
  }

  @Test func quotesEnglish() {
    check([
      ("|", "TYPE:\"", "“|"), ("a|", "TYPE:\"", "a”|"), ("say |", "TYPE:\"", "say “|"),
      ("don|", "TYPE:'", "don’|"), (" |", "TYPE:'", " ‘|"), ("a-|", "TYPE:-", "a—|"), ("|", "TYPE:-", "-|"),
    ])
  }

  @Test(arguments: [
    ("cs", "|", "„|"), ("cs", "ano|", "ano“|"), ("de", "|", "„|"), ("de", "ja|", "ja“|"), ("fr", "|", "«|"),
    ("es", "|", "«|"), ("ru", "|", "«|"), ("uk", "|", "«|"), ("bg", "|", "„|"), ("sr", "|", "„|"),
  ])
  func quotesOther(language: String, before: String, after: String) {
    check([(before, "TYPE:\"", after)]) { $0.locales = [LanguageTag(language)] }
    check([(before, "TYPE:\"", before.replacing("|", with: "\"|"))]) {
      $0.locales = [LanguageTag(language)]
      $0.behavior.smartPunctuation = false
    }
  }

  @Test func page() {
    for script in ["SPACE", "RET", "TYPE:'", "TYPE:’"] {
      #expect(run("a|", "PAGE:numeric \(script)").page == "alphabetic", "\(script)")
    }
    for mark in #""-/:;()$@.,?!0123456789"# {
      #expect(run("a|", "PAGE:numeric TYPE:\(mark)").page == "numeric")
    }
    #expect(run("a|", "PAGE:symbolic SPACE").page == "alphabetic")
    #expect(run("a|", "PAGE:emojis SPACE").page == "emojis" && run("a|", "SPACE").page == "alphabetic")
  }

  @Test func period() {
    // A token takes 0.1 s, so WAIT adds the rest.
    check([
      ("word|", "SPACE WAIT:0.3 SPACE", "word. |"), ("word|", "SPACE WAIT:0.65 SPACE", "word. |"),
      ("word|", "SPACE WAIT:0.75 SPACE", "word  |"), ("word |", "SPACE", "word  |"),
      ("word.|", "SPACE SPACE", "word.  |"), ("word |", "SPACE SPACE", "word   |"),
      ("|", "SPACE SPACE", "  |"),
      ("word,|", "SPACE SPACE", "word,  |"), ("word|", "SPACE SPACE SPACE", "word.  |"),
    ])
  }

  @Test func word() {
    for (text, word) in [
      ("don't", "don't"), ("don’t", "don’t"), ("abc123", "abc123"), ("'hello", "hello"), ("(hello", "hello"),
      ("hello ", ""), ("", ""), ("děláš", "děláš"), ("a-b", "b"), ("👋hi", "hi"),
    ] { #expect(SuggestionText.currentWord(in: text) == word) }
  }

  @Test func deleteWord() {
    for (text, length) in [
      ("hello world", 5), ("hello world  ", 7), ("", 0), ("a", 1), ("\n", 1), ("wait...", 3), ("👩‍👩‍👧 ", 2),
    ] { #expect(DeleteByWord.wordDeletionLength(textBeforeCursor: text) == length, "\(text)") }
  }

  @Test(arguments: [
    ("|", "", "auto"), ("Hi. |", "", "auto"), ("Hi.|", "", "lowercased"), ("Hi? |", "", "auto"),
    ("Hi\\n|", "", "auto"), ("Hi, |", "", "lowercased"), ("Hi |", "", "lowercased"),
    ("|", "FIELD:email", "lowercased"), ("a|", "SHIFT SHIFT TYPE:.", "capsLocked"),
  ])
  func autoCap(before: String, script: String, expected: String) {
    #expect(run(before, script).keyboardCase == expected)
    let off = run(before, script) { $0.behavior.autoCapitalization = false }.keyboardCase
    #expect(off == (expected == "auto" ? "lowercased" : expected))
  }

  @Test func shift() {
    func keys(_ script: String, _ change: (inout LabOptions) -> Void = { _ in }) -> String {
      run("a|", script, change).keyboardCase
    }
    #expect(keys("SHIFT") == "uppercased" && keys("SHIFT WAIT:1 SHIFT") == "lowercased")
    #expect(keys("SHIFT SHIFT") == "capsLocked" && keys("SHIFT SHIFT WAIT:1 SHIFT") == "lowercased")
    #expect(keys("SHIFT SHIFT") { $0.behavior.enableCapsLock = false } == "lowercased")
    #expect(keys("SHIFT KEYS:a") == "lowercased" && keys("SHIFT SHIFT KEYS:a") == "capsLocked")
    #expect(keys("SHIFT KEYS:a") { $0.behavior.autoShiftToLowercase = false } == "uppercased")
  }

  @Test func caretStep() {
    for (points, steps) in [(7.0, 0), (8, 1), (-16, -2), (120, 15), (128, 17), (240, 45)] {
      #expect(SpacebarDragLogic.step(translationX: points) == steps, "\(points)")
    }
    #expect(SpacebarDragLogic.step(translationX: 240, accelerationDistance: .infinity) == 30)
    for (points, steps) in [(39.0, 0), (40, 1), (-80, -2)] {
      #expect(SpacebarDragLogic.sentenceStep(translationY: points) == steps, "\(points)")
    }
    check([
      ("0123456789abc|", "DRAG:-80,0", "012|3456789abc"), ("|0123456789abc", "DRAG:40,0", "01234|56789abc"),
      ("0123456789abc|", "DRAG:-23,0", "0123456789abc |"), ("abc|", "DRAG:-400,0", "|abc"),
      ("Hi. How?! Ok|", "DRAG:0,-80", "Hi.| How?! Ok"), ("|Hi. How?! Ok", "DRAG:0,45", "Hi.| How?! Ok"),
    ])
  }

  @Test func sentences() {
    #expect(SpacebarDragLogic.sentenceBoundaries(in: "Hi. How?! Ok") == [0, 3, 9, 12])
    #expect(SpacebarDragLogic.sentenceBoundaries(in: "a\nb") == [0, 2, 3])
    #expect(SpacebarDragLogic.sentenceBoundaries(in: "wait… no") == [0, 5, 8])
    #expect(SpacebarDragLogic.sentenceBoundaries(in: "no marks") == [0, 8])
    check([
      ("Hi. How?! Ok|", "SENT:-1", "Hi. How?!| Ok"), ("Hi. How?! Ok|", "SENT:-2", "Hi.| How?! Ok"),
      ("Hi. How?! Ok|", "SENT:-9", "|Hi. How?! Ok"), ("|Hi. How?! Ok", "SENT:1", "Hi.| How?! Ok"),
      ("Hi. How?! Ok|", "SENT:1", "Hi. How?! Ok|"),
    ])
  }

  @Test func correct() {
    check([
      ("|", "TYPE:teh SPACE", "the |"), ("|", "TYPE:g SPACE", "g |"), ("|", "TYPE:H2O SPACE", "H2O |"),
      ("|", "TYPE:i SPACE", "I |"), ("|", "TYPE:teh-", "teh-|"), ("|", "TYPE:teh RET", "the\\n|"),
    ])
    check(".,!?;:".map { ("|", "TYPE:teh\($0)", "the\($0)|") })
    check([("|", "TYPE:i SPACE", "i |"), ("|", "TYPE:delas.", "děláš.|")]) { $0.locales = ["cs"] }
    let both = said("|", "TYPE:jak SPACE", SmallDecoder(known: ["jak"])) { $0.locales = ["en", "cs"] }
    #expect(both.text == "jak |" && said("|", "TYPE:jak SPACE").text == "oak |")
  }

  @Test func reject() {
    check([
      ("|", "TYPE:delas SPACE BS SPACE", "delas |"),
      ("|", "TYPE:delas SPACE TYPE:x BS BS BS BS BS TYPE:las SPACE", "dělas |"),
      ("|", "TYPE:delas SPACE BS SPACE TYPE:teh SPACE", "delas the |"),
      // The caret has been elsewhere: other words of that place are corrected again, the rejected pair is not.
      ("|", "TYPE:teh SPACE BS MOVE:-1 MOVE:1 SPACE", "teh |"),
      ("|", "TYPE:teh SPACE TYPE:x BS BS BS TYPE:x SPACE", "thx |"),
      ("|", "TYPE:teh SPACE TYPE:x BS BS BS MOVE:-1 MOVE:1 TYPE:x SPACE", "thanks |"),
    ])
  }

  @Test func math() {
    func bar(_ text: String, _ change: (inout LabOptions) -> Void = { _ in }) -> String {
      run(text, "", change).bar
    }
    #expect(
      bar("1+1") == "1+1|*1+1=2|2" && bar("2+2") { $0.behavior.predictiveText = false } == "2+2|*2+2=4|4")
    #expect(typed("2+2", "PICK:3") == "4|" && typed("total 3*4", "PICK:3") == "total 12|")
    for text in ["abc", "5", "1/0"] { #expect(bar(text) == "") }
  }

  @Test(arguments: ["Hi", "hi", "AHOJ"]) func emojiWord(word: String) {
    #expect(said("|", "TYPE:\(word)").bar == "\(word)|*👋")
    #expect(said("|", "TYPE:\(word) PICK:2").text == "👋 |")
    #expect(said("|", "TYPE:\(word)") { $0.behavior.emojiSuggestions = false }.bar == word)
    #expect(said("|", "TYPE:xqz").bar == "xqz")
  }

  @Test func glide() {
    func glided(_ keys: String, _ change: (inout LabOptions) -> Void = { _ in }) -> Rehearsed {
      said("a |", "GLIDE:\(keys)", .init(), change)
    }
    #expect(glided("helo").text == "a hello |" && glided("helo").bar == "hello|hero|halo")
    #expect(said("a |", "GLIDE:helo PICK:2").text == "a hero |")
    #expect(glided("helo") { $0.behavior.slideToType = false }.text == "a o|")
    #expect(said("|", "GLIDE:ahoj TYPE:.").text == "Ahoj. |")
  }

  @Test func keyDown() {
    let down: (inout LabOptions) -> Void = { $0.behavior.insertOnKeyDown = true }
    check(
      [
        ("x|", "KEYS:a", "xa|"), ("x|", "HOLD:key.character.a=á", "xá|"),
        ("x|", "DOWN:1=key.character.a MOVETO:1=key.hide UP:1", "x|"), ("x |", "GLIDE:helo", "x hello |"),
        ("x|", "FIELD:url DOWN:1=key.character..com", "x|"),
        ("x|", "FIELD:url DOWN:1=key.character..com UP:1", "x.com|"),
        ("x|", "FIELD:url HOLD:key.character..com=.eu", "x.eu|"), ("x|", "DRAG:-8,0 WAIT:1", "x |"),
        ("abcdef|", "DRAG:-32,0", "ab|cdef"),
      ], down)
  }

  @Test func rollover() {
    check([
      ("x|", "DOWN:1=key.character.a DOWN:2=key.character.b UP:1 UP:2", "xab|"),
      ("x|", "DOWN:1=key.character.k DOWN:2=key.space DOWN:3=key.character.s UP:3 UP:2 UP:1", "xk s|"),
    ])
  }

  @Test func repeats() {
    check([
      ("abcdefgh|", "PRESS:key.backspace=0.49", "abcdefg|"),
      ("abcdefgh|", "PRESS:key.backspace=0.55", "abcdef|"),
      ("abcdefgh|", "PRESS:key.backspace=0.62 WAIT:9", "abcde|"),
      ("abcdefgh|", "DOWN:1=key.backspace WAIT:0.55 DOWN:2=key.character.x UP:2 WAIT:9 UP:1", "abcdefx|"),
    ])
    let text = String(repeating: "abcdefghij ", count: 12) + "|"
    let words = typed(text, "PRESS:key.backspace=2.9").dropLast()
    let letters = typed(text, "PRESS:key.backspace=2.9") { $0.behavior.deleteByWord = false }.dropLast()
    #expect(words.count % 11 == 0 && words.count < letters.count - 11 && letters.count < 132 - 11)
  }

  @Test func fields() {
    func has(_ field: String, _ key: String) -> Bool {
      !typed("|", "FIELD:\(field) DOWN:1=\(key)").hasPrefix("!")
    }
    #expect(
      has("email", "key.character.@") && has("email", "key.character..") && !has("normal", "key.character.@"))
    #expect(has("url", "key.character./") && has("url", "key.character..com"))
    check([
      ("|", "FIELD:url HOLD:key.character..com=.cz", ".cz|"),
      ("|", "FIELD:url HOLD:key.character..com=.de", ".de|"),
    ]) { $0.locales = ["cs", "de"] }
    for pad in ["number", "digits", "phone", "pin"] {
      #expect(said("hel|", "FIELD:\(pad)").bar == "" && said("|", "FIELD:\(pad) KEYS:1+1").bar == "")
    }
    #expect(said("|", "FIELD:password TYPE:teh SPACE TYPE:hel").bar == "")
    check([("|", "FIELD:password TYPE:teh SPACE", "teh |")])
    let plain: (inout LabOptions) -> Void = { $0.behavior.adaptToInputType = false }
    #expect(typed("|", "FIELD:email DOWN:1=key.character.@", plain).hasPrefix("!"))
  }
}
