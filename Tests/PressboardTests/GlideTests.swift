import Testing

@testable import Pressboard

@Suite struct GlideTests {
  private let typist = Typist(callouts: ["e": ["é"]])

  private var changes: [String] {
    typist.events.compactMap { if case .glideChanged(let keys) = $0 { String(keys) } else { nil } }
  }
  private var traces: [GlideTrace] {
    typist.events.compactMap { if case .glideFinished(let trace, _) = $0 { trace } else { nil } }
  }

  private func glide(_ keys: String, in typist: Typist? = nil) {
    let typist = typist ?? self.typist
    let places = keys.map { typist.place(String($0)) }
    typist.touch(.down, places[0], 0)
    for (from, to) in zip(places, places.dropFirst()) {
      for step in 1...6 {
        typist.pass(0.008)
        let share = Double(step) / 6
        typist.touch(
          .moved, Point(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share), 0)
      }
    }
  }

  @Test("all letters on the way, each once while it is crossed")
  func crossed() {
    glide("asdf")
    typist.up()
    #expect(traces.map { String($0.keys) } == ["asdf"])
    #expect(changes == ["asd", "asdf"])
    // Nothing finds words: the key lifted on is typed.
    #expect(typist.text == "f")
    #expect(
      typist.actions == [
        .slideChanged(keys: ["a", "s", "d"]), .slideChanged(keys: Array("asdf")),
        .slideTyped(keys: Array("asdf")), .character("f"),
      ])
  }

  @Test("a fast finger skips no letter")
  func fast() {
    typist.down("a")
    typist.pass(0.05)
    typist.move("l")
    typist.up()
    #expect(traces.map { String($0.keys) } == ["asdfghjkl"])
  }

  @Test("two letters are a slide, to and fro too", arguments: ["qw", "qwq", "qwqw", "as", "po"])
  func twoLetters(keys: String) {
    glide(keys)
    typist.up()
    #expect(changes == [] && traces == [] && typist.text == String(keys.last!))
  }

  @Test func aLetterAgainStandsThereAgain() {
    glide("fdsds")
    typist.up()
    #expect(traces.map { String($0.keys) } == ["fdsds"])
  }

  @Test func pointsAndTimes() throws {
    glide("asd")
    typist.up()
    let trace = try #require(traces.first)
    #expect(trace.samples.first == .init(point: typist.place("a"), time: 0))
    #expect(trace.samples.last?.point == typist.place("d"))
    #expect(abs((trace.samples.last?.time ?? 0) - 0.096) < 0.002)
    for (one, next) in zip(trace.samples, trace.samples.dropFirst()) { #expect(one.time <= next.time) }
    #expect(trace.samples.count > 8)
  }

  @Test func aGlideFromAKeyWithAccentsOpensNoCallout() {
    glide("ert")
    typist.pass(0.5)
    #expect(typist.gestures.marks.callout == nil)
    typist.up()
    #expect(traces.count == 1)
  }

  @Test("capitals as they are typed")
  func capitals() {
    typist.tap("key.shift")
    glide("asd")
    typist.up()
    #expect(traces.map { String($0.keys) } == ["ASD"])
  }

  @Test(
    "beyond the letters",
    arguments: [
      // to, finishes, types
      ("key.space", true, " "), ("key.shift", true, ""), ("key.backspace", true, ""),
    ])
  func liftedOn(to: String, finishes: Bool, text: String) {
    glide("lkjhg")
    typist.move(to)
    typist.up()
    #expect((traces.count == 1) == finishes && typist.text == text)
  }

  @Test func leavingTheKeyboardEndsIt() {
    glide("asd")
    typist.touch(.moved, Point(x: 100, y: -40), 0)
    typist.up()
    #expect(typist.events.last == .glideCancelled && traces == [] && typist.text == "")
  }

  @Test("told once, whatever ends it", arguments: ["cancel", "again", "touch"])
  func ends(by what: String) {
    glide("asd")
    switch what {
    case "cancel": typist.cancel()
    case "again": typist.down("k", finger: 0)
    default: typist.down("k", finger: 1)
    }
    let cancelled = typist.events.count { $0 == .glideCancelled }
    #expect(traces.count + cancelled == 1 && traces.count == (what == "touch" ? 1 : 0))
  }

  @Test func switchedOffItIsASlide() {
    var behavior = KeyboardBehavior()
    behavior.slideToType = false
    let typist = Typist(behavior: behavior)
    glide("asdf", in: typist)
    typist.up()
    #expect(typist.text == "f" && typist.actions == [.character("f")])
  }

  @Test func marksAreNoWord() {
    typist.tap("key.type.numeric")
    glide("1234")
    typist.up()
    #expect(traces == [] && typist.text == "4")
  }

  @Test func theKeyUnderTheFingerIsShown() {
    glide("asd")
    #expect(typist.pressed == ["^key.character.d"])
  }

  @Test func aFingerThatWandersForEver() {
    typist.down("a")
    for step in 0..<4_000 { typist.move(step % 2 == 0 ? "l" : "q") }
    typist.up()
    #expect(traces[0].keys.count <= 2_000 && traces[0].samples.count <= 2_000)
    #expect(traces[0].samples.last?.point == typist.place("q"))
  }
}
