import ApplicationModel
import Pressboard
import Testing

/// The model application does what the applications do that it stands for.
@Suite struct ApplicationTests {
  /// Runs an application for itself, one delivery after the other.
  struct Played {
    var application: Application
    var now = 0.0
    var reports: [TextWindow?] = []

    init(_ traits: ApplicationTraits, _ text: String = "") {
      application = Application(traits, text: text, seed: 1)
      _ = application.enter(at: 0)
    }

    mutating func receive(_ deliveries: Application.Delivery...) {
      for delivery in deliveries { application.receive(delivery, at: now) }
      while let next = application.nextEvent {
        now = next
        for case .state(let window) in application.advance(to: next) { reports.append(window) }
      }
      now += 1
    }
  }

  static func replacement(_ old: String, _ new: String) -> Application.Delivery {
    .edit(.init(before: old.utf8.count, insertion: new))
  }

  /// A commit behind a key acts first, except where the order is kept.
  @Test func commitsOvertakeKeys() {
    var gtk = Played(.gtk48)
    gtk.receive(.key(.character("x")), .edit(.init(insertion: "y")))
    #expect(gtk.application.buffer.text == "yx")
    var foot = Played(.foot)
    foot.receive(.key(.character("x")), .edit(.init(insertion: "y")))
    #expect(foot.application.buffer.text == "xy")
  }

  /// GTK 4.8: too much goes where bytes are more than characters; at the start nothing goes and the text comes.
  @Test func bytesTakenForCharacters() {
    var middle = Played(.gtk48, "abc tëh")
    middle.receive(Self.replacement("tëh", "thé"))
    #expect(middle.application.buffer.text == "abcthé")
    var start = Played(.gtk48, "tëh")
    start.receive(Self.replacement("tëh", "thé"))
    #expect(start.application.buffer.text == "tëhthé")
    #expect(start.application.badDeletions == 1)
  }

  @Test func aReplacementIsToldInTwoSteps() {
    var gtk = Played(.gtk418, "teh")
    gtk.receive(Self.replacement("teh", "the"))
    #expect(gtk.reports == [TextWindow(before: ""), TextWindow(before: "the")])
  }

  /// Qt drops the deletion and what should be inserted with it.
  @Test func aSelectionSwallowsTheReplacement() {
    var qt = Played(.qt68, "teh")
    qt.receive(.event(.selectAll(tells: false)), Self.replacement("teh", "the"))
    #expect(qt.application.buffer.text == "teh")
    qt.receive(.edit(.init(insertion: "x")))
    #expect(qt.application.buffer.text == "x")
    #expect(qt.reports == [nil])
  }

  @Test func deletionsAreLost() {
    var chromium = Played(.chromium, "teh")
    chromium.receive(Self.replacement("teh", "the"))
    #expect(chromium.application.buffer.text == "tehthe")
  }

  /// Chromium says nothing before the first commit, and then what was before it.
  @Test func theFirstStateNeedsACommit() {
    var chromium = Application(.chromium, text: "ab", seed: 1)
    #expect(chromium.enter(at: 0) == nil)
    chromium.receive(.edit(.init()), at: 1)
    #expect(chromium.advance(to: 2) == [.state(TextWindow(before: "ab"))])
    chromium.receive(.edit(.init(insertion: "c")), at: 3)
    #expect(chromium.advance(to: 4) == [.state(TextWindow(before: "ab"))])
    chromium.receive(.edit(.init(insertion: "d")), at: 5)
    #expect(chromium.advance(to: 6) == [.state(TextWindow(before: "abc"))])
  }

  /// Firefox: invisible at the end of the text, a false window in the middle of it.
  @Test func theOldTextWithTheNewCaret() {
    var firefox = Played(.firefox, "ab cd")
    firefox.receive(.event(.caret(2)))
    firefox.receive(.edit(.init(insertion: "x")))
    #expect(firefox.reports.last == TextWindow(before: "ab ", after: "cd"))
    firefox.receive(.key(.edit(.backspace)))
    #expect(firefox.reports.last == TextWindow(before: "ab", after: " cd"))
  }

  @Test func longTextIsToldInAWindow() throws {
    let gtk = Application(.gtk3, text: String(repeating: "é", count: 4_000), seed: 1)
    let window = try #require(gtk.window)
    #expect(window.before.utf8.count == 4_000 && window.after.isEmpty)
  }

  @Test func aSelectionMayBeHidden() {
    var gtk = Played(.gtk3, "ab")
    gtk.receive(.event(.selectAll(tells: true)))
    #expect(gtk.reports == [TextWindow(before: "ab")])
    var newer = Played(.gtk418, "ab")
    newer.receive(.event(.selectAll(tells: true)))
    #expect(newer.reports == [TextWindow(before: "", selected: "ab")])
  }

  @Test func passwordsAreBullets() {
    var password = Played(.password)
    password.receive(.edit(.init(insertion: "xé")))
    #expect(password.reports == [TextWindow(before: "••")])
  }

  @Test(arguments: [
    (ApplicationTraits.Stepping.graphemes, ""), (.codePoints, "क"),
  ]) func indicIsTakenApartByCodePoints(stepping: ApplicationTraits.Stepping, left: String) {
    var field = Played(ApplicationTraits().with { $0.stepping = stepping }, "कि")
    field.receive(.key(.edit(.backspace)))
    #expect(field.application.buffer.text == left)
  }

  @Test func arrowsPointTheWayTheyLook() {
    var hebrew = Played(ApplicationTraits(), "שלום")
    hebrew.receive(.key(.arrow(ArrowKey(.right))))
    #expect(hebrew.reports == [TextWindow(before: "שלו", after: "ם")])
  }

  @Test(arguments: [
    (ApplicationTraits.Reaction.limits(3), "abcd", "abc|"),
    (.masks(["1", "2", "3", "4"]), "1a234", "123-4|"),
    (.completes(["hello"]), "he", "he|llo"),
  ]) func applicationsHaveTheirOwnMind(reaction: ApplicationTraits.Reaction, typed: String, text: String) {
    var field = Played(ApplicationTraits().with { $0.reaction = reaction })
    for letter in typed { field.receive(.edit(.init(insertion: String(letter)))) }
    let buffer = field.application.buffer
    #expect(buffer.string(0..<buffer.caret) + "|" + buffer.string(buffer.caret..<buffer.bytes.count) == text)
  }

  /// What comes while it stands still is handled in order afterwards.
  @Test func aStopKeepsTheOrder() {
    var field = Application(ApplicationTraits(), seed: 1)
    _ = field.enter(at: 0)
    field.receive(.event(.stop(0.3)), at: 1)
    field.receive(.edit(.init(insertion: "a")), at: 1.1)
    field.receive(.edit(.init(insertion: "b")), at: 1.2)
    #expect(field.advance(to: 1.29).isEmpty)
    #expect(field.buffer.text == "")
    #expect(field.advance(to: 1.4).count == 2)
    #expect(field.buffer.text == "ab")
  }

  /// Two changes may share a report, which then tells the newer one.
  @Test func reportsAreMerged() {
    var field = Played(ApplicationTraits().with { $0.merging = 1 })
    field.receive(.edit(.init(insertion: "a")), .edit(.init(insertion: "b")))
    #expect(field.reports == [TextWindow(before: "ab")])
  }
}
