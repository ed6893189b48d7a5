import ApplicationModel
public import Pressboard

/// One script, played and judged.
public struct Run {
  /// The first thing that was wrong; nil if nothing was.
  public private(set) var violation: Violation?
  public private(set) var steps = 0
  /// Steps that came while an edit was under way.
  public private(set) var stepsInFlight = 0
  /// Rests, and those of them at which it did not know the text although the field tells it at once.
  public private(set) var rests = 0
  public private(set) var unknownRests = 0
  public private(set) var repairs = Repairs()
  public private(set) var trace: [String] = []

  public struct Violation: Sendable, CustomStringConvertible {
    /// The step at which it was seen.
    public var step: Int
    public var fault: String
    public var description: String { "step \(step): \(fault)" }
  }

  private let script: Script
  private let scene: any Stage
  /// The script was cut down: more may happen at a time than can be judged.
  private let isCut: Bool
  private var expectation: Expectation
  /// Since the field was entered something has changed that it does not show.
  private var isBlind = false
  /// The application changed its text and told nobody; that shows in the answer to what is typed next.
  private var isOutdated = false
  /// All is selected, and though no window shows it a report has told that something is: nothing may be replaced.
  private var isWarned = false
  private var lastWish = -Double.infinity
  /// What was typed into this field and what into the one before, and since when the focus may move by itself.
  private var letters: Set<Character> = []
  private var lastLeaving = -Double.infinity

  /// Plays it without a wire. `isCut` is whether parts of the script were taken out.
  public init(_ script: Script, isTracing: Bool = false, isCut: Bool = false) {
    self.init(script, on: Scene(script, isTracing: isTracing), isCut: isCut)
  }

  public init(_ script: Script, on stage: any Stage, isCut: Bool = false) {
    self.script = script
    self.isCut = isCut
    scene = stage
    scene.focus(script.applications[0], name: script.tellsNames ? "0" : nil, text: "", gap: 0)
    expectation = Expectation(scene.application, scene.sync.repairs)
    for (index, timed) in script.steps.enumerated() where violation == nil {
      scene.run(until: scene.now + timed.pause)
      play(timed.step)
      if let fault = scene.offences.first { fail(fault) }
      if let violation { self.violation = Violation(step: index, fault: violation.fault) }
    }
    repairs = scene.sync.repairs
    trace = scene.trace
  }

  private mutating func fail(_ fault: String) {
    if violation == nil { violation = Violation(step: 0, fault: fault) }
  }

  private mutating func play(_ step: Step) {
    switch step {
    case .rest: return rest()
    case .edit, .happens, .focus, .activatedAgain, .lesson: break
    }
    steps += 1
    if !scene.sync.isSettled { stepsInFlight += 1 }
    checkBelief()
    switch step {
    case .edit(let intent): wish(intent)
    case .happens(let happening):
      expectation.happen(happening, isSettled: scene.sync.isSettled, isBehindAll: hasActed)
      isWarned = warns(happening)
      if hides(happening) { isBlind = true }
      if case .setText = happening, !expectation.traits.tellsOwnChanges { isOutdated = true }
      if case .switchKind = happening { forbidCrossing() }
      scene.happen(happening)
    case .focus(let number, let text, let gap, let taps):
      forbidCrossing()
      (isOutdated, isWarned) = (false, false)
      let index = number % script.applications.count
      let traits = script.applications[index]
      scene.focus(traits, name: script.tellsNames ? "\(index)" : nil, text: text, gap: gap)
      let entered = scene.now + gap
      if let taps {
        scene.run(until: entered - taps.lead)
        note(.type(taps.text))
        scene.edit(.insert(taps.text), repeated: false)
      }
      // Until it is there the old one is the newest.
      if gap > 0 { scene.run(until: entered) }
      // What was on its way and lands here instead shows only where commits show.
      isBlind = !expectation.intents.isEmpty && !(traits.isPrompt && traits.tellsText)
      expectation.leave(for: scene.application)
      if let taps, taps.areKept { expectation.wish(.type(taps.text)) }
    case .activatedAgain:
      expectation.activateAgain(isSettled: scene.sync.isSettled)
      let shows = expectation.traits.isPrompt && expectation.traits.tellsText
      if !expectation.intents.isEmpty, !shows { isBlind = true }
      scene.activateAgain()
    case .lesson(let letters, let stop): teach(letters, stop)
    case .rest: break
    }
  }

  /// What was typed so far belongs to this field, unless our own Return or Tab leads to the next one.
  private mutating func forbidCrossing() {
    // A key is held for a second at most, and letters follow the focus for 0.4 s behind it.
    let mayCross = scene.now < lastLeaving + 1.5
    scene.forbid(mayCross ? [] : letters)
    letters = []
  }

  private mutating func teach(_ letters: [Character], _ stop: Double) {
    func wish(_ intent: Intent) {
      scene.run(until: scene.now + 0.2)
      self.wish(intent)
    }
    for part in [letters.prefix(6), letters.dropFirst(6)] {
      for letter in part { wish(.type(String(letter))) }
      for _ in 0..<part.count / 2 { wish(.backspace(repeated: false)) }
    }
    scene.run(until: scene.now + 0.2)
    scene.happen(.stop(stop))
  }

  private mutating func wish(_ intent: Intent) {
    guard let intent = resolved(intent) else { return }
    expectation.wish(intent)
    lastWish = scene.now
    isWarned = false
    note(intent)
    switch intent {
    case .type(let text): scene.edit(.insert(text), repeated: false)
    case .backspace(let repeated): scene.edit(.key(.backspace), repeated: repeated)
    case .return: scene.edit(.key(.return), repeated: false)
    case .tab: scene.edit(.key(.tab), repeated: false)
    case .caret(let move):
      if move.extendsSelection, !expectation.traits.tellsSelection { isBlind = true }
      scene.edit(.caret(move), repeated: false)
    case .replaceLast: break
    case .replace(let old, let new):
      // What goes with it by mistake is put back.
      scene.allow(scene.application.buffer.text)
      scene.edit(.replace(old: old, new: new), repeated: false)
    case .mark(let text): scene.edit(.mark(text), repeated: false)
    case .unmark: scene.edit(.unmark, repeated: false)
    }
  }

  private mutating func note(_ intent: Intent) {
    switch intent {
    case .type(let text), .mark(let text), .replace(_, let text), .replaceLast(_, let text):
      letters.formUnion(text)
      scene.allow(text)
    case .return, .tab: lastLeaving = scene.now
    case .backspace, .caret, .unmark: break
    }
  }

  /// What the intent means now; nil if it means nothing.
  private func resolved(_ intent: Intent) -> Intent? {
    switch intent {
    case .type, .backspace, .return, .tab, .unmark, .replace: return intent
    case .caret, .mark:
      if isOutdated { return nil }
      // No protocol shows this selection, so nobody can count from it; nor from one that is still on its way.
      let isHidden = isBlind || !expectation.traits.tellsSelection
      let isSelected =
        scene.application.buffer.hasSelection
        || undisturbed?.contains { $0.buffer.hasSelection } ?? true
      return isHidden && isSelected ? nil : intent
    case .replaceLast(let count, let new):
      if isBlind && !isWarned || isOutdated { return nil }
      let known = scene.sync.window?.before ?? scene.sync.shadow
      let old = String(known.suffix(count))
      return old.isEmpty ? nil : .replace(old: old, new: new)
    }
  }

  /// Whether no protocol shows that this happened.
  private func hides(_ happening: Application.Happening) -> Bool {
    switch happening {
    case .tell, .stop: return false
    case .selectAll: return true
    case .setText, .caret, .switchField, .switchKind: break
    }
    switch expectation.traits.telling {
    // One step late, another field with the text that was told last looks like the same one.
    case .whole, .window:
      if case .switchField(let text) = happening, !expectation.traits.isPrompt { return text.isEmpty }
      return false
    case .bullets: return false
    case .silence, .firstOnly: return true
    // A report that nobody asked for is seen only where none is awaited.
    case .nothing: return !scene.sync.isSettled
    }
  }

  /// Whether a report of a selection comes when none is awaited.
  private func warns(_ happening: Application.Happening) -> Bool {
    guard case .selectAll(tells: true) = happening else { return false }
    return !isBlind && expectation.traits.showsAll && hasActed
  }

  /// Whether every wish so far has come to what it comes to.
  private var hasActed: Bool {
    scene.sync.isSettled && scene.application.isIdle && scene.now >= lastWish + 0.1
  }

  // MARK: Judging

  private var undisturbed: [Ideal]? {
    expectation.undisturbed(scene.sync.repairs, isSettled: scene.sync.isSettled)
  }

  private mutating func checkBelief() {
    let traits = expectation.traits
    if scene.sync.hasSelection == (scene.sync.window?.selected ?? "").isEmpty {
      fail("\(scene.sync.window.map { "\($0)" } ?? "nothing") is taken for selected or not")
    }
    if scene.kind == .secret, let kept = Secrets.kept(by: scene.sync) { fail("\(kept) is kept of a secret") }
    guard !isBlind, !isOutdated, traits.reaction == .none, traits.stepping == .graphemes,
      let ideals = undisturbed
    else { return }
    if let window = scene.sync.window {
      let right = ideals.map { $0.buffer.window(.whole, tellsSelection: traits.tellsSelection)! }
      if !right.contains(where: window.isPart) {
        fail("it believes in \(window), which should be \(right.first.map { "\($0)" } ?? "nothing")")
      }
    }
    let shadow = scene.sync.window == nil ? scene.sync.shadow : ""
    if !shadow.isEmpty, !ideals.contains(where: { $0.buffer.hasBeforeSelection(shadow) }) {
      fail("it claims that \(shadow) stands before the caret of \(ideals.first.map { "\($0)" } ?? "nothing")")
    }
  }

  private mutating func rest() {
    rests += 1
    // Longer than any wait of the text path.
    scene.run(until: scene.now + 20)
    scene.run(until: .infinity)
    guard scene.sync.isSettled, scene.sync.nextWake == nil else { return fail("it never comes to rest") }
    let application = scene.application
    let previous = scene.applications.dropLast().last.map(Ideal.init)
    let current = Ideal(application)
    if expectation.isOverwhelmed, !isCut { return fail("more happens than can be judged") }
    guard expectation.allows(current, previous: previous, scene.sync.repairs) else {
      let wanted = undisturbed?.first.map { "\($0)" } ?? "something else"
      return fail("there is \(current), \(previous.map { "before \($0), " } ?? "")wanted was \(wanted)")
    }
    switch scene.sync.serialRule {
    case .unknown: break
    case .strict: if !script.compositor.isStrict { fail("the compositor is taken for strict") }
    case .lenient: if script.compositor.isStrict { fail("the compositor is taken for lenient") }
    }
    if expectation.hasTypedLast { isOutdated = false }
    checkBelief()
    checkBeliefAtRest(application)
    expectation = Expectation(application, scene.sync.repairs)
  }

  private mutating func checkBeliefAtRest(_ application: Application) {
    let traits = application.traits
    let window = scene.sync.window
    switch (traits.kind, traits.telling) {
    case (.text, .whole), (.text, .window): break
    case (.text, .firstOnly): return
    case (.text, .nothing), (.text, .silence), (.text, .bullets), (.secret, _), (.terminal, _),
      (.keysOnly, _):
      if let window { fail("it believes in \(window), which nobody told") }
      return
    }
    let isPrompt = traits.isPrompt
    let isDisturbed = expectation.foreign != nil || traits.reaction != .none || traits.stepping != .graphemes
    // What the application refuses it does not tell.
    switch traits.reaction {
    case .limits, .masks: return
    case .none, .completes: break
    }
    // A selection that is not told shows in the next edit's echo, if there is one.
    if isBlind, isPrompt, traits.keyEcho == .window, !application.buffer.hasSelection { isBlind = false }
    if !isPrompt || traits.keyEcho == .none, isDisturbed { isBlind = true }
    guard !isBlind, !isOutdated else { return }
    let right = application.window!
    guard let window else {
      // Unknown is no lie, but helpers must do without.
      if isPrompt, traits.keyEcho == .window { unknownRests += 1 }
      return
    }
    if !window.isPart(of: right), !right.isPart(of: window) {
      fail("it believes in \(window), but there is \(right)")
    }
  }
}

extension TextWindow {
  /// Whether this may be a cut of `whole`.
  fileprivate func isPart(of whole: TextWindow) -> Bool {
    let isFull = before.utf8.count + selected.utf8.count + after.utf8.count >= 3_700
    func ends(_ a: String, _ b: String) -> Bool {
      isFull || a.utf8.count >= 1_800
        ? b.utf8.reversed().starts(with: a.utf8.reversed()) : a.utf8.elementsEqual(b.utf8)
    }
    func starts(_ a: String, _ b: String) -> Bool {
      isFull || a.utf8.count >= 1_800 ? b.utf8.starts(with: a.utf8) : a.utf8.elementsEqual(b.utf8)
    }
    return ends(before, whole.before) && selected.utf8.elementsEqual(whole.selected.utf8)
      && starts(after, whole.after)
  }
}

extension TextBuffer {
  fileprivate func hasBeforeSelection(_ text: String) -> Bool {
    let start = selection.lowerBound - text.utf8.count
    return start >= 0 && bytes[start..<selection.lowerBound].elementsEqual(text.utf8)
  }
}
