import Testing

@testable import Pressboard

/// What real applications taught, each lesson by itself.
@Suite struct DocumentSyncLessons {
  static func field(_ traits: Traits, seed: UInt64 = 1, keys: Set<Character> = Typing.letterKeys)
    -> ModelField
  {
    ModelField(traits, keymap: keys, seed: seed)
  }

  /// Types `text` slowly, so that the field teaches its habits; returns when that is done.
  static func teach(
    _ field: ModelField, _ text: String = "abcd", backspaces: Int = 0, from start: Double = 0.3
  )
    -> Double
  {
    var time = start
    for letter in text {
      field.types(String(letter), at: time)
      time += 0.2
    }
    for _ in 0..<backspaces {
      field.taps(.backspace, at: time)
      time += 0.2
    }
    return time + 0.2
  }

  /// F1: a text without the letter proves nothing. GTK 4 stood still for 300 ms just when strictness was tried, was
  /// taken for strict, and the letter stood there twice for good.
  @Test(arguments: [true, false]) func absenceDoesNotProveADrop(isStrict: Bool) {
    for seed in UInt64(1)...40 {
      var traits = Traits(isStrict: isStrict, prior: isStrict ? .lenient : .strict)
      let start = 0.6 + Double(seed) * 0.01
      traits.stops = [start...(start + 0.3)]
      let field = Self.field(traits, seed: seed)
      for (index, letter) in "abcdefghijklmnop".enumerated() {
        field.types(String(letter), at: 0.3 + 0.2 * Double(index))
      }
      field.run()
      #expect(field.text == "abcdefghijklmnop", "stopped at \(start)")
      #expect(field.sync.serialRule == (isStrict ? .strict : .lenient), "stopped at \(start)")
    }
  }

  /// F2: strictness must not be tried on a selection that nobody reports, and a window that fits nothing but ends
  /// with the letter shows that it was taken: it was doubled once.
  @Test(arguments: [true, false], [true, false]) func aHiddenSelectionIsNotDoubled(
    isStrict: Bool, tells: Bool
  ) {
    for seed in UInt64(1)...20 {
      let traits = Traits(isStrict: isStrict, prior: isStrict ? .strict : .lenient)
      let field = Self.field(traits, seed: seed)
      field.types("a", at: 0.3)
      field.types("b", at: 0.5)
      field.does(.selectAll(tells: tells), at: 0.8)
      field.types("x", at: 1.1)
      field.types("y", at: 1.13)
      field.taps(.backspace, at: 1.16)
      field.types("é", at: 1.16)
      field.run()
      #expect(field.text == "xé")
      #expect(field.sync.window == TextWindow(before: "xé"))
    }
  }

  /// A field that falls silent while a letter stands in doubt has shown nothing: what the registry suggested is not
  /// taken for what was seen, and the next field that answers teaches the rule.
  @Test(arguments: [SerialRule.Prior.lenient, .strict]) func silenceTeachesNothing(prior: SerialRule.Prior) {
    var sync = DocumentSync(typed: "ab", prior: prior, keymap: [])
    sync.edit(.insert("c"), at: 3)
    sync.receiveReceipts(of: sync.endTurn(at: 3), at: 3.0002)
    _ = sync.endTurn(at: 3.0002)
    #expect(!sync.isSettled)
    let again = sync.endTurn(at: 3.2)
    #expect(again.commits == ["c"])
    sync.receiveReceipts(of: again, at: 3.2002)
    sync.edit(.insert("d"), at: 3.3)
    #expect(sync.endTurn(at: 3.3) == [])
    #expect(sync.endTurn(at: 5.3).commits == ["d"])
    #expect(sync.serialRule == .unknown(prior: prior))

    // One letter was risked, and no other will be; the next one that is stale by itself teaches the rule.
    sync.activate(.text, at: 10)
    sync.done(TextWindow(before: ""), at: 10)
    _ = sync.endTurn(at: 10)
    sync.type("e", echo: TextWindow(before: "e"), at: 11)
    sync.type("f", echo: TextWindow(before: "ef"), at: 12)
    sync.type("g", echo: TextWindow(before: "efg"), at: 13)
    #expect(sync.serialRule == .unknown(prior: prior))
    sync.edit(.insert("h"), at: 14)
    let crossed = sync.endTurn(at: 14)
    sync.done(TextWindow(before: "efg"), at: 14.0001)
    sync.receiveReceipts(of: crossed, at: 14.0002)
    _ = sync.endTurn(at: 14.0002)
    sync.done(TextWindow(before: "efgh"), at: 14.002)
    _ = sync.endTurn(at: 14.002)
    #expect(sync.serialRule == .lenient)
  }

  /// An unasked report means that something may be selected: no letter is risked until one of ours was seen.
  @Test func noLetterIsRiskedAfterAnUnaskedReport() {
    var sync = DocumentSync(typed: "ab", prior: .strict, keymap: [])
    sync.done(TextWindow(before: "ab"), at: 2.5)
    _ = sync.endTurn(at: 2.5)
    sync.edit(.insert("c"), at: 3)
    #expect(sync.endTurn(at: 3).commits == ["c"])
    #expect(sync.field.receipts.map(\.serial) == [sync.doneCount])
  }

  /// F3: time does not open the barrier while the application is silent. A stopped Firefox or Qt put é in front of
  /// keys that it had not read yet.
  @Test(arguments: [Traits.Echo.prompt, .late, .none]) func timeDoesNotOpenTheBarrierInSilence(
    echo: Traits.Echo
  ) {
    for seed in UInt64(1)...20 {
      var traits = Traits(echo: echo)
      traits.stops = [6.0...6.25]
      let field = Self.field(traits, seed: seed)
      var time = Self.teach(field, "abcdef", backspaces: 3)
      time = Self.teach(field, "gh", backspaces: 1, from: time)
      #expect(time < 5.9)
      field.taps(.backspace, at: 6.01)
      field.types("é", at: 6.02)
      field.run()
      #expect(field.text == "abcé", "\(field.sync.repairs)")
    }
  }

  /// F4: the same window stands in the ledger twice; the newest one would confirm the Backspace before it acted.
  @Test(arguments: [Traits.Echo.prompt, .late, .none]) func oldestPredictionIsConfirmedFirst(
    echo: Traits.Echo
  ) {
    for seed in UInt64(1)...10 {
      let field = Self.field(Traits(echo: echo, keyDelay: 0...0.030), seed: seed)
      var time = Self.teach(field, "abcdef", backspaces: 3)
      var expected = "abc"
      for _ in 0..<30 {
        // Each in a turn of its own: what one turn takes back never leaves.
        field.types("x", at: time)
        field.taps(.backspace, at: time + 0.00001)
        field.types("x", at: time + 0.00002)
        field.types("é", at: time + 0.00003)
        expected += "xé"
        time += 0.3
      }
      field.run()
      #expect(field.text == expected)
    }
  }

  /// "x", Backspace lead back to what stands reported already: only a `done` behind them can mean that they acted.
  @Test(arguments: [Traits.Echo.prompt, .late]) func anOldReportIsNoEcho(echo: Traits.Echo) {
    for seed in UInt64(1)...10 {
      var traits = Traits(echo: echo)
      traits.stops = [6.0...6.3]
      let field = Self.field(traits, seed: seed)
      var time = Self.teach(field, "abcdef", backspaces: 3)
      time = Self.teach(field, "gh", backspaces: 2, from: time)
      #expect(time < 5.9)
      field.types("x", at: 6.01)
      field.taps(.backspace, at: 6.011)
      field.types("é", at: 6.1)
      field.run()
      #expect(field.text == "abcé", "\(field.sync.repairs)")
    }
  }

  /// One step behind, a letter that was trusted meanwhile shows the very text that Backspace should lead to.
  @Test func aLateReportIsNoKeysEcho() {
    for seed in UInt64(1)...10 {
      let traits = Traits(echo: .late, keyDelay: 0.020...0.030, stops: [6.0...6.3])
      let field = Self.field(traits, seed: seed)
      var time = Self.teach(field, "abcdef", backspaces: 3)
      time = Self.teach(field, "ghi", backspaces: 3, from: time)
      field.types("j", at: time)
      #expect(time < 5.9)
      field.types("x", at: 6.01)
      field.taps(.backspace, at: 6.12)
      field.types("é", at: 6.2)
      field.run()
      #expect(field.text == "abcjé", "\(field.sync.repairs)")
    }
  }

  /// "ok", Return, "see" at once: a commit behind the key would land in the message before it is sent ("oksee").
  @Test(
    arguments: [Traits.Echo.prompt, .late, .none, .silent], ["see", "sée"])
  func lettersBehindReturnBelongToTheNextMessage(echo: Traits.Echo, word: String) {
    for (seed, isStrict) in [(UInt64(1), true), (2, false), (3, true), (4, false)] {
      let traits = Traits(
        echo: echo, isStrict: isStrict, prior: isStrict ? .strict : .lenient, keyDelay: 0...0.030)
      let field = Self.field(traits, seed: seed)
      var time = Self.teach(field, "abc", backspaces: 3)
      for _ in 0..<20 {
        for letter in "ok" { field.types(String(letter), at: time) }
        field.taps(.return, at: time)
        for letter in word { field.types(String(letter), at: time) }
        field.taps(.return, at: time + 0.01)
        time += 0.4
      }
      field.run()
      #expect(field.submitted == (0..<20).flatMap { _ in ["ok", word] })
      #expect(field.text == "")
      #expect(field.sync.isSettled)
    }
  }

  /// A commit sent behind a key overtakes it: the letter goes as a key itself, or waits if no key types it.
  @Test func aCommitNeverFollowsAnUnconfirmedKey() {
    var sync = DocumentSync(prior: .strict, keymap: ["b"])
    sync.enter(.text, TextWindow(before: "ax"))
    sync.edit(.key(.backspace), at: 1)
    sync.edit(.insert("b"), at: 1)
    sync.edit(.insert("é"), at: 1)
    #expect(sync.endTurn(at: 1) == [.key(.edit(.backspace)), .key(.character("b"))])
    sync.done(TextWindow(before: "a"), at: 1.002)
    #expect(sync.endTurn(at: 1.002) == [])
    sync.done(TextWindow(before: "ab"), at: 1.004)
    #expect(sync.endTurn(at: 1.004).commits == ["é"])
    #expect(sync.repairs.barriersByEcho == 1)
    #expect(sync.repairs.keysInsteadOfCommits == 1)
  }

  /// A key behind a commit that was dropped would act first: it waits for the receipt.
  @Test func aKeyWaitsForReceipts() {
    var sync = DocumentSync(prior: .strict, keymap: [])
    sync.enter(.text, TextWindow(before: ""))
    sync.edit(.insert("y"), at: 1)
    let wire = sync.endTurn(at: 1)
    #expect(wire.commits == ["y"] && wire.count == 1)
    sync.edit(.key(.backspace), at: 1)
    #expect(sync.endTurn(at: 1) == [])
    sync.receiveReceipts(of: wire, at: 1.0001)
    #expect(sync.endTurn(at: 1.0001) == [.key(.edit(.backspace))])
  }

  /// Commits are pipelined, but once a `done` came in between a later one waits: it could be taken although the
  /// earlier one was dropped.
  @Test func openCommitsShareOneSerial() {
    var sync = DocumentSync(prior: .strict, keymap: [])
    sync.enter(.text, TextWindow(before: ""))
    sync.edit(.insert("a"), at: 1)
    let first = sync.endTurn(at: 1)
    sync.edit(.insert("b"), at: 1.0001)
    #expect(sync.endTurn(at: 1.0001).count == 1)
    sync.done(TextWindow(before: ""), at: 1.0002)
    sync.edit(.insert("c"), at: 1.0002)
    #expect(sync.endTurn(at: 1.0002) == [])
    #expect(sync.window == nil || sync.window == TextWindow(before: "abc"))
    #expect(first.count == 1)
  }

  /// A strict compositor drops what crosses its `done`; the receipt says so, and the letters go out again once.
  @Test func aDroppedCommitIsSentAgainOnce() {
    var traits = Traits(isStrict: true, prior: .strict, idleReports: 60)
    traits.hop = 0.001...0.004
    let field = Self.field(traits)
    let (text, _) = Typing(rate: 30).schedule(on: field, from: 0.3, seed: 9)
    field.run()
    #expect(field.dropped > 20)
    #expect(field.sync.repairs.resends >= field.dropped)
    #expect(field.text == text)
  }

  /// A lenient compositor takes it all the same: sending it again would double it.
  @Test func aFalseAlarmDoublesNothing() {
    var traits = Traits(isStrict: false, prior: .lenient, idleReports: 60)
    traits.hop = 0.001...0.004
    let field = Self.field(traits)
    let (text, _) = Typing(rate: 30).schedule(on: field, from: 0.3, seed: 9)
    field.run()
    #expect(field.staleAccepted > 20)
    #expect(field.sync.repairs.resends == 0)
    #expect(field.text == text)
  }
}
