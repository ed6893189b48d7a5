import ApplicationModel
import Pressboard

/// A keyboard over a string, a host's application and a slow decoder, driven by chance.
public final class EngineFuzz {
  public private(set) var steps = 0
  /// What happened last, the newest at the end.
  public private(set) var history: [String] = []

  private let document = StringDocument()
  private let controller: PressboardController
  private let decoder = WhimsicalSource()
  private var gestures: KeyboardGestures
  private var grid: KeyGrid
  private var random: SplitMix
  private var now = Timestamp(seconds: 1000)
  private var fingers: [Int32: Point] = [:]
  private static let metrics = KeyboardMetrics(width: 360, outputSize: Size(width: 360, height: 720))

  public init(seed: UInt64) {
    random = SplitMix(state: seed)
    controller = PressboardController(document: document, context: KeyboardContext(layoutName: "en-test"))
    grid = KeyGrid(layout: controller.layout, metrics: Self.metrics)
    gestures = KeyboardGestures(grid: grid)
    decoder.random = SplitMix(state: seed ^ 0xABCD)
    controller.language = decoder
    controller.behavior.spaceAfterPunctuation = seed % 2 == 0
    controller.behavior.smartEllipsis = seed % 3 == 0
    controller.behavior.insertOnKeyDown = seed % 5 == 0
    gestures.rules = GestureRules(controller.behavior)
    controller.onLayoutChange = { [unowned self] in
      grid = KeyGrid(layout: $0, metrics: Self.metrics)
      gestures.adopt(grid)
    }
    controller.enter(.text)
  }

  /// Runs that many steps; what was broken, and nil where all held.
  public func run(steps count: Int) -> String? {
    for _ in 0..<count {
      step()
      steps += 1
      if let broken = controller.brokenInvariant ?? brokenText ?? decoder.broken {
        return
          "\(broken)\n  in \(document.window)\n  after \(history.suffix(12).joined(separator: "\n        "))"
      }
    }
    lift()
    pass(2)
    return gestures.nextWake == nil ? nil : "something waits although no finger is down"
  }

  /// Every character of the text is one that somebody wrote: none was cut in two.
  private var brokenText: String? {
    for part in [document.window.before, document.window.selected, document.window.after] {
      // The end of a long text is enough: what is new is there.
      if let stranger = part.suffix(40).first(where: { !Self.alphabet.contains($0) }) {
        return "'\(stranger)' was written by nobody"
      }
    }
    return nil
  }

  // MARK: Steps

  private func step() {
    switch random.below(100) {
    case ..<28: type()
    case ..<40: touch()
    case ..<64: tap()
    case ..<70: act()
    case ..<76: application()
    case ..<79: field()
    case ..<83: note("pick") { controller.pick(slot: random.below(3), at: now) }
    case ..<90: decide()
    case ..<92: note("cancel") { perform(gestures.cancel(at: now)) }
    default: pass(Double(random.below(8)) / 8)
    }
  }

  private func note(_ what: String, _ act: () -> Void) {
    if history.count > 64 { history.removeFirst(32) }
    history.append(what)
    act()
  }

  private func type() {
    let character = random.pick(Self.typed)
    note("type '\(character)'") { controller.handle(.character(String(character)), at: now) }
    pass(0.02 * Double(random.below(12)))
  }

  private func act() {
    let actions: [KeyboardAction] = [
      .backspace, .backspace, .space, .space, .deleteWord, .primary, .shift, .shift, .keyboardType(.numeric),
      .keyboardType(.alphabetic), .keyboardType(.emojis), .nextKeyboard, .dictation, .custom(named: "x"),
      .moveCursor(offset: random.below(9) - 4), .moveCursorSentence(random.below(5) - 2), .none,
      .character(".com"),
      .character(""), .slideChanged(keys: Array("helo")), .slideTyped(keys: Array("helo")),
      .slideTyped(keys: []),
    ]
    let action = random.pick(actions)
    note("\(action)") { controller.handle(action, at: random.below(8) == 0 ? nil : now) }
  }

  private func tap() {
    let key = random.below(3) == 0 ? grid.key([.space, .backspace, .primary, .shift][random.below(4)]) : nil
    let target = key ?? random.pick(grid.keys)
    let place = Point(x: target.cap.midX, y: target.cap.midY)
    let finger = Int32(random.below(3))
    note("tap \(target.id)") {
      touch(.down, place, finger)
      pass(0.02)
      touch(.up, place, finger)
    }
    pass(0.02 * Double(random.below(10)))
  }

  private func touch() {
    let finger = Int32(random.below(3))
    let place = Point(x: Double(random.below(400)) - 20, y: Double(random.below(330)) - 40)
    let phase: TouchPoint.Phase = fingers[finger] == nil ? .down : random.below(2) == 0 ? .moved : .up
    note("finger \(finger) \(phase) \(place)") { touch(phase, place, finger) }
  }

  private func touch(_ phase: TouchPoint.Phase, _ place: Point, _ finger: Int32) {
    fingers[finger] = phase == .up ? nil : place
    let time = UInt32(truncatingIfNeeded: Int(now.seconds * 1000))
    perform(
      gestures.handle(TouchPoint(finger: finger, phase: phase, position: place, time: time), at: now))
  }

  private func lift() {
    for (finger, place) in fingers { touch(.up, place, finger) }
  }

  private func perform(_ events: [GestureEvent]) {
    for event in events { controller.handle(event, at: now) }
    gestures.viableNext = controller.viableNext ?? []
  }

  private func pass(_ seconds: Double) {
    let end = now + seconds
    while let wake = gestures.nextWake, wake <= end {
      now = max(now, wake)
      perform(gestures.wake(at: now))
    }
    now = end
  }

  private func application() {
    var window = document.window
    switch random.below(5) {
    case 0: window.before += random.pick(["x", "Hi. ", "teh", "👩‍👩‍👧", "\n"])
    case 1: window.before = String(window.before.dropLast(random.below(4)))
    case 2:
      window = TextWindow(
        before: random.pick(["", "teh", "Hi ", "a. ", "say "]), after: random.pick(["", "x", " y"]))
    case 3:
      let text = window.before + window.selected + window.after
      let start = random.below(text.count + 1)
      let length = random.below(text.count - start + 1)
      window = TextWindow(
        before: String(text.prefix(start)), selected: String(text.dropFirst(start).prefix(length)),
        after: String(text.dropFirst(start + length)))
    default:
      let text = window.before + window.selected + window.after
      let start = random.below(text.count + 1)
      window = TextWindow(before: String(text.prefix(start)), after: String(text.dropFirst(start)))
    }
    note("the application: \(window)") { document.setWindow(window) }
  }

  private func field() {
    let purpose = random.pick(FieldPurpose.allCases)
    let hints = FieldHints(rawValue: random.below(4) == 0 ? UInt32(random.below(1024)) : 0)
    let kind = random.below(8) == 0 ? FieldKind.keysOnly : purpose.kind(hints: hints)
    note("field \(kind) \(purpose) \(hints.rawValue)") {
      perform(gestures.endHolds())
      controller.leave()
      decoder.isSecret = kind == .secret
      controller.enter(kind, purpose: purpose, hints: hints)
    }
  }

  private func decide() {
    note("answers") {
      for answer in decoder.answers() { controller.receive(answer, at: now) }
    }
  }

  private static let typed =
    Array("etaoinshrdlu.,!?;:'\"--)(DP0123 teh i+=éß") + ["👩‍👩‍👧", "🇩🇪", "क्षि", "한"].map { Character($0) }

  /// All that anybody writes, and what the rules make of it.
  private static let alphabet: Set<Character> = {
    var all = Set(typed).union("“”‘’—…\n\r\t xyHisacomwWrldkeTYI\u{FEFF}")
    for name in ["en-test"] { all.formUnion(KeyboardLayout.characters(named: name)) }
    all.formUnion(WhimsicalSource.words.joined())
    all.formUnion(WhimsicalSource.words.map { $0.uppercased() }.joined())
    all.formUnion(all.map { $0.uppercased() }.filter { $0.count == 1 }.map { Character($0) })
    return all.union(["ẞ"])
  }()
}

extension SplitMix {
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
