import Testing

@testable import Pressboard

/// What the events of a touch screen, however wild, may never add up to.
private struct Story {
  private var inserted: KeyStroke?
  private var isDragging = false
  private var glide: [Character]?
  private var chords: [KeyboardAction] = []
  private(set) var faults: [String] = []
  private(set) var counts: [String: Int] = [:]

  mutating func tell(_ event: GestureEvent) {
    switch event {
    case .stroke:
      count("stroke")
      inserted = nil
    case .insertedOnKeyDown(let stroke):
      count("inserted")
      inserted = stroke
    case .takenBack(let stroke):
      count("taken back")
      require(inserted == stroke, "taken back what was not typed last")
      inserted = nil
    case .picked(_, let replaced):
      count("picked")
      if let replaced { require(inserted == replaced, "replaced what was not typed last") }
      inserted = nil
    case .chordBegan(let action):
      count("chord")
      require(!chords.contains(action), "held twice")
      chords.append(action)
      inserted = nil
    case .chordEnded(let action, _), .chordCancelled(let action):
      require(chords.contains(action), "let go of what was not held")
      chords.removeAll { $0 == action }
      inserted = nil
    case .caretDragBegan:
      count("drag")
      require(!isDragging, "two drags at once")
      isDragging = true
    case .caretMoved(let move):
      count("caret")
      require(isDragging && move.count != 0, "moved by nothing, or nobody")
    case .caretDragEnded:
      require(isDragging, "ended what had not begun")
      isDragging = false
    case .glideChanged(let keys):
      count("glide")
      require(Set(keys).count >= 3, "a glide over two letters")
      if let glide { require(keys.starts(with: glide) && keys.count > glide.count, "a glide that went back") }
      glide = keys
    case .glideFinished(let trace, _):
      require(glide == trace.keys, "another glide was finished")
      require(
        zip(trace.samples, trace.samples.dropFirst()).allSatisfy { $0.time <= $1.time }, "time went back")
      glide = nil
      inserted = nil
    case .glideCancelled:
      require(glide != nil, "cancelled what had not begun")
      glide = nil
    }
  }

  /// All fingers are up.
  mutating func end() {
    require(!isDragging && glide == nil && chords.isEmpty, "something is still held")
  }

  private mutating func count(_ what: String) { counts[what, default: 0] += 1 }

  private mutating func require(_ isTrue: Bool, _ fault: String) {
    if !isTrue { faults.append(fault) }
  }
}

@Suite struct GestureStoryTests {
  /// Fingers walk, rest, jump, come twice; sizes, fields and wishes change under them.
  @Test("no story goes wrong", arguments: 0..<12 as Range<UInt64>)
  func stories(seed: UInt64) {
    var random = SeededGenerator(state: seed &* 7919)
    var behavior = KeyboardBehavior()
    behavior.insertOnKeyDown = seed % 2 == 0
    behavior.spaceCommitsOnRelease = seed % 4 < 2
    behavior.slideToType = seed % 3 != 0
    behavior.predictiveKeyTargeting = true
    behavior.cursorDragUpdateInterval = seed % 5 == 0 ? 0 : 1.0 / 30
    let callouts = ["e": ["é", "è"], "a": ["à", "á", "â"], "s": ["ß"], "n": ["ñ"], "1": ["¹"]]
    let typist = Typist(behavior: behavior, callouts: callouts)
    var story = Story()
    var told = 0
    var places: [Int32: Point] = [:]
    func tell() {
      for event in typist.events[told...] { story.tell(event) }
      told = typist.events.count
      let marks = typist.gestures.marks
      if Set(marks.pressed.map(\.id)).count != marks.pressed.count { Issue.record("drawn twice") }
      if let callout = marks.callout {
        #expect(callout.tile.x >= 4 && callout.tile.maxX <= 356)
        if let selected = callout.selected { #expect(callout.texts.indices.contains(selected)) }
      }
    }
    for step in 0..<16_000 {
      let finger = Int32.random(in: 0..<3, using: &random)
      switch Int.random(in: 0..<1000, using: &random) {
      case ..<150 where places[finger] == nil:
        let key = typist.grid.keys.randomElement(using: &random)!
        let chance = Int.random(in: 0..<10, using: &random)
        let id: KeyID = chance == 0 ? .space : chance == 1 ? .character("e") : key.id
        let cap = typist.grid.cap(of: id) ?? key.cap
        let place = Point(
          x: Double.random(in: cap.x..<cap.maxX, using: &random),
          y: Double.random(in: cap.y..<cap.maxY, using: &random))
        places[finger] = place
        typist.touch(.down, place, finger)
        if Int.random(in: 0..<4, using: &random) == 0 { typist.pass(0.31) }
      case ..<400:
        // A way that goes on for a while, mostly sideways.
        let stride = [2.0, 10, 30].randomElement(using: &random)!
        let dx = Double.random(in: -stride...stride, using: &random)
        let dy = Double.random(in: -stride...stride, using: &random) / 3
        for _ in 0..<Int.random(in: 1...8, using: &random) {
          guard let place = places[finger] else { break }
          typist.pass(0.008)
          places[finger] = Point(x: place.x + dx, y: place.y + dy)
          typist.touch(.moved, places[finger]!, finger)
        }
      case ..<620:
        guard places[finger] != nil else { break }
        places[finger] = nil
        typist.up(finger)
      case ..<640: typist.pass(0.35)
      case ..<642: typist.cancel()
      case ..<645: typist.finish()
      case ..<648: typist.touch(.down, places[finger] ?? typist.place("key.space"), finger)
      case ..<660: typist.change { $0.viableNext = ["a", "e", "o"] }
      case ..<661:
        let wide = KeyboardMetrics(width: 720, outputSize: Size(width: 720, height: 360))
        let grid = typist.grid
        typist.change { $0.adopt(KeyGrid(layout: grid.layout, metrics: wide)) }
        typist.change { $0.adopt(grid) }
      case ..<665: typist.change { $0.heldModifiers = $0.heldModifiers.isEmpty ? .control : [] }
      default: typist.pass(Double.random(in: 0...0.05, using: &random))
      }
      tell()
      if step % 400 == 399 {
        for finger in 0..<3 as Range<Int32> { typist.up(finger) }
        places = [:]
        typist.pass(1)
        tell()
        story.end()
        #expect(typist.gestures.nextWake == nil && typist.gestures.marks == FingerMarks())
        let events = typist.events.count
        typist.pass(3)
        #expect(typist.events.count == events)
      }
    }
    #expect(story.faults == [])
    // The fuzz itself would be worth nothing if these never came.
    for what in ["chord", "stroke", "picked", "drag", "caret"] {
      #expect(story.counts[what, default: 0] > 1, "\(what)")
    }
    if behavior.slideToType { #expect(story.counts["glide", default: 0] > 1) }
    if behavior.insertOnKeyDown { #expect(story.counts["taken back", default: 0] > 1) }
  }
}
