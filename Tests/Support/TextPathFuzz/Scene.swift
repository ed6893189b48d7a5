public import ApplicationModel
public import Pressboard

/// A client that is driven by `DocumentSync`, a compositor and applications, in virtual time.
public final class Scene: Stage {
  public private(set) var sync: DocumentSync
  /// Every field that ever had the focus, in order.
  public private(set) var applications: [Application] = []
  public private(set) var now = 0.0
  /// What the client did that it never may.
  public private(set) var offences: [String] = []
  public private(set) var trace: [String] = []
  /// What the host is told of its document.
  public private(set) var changes: [DocumentChange] = []
  /// Commits whose serial was stale: those that were dropped, and those that were taken all the same.
  public private(set) var dropped = 0
  public private(set) var staleAccepted = 0
  /// Turns of the client.
  public private(set) var turns = 0
  private let isTracing: Bool
  /// Letters of the field that was left: none may be sent any more.
  private var forbiddenLetters: Set<Character> = []
  /// They are that as soon as the client knows.
  private var lettersToForbid: Set<Character> = []

  private enum ToClient {
    case receipt(Int)
    case done(UInt32, TextWindow?, FieldKind)
    case activate(FieldKind, name: String?)
    case deactivate
  }

  private enum Event {
    case compositor(WireEdit)
    case client(ToClient)
    case clientTurn
    case wake
    case enter(ApplicationTraits, name: String?, text: String, seed: UInt64)
  }

  private enum Stream: Hashable { case requests, events, application }

  private let traits: CompositorTraits
  private var random: SplitMix
  private var events = EventQueue<Event>()
  private var lastArrival: [Stream: Double] = [:]

  // The compositor.
  private var doneCount: UInt32
  private var names: [String?] = []
  /// The application that has the focus.
  private var focused: Int?
  /// Surrounding text has come since the activation; from then on each done repeats the newest.
  private var told: TextWindow?

  // The client.
  private var mailbox: [ToClient] = []
  private var isTurnDue = false
  private var wakeAt: Double?
  /// The kind of the field that the client knows to be in.
  public private(set) var kind: FieldKind?
  private var turnsAtOneTime = 0
  private var holds = Holds()

  public init(_ script: Script, isTracing: Bool = false) {
    self.isTracing = isTracing
    traits = script.compositor
    sync = DocumentSync(prior: traits.prior, keymap: script.keymap)
    random = SplitMix(seed: script.seed)
    doneCount = traits.firstDone
  }

  public var isIdle: Bool { events.isEmpty && applications.allSatisfy(\.isIdle) }

  // MARK: Steps

  public func edit(_ edit: DocumentEdit, repeated: Bool) {
    sync.edit(edit, repeated: repeated, at: stamp)
    wantTurn()
  }

  public func happen(_ happening: Application.Happening) {
    applications[applications.count - 1].receive(.event(happening), at: now)
    if case .stop(let length) = happening { holds.stop(until: now + length) }
  }

  public func focus(_ traits: ApplicationTraits, name: String?, text: String, gap: Double) {
    let seed = random.next()
    if focused != nil {
      leave()
      if gap > 0 { done(nil, .keysOnly) }
    }
    if gap > 0 {
      events.add(.enter(traits, name: name, text: text, seed: seed), at: now + gap)
    } else {
      enter(traits, name, text: text, seed: seed)
    }
  }

  public func forbid(_ letters: Set<Character>) {
    lettersToForbid.formUnion(letters)
  }

  public func allow(_ letters: String) {
    if lettersToForbid.isEmpty { return }
    lettersToForbid.subtract(letters)
    forbiddenLetters.subtract(letters)
  }

  public func activateAgain() {
    guard let focused else { return }
    activate(focused)
  }

  // MARK: Time

  /// Runs until `end`, or until nothing happens any more.
  public func run(until end: Double) {
    while let next = nextEvent, next <= end {
      now = next
      for index in applications.indices where applications[index].nextEvent.map({ $0 <= next }) ?? false {
        for report in applications[index].advance(to: next) { hear(report, of: index) }
      }
      while let first = events.first, first <= next, let (_, event) = events.removeFirst() { handle(event) }
    }
    if end.isFinite { now = end }
  }

  private var nextEvent: Double? {
    var next = events.first
    for application in applications {
      if let own = application.nextEvent { next = next.map { min($0, own) } ?? own }
    }
    return next
  }

  private func handle(_ event: Event) {
    switch event {
    case .compositor(let edit): compositor(edit)
    case .client(let message):
      mailbox.append(message)
      wantTurn()
    case .clientTurn: turn()
    case .wake:
      guard let wakeAt, wakeAt <= now else { return }
      self.wakeAt = nil
      turn()
    case .enter(let traits, let name, let text, let seed): enter(traits, name, text: text, seed: seed)
    }
  }

  private var lastBelief = ""

  private func noteBelief() {
    let belief =
      sync.window.map { "believes \($0.before.suffix(12))[\($0.selected)]\($0.after.prefix(6))" }
      ?? "knows nothing but \(sync.shadow.suffix(12))"
    if belief != lastBelief { note(belief) }
    lastBelief = belief
  }

  private var stamp: Timestamp { Timestamp(seconds: now) }

  private func note(_ line: @autoclosure () -> String) {
    if isTracing { trace.append("\((now * 10_000).rounded() / 10) \(line())") }
  }

  // MARK: Client

  private func wantTurn() {
    guard !isTurnDue else { return }
    isTurnDue = true
    events.add(.clientTurn, at: now)
  }

  private func turn() {
    isTurnDue = false
    turns += 1
    if let hold = holds.fault(in: sync, of: application.traits, at: now) { offend(hold) }
    for message in mailbox { receive(message) }
    mailbox.removeAll(keepingCapacity: true)
    for edit in sync.endTurn(at: stamp) { send(edit) }
    changes += sync.takeChanges()
    if isTracing { noteBelief() }
    guard let next = sync.nextWake?.seconds else {
      wakeAt = nil
      return
    }
    turnsAtOneTime = next <= now ? turnsAtOneTime + 1 : 0
    if turnsAtOneTime == 1_000 { offend("it wakes for ever") }
    if turnsAtOneTime >= 1_000 { return }
    wakeAt = max(next, now + 1e-6)
    events.add(.wake, at: wakeAt!)
  }

  private func receive(_ message: ToClient) {
    switch message {
    case .receipt(let number): sync.receipt(number, at: stamp)
    case .done(let count, let window, let kind):
      note(
        "done \(count) \(window.map { "\($0.before.suffix(12))[\($0.selected)]\($0.after.prefix(6))" } ?? "nil")"
      )
      if let known = self.kind, known != kind {
        self.kind = kind
        forbiddenLetters = lettersToForbid
      }
      sync.done(count: count, window: window, kind: kind, at: stamp)
    case .activate(let kind, let name):
      note("activate \(kind)")
      self.kind = kind
      forbiddenLetters = lettersToForbid
      sync.activate(kind: kind, application: name, at: stamp)
    case .deactivate:
      note("deactivate")
      kind = nil
      sync.deactivate(at: stamp)
    }
  }

  private func send(_ edit: WireEdit) {
    note("send \(edit)")
    holds.sent(edit, at: now)
    if let fault = Conduct.fault(of: edit, in: kind, keymap: sync.keymap, forbidden: forbiddenLetters) {
      offend(fault)
    }
    events.add(.compositor(edit), at: arrival(.requests))
  }

  private func offend(_ offence: String) {
    note("OFFENCE: \(offence)")
    offences.append(offence)
  }

  // MARK: Compositor

  /// Streams keep their order.
  private func arrival(_ stream: Stream) -> Double {
    let time = max(now + random.double(in: traits.hop), lastArrival[stream] ?? 0)
    lastArrival[stream] = time
    return time
  }

  /// What the next `done` makes current.
  private var staged: [ToClient] = []

  private func tell(_ messages: [ToClient]) {
    let time = arrival(.events)
    for message in messages { events.add(.client(message), at: time) }
  }

  private func compositor(_ edit: WireEdit) {
    switch edit {
    case .emptyCommit(let serial): deliver(.edit(Application.Edit()), serial: serial)
    case .key(let key):
      if let focused { applications[focused].receive(.key(key), at: arrival(.application)) }
    case .commit(let content, let serial, let receipt):
      let edit = Application.Edit(
        before: content.deleteBefore, insertion: content.text, preedit: content.preedit ?? "")
      deliver(.edit(edit), serial: serial)
      if let receipt { tell([.receipt(receipt)]) }
    }
  }

  private func deliver(_ delivery: Application.Delivery, serial: UInt32) {
    if serial != doneCount {
      note(traits.isStrict ? "dropped" : "stale")
      if traits.isStrict {
        dropped += 1
        return
      }
      staleAccepted += 1
    }
    if let focused { applications[focused].receive(delivery, at: arrival(.application)) }
  }

  private func hear(_ report: Application.Report, of index: Int) {
    guard index == focused else { return }
    switch report {
    case .state(let window): done(window, applications[index].traits.kind)
    case .nextActivation:
      leave()
      activate(index)
    }
  }

  private func done(_ window: TextWindow?, _ kind: FieldKind) {
    doneCount &+= 1
    if let window { told = window }
    tell(staged + [.done(doneCount, told, kind)])
    staged.removeAll(keepingCapacity: true)
  }

  private func enter(_ traits: ApplicationTraits, _ name: String?, text: String, seed: UInt64) {
    names.append(name)
    applications.append(Application(traits, text: text, seed: seed))
    activate(applications.count - 1)
  }

  private func activate(_ index: Int) {
    focused = index
    told = nil
    staged.append(.activate(applications[index].traits.kind, name: names[index]))
    done(applications[index].enter(at: now), applications[index].traits.kind)
  }

  private func leave() {
    if let focused { applications[focused].leave() }
    focused = nil
    told = nil
    staged.append(.deactivate)
  }
}
