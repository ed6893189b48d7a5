import Testing

@testable import Pressboard

private let accents: [String: [String]] = [
  "e": ["é", "è", "ê", "ë", "ě", "ē", "ę", "ė"], "o": ["ó", "ò", "ô", "ö", "õ", "ø", "ō", "œ"],
  "a": ["à", "á", "â", "ä", "ǎ", "æ", "ã", "å", "ā", "ă", "ą"], "q": ["1"], "p": ["0"],
  "z": [".com", ".cz", ".de", ".net", ".org", ".eu"],
]

private func callout(_ key: String, _ metrics: KeyboardMetrics = Typist.phone) -> (KeyGrid, Callout) {
  let layout = KeyboardLayout.resolve("en", in: KeyboardContext(layoutName: "en"))!
  let grid = KeyGrid(layout: layout, metrics: metrics).offering(accents)
  return (grid, Callout(for: grid.key(KeyID("key.character." + key))!, in: grid)!)
}

@Suite struct LongPressTests {
  // MARK: Where it stands

  @Test(
    "the base over its key, the others right and left of it in turn",
    arguments: [
      ("e", 360.0, "ë è e é ê ě ē ę ė"), ("o", 360, "œ ō ø õ ö ô ò o ó"), ("e", 744, "ė ē ë è e é ê ě ę"),
      ("q", 360, "q 1"), ("p", 360, "0 p"), ("a", 360, "a à á â ä ǎ æ ã å ā ă ą"),
    ])
  func order(key: String, width: Double, texts: String) {
    let metrics = KeyboardMetrics(width: width, outputSize: Size(width: width, height: 1000))
    #expect(callout(key, metrics).1.texts.joined(separator: " ") == texts)
  }

  @Test("as the picture has it")
  func measures() {
    let (grid, callout) = callout("e")
    let cap = grid.cap(of: .character("e"))!
    #expect(callout.tile.height == 56 && callout.tile.width == 9 * 32 - 2 + 10)
    #expect(abs(callout.tile.maxY - (cap.y - 0.14 * 45)) < 0.001)
    let base = callout.cell(callout.base)
    #expect(base.width == 30 && base.height == 46)
    #expect(abs(base.midX - cap.midX) < 0.001)
    #expect(callout.cell(1).x - callout.cell(0).maxX == 2)
    #expect(callout.selected == callout.base)
  }

  @Test(
    "every tile keeps off the edges, every cell is on its tile, none is too narrow",
    arguments: [
      320.0, 360, 402, 414, 744, 1024,
    ])
  func fits(width: Double) {
    let metrics = KeyboardMetrics(width: width, outputSize: Size(width: width, height: 1000))
    for key in accents.keys {
      let (grid, callout) = callout(key, metrics)
      #expect(callout.tile.x >= 4 && callout.tile.maxX <= width - 4, "\(key)")
      #expect(callout.cell(0).x - callout.tile.x == 5)
      #expect(abs(callout.tile.maxX - callout.cell(callout.texts.count - 1).maxX - 5) < 0.001)
      #expect(callout.cell(0).width >= 24)
      #expect(callout.texts[callout.base] == key)
      let cap = grid.cap(of: KeyID("key.character." + key))!
      let base = callout.cell(callout.base)
      #expect(base.x < cap.midX && cap.midX < base.maxX, "\(key): the base is over its key")
      if width >= 360 { #expect(callout.texts.count == accents[key]!.count + 1) }
    }
  }

  @Test("seven wide cells shrink to fit")
  func wide() {
    let metrics = KeyboardMetrics(width: 402, outputSize: Size(width: 402, height: 874))
    let (_, callout) = callout("z", metrics)
    #expect(callout.texts.count == 7)
    #expect(callout.cell(0).width < 58 && callout.cell(0).width > 40)
    let two = KeyboardMetrics(width: 744, outputSize: Size(width: 744, height: 1000))
    #expect(Self.cellWidth("z", two) == 58)
  }

  private static func cellWidth(_ key: String, _ metrics: KeyboardMetrics) -> Double {
    callout(key, metrics).1.cell(0).width
  }

  @Test("what fits nowhere is left out, the farthest first")
  func tooMany() {
    let metrics = KeyboardMetrics(width: 240, outputSize: Size(width: 240, height: 800))
    let (_, callout) = callout("a", metrics)
    #expect(callout.cell(0).width == 24)
    #expect(callout.texts.count < 12 && Array(callout.texts.prefix(3)) == ["a", "à", "á"])
    #expect(callout.tile.maxX <= 236)
  }

  // MARK: When it opens

  private let typist = Typist(callouts: accents)

  @Test func opensAfterTheHold() {
    typist.down("e")
    typist.pass(0.299)
    #expect(typist.gestures.marks.callout == nil && typist.pressed == ["^key.character.e"])
    typist.pass(0.002)
    #expect(typist.gestures.marks.callout?.texts.count == 9)
    // The key stays pressed; the callout stands where its pop stood.
    #expect(typist.pressed == ["key.character.e"])
    #expect(typist.gestures.nextWake == nil)
    typist.up()
    #expect(typist.text == "e" && typist.gestures.marks.callout == nil)
  }

  @Test func aKeyWithoutAnyOpensNone() {
    typist.down("k")
    typist.pass(1)
    #expect(typist.gestures.marks.callout == nil && typist.pressed == ["^key.character.k"])
    typist.up()
    #expect(typist.text == "k")
  }

  @Test(
    "a finger under way opens none, one that trembles does",
    arguments: [
      (11.0, 0.0, true), (0, -11.9, true), (8, 8, true), (12.1, 0, false), (9, 9, false), (0, 13, false),
    ])
  func travel(x: Double, y: Double, opens: Bool) {
    typist.down("e")
    typist.pass(0.1)
    typist.slide(x, y)
    typist.pass(0.5)
    #expect((typist.gestures.marks.callout != nil) == opens)
  }

  @Test func comingBackOpensNone() {
    typist.down("e")
    typist.slide(20)
    typist.slide(-20)
    typist.pass(0.5)
    #expect(typist.gestures.marks.callout == nil)
    typist.up()
    #expect(typist.text == "e")
  }

  /// The loop was busy: the finger's move is read before the timer was seen.
  @Test func theFingersOwnTimeOpensIt() {
    typist.down("e")
    typist.now = typist.now + 0.35
    typist.slide(32)
    #expect(typist.gestures.marks.callout?.selected == 3)
    typist.up()
    #expect(typist.text == "é")
  }

  // MARK: What it types

  @Test(
    "slide to choose, counted from the key's middle",
    arguments: [
      (0.0, "e"), (15.9, "e"), (16.1, "é"), (47, "é"), (49, "ê"), (-17, "è"), (-64, "ë"), (-100, "ë"),
      (192, "ė"), (240, "ė"),
    ])
  func choose(x: Double, text: String) {
    typist.down("e")
    typist.pass(0.31)
    typist.slide(x, -30)
    typist.up()
    #expect(typist.text == text)
  }

  @Test func offCentrePressKeepsTheBase() {
    for x in [-14.0, 14] {
      let middle = typist.place("e")
      typist.touch(.down, Point(x: middle.x + x, y: middle.y), 0)
      typist.pass(0.31)
      #expect(typist.gestures.marks.callout?.selected == 2)
      typist.up()
    }
    #expect(typist.text == "ee")
  }

  @Test("every one of twelve can be reached")
  func reach() {
    let all = ["a"] + accents["a"]!
    for (index, text) in all.enumerated() {
      typist.down("a")
      typist.pass(0.31)
      let cell = typist.gestures.marks.callout!.cell(index)
      typist.touch(.moved, Point(x: cell.midX, y: cell.midY), 0)
      typist.up()
      #expect(typist.document.text.last.map { String($0) } == text)
    }
  }

  @Test("far away means none, coming back means it again")
  func farAway() {
    typist.down("e")
    typist.pass(0.31)
    typist.slide(0, -170)
    #expect(typist.gestures.marks.callout?.selected == nil)
    typist.slide(0, 100)
    #expect(typist.gestures.marks.callout?.selected == 2)
    typist.slide(0, 200)
    typist.up()
    #expect(typist.text == "" && typist.gestures.marks.callout == nil)
  }

  @Test func aSecondThumbChoosesWhatIsMarked() {
    typist.down("e", finger: 0)
    typist.pass(0.31)
    typist.slide(32, finger: 0)
    typist.down("k", finger: 1)
    #expect(typist.text == "é" && typist.gestures.marks.callout == nil)
    typist.slide(64, finger: 0)
    typist.up(0)
    typist.up(1)
    #expect(typist.text == "ék")
  }

  @Test func cancelChoosesNothing() {
    typist.down("e")
    typist.pass(0.31)
    typist.slide(32)
    typist.cancel()
    typist.up()
    #expect(typist.text == "" && typist.gestures.marks.callout == nil && typist.gestures.nextWake == nil)
  }

  @Test func aPickIsOnPurpose() {
    typist.down("e")
    typist.pass(0.31)
    typist.slide(32)
    typist.up()
    guard case .picked(let stroke, replacing: nil) = typist.events.last else {
      Issue.record("\(typist.events)")
      return
    }
    #expect(stroke.action == .character("é") && stroke.key == .character("e"))
  }

  @Test func anotherFieldKeepsTheChoice() {
    typist.down("e")
    typist.pass(0.31)
    typist.finish()
    typist.slide(32)
    typist.up()
    #expect(typist.text == "é")
  }
}
