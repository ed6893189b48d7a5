import Testing

@testable import Pressboard

/// A letter that has a key is never held back for long, whatever the application does.
@Suite struct DocumentSyncHolds {
  /// Backspaces that were tapped are wanted, and letters wait behind them: an application that stands still is not
  /// waited for longer than a moment.
  @Test func lettersBehindManyBackspacesDoNotWait() {
    var sync = DocumentSync(typed: "qr", behind: "abcdefghijklmnop", prior: .lenient)
    var sent = 0
    for n in 0..<12 {
      sync.edit(.key(.backspace), at: 3 + 0.001 * Double(n))
      sent += sync.endTurn(at: 3 + 0.001 * Double(n)).count
    }
    #expect(sent == DocumentSync.mostUnconfirmed)
    sync.edit(.insert("x"), at: 3.012)
    #expect(sync.endTurn(at: 3.012) == [])
    #expect(sync.nextWake.map { $0 < Timestamp(seconds: 3.06) } == true)
    let backspace = WireEdit.key(.edit(.backspace))
    #expect(sync.endTurn(at: 3.062) == [backspace, backspace, backspace, backspace, .key(.character("x"))])
  }

  /// The repeats of a held one do wait: nobody counts them, and they would go on behind the finger.
  @Test func repeatsOfAHeldBackspaceAreBounded() {
    var sync = DocumentSync(typed: "qr", behind: "abcdefghijklmnop", prior: .lenient)
    var sent = 0
    for n in 0..<12 {
      sync.edit(.key(.backspace), repeated: true, at: 3 + 0.06 * Double(n))
      sent += sync.endTurn(at: 3 + 0.06 * Double(n)).count
    }
    #expect(sent == 4)
  }

  /// The letters behind the one that is sent stale on purpose, or is dropped while nobody knows the rule yet.
  @Test func aStaleLetterHoldsTheOthersForLessThanATenth() {
    var sync = DocumentSync(typed: "ab", prior: .strict)
    sync.edit(.insert("c"), at: 3)
    let probe = sync.endTurn(at: 3)
    sync.receiveReceipts(of: probe, at: 3.0002)
    #expect(sync.endTurn(at: 3.0002) == [])
    sync.edit(.insert("d"), at: 3.001)
    #expect(sync.endTurn(at: 3.001) == [])
    let again = sync.endTurn(at: 3.051)
    #expect(again.commits == ["c"])
    sync.receiveReceipts(of: again, at: 3.0512)
    sync.done(TextWindow(before: "abc"), at: 3.053)
    #expect(sync.endTurn(at: 3.053).commits == [])
    #expect(sync.endTurn(at: 3.094).commits == ["d"])
    #expect(sync.serialRule == .strict)
  }

  /// Behind "ab" a "c" went out stale at 3, nothing was heard of it, and it goes once more at `now`.
  private static func sentAgain(prior: SerialRule.Prior, at now: Double) -> DocumentSync {
    var sync = DocumentSync(typed: "ab", prior: prior)
    sync.edit(.insert("c"), at: 3)
    sync.receiveReceipts(of: sync.endTurn(at: 3), at: 3.0002)
    _ = sync.endTurn(at: 3.0002)
    let again = sync.endTurn(at: now)
    #expect(again.commits == ["c"])
    sync.receiveReceipts(of: again, at: now + 0.0002)
    return sync
  }

  /// A lenient compositor and an application that takes 0.15 s for everything: the second copy shows as late as the
  /// first. Taken for strict, each false alarm would double a letter from then on.
  @Test func aSlowApplicationIsNoStrictCompositor() {
    var sync = Self.sentAgain(prior: .lenient, at: 3.081)
    sync.done(TextWindow(before: "abc"), at: 3.15)
    _ = sync.endTurn(at: 3.15)
    #expect(sync.endTurn(at: 3.2) == [])
    sync.done(TextWindow(before: "abcc"), at: 3.231)
    #expect(sync.endTurn(at: 3.231) == [.key(.edit(.backspace))])
    #expect(sync.serialRule == .lenient)
  }

  /// Chromium and Firefox show some commits at once and others late or never: their silence would hold everything.
  @Test(arguments: ["chromium", "firefox"]) func nothingIsTriedWhereEchoesAreDoubtful(application: String) {
    var sync = DocumentSync(prior: .strict, keymap: Typing.letterKeys)
    sync.enter(.text, TextWindow(before: ""), application: application)
    var text = ""
    for letter in "abefgh" {
      text.append(letter)
      sync.type(String(letter), echo: TextWindow(before: text), at: Double(text.count))
    }
    sync.edit(.insert("c"), at: 8)
    let sent = sync.endTurn(at: 8)
    #expect(sent.commits == ["c"])
    // A `done` crosses it, and the application says no more.
    sync.done(TextWindow(before: text), at: 8.0001)
    sync.receiveReceipts(of: sent, at: 8.0002)
    _ = sync.endTurn(at: 8.0002)
    sync.edit(.insert("d"), at: 8.001)
    #expect(sync.endTurn(at: 8.001) == [])
    #expect(sync.endTurn(at: 8.0503).commits == ["cd"])
  }

  /// Firefox is late for commits but not for keys: as long as it is silent behind a Backspace, letters are keys too, from
  /// the first letter on.
  @Test func nothingOvertakesABackspaceThatFirefoxHasNotRead() {
    var sync = DocumentSync(prior: .strict, keymap: Typing.letterKeys)
    sync.enter(.text, TextWindow(before: ""), application: "firefox-esr")
    sync.type("a", echo: TextWindow(before: ""), at: 1)
    sync.edit(.key(.backspace), at: 1.05)
    #expect(sync.endTurn(at: 1.05) == [.key(.edit(.backspace))])
    var time = 1.05
    while let wake = sync.nextWake, wake < Timestamp(seconds: 1.2) {
      time = max(time + 0.001, wake - Timestamp(seconds: 0))
      #expect(sync.endTurn(at: time) == [])
    }
    sync.edit(.insert("j"), at: 1.2)
    #expect(sync.endTurn(at: 1.2) == [.key(.character("j"))])
  }

  /// A field that emptied itself and told nobody, typed into without a pause: once the application has answered each edit
  /// its text is known again, and letters are commits.
  @Test func textIsKnownAgainInTheMidstOfTyping() {
    var sync = DocumentSync(prior: .lenient, keymap: Typing.letterKeys)
    sync.serialRule = .strict
    sync.enter(.text, TextWindow(before: ""))
    sync.type("v", echo: TextWindow(before: "v"), at: 1)
    sync.type("w", echo: TextWindow(before: "vw"), at: 1.5)
    sync.type("x", echo: TextWindow(before: "vwx"), at: 2)
    sync.type("c", echo: TextWindow(before: "c"), at: 3)
    var time = 3.01
    var text = ""
    func answer() {
      sync.receiveReceipts(of: sync.endTurn(at: time), at: time + 0.0002)
      _ = sync.endTurn(at: time + 0.0002)
      sync.done(TextWindow(before: text), at: time + 0.001)
      _ = sync.endTurn(at: time + 0.001)
    }
    sync.edit(.key(.backspace), at: time)
    answer()
    for letter in "qrkuizlqceokyd" {
      time += 0.02
      text.append(letter)
      sync.edit(.insert(String(letter)), at: time)
      answer()
    }
    sync.edit(.insert("é"), at: time + 0.02)
    #expect(sync.window == TextWindow(before: text + "é"))
    #expect(sync.endTurn(at: time + 0.02).commits == ["é"])
  }

  /// An application that answers no key, be it that it never does: what no key types waits for it twice, then no longer
  /// than any key takes.
  @Test func whoNeverAnswersKeysIsNotWaitedFor() {
    var sync = DocumentSync(prior: .lenient, keymap: Typing.letterKeys)
    sync.enter(.text, TextWindow(before: "hello "))
    sync.serialRule = .lenient
    var waited: [Double] = []
    for second in 1...3 {
      sync.edit(.key(.return), at: Double(second))
      _ = sync.endTurn(at: Double(second))
      sync.edit(.insert("é"), at: Double(second))
      for wait in [0.081, 0.351] where sync.endTurn(at: Double(second) + wait).commits == ["é"] {
        waited.append(wait)
      }
    }
    #expect(waited == [0.351, 0.351, 0.081])
  }

  /// GTK reads commits before the keys that wait in it. No answer is due to Backspaces that find nothing, but an
  /// application that stands still has them unread.
  @Test(arguments: [2, 3, 5], ["x", "é"])
  func nothingOvertakesBackspacesThatFindNothing(count: Int, letter: String) {
    for seed in UInt64(1)...10 {
      let time = 0.3 + DocumentSyncLessons.teach(ModelField(Traits(), keymap: [], seed: seed), "ab")
      let field = ModelField(
        Traits(stops: [time - 0.01...time + 0.29]), keymap: Typing.letterKeys, seed: seed)
      _ = DocumentSyncLessons.teach(field, "ab")
      for _ in 0..<count { field.taps(.backspace, at: time) }
      field.types(letter, at: time + 0.1)
      field.run()
      #expect(field.text == letter)
    }
  }

  @Test(arguments: ["x", "é"]) func nothingOvertakesABackspaceInAnEmptyField(letter: String) {
    for seed in UInt64(1)...10 {
      let field = ModelField(Traits(stops: [2.99...3.29]), keymap: Typing.letterKeys, seed: seed)
      field.types("a", at: 1)
      field.taps(.backspace, at: 2)
      field.taps(.backspace, at: 3)
      field.types(letter, at: 3.1)
      field.run()
      #expect(field.text == letter)
    }
  }

  /// A Backspace that finds nothing has no answer anywhere: it tells nothing of whether this application answers keys.
  @Test func aBackspaceThatFindsNothingIsNoKeyWithoutAnAnswer() {
    var sync = DocumentSync(prior: .lenient, keymap: Typing.letterKeys)
    sync.enter(.text, TextWindow(before: ""))
    sync.serialRule = .lenient
    for second in 1...2 {
      sync.edit(.key(.backspace), at: Double(second))
      _ = sync.endTurn(at: Double(second))
      sync.edit(.insert("é"), at: Double(second))
      _ = sync.endTurn(at: Double(second))
      #expect(sync.endTurn(at: Double(second) + 0.351).commits == ["é"])
      sync.done(TextWindow(before: ""), at: Double(second) + 0.5)
      _ = sync.endTurn(at: Double(second) + 0.9)
    }
    sync.edit(.key(.return), at: 4)
    _ = sync.endTurn(at: 4)
    sync.edit(.insert("é"), at: 4)
    #expect(sync.endTurn(at: 4.081).commits == [])
    #expect(sync.endTurn(at: 4.351).commits == ["é"])
  }

  /// Two keys share an answer, or one has none: what is shown is all that was sent, so the next letter owes it nothing.
  @Test func aMissingAnswerIsForgivenWhenAllIsShown() {
    var sync = DocumentSync(typed: "ab", prior: .lenient)
    sync.edit(.key(.backspace), at: 3)
    sync.edit(.insert("xy"), at: 3)
    #expect(sync.endTurn(at: 3).count == 3)
    sync.done(TextWindow(before: "axy"), at: 3.01)
    _ = sync.endTurn(at: 3.01)
    sync.edit(.key(.backspace), at: 3.1)
    sync.edit(.insert("y"), at: 3.1)
    _ = sync.endTurn(at: 3.1)
    sync.edit(.insert("é"), at: 3.1)
    sync.done(TextWindow(before: "ax"), at: 3.11)
    sync.done(TextWindow(before: "axy"), at: 3.11)
    _ = sync.endTurn(at: 3.11)
    #expect(sync.endTurn(at: 3.151).commits == ["é"])
  }

  /// Behind Return the count of answers may be off; a report that ends with what was typed last answers it all the same.
  @Test func whatIsShownIsAnsweredWhateverTheCount() {
    var sync = DocumentSync(prior: .lenient, keymap: Typing.letterKeys)
    sync.enter(.text, TextWindow(before: ""))
    sync.edit(.key(.tab), at: 1)
    // Nothing to take back: no answer.
    sync.edit(.key(.backspace), at: 1)
    sync.edit(.insert("g"), at: 1)
    #expect(sync.endTurn(at: 1).count == 3)
    sync.edit(.insert("é"), at: 1.001)
    sync.done(TextWindow(before: ""), at: 1.01)
    _ = sync.endTurn(at: 1.01)
    sync.done(TextWindow(before: "g"), at: 1.02)
    #expect(sync.endTurn(at: 1.02) == [])
    #expect(sync.endTurn(at: 1.1).commits == ["é"])
  }

  /// A field puts a dash behind each third letter. The echo of a letter that was sent twice is not what was predicted, but
  /// it tells how often it came.
  @Test(arguments: [("abc-", SerialRule.strict), ("abc-c", .unknown(prior: .strict))])
  func aFieldThatAddsItsOwnTellsAllTheSame(shown: String, rule: SerialRule) {
    var sync = Self.sentAgain(prior: .strict, at: 3.051)
    sync.done(TextWindow(before: shown), at: 3.053)
    _ = sync.endTurn(at: 3.053)
    _ = sync.endTurn(at: 3.094)
    #expect(sync.serialRule == rule)
  }

  /// Two corrections in a row, and the application shows nothing of the first: the second is given up before the letters
  /// behind it have waited for a tenth of a second.
  @Test func aSecondReplacementIsGivenUpRatherThanTheLettersBehindIt() {
    var sync = prompt("ab teh", application: nil)
    sync.edit(.replace(old: "teh", new: "the"), at: 10)
    #expect(sync.endTurn(at: 10).commits == ["he"])
    sync.field.deletionProbe = nil
    sync.edit(.insert(" "), at: 10.01)
    #expect(sync.endTurn(at: 10.01).commits == [" "])
    sync.edit(.replace(old: "the ", new: "tea "), at: 10.02)
    sync.edit(.insert("x"), at: 10.02)
    #expect(sync.endTurn(at: 10.02) == [])
    #expect(sync.endTurn(at: 10.119) == [])
    #expect(sync.nextWake == Timestamp(seconds: 10.12))
    #expect(sync.endTurn(at: 10.12).commits == ["x"])
    #expect(sync.takeChanges().contains(.superseded(.replacementDropped)))
  }

  /// That an application does what it is asked to delete is found out once, not in each of its fields.
  @Test func deletionsAreTriedOncePerApplication() {
    var sync = prompt("ab teh", application: "editor")
    sync.edit(.replace(old: "teh", new: "the"), at: 10)
    sync.edit(.insert("x"), at: 10)
    #expect(sync.endTurn(at: 10).commits == ["he"])
    sync.done(TextWindow(before: "ab the"), at: 10.002)
    #expect(sync.endTurn(at: 10.002).commits == ["x"])
    sync.deactivate(at: 11)
    sync.activate(kind: .text, application: "editor", at: Timestamp(seconds: 12))
    sync.done(TextWindow(before: "teh"), at: 12)
    _ = sync.endTurn(at: 12)
    sync.type(" ", echo: TextWindow(before: "teh "), at: 13)
    sync.edit(.replace(old: "teh ", new: "the "), at: 13.01)
    sync.edit(.insert("x"), at: 13.01)
    #expect(sync.endTurn(at: 13.01).commits == ["he ", "x"])
  }

  /// A settled field that shows its commits at once, in a lenient compositor.
  private func prompt(_ text: String, application: String?) -> DocumentSync {
    var sync = DocumentSync(prior: .lenient, keymap: Typing.letterKeys)
    sync.serialRule = .lenient
    sync.enter(.text, TextWindow(before: ""), application: application)
    var typed = ""
    for letter in text {
      typed.append(letter)
      sync.type(String(letter), echo: TextWindow(before: typed), at: Double(typed.count))
    }
    return sync
  }
}
