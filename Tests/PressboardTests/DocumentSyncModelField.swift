import ApplicationModel
import TextPathFuzz

@testable import Pressboard

/// An application and its compositor, by what matters for what is typed. All times are in seconds.
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

  var kind: FieldKind = .text
  var echo: Echo = .prompt
  var isStrict = true
  /// What the registry suggested.
  var prior: SerialRule.Prior = .strict
  /// From an application reading a key to the key acting; commits act while they are read.
  var keyDelay: ClosedRange<Double> = 0...0.001
  /// Each hop between client, compositor and application.
  var hop: ClosedRange<Double> = 0.00003...0.0004
  /// The chance that two changes share a report.
  var merging = 0.0
  /// Reports per second that say nothing new.
  var idleReports = 0.0
  /// The application reads nothing during these.
  var stops: [ClosedRange<Double>] = []
  var tabKey: ApplicationTraits.TabKey = .nextField
  /// Keys act while they are read, as commits do: terminals.
  var keepsOrder = false
  /// What a deletion's length means to it.
  var deletes: DeletionUnit = .bytes
  /// Arrows and Backspace go by code points instead of user-perceived characters.
  var countsCodePoints = false
  /// Both ends of a selection are told.
  var tellsSelection = true
  /// What it does to its text by itself is told.
  var tellsOwnChanges = true
  var appID: String?

  fileprivate var application: ApplicationTraits {
    ApplicationTraits().with {
      $0.kind = kind
      switch echo {
      case .prompt: ($0.telling, $0.commitEcho) = (.window(side: 2_000), .half)
      case .late: $0.commitEcho = .lateWithCaret
      case .none: $0.telling = .nothing
      case .silent: $0.telling = .silence
      case .frozen: $0.telling = .firstOnly
      }
      if kind == .secret { $0.telling = .bullets }
      switch deletes {
      case .bytes, .untested: $0.deletion = .bytes
      case .codePoints: $0.deletion = .characters
      case .none: $0.deletion = .ignored
      }
      $0.keyOrder = keepsOrder ? .inOrder : .queued(keyDelay)
      $0.stepping = countsCodePoints ? .codePoints : .graphemes
      $0.merging = merging
      $0.tabKey = tabKey
      $0.tellsSelection = tellsSelection
      $0.tellsOwnChanges = tellsOwnChanges
    }
  }

  fileprivate func script(_ keymap: Set<Character>, seed: UInt64, firstDone: UInt32) -> Script {
    var compositor = CompositorTraits()
    (compositor.isStrict, compositor.prior) = (isStrict, prior)
    (compositor.hop, compositor.firstDone) = (hop, firstDone)
    return Script(
      seed: seed, compositor: compositor, keymap: keymap, applications: [application],
      tellsNames: appID != nil, steps: [])
  }
}

/// A field of the model application that is typed into at given moments.
final class ModelField {
  enum Action {
    case edit(DocumentEdit)
    /// Something selects all the text outside the keyboard; `tells` is GTK 3's unasked report.
    case selectAll(tells: Bool)
    /// The text changes outside the keyboard.
    case set(String)
    /// The field is left and entered again after so many seconds.
    case leave(for: Double)
  }

  private enum Event {
    case action(Action)
    case stop(Double)
    case idleReport
  }

  private let traits: Traits
  private let scene: Scene
  private var random: SplitMix
  private var events = EventQueue<Event>()
  private var lastAction = 0.0

  init(
    _ traits: Traits, keymap: Set<Character>, seed: UInt64, firstDone: UInt32 = 0, text: String = ""
  ) {
    self.traits = traits
    random = SplitMix(state: seed)
    scene = Scene(traits.script(keymap, seed: seed, firstDone: firstDone))
    scene.focus(traits.application, name: traits.appID, text: text, gap: 0)
    for stop in traits.stops { events.add(.stop(stop.upperBound - stop.lowerBound), at: stop.lowerBound) }
    if traits.idleReports > 0 { events.add(.idleReport, at: nextIdleReport(after: 0)) }
  }

  var sync: DocumentSync { scene.sync }
  var text: String { scene.application.buffer.text }
  var submitted: [String] { scene.application.submitted }
  /// Texts of the fields left by Tab.
  var leftFields: [String] { scene.application.leftFields }
  /// What the keyboard did that it never may.
  var offences: [String] { scene.offences }
  /// What the host was told of its document.
  var changes: [DocumentChange] { scene.changes }
  /// Commits with a stale serial: those that the compositor dropped, and the others.
  var dropped: Int { scene.dropped }
  var staleAccepted: Int { scene.staleAccepted }
  var turns: Int { scene.turns }

  /// What the application tells of its text.
  func window() -> TextWindow { scene.application.window ?? TextWindow(before: "") }

  func does(_ action: Action, at time: Double) {
    lastAction = max(lastAction, time)
    events.add(.action(action), at: time)
  }

  func types(_ text: String, at time: Double) { does(.edit(.insert(text)), at: time) }

  func taps(_ key: EditKey, at time: Double) { does(.edit(.key(key)), at: time) }

  /// Runs until nothing happens any more.
  func run(until end: Double = .infinity) {
    while let due = events.first, due <= end, let (time, event) = events.removeFirst() {
      scene.run(until: time)
      switch event {
      case .action(let action): perform(action)
      case .stop(let length): scene.happen(.stop(length))
      case .idleReport:
        guard time <= lastAction else { continue }
        scene.happen(.tell)
        events.add(.idleReport, at: nextIdleReport(after: time))
      }
    }
    scene.run(until: end)
  }

  private func perform(_ action: Action) {
    switch action {
    case .edit(let edit): scene.edit(edit, repeated: false)
    case .selectAll(let tells): scene.happen(.selectAll(tells: tells))
    case .set(let text): scene.happen(.setText(text))
    case .leave(let seconds):
      scene.focus(traits.application, name: traits.appID, text: text, gap: seconds)
    }
  }

  private func nextIdleReport(after time: Double) -> Double {
    time + random.double(in: 0...(2 / traits.idleReports))
  }
}
