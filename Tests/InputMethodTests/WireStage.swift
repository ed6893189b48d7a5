import ApplicationModel
import FakeCompositor
import InputMethod
import Pressboard
import TextPathFuzz

/// Applications behind the fake compositor and the wire.
final class WireStage: Stage {
  private(set) var applications: [Application] = []
  private(set) var trace: [String] = []
  private let desk: Desk
  private let hop: ClosedRange<Double>
  private var faults: [String] = []
  private var random: SplitMix
  private var events = EventQueue<Event>()
  private var lastDelivery = 0.0
  private var focused: Int?
  private var told: TextWindow?
  private var holds = Holds()

  private enum Event {
    case enter(ApplicationTraits, text: String, seed: UInt64)
    /// The keyboard reads what the compositor has sent.
    case read
  }

  init(_ script: Script) throws {
    let options =
      script.compositor.isStrict ? Compositor.Options.sway110 : Compositor.Options.sway17
    desk = try Desk(options.with { $0.keepsTrace = false }, characters: script.keymap)
    hop = script.compositor.hop
    random = SplitMix(seed: script.seed)
    desk.seat.onEdit = { [unowned self] before, after, insertion, preedit in
      holds.sent(.commit(WireCommit(insertion, deleteBefore: before), serial: 0, receipt: nil), at: now)
      receive(.edit(.init(before: before, after: after, insertion: insertion, preedit: preedit)))
    }
    desk.seat.onKey = { [unowned self] key in
      guard let typed = TypedKey(key) else { return faults.append("\(key) is typed") }
      holds.sent(.key(typed), at: now)
      receive(.key(typed))
    }
  }

  var sync: DocumentSync { desk.session.sync }
  var kind: FieldKind? { desk.session.kind }
  var now: Double { desk.now }

  var offences: [String] {
    let keyboard = desk.seat.keyboards.first
    return faults + desk.compositor.violations + (keyboard?.isAtRest == false ? ["a key stays down"] : [])
  }

  // MARK: Steps

  func edit(_ edit: DocumentEdit, repeated: Bool) {
    desk.session.edit(edit, repeated: repeated)
    attempt { try desk.turnBlindly() }
    settle()
  }

  func happen(_ happening: Application.Happening) {
    applications[applications.count - 1].receive(.event(happening), at: now)
    if case .stop(let length) = happening { holds.stop(until: now + length) }
  }

  func focus(_ traits: ApplicationTraits, name: String?, text: String, gap: Double) {
    // An event holds 4 096 bytes. Of long texts applications tell a part, which is played without a wire.
    let text = String(text.prefix(400))
    let seed = random.next()
    if focused != nil {
      leave()
      if gap > 0 { inputMethod.sendDone() }
    }
    if gap > 0 {
      events.add(.enter(traits, text: text, seed: seed), at: now + gap)
    } else {
      enter(traits, text: text, seed: seed)
    }
    settle()
  }

  func activateAgain() {
    if let focused { activate(focused) }
    settle()
  }

  /// What crosses is judged without a wire, where it is known what the keyboard has read.
  func forbid(_ letters: Set<Character>) {}

  func allow(_ letters: String) {}

  // MARK: Time

  func run(until end: Double) {
    while let next = nextEvent, next <= end {
      // What is due in the past is due a little later, so that time goes on.
      desk.setTime(next > now ? next : now + 1e-6)
      for index in applications.indices {
        for report in applications[index].advance(to: now) { hear(report, of: index) }
      }
      var reads = desk.session.nextWake.map { $0.seconds <= now } ?? false
      while let first = events.first, first <= now, let (_, event) = events.removeFirst() {
        switch event {
        case .enter(let traits, let text, let seed): enter(traits, text: text, seed: seed)
        case .read: break
        }
        reads = true
      }
      if reads { settle() }
    }
    if end.isFinite, end > now { desk.setTime(end) }
  }

  private var nextEvent: Double? {
    var next = [events.first, desk.session.nextWake?.seconds].compactMap { $0 }.min()
    for application in applications {
      if let own = application.nextEvent { next = next.map { min($0, own) } ?? own }
    }
    return next
  }

  private func settle() {
    if !applications.isEmpty, let hold = holds.fault(in: sync, of: application.traits, at: now) {
      faults.append(hold)
    }
    attempt { try desk.settle() }
  }

  private func attempt(_ body: () throws -> Void) {
    do { try body() } catch { faults.append("\(error)") }
  }

  // MARK: The compositor's part

  private var inputMethod: Compositor.InputMethod { desk.seat.inputMethod! }

  private func receive(_ delivery: Application.Delivery) {
    guard let focused else { return }
    lastDelivery = max(now + random.double(in: hop), lastDelivery)
    applications[focused].receive(delivery, at: lastDelivery)
  }

  private func hear(_ report: Application.Report, of index: Int) {
    guard index == focused else { return }
    switch report {
    case .state(let window): tell(window, of: index)
    case .nextActivation:
      leave()
      activate(index)
    }
    desk.compositor.turn()
    // Until then commits cross it.
    events.add(.read, at: now + random.double(in: hop))
  }

  private func enter(_ traits: ApplicationTraits, text: String, seed: UInt64) {
    applications.append(Application(traits, text: text, seed: seed))
    activate(applications.count - 1)
  }

  private func activate(_ index: Int) {
    focused = index
    told = nil
    inputMethod.sendActivate()
    tell(applications[index].enter(at: now), of: index)
  }

  private func leave() {
    if let focused { applications[focused].leave() }
    focused = nil
    inputMethod.deactivate()
  }

  private func tell(_ window: TextWindow?, of index: Int) {
    if let window { told = window }
    if let told {
      let start = told.before.utf8.count
      let end = start + told.selected.utf8.count
      let (cursor, anchor) = told.caretIsAtStart ? (start, end) : (end, start)
      inputMethod.sendSurroundingText(
        told.before + told.selected + told.after, cursor: cursor, anchor: anchor)
    }
    let (hints, purpose): (UInt32, UInt32) =
      switch applications[index].traits.kind {
      case .secret: (0xC0, 8)
      case .terminal: (0, 13)
      case .text, .keysOnly: (0, 0)
      }
    inputMethod.sendContentType(hints: hints, purpose: purpose)
    inputMethod.sendDone()
  }
}

extension TypedKey {
  /// nil for what the text path never types.
  fileprivate init?(_ key: Compositor.KeyPress) {
    switch (key.name, key.effect) {
    case ("BackSpace", _): self = .edit(.backspace)
    case ("Return", _): self = .edit(.return)
    case ("Tab", _): self = .edit(.tab)
    case ("Left", _), ("Ctrl+Left", _): self = .arrow(Self.arrow(.left, key))
    case ("Right", _), ("Ctrl+Right", _): self = .arrow(Self.arrow(.right, key))
    case (_, .text(let text)): self = .character(Character(text))
    default: return nil
    }
  }

  private static func arrow(_ direction: ArrowKey.Direction, _ key: Compositor.KeyPress) -> ArrowKey {
    ArrowKey(direction, byWord: key.name.utf8.starts(with: "Ctrl".utf8), selects: key.isShifted)
  }
}
