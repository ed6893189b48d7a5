import Testing

@testable import Pressboard

@Suite struct KeyTargetBiasTests {
  private let typist: Typist

  init() {
    var behavior = KeyboardBehavior()
    behavior.predictiveKeyTargeting = true
    typist = Typist(behavior: behavior)
  }

  /// A touch so many points right of the border between s and d.
  private func border(_ x: Double) -> Point {
    let d = typist.place("d")
    return Point(x: (typist.place("s").x + d.x) / 2 + x, y: d.y)
  }

  private func type(at point: Point, after viable: Set<Character>, in typist: Typist? = nil) -> String {
    let typist = typist ?? self.typist
    typist.change { $0.viableNext = viable }
    typist.touch(.down, point, 0)
    typist.pass(0.02)
    typist.up()
    return typist.text
  }

  @Test(
    "keyboar goes on with d",
    arguments: [
      // points right of the border, typed
      (-1.0, "d"), (-8, "d"), (-9.5, "s"), (-18, "s"), (1, "d"),
    ])
  func nearTheBorder(x: Double, typed: String) {
    #expect(type(at: border(x), after: ["d"]) == typed)
  }

  @Test("what goes on with the word is not moved")
  func bothGoOn() {
    #expect(type(at: border(-1), after: ["d", "s"]) == "s")
  }

  @Test("nothing known, nothing biased; so at a word's start")
  func unknown() {
    #expect(type(at: border(-1), after: []) == "s")
  }

  @Test("no neighbour goes on either")
  func neither() {
    #expect(type(at: border(-1), after: ["x"]) == "s")
  }

  @Test func switchedOff() {
    #expect(type(at: border(-1), after: ["d"], in: Typist()) == "s")
  }

  @Test("an answer is good for one key")
  func answersAreUsedUp() {
    _ = type(at: border(-1), after: ["d"])
    #expect(typist.gestures.viableNext.isEmpty)
    typist.touch(.down, border(-1), 0)
    typist.up()
    #expect(typist.text == "ds")
  }

  @Test("rows are not crossed, nor marks, edges and controls")
  func onlyLetters() {
    let a = typist.grid.cap(of: .character("a"))!
    #expect(type(at: Point(x: a.x - 1, y: a.midY), after: ["s"]) == "a")
    let z = typist.grid.cap(of: .character("z"))!
    #expect(type(at: Point(x: z.x + 1, y: z.midY), after: ["x"]) == "az")
    let high = Point(x: typist.place("d").x, y: typist.grid.cap(of: .character("d"))!.y + 1)
    #expect(type(at: high, after: ["e"]) == "azd")
  }

  @Test("a finger that trembles keeps the key that was meant")
  func trembling() {
    typist.change { $0.viableNext = ["d"] }
    typist.touch(.down, border(-2), 0)
    typist.slide(-2)
    typist.up()
    #expect(typist.text == "d")
  }

  @Test("capitals too")
  func capitals() {
    typist.tap("key.shift")
    #expect(type(at: border(-1), after: ["d"]) == "D")
  }
}
