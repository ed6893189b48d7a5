import ApplicationModel

@testable import Pressboard

/// How a model application and its compositor behave. All times are in seconds.
struct Traits {
  enum Echo {
    case prompt
    /// One step behind after commits, current after keys.
    case late
    /// A `done` without text for each change.
    case none
    /// Nothing at all, not even the first window.
    case silent
    /// The first window and nothing after it.
    case frozen
  }
  enum TabKey { case nextField, nextActivation }
  enum ReturnKey { case newline, submit }

  var kind: FieldKind = .text
  var echo: Echo = .prompt
  var isStrict = true
  /// What the registry suggested.
  var prior: SerialRule.Prior = .strict
  /// From an application reading a key to the key acting; commits act while they are read.
  var keyDelay: ClosedRange<Double> = 0...0.001
  /// From a change to its report.
  var reportDelay: ClosedRange<Double> = 0.0005...0.003
  /// Each hop between client, compositor and application.
  var hop: ClosedRange<Double> = 0.00003...0.0004
  /// The chance that two changes share a report.
  var merging = 0.0
  /// Reports per second that say nothing new.
  var idleReports = 0.0
  /// The application reads nothing during these.
  var stops: [ClosedRange<Double>] = []
  var returnKey: ReturnKey = .submit
  var tabKey: TabKey = .nextField
  var showsBullets = false
  /// Keys act while they are read, as commits do: terminals.
  var keepsOrder = false
  /// What a deletion's length means to it.
  var deletes: DeletionUnit = .bytes
  /// Arrows and Backspace go by code points instead of user-perceived characters.
  var countsCodePoints = false
  /// Both ends of a selection are told.
  var tellsSelection = true
  var appID: String?
}

/// An application with its compositor, and a client that is driven by `DocumentSync`, in virtual time.
final class ModelField {
  enum Action {
    case edit(DocumentEdit, repeated: Bool = false)
    /// Something selects all the text outside the keyboard; `tells` is GTK 3's unasked report.
    case selectAll(tells: Bool)
    /// The text changes outside the keyboard.
    case set(TextWindow)
    case leave
    case enter
  }

  private enum ToApplication {
    case commit(WireCommit)
    case key(TypedKey)
  }

  private enum ToClient {
    case receipt(Int)
    case done(UInt32, TextWindow?)
    case activate
    case deactivate
  }

  private enum Event {
    case user(Action)
    case compositor(WireEdit)
    case application(ToApplication)
    case keyActs(TypedKey)
    case report
    case idleReport
    case client(ToClient)
    case clientTurn
    case wake
  }

  let traits: Traits
  private(set) var sync: DocumentSync
  private var random: SplitMix
  private var events = EventQueue<Event>()
  private(set) var now = 0.0
  private var lastAction = 0.0

  // The application.
  private(set) var content = TextWindow(before: "")
  private(set) var preedit = ""
  /// How often something was said of the preedit: "" among it.
  private(set) var preedits: [String] = []
  private(set) var submitted: [String] = []
  /// Texts of the fields left by Tab.
  private(set) var leftFields: [String] = []
  /// Something outside the keyboard has selected, and nobody tells.
  private var hidesSelection = false
  private var reports: [TextWindow?] = []
  private var lastKeyAct = 0.0

  // The compositor.
  private var doneCount: UInt32
  private var isActive = false
  private(set) var dropped = 0
  private(set) var staleAccepted = 0
  private var lastArrival: [Int: Double] = [:]

  // The client.
  /// Sends each edit as it comes, as a keyboard without a policy does.
  let sendsStraight: Bool
  private var mailbox: [ToClient] = []
  private var seenDone: UInt32 = 0
  private var turnPending = false
  private var wakeAt: Double?
  private(set) var turns = 0
  private(set) var wakesWithoutProgress = 0
  private(set) var commits = 0
  private(set) var keys = 0
  private(set) var trace: [String] = []
  var isTracing = false

  init(
    _ traits: Traits, keymap: Set<Character>, seed: UInt64, firstDone: UInt32 = 0, text: String = "",
    sendsStraight: Bool = false
  ) {
    self.traits = traits
    self.sendsStraight = sendsStraight
    sync = DocumentSync(prior: traits.prior, keymap: keymap)
    random = SplitMix(state: seed &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    doneCount = firstDone
    content.before = text
    if traits.kind == .keysOnly {
      sync.activate(kind: .keysOnly, at: Timestamp(seconds: 0))
    } else {
      enter()
    }
    if traits.idleReports > 0 { events.add(.idleReport, at: nextIdleReport()) }
  }

  var text: String { content.before + content.selected + content.after }
  var before: String { content.before }
  /// What the host was told of its document.
  private(set) var changes: [DocumentChange] = []

  func does(_ action: Action, at time: Double) {
    lastAction = max(lastAction, time)
    events.add(.user(action), at: time)
  }

  func types(_ text: String, at time: Double) { does(.edit(.insert(text)), at: time) }

  func taps(_ key: EditKey, at time: Double) { does(.edit(.key(key)), at: time) }

  /// Runs until nothing happens any more.
  func run(until end: Double = .infinity) {
    while let due = events.first, due <= end, let (time, event) = events.removeFirst() {
      if case .idleReport = event, time > lastAction { continue }
      now = time
      handle(event)
    }
  }

  private func handle(_ event: Event) {
    switch event {
    case .user(let action): user(action)
    case .compositor(let edit): compositor(edit)
    case .application(let message): application(message)
    case .keyActs(let key):
      if let resume = stopped { events.add(.keyActs(key), at: resume) } else { act(key) }
    case .report: sendReport()
    case .idleReport:
      if isActive, stopped == nil { report(window()) }
      events.add(.idleReport, at: nextIdleReport())
    case .client(let message):
      mailbox.append(message)
      wantTurn()
    case .clientTurn: clientTurn()
    case .wake:
      guard let wakeAt, wakeAt <= now else { return }
      self.wakeAt = nil
      clientTurn()
    }
  }

  // MARK: Client

  private var stamp: Timestamp { Timestamp(seconds: now) }

  private func user(_ action: Action) {
    switch action {
    case .edit(let edit, let repeated):
      note("user \(edit)")
      if sendsStraight { return send(straight: edit) }
      sync.edit(edit, repeated: repeated, at: stamp)
      wantTurn()
    case .selectAll(let tells):
      content = TextWindow(before: "", selected: text)
      hidesSelection = true
      if tells { report(window()) }
    case .set(let window):
      content = window
      report(self.window())
    case .leave: leave()
    case .enter: enter()
    }
  }

  private func send(straight edit: DocumentEdit) {
    switch edit {
    case .insert(let text):
      let wire = WireEdit.commit(WireCommit(text), serial: seenDone, receipt: 0)
      events.add(.compositor(wire), at: arrival(on: 0))
    case .key(let key): events.add(.compositor(.key(.edit(key))), at: arrival(on: 0))
    case .caret, .replace, .mark, .unmark: preconditionFailure("only typing is sent straight")
    }
  }

  private func wantTurn() {
    guard !turnPending else { return }
    turnPending = true
    events.add(.clientTurn, at: now)
  }

  private func clientTurn() {
    turnPending = false
    turns += 1
    precondition(turns < 100_000, "the clock wakes for ever: \(sync.nextWake?.seconds ?? 0) at \(now)")
    for message in mailbox {
      switch message {
      case .receipt(let number): sync.receipt(number, at: stamp)
      case .done(let count, let window):
        note("done \(count) \(window.map { $0.before.suffix(8) + "|" + $0.after.prefix(4) } ?? "nil")")
        seenDone = count
        sync.done(count: count, window: window, kind: traits.kind, at: stamp)
      case .activate: sync.activate(kind: traits.kind, application: traits.appID, at: stamp)
      case .deactivate: sync.deactivate(at: stamp)
      }
    }
    mailbox.removeAll(keepingCapacity: true)
    for edit in sync.endTurn(at: stamp) {
      note("send \(edit)")
      switch edit {
      case .commit: commits += 1
      case .key: keys += 1
      case .emptyCommit: break
      }
      events.add(.compositor(edit), at: arrival(on: 0))
    }
    changes += sync.takeChanges()
    guard let next = sync.nextWake?.seconds else {
      wakeAt = nil
      return
    }
    if next <= now { wakesWithoutProgress += 1 }
    wakeAt = max(next, now + 1e-6)
    events.add(.wake, at: wakeAt!)
  }

  private func note(_ line: @autoclosure () -> String) {
    if isTracing { trace.append("\((now * 10_000).rounded() / 10) \(line())") }
  }

  // MARK: Compositor

  /// Streams keep their order.
  private func arrival(on stream: Int) -> Double {
    let time = max(now + random.double(in: traits.hop), lastArrival[stream] ?? 0)
    lastArrival[stream] = time
    return time
  }

  private func send(_ message: ToClient) { events.add(.client(message), at: arrival(on: 1)) }

  private func compositor(_ edit: WireEdit) {
    switch edit {
    case .emptyCommit: break
    case .key(let key): events.add(.application(.key(key)), at: arrival(on: 2))
    case .commit(let content, let serial, let receipt):
      let isStale = serial != doneCount
      if isStale, traits.isStrict {
        dropped += 1
        note("dropped \(content.text)")
      } else if isActive {
        if isStale { staleAccepted += 1 }
        events.add(.application(.commit(content)), at: arrival(on: 2))
      }
      if let receipt { send(.receipt(receipt)) }
    }
  }

  private func done(_ window: TextWindow?) {
    doneCount &+= 1
    send(.done(doneCount, traits.echo == .none || traits.echo == .silent ? nil : window))
  }

  private func enter() {
    isActive = true
    send(.activate)
    done(window())
  }

  private func leave() {
    isActive = false
    send(.deactivate)
    doneCount &+= 1
    send(.done(doneCount, nil))
  }

  // MARK: Application

  private var stopped: Double? { traits.stops.first { $0.contains(now) && now < $0.upperBound }?.upperBound }

  private func application(_ message: ToApplication) {
    if let resume = stopped {
      events.add(.application(message), at: resume)
      return
    }
    switch message {
    case .commit(let commit): apply(commit)
    case .key(let key) where traits.keepsOrder: act(key)
    case .key(let key):
      lastKeyAct = max(now + random.double(in: traits.keyDelay), lastKeyAct)
      events.add(.keyActs(key), at: lastKeyAct)
    }
  }

  /// The order of the protocol: the preedit goes, the deletion, the text, the new preedit.
  private func apply(_ commit: WireCommit) {
    let old = content
    if let preedit = commit.preedit { preedits.append(preedit) }
    preedit = commit.preedit ?? ""
    if commit.deleteBefore > 0, delete(commit.deleteBefore) { report(window()) }
    if !commit.text.isEmpty || !preedit.isEmpty { insert(commit.text) }
    let shown = window()
    guard traits.echo == .late else { return report(shown) }
    let cut = old.before.prefix(content.before.count)
    report(TextWindow(before: String(cut), after: content.after))
  }

  /// Whether it did.
  private func delete(_ length: Int) -> Bool {
    let bytes: Int
    switch traits.deletes {
    case .none: return false
    case .bytes, .untested: bytes = length
    case .codePoints:
      let scalars = content.before.unicodeScalars.suffix(length)
      guard scalars.count == length else { return false }
      bytes = String(scalars).utf8.count
    }
    guard bytes <= content.before.utf8.count else { return false }
    content.before = String(decoding: content.before.utf8.dropLast(bytes), as: UTF8.self)
    return true
  }

  private func act(_ key: TypedKey) {
    note("acts \(key)")
    switch key {
    case .character(let character): insert(String(character))
    case .edit(.backspace):
      let old = content
      if content.selected.isEmpty, traits.countsCodePoints {
        _ = content.before.unicodeScalars.popLast()
      } else {
        content = content.deletingBackward()
      }
      hidesSelection = false
      if old == content { return }
    case .edit(.left): guard turn(ArrowKey(.left)) else { return }
    case .edit(.right): guard turn(ArrowKey(.right)) else { return }
    case .arrow(let arrow): guard turn(arrow) else { return }
    case .edit(.up), .edit(.down), .edit(.escape), .edit(.chord): return
    case .edit(.return):
      switch traits.returnKey {
      case .newline: insert("\n")
      case .submit:
        submitted.append(text)
        content = TextWindow(before: "")
      }
    case .edit(.tab):
      leftFields.append(text)
      content = TextWindow(before: "")
      if traits.tabKey == .nextActivation, traits.kind != .keysOnly {
        leave()
        enter()
        return
      }
    }
    report(window())
  }

  /// Left and right are those of the screen. Whether the caret moved.
  private func turn(_ arrow: ArrowKey) -> Bool {
    let isRightToLeft = WritingDirection(of: text) == .rightToLeft
    let forward = (arrow.direction == .right) != isRightToLeft
    let old = content
    var steps = 1
    if traits.countsCodePoints, !arrow.byWord, content.selected.isEmpty, !arrow.selects {
      steps = 0
      if forward, let first = content.after.unicodeScalars.first {
        content.after.unicodeScalars.removeFirst()
        content.before.unicodeScalars.append(first)
      } else if !forward, let last = content.before.unicodeScalars.popLast() {
        content.after = String(last) + content.after
      }
    }
    if steps > 0 {
      content = content.moving(
        DocumentMove(
          by: forward ? 1 : -1, unit: arrow.byWord ? .word : .character, extendsSelection: arrow.selects))
    }
    hidesSelection = false
    return old != content || old.caretOffset != content.caretOffset
  }

  private func insert(_ text: String) {
    content = content.inserting(text, keepingAll: true)
    hidesSelection = false
    note("app \(content.before.suffix(10))")
  }

  private func report(_ window: TextWindow?) {
    guard isActive, traits.echo != .silent, traits.echo != .frozen else { return }
    if !reports.isEmpty, traits.merging > 0, random.double(in: 0...1) < traits.merging {
      reports[reports.count - 1] = window
      return
    }
    reports.append(window)
    let time = max(now + random.double(in: traits.reportDelay), lastArrival[3] ?? 0)
    lastArrival[3] = time
    events.add(.report, at: time)
  }

  private func sendReport() {
    if let resume = stopped {
      events.add(.report, at: resume)
      return
    }
    let window = reports.removeFirst()
    if isActive { done(window) }
  }

  private func nextIdleReport() -> Double { now + random.double(in: 0...(2 / traits.idleReports)) }

  /// What the application tells of its text: GTK shows 2 000 bytes on each side once there are more than 4 000.
  func window() -> TextWindow {
    if traits.showsBullets {
      return TextWindow(before: String(repeating: "•", count: content.before.count), after: content.after)
    }
    let told = traits.tellsSelection && !hidesSelection ? content : content.withoutSelection
    guard told.before.utf8.count + told.after.utf8.count > 4_000 else { return told }
    return TextWindow(
      before: lastBytes(2_000, of: told.before), selected: told.selected,
      after: firstBytes(2_000, of: told.after))
  }

  private func lastBytes(_ count: Int, of text: String) -> String {
    var bytes = Array(text.utf8.suffix(count))
    while let first = bytes.first, first & 0xC0 == 0x80 { bytes.removeFirst() }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func firstBytes(_ count: Int, of text: String) -> String {
    var bytes = Array(text.utf8.prefix(count + 1))
    guard bytes.count > count else { return text }
    while let last = bytes.last, last & 0xC0 == 0x80 { bytes.removeLast() }
    bytes.removeLast()
    return String(decoding: bytes, as: UTF8.self)
  }
}
