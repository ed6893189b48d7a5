import Testing

@testable import Pressboard

/// Replacing the word before the caret, right behind typing it.
@Suite struct DocumentSyncReplacement {
  /// Types each pair's first word and a space, then replaces both as a correction does.
  private func correct(
    _ pairs: [(String, String)], in field: ModelField, from start: Double, rate: Double = 20
  ) -> Double {
    var time = start
    for (wrong, right) in pairs {
      for letter in wrong {
        field.types(String(letter), at: time)
        time += 1 / rate
      }
      field.types(" ", at: time)
      field.does(.edit(.replace(old: wrong + " ", new: right + " ")), at: time)
      time += 0.2
    }
    return time
  }

  static let pairs = [("teh", "the"), ("tëh", "thé"), ("nä", "nää"), ("adn", "and"), ("häuser", "Häuser")]

  /// Every class of echo, both rules, every unit of deletion: twenty of each word, exact.
  @Test(
    arguments: [Traits.Echo.prompt, .late, .none, .silent, .frozen],
    [DeletionUnit.bytes, .codePoints, .none])
  func correctionsAreExact(echo: Traits.Echo, deletes: DeletionUnit) {
    for (seed, isStrict) in [(UInt64(1), true), (2, false)] {
      for keyDelay in [0...0.001, 0...0.030] {
        var traits = Traits(
          echo: echo, isStrict: isStrict, prior: isStrict ? .strict : .lenient, keyDelay: keyDelay)
        traits.deletes = deletes
        let field = ModelField(traits, keymap: Typing.letterKeys.union("ëéä"), seed: seed)
        let pairs = Array(repeating: Self.pairs, count: 4).flatMap { $0 }
        _ = correct(pairs, in: field, from: 0.3)
        field.run()
        #expect(field.text == pairs.map { $0.1 + " " }.joined(), "\(field.sync.repairs)")
        #expect(field.sync.isSettled)
        if echo == .prompt { #expect(field.sync.window == field.window()) }
      }
    }
  }

  /// The protocol serves where the field has earned it; one probe tells the unit, and a loss is put right once.
  @Test(arguments: [DeletionUnit.bytes, .codePoints]) func theUnitIsLearnedOnce(deletes: DeletionUnit) {
    let field = ModelField(Traits(deletes: deletes), keymap: Typing.letterKeys, seed: 3)
    let pairs = Array(repeating: ("tëh", "thé"), count: 10)
    _ = correct([("abc", "abd"), ("teh", "the")] + pairs, in: field, from: 0.3)
    field.run()
    #expect(field.text == "abd the " + String(repeating: "thé ", count: 10))
    #expect(field.sync.repairs.restores == (deletes == .codePoints ? 1 : 0))
    #expect(field.sync.repairs.replacementsByProtocol >= 10)
    #expect(field.sync.field.deletionUnit == deletes)
  }

  /// At the field's start there is no room for a probe: keys do it.
  @Test func withoutRoomNothingIsProbed() {
    let field = ModelField(Traits(deletes: .codePoints), keymap: Typing.letterKeys, seed: 3)
    _ = correct([("ëëëë", "xyz")], in: field, from: 0.3, rate: 5)
    field.run()
    #expect(field.text == "xyz ")
    #expect(field.sync.repairs.replacementsByProtocol == 0)
  }

  /// F8: what was selected outside the keyboard goes with the letter; its echo shows that nothing is there to correct.
  @Test(arguments: [true, false], [Traits.Echo.prompt]) func aSwallowedSelectionStopsTheCorrection(
    tells: Bool, echo: Traits.Echo
  ) {
    for seed in UInt64(1)...10 {
      let field = ModelField(Traits(echo: echo), keymap: Typing.letterKeys, seed: seed)
      var time = DocumentSyncLessons.teach(field, "say teh")
      field.does(.selectAll(tells: tells), at: time)
      time += 0.3
      field.types(" ", at: time)
      field.does(.edit(.replace(old: "teh ", new: "the ")), at: time)
      field.types("x", at: time + 0.3)
      field.run()
      #expect(field.text == " x")
      #expect(field.changes.contains(.superseded(.replacementDropped)))
    }
  }

  /// GTK 3 has told that something may be selected, and then stands still: its silence is no sign that nothing was.
  @Test func aSelectionThatMayHideStopsTheCorrectionOfASlowApplication() {
    for seed in UInt64(1)...10 {
      let time = 0.3 + DocumentSyncLessons.teach(ModelField(Traits(), keymap: [], seed: seed), "say teh")
      var traits = Traits()
      traits.tellsSelection = false
      traits.stops = [time - 0.01...time + 0.2]
      let field = ModelField(traits, keymap: Typing.letterKeys, seed: seed)
      _ = DocumentSyncLessons.teach(field, "say teh")
      field.does(.selectAll(tells: true), at: time - 0.3)
      field.types(" ", at: time)
      field.does(.edit(.replace(old: "teh ", new: "the ")), at: time)
      field.types("x", at: time + 0.5)
      field.run()
      #expect(field.text == " x")
    }
  }

  /// Firefox may have shown all at once four times in a row and still answer late: what it does not show is no sign.
  @Test func firefoxIsNotWaitedFor() {
    var sync = DocumentSync(prior: .lenient, keymap: Typing.letterKeys)
    sync.serialRule = .lenient
    var habits = ApplicationHabits(prior: "firefox")
    habits.commit = .prompt
    sync.applications["firefox"] = habits
    sync.enter(.text, TextWindow(before: ""), application: "firefox")
    for (letter, time) in [("t", 1.0), ("e", 1.02), ("h", 1.04)] {
      sync.edit(.insert(letter), at: time)
      _ = sync.endTurn(at: time)
    }
    sync.edit(.replace(old: "teh", new: "the"), at: 1.041)
    _ = sync.endTurn(at: 1.041)
    #expect(sync.endTurn(at: 1.062).isEmpty == false)
    #expect(sync.window == TextWindow(before: "the"))
  }

  @Test func aReportedSelectionIsLeftAlone() {
    var sync = DocumentSync(prior: .lenient, keymap: [])
    sync.enter(.text, TextWindow(before: "teh", selected: "x"))
    sync.edit(.replace(old: "teh", new: "the"), at: 1)
    #expect(sync.endTurn(at: 1) == [.emptyCommit(serial: 1)].filter { _ in false })
    #expect(sync.takeChanges().contains(.superseded(.replacementDropped)))
    #expect(sync.window == TextWindow(before: "teh", selected: "x"))
  }

  @Test func whatStandsElsewhereIsNotReplaced() {
    var sync = DocumentSync(prior: .lenient, keymap: [])
    sync.enter(.text, TextWindow(before: "ten"))
    sync.edit(.replace(old: "teh", new: "the"), at: 1)
    #expect(sync.endTurn(at: 1) == [])
    #expect(sync.takeChanges() == [.superseded(.replacementDropped), .confirmed])
  }

  /// A combining mark is another character to an application that counts code points.
  @Test func noCharacterIsCut() {
    var sync = DocumentSync(prior: .lenient, keymap: [])
    sync.enter(.text, TextWindow(before: "e\u{301}"))
    sync.edit(.replace(old: "\u{301}", new: "x"), at: 1)
    #expect(sync.endTurn(at: 1) == [])
  }

  /// The head that both share stays; a completion only appends.
  @Test func theCommonHeadStays() {
    #expect(Replacement("teh ", with: "the ").removed == "eh ")
    #expect(Replacement("hel", with: "hello").removed == "")
    var sync = DocumentSync(prior: .lenient, keymap: [])
    sync.enter(.text, TextWindow(before: "hel"))
    sync.edit(.replace(old: "hel", new: "hello "), at: 1)
    #expect(sync.endTurn(at: 1).commits == ["lo "])
  }

  /// Long after the last letter a selection may have been made that nobody tells of: then nothing is taken away.
  @Test(arguments: [(5.0, true), (20.0, false)]) func oldWordsAreOnlyAddedTo(wait: Double, isDone: Bool) {
    let field = ModelField(Traits(echo: .none), keymap: Typing.letterKeys, seed: 1)
    let time = DocumentSyncLessons.teach(field, "teh")
    field.does(.edit(.replace(old: "teh", new: "the")), at: time + wait)
    field.does(.edit(.insert("!")), at: time + wait + 0.5)
    field.run()
    #expect(field.text == (isDone ? "the!" : "teh!"))
  }

  /// Chromium tells nothing of a tap into its text, so a space after a pause may stand behind another word.
  @Test(arguments: [(Traits.Echo.silent, 1.0, "the "), (.silent, 3.0, "teh "), (.prompt, 3.0, "the ")])
  func aSpaceAfterAPausePutsNothingRightWhereNothingShows(echo: Traits.Echo, pause: Double, text: String) {
    let field = ModelField(Traits(echo: echo), keymap: Typing.letterKeys, seed: 1)
    let time = DocumentSyncLessons.teach(field, "teh")
    field.types(" ", at: time + pause)
    field.does(.edit(.replace(old: "teh ", new: "the ")), at: time + pause)
    field.run()
    #expect(field.text == text)
  }

  /// Letters typed while the correction is under way stand behind it.
  @Test(arguments: [Traits.Echo.prompt, .late, .none], [DeletionUnit.bytes, .codePoints])
  func lettersBehindAreKept(echo: Traits.Echo, deletes: DeletionUnit) {
    for seed in UInt64(1)...10 {
      let field = ModelField(
        Traits(echo: echo, deletes: deletes), keymap: Typing.letterKeys, seed: seed)
      var time = DocumentSyncLessons.teach(field, "abcd ")
      for _ in 0..<5 {
        for letter in "tëh" { field.types(String(letter), at: time) }
        field.types(" ", at: time + 0.01)
        field.does(.edit(.replace(old: "tëh ", new: "thé ")), at: time + 0.01)
        for (index, letter) in "xéy ".enumerated() {
          field.types(String(letter), at: time + 0.011 + 0.004 * Double(index))
        }
        time += 1.5
      }
      field.run()
      #expect(field.text == "abcd " + String(repeating: "thé xéy ", count: 5), "\(field.sync.repairs)")
    }
  }

  /// Firefox may answer a replacement with the text before it, keys one by one, and say what became of it with the next
  /// key: until then the replacement stands, or Backspace could not give back what was typed.
  @Test(arguments: [SerialRule.lenient, .unknown(prior: .lenient)])
  func oldTextBehindAReplacementIsNoNewsInFirefox(rule: SerialRule) {
    var sync = DocumentSync(prior: .lenient, keymap: Typing.letterKeys)
    sync.serialRule = rule
    sync.enter(.text, TextWindow(before: ""), application: "firefox-esr")
    var text = ""
    for letter in "so teh " {
      text.append(letter)
      sync.type(String(letter), echo: TextWindow(before: text), at: Double(text.count))
    }
    sync.edit(.replace(old: "teh ", new: "the "), at: 7.01)
    let sent = sync.endTurn(at: 7.01)
    #expect(sent.isEmpty == false)
    sync.receiveReceipts(of: sent, at: 7.0102)
    for _ in sent { sync.done(TextWindow(before: text), at: 7.04) }
    var time = 7.04
    repeat {
      _ = sync.endTurn(at: time)
      time = sync.nextWake.map { max(time + 0.001, $0 - Timestamp(seconds: 0)) } ?? 10
    } while time < 10
    #expect(sync.window == TextWindow(before: "so the "))
    #expect(sync.isSettled)
    #expect(!sync.takeChanges().contains { if case .superseded = $0 { true } else { false } })
    sync.edit(.replace(old: "the ", new: "teh"), at: 12)
    #expect(sync.endTurn(at: 12).isEmpty == false)
    #expect(sync.window == TextWindow(before: "so teh"))
  }

  /// Firefox may answer one edit twice, with the text before it and with the text behind it. The second is one more
  /// than there are edits, but shows what was typed here, which is then as good as before.
  @Test func anEditAnsweredTwiceStaysOurs() {
    var sync = DocumentSync(prior: .lenient, keymap: Typing.letterKeys)
    sync.serialRule = .lenient
    sync.enter(.text, TextWindow(before: "q"), application: "firefox-esr")
    sync.edit(.key(.left), at: 1)
    _ = sync.endTurn(at: 1)
    sync.done(TextWindow(before: "q"), at: 1.01)
    for wait in [1.01, 1.1] { _ = sync.endTurn(at: wait) }
    #expect(sync.window == nil)
    var before = "q"
    for (index, letter) in "teh".enumerated() {
      let time = 1.4 + 0.008 * Double(index)
      sync.edit(.insert(String(letter)), at: time)
      _ = sync.endTurn(at: time)
      for answer in [before, before + String(letter)] {
        sync.done(TextWindow(before: answer), at: time + 0.002)
        _ = sync.endTurn(at: time + 0.002)
      }
      before.append(letter)
    }
    sync.edit(.replace(old: "teh", new: "the"), at: 1.42)
    #expect(sync.endTurn(at: 1.42).isEmpty == false)
    #expect(sync.shadow == "the")
    #expect(!sync.takeChanges().contains { if case .superseded = $0 { true } else { false } })
  }

  /// Where commits show late the prediction stands after a while; its echo may come later still.
  @Test func theEchoOfWhatIsBelievedIsNoNews() {
    var sync = DocumentSync(prior: .lenient, keymap: Typing.letterKeys)
    sync.serialRule = .lenient
    sync.enter(.text, TextWindow(before: ""), application: "firefox-esr")
    sync.edit(.insert("t"), at: 1)
    _ = sync.endTurn(at: 1)
    sync.done(TextWindow(before: ""), at: 1.002)
    for time in [1.002, 1.063] { _ = sync.endTurn(at: time) }
    sync.done(TextWindow(before: "t"), at: 1.07)
    _ = sync.endTurn(at: 1.07)
    for (letter, time) in [("e", 1.071), ("h", 1.09)] {
      sync.edit(.insert(letter), at: time)
      _ = sync.endTurn(at: time)
    }
    sync.edit(.replace(old: "teh", new: "the"), at: 1.091)
    #expect(sync.endTurn(at: 1.091).isEmpty == false)
    #expect(sync.window == TextWindow(before: "the"))
  }

  @Test func neverInSecretsOrTerminals() {
    for kind in [FieldKind.secret, .terminal, .keysOnly] {
      var sync = DocumentSync(prior: .lenient, keymap: ["a"])
      sync.enter(kind, nil)
      sync.edit(.insert("a"), at: 1)
      _ = sync.endTurn(at: 1)
      sync.edit(.replace(old: "a", new: "b"), at: 1.1)
      #expect(sync.endTurn(at: 1.1) == [])
    }
  }
}
