import Pressboard
import Testing

/// A small generator of our own: the same seed gives the same fingers everywhere.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

@Suite struct KeyboardGesturesFuzzTests {
  /// Up to three fingers tap keys of all kinds, overlapping; now and then everything is cancelled. What is
  /// typed is what was touched, in the order of touching.
  @Test(arguments: 0..<12 as Range<UInt64>) func everyTouchTypesOnce(seed: UInt64) {
    var random = SeededGenerator(state: seed)
    let typist = Typist(layout: seed % 2 == 0 ? "en" : "en-test")
    var expected: [KeyboardAction] = []
    var down: [Int32] = []
    func typed() -> [KeyboardAction] {
      typist.actions.filter {
        switch $0 {
        case .character, .space, .primary: true
        default: false
        }
      }
    }
    for step in 0..<1500 {
      let roll = Int.random(in: 0..<100, using: &random)
      if roll < 52, down.count < 3 {
        let finger = (0..<3 as Range<Int32>).first { !down.contains($0) }!
        let key = typist.grid.keys.randomElement(using: &random)!
        let inside = Point(
          x: Double.random(in: key.cap.x..<key.cap.maxX, using: &random),
          y: Double.random(in: key.cap.y..<key.cap.maxY - 2, using: &random))
        typist.touch(.down, inside, finger)
        down.append(finger)
        // What it is on now, after what its touch has made happen.
        let touched = typist.grid.key(at: inside)!.key
        if touched.role.types || touched.role == .space || touched.id == .primary {
          expected.append(touched.action)
        }
      } else if roll < 95, let finger = down.randomElement(using: &random) {
        typist.up(finger)
        down.removeAll { $0 == finger }
      } else if roll < 97 {
        typist.cancel()
        down = []
        let done = typed()
        #expect(expected.starts(with: done) && expected.count - done.count <= 1)
        expected = done
      }
      typist.pass(Double.random(in: 0...0.12, using: &random))
      if step % 10 == 0 { #expect(expected.starts(with: typed())) }
    }
    for finger in down { typist.up(finger) }
    #expect(typed() == expected)
    #expect(expected.count > 400)
    expectRest(typist)
  }

  /// Fingers do whatever they like, as compositors may report it.
  @Test(arguments: 100..<112 as Range<UInt64>) func chaos(seed: UInt64) {
    var random = SeededGenerator(state: seed)
    let typist = Typist()
    var down: Set<Int32> = []
    for step in 0..<3000 {
      let finger = Int32.random(in: 0..<4, using: &random)
      let point = Point(
        x: Double.random(in: -20..<380, using: &random), y: Double.random(in: -40..<300, using: &random))
      switch Int.random(in: 0..<100, using: &random) {
      case ..<30:
        typist.touch(.down, point, finger)
        down.insert(finger)
      case ..<60: typist.touch(.moved, point, finger)
      case ..<92:
        typist.touch(.up, point, finger)
        down.remove(finger)
      case ..<94:
        typist.cancel()
        down = []
      case ..<96: typist.controller.enter(.text)
      default: break
      }
      typist.pass(Double.random(in: 0...0.3, using: &random))
      let pressed = typist.gestures.marks.pressed
      if Set(pressed.map(\.id)).count != pressed.count { Issue.record("drawn twice: \(pressed)") }
      if step % 50 == 49 {
        for finger in down { typist.up(finger) }
        down = []
        expectRest(typist)
      }
    }
  }

  /// With all fingers up nothing is pressed, nothing waits and nothing more happens.
  private func expectRest(_ typist: Typist) {
    let actions = typist.actions.count
    typist.pass(1)
    #expect(typist.actions.count == actions)
    #expect(typist.gestures.nextWake == nil)
    #expect(typist.pressed == [])
    var held: [KeyboardAction] = []
    for event in typist.events {
      switch event {
      case .stroke, .insertedOnKeyDown, .takenBack, .picked, .caretDragBegan, .caretMoved, .caretDragEnded,
        .glideChanged, .glideFinished, .glideCancelled:
        break
      case .chordBegan(let action):
        if held.contains(action) { Issue.record("\(action) is held twice") }
        held.append(action)
      case .chordEnded(let action, _), .chordCancelled(let action): held.removeAll { $0 == action }
      }
    }
    #expect(held == [])
  }
}
