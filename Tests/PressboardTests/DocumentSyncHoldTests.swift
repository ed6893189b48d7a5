import Testing

@testable import Pressboard

/// A letter that has a key is never held back for long, whatever the application does.
@Suite struct DocumentSyncHolds {
  /// Backspaces that were tapped are wanted, and letters wait behind them: an application that stands still is not
  /// waited for longer than a moment.
  @Test func lettersBehindManyBackspacesDoNotWait() {
    var sync = DocumentSync(prior: .lenient, keymap: Typing.letterKeys)
    sync.enter(.text, TextWindow(before: "abcdefghijklmnop"))
    sync.type("q", echo: TextWindow(before: "abcdefghijklmnopq"), at: 1)
    sync.type("r", echo: TextWindow(before: "abcdefghijklmnopqr"), at: 2)
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
    var sync = DocumentSync(prior: .lenient, keymap: Typing.letterKeys)
    sync.enter(.text, TextWindow(before: "abcdefghijklmnop"))
    sync.type("q", echo: TextWindow(before: "abcdefghijklmnopq"), at: 1)
    sync.type("r", echo: TextWindow(before: "abcdefghijklmnopqr"), at: 2)
    var sent = 0
    for n in 0..<12 {
      sync.edit(.key(.backspace), repeated: true, at: 3 + 0.06 * Double(n))
      sent += sync.endTurn(at: 3 + 0.06 * Double(n)).count
    }
    #expect(sent == 4)
  }

  /// The letters behind the one that is sent stale on purpose, or is dropped while nobody knows the rule yet.
  @Test func aStaleLetterHoldsTheOthersForLessThanATenth() {
    var sync = DocumentSync(prior: .strict, keymap: Typing.letterKeys)
    sync.enter(.text, TextWindow(before: ""))
    sync.type("a", echo: TextWindow(before: "a"), at: 1)
    sync.type("b", echo: TextWindow(before: "ab"), at: 2)
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

  /// Chromium and Firefox show some commits at once and others late or never: their silence would hold everything.
  @Test(arguments: ["chromium", "firefox"]) func nothingIsTriedWhereEchoesAreDoubtful(application: String) {
    var sync = DocumentSync(prior: .strict, keymap: Typing.letterKeys)
    sync.activate(kind: .text, application: application, at: Timestamp(seconds: 0))
    sync.done(TextWindow(before: ""), at: 0)
    _ = sync.endTurn(at: 0)
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
    sync.activate(kind: .text, application: "firefox-esr", at: Timestamp(seconds: 0))
    sync.done(TextWindow(before: ""), at: 0)
    _ = sync.endTurn(at: 0)
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
}
