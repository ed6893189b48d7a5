import ApplicationModel
import Pressboard

/// Writes scripts by chance: any application with any switches, any compositor, any order of events, within what the
/// text path promises.
public struct ScriptWriter {
  private var random: SplitMix
  private(set) var script: Script
  private var number = 0
  /// Letters of this field and none other near it.
  private var generation = 0
  /// What the field under way is and how it has been typed into.
  private var application: Int = 0
  private var replacementsSinceRest = 0
  /// What this script makes use of.
  private(set) var uses: (carets: Bool, replacements: Bool, composition: Bool, holding: Bool)
  /// What the field has become since it was entered.
  private var kind: FieldKind?
  private var isDisturbed = false
  /// The application may stand still.
  private(set) var isStopped = false
  /// More seconds before the next step.
  private var pendingPause = 0.0

  public static func script(seed: UInt64, steps: Int = 200) -> Script {
    var writer = ScriptWriter(seed: seed)
    writer.write(steps)
    return writer.script
  }

  init(seed: UInt64) {
    var random = SplitMix(seed: seed &+ 0x5EED)
    var compositor = CompositorTraits()
    compositor.isStrict = random.chance(0.5)
    compositor.prior = compositor.isStrict ? .strict : .lenient
    let hop = random.pick([0.0004, 0.0004, 0.001, 0.004])
    compositor.hop = 0.00003...hop
    if random.chance(0.1) { compositor.firstDone = .max - UInt32(random.int(0...60)) }
    var keymap = Set("abcdefghijklmnopqrstuvwxyz ").union(Secrets.letters)
    if random.chance(0.4) { keymap.formUnion(Self.accents) }
    var applications = (0..<random.int(1...3)).map { _ in Self.application(&random) }
    var pages = SplitMix(seed: seed &+ 0x9A6E)
    for index in applications.indices where applications[index].showsAll && pages.chance(0.5) {
      applications[index].tellsOwnChanges = false
    }
    script = Script(
      seed: seed, compositor: compositor, keymap: keymap, applications: applications,
      tellsNames: random.chance(0.5),
      steps: [])
    uses = (random.chance(0.3), random.chance(0.3), random.chance(0.2), random.chance(0.3))
    self.random = random
  }

  var traits: ApplicationTraits {
    guard let kind else { return script.applications[application] }
    return script.applications[application].with { $0.become(kind) }
  }

  // MARK: Applications

  /// A known one, or one with some of its switches turned.
  private static func application(_ random: inout SplitMix) -> ApplicationTraits {
    var traits = random.pick(ApplicationTraits.all).traits
    guard random.chance(0.6) else { return traits }
    for _ in 0..<random.int(1...3) { turnSwitch(of: &traits, &random) }
    return traits
  }

  private static func turnSwitch(of traits: inout ApplicationTraits, _ random: inout SplitMix) {
    switch random.int(0...13) {
    case 0:
      traits.telling =
        traits.kind == .secret
        ? .bullets
        : random.pick([.whole, .window(side: 2_000), .window(side: 1_950), .nothing, .firstOnly, .silence])
    case 1: traits.commitEcho = random.pick([.prompt, .half, .late, .lateWithCaret, .none])
    case 2: traits.keyEcho = random.pick([.window, .none])
    case 3:
      traits.keyOrder = random.pick([
        .inOrder, .queued(0...0), .queued(0...0.001), .queued(0...0.020), .queued(0...0.040),
        .queued(0.010...0.040),
      ])
    case 4: traits.firstState = random.pick([.atOnce, .inSecondReport, .afterFirstCommit])
    case 5: traits.deletion = random.pick([.bytes, .characters, .ignored, .droppedWithSelection])
    case 6: traits.turnsLate = random.pick([0...0, 0...1, 0...5, 3...5])
    case 7: traits.merging = random.pick([0, 0.02, 0.3])
    case 8: traits.stepping = .codePoints
    case 9:
      traits.reaction = random.pick([
        .none, .limits(12), .masks(Set("abcdefghijklm")),
        .completes(["abacus", "hello", "deed", "opop", "zebra"]),
      ])
    case 10: traits.returnKey = random.pick([.newline, .submit])
    case 11: traits.tabKey = random.pick([.nextField, .nextActivation])
    case 12: traits.tellsSelection.toggle()
    default: traits.stop = 0.3
    }
    // Where no text is told, each change is answered all the same.
    if traits.telling == .nothing { (traits.commitEcho, traits.keyEcho) = (.prompt, .window) }
    // Where text is told at all, commits show, be it late.
    if traits.tellsText, traits.commitEcho == .none { traits.commitEcho = .late }
    // No application that tells the text of commits at once is silent about keys.
    let tells = traits.tellsText || traits.telling == .bullets
    if tells, traits.commitEcho == .prompt || traits.commitEcho == .half {
      traits.keyEcho = .window
    }
  }

  // MARK: Steps

  private mutating func write(_ count: Int) {
    enterField()
    while number < count {
      switch random.int(0...99) {
      case 0..<3: changeFocus()
      case 3..<6: disturb()
      case 6..<10: rest()
      case 10..<12 where tellsUnasked: add(.happens(.tell), after: random.double(in: 0...0.02))
      case 12..<14 where traits.stop > 0: stop()
      case 18..<20 where mayChangeKind: changeKind()
      case 20..<21: activateAgain()
      case 21..<24 where uses.holding: holdBackspace()
      case 14..<18 where uses.composition && traits.kind == .text: compose()
      default: burst()
      }
    }
    rest()
  }

  private mutating func add(_ step: Step, after pause: Double) {
    script.steps.append(TimedStep(step, after: pause + pendingPause))
    pendingPause = 0
    number += 1
  }

  private mutating func rest() {
    script.steps.append(TimedStep(.rest, after: 0))
    replacementsSinceRest = 0
    isDisturbed = false
  }

  /// Some edits at one pace.
  private mutating func burst() {
    let pace = random.pick(paces)
    for _ in 0..<random.int(1...12) { add(.edit(intent()), after: pace * random.double(in: 0...2)) }
  }

  /// A word that is composed, and then becomes text, or another one does in its place.
  private mutating func compose() {
    var word = ""
    for _ in 0..<random.int(1...4) {
      word += String(random.pick(alphabet))
      add(.edit(.mark(word)), after: random.double(in: 0...0.1))
    }
    let end: Intent = random.pick([.unmark, .unmark, .type(word), .type(letter()), .mark("")])
    add(.edit(end), after: random.double(in: 0...0.1))
  }

  /// The finger stays on Backspace, as slow or quick as repeats come.
  private mutating func holdBackspace() {
    add(.edit(.backspace(repeated: false)), after: 0.1)
    let pace = random.pick([0.033, 0.05, 0.1])
    for number in 0..<random.int(2...12) {
      add(.edit(.backspace(repeated: true)), after: number == 0 ? 0.5 : pace)
    }
    pendingPause = 0.05
  }

  private mutating func intent() -> Intent {
    switch random.int(0...99) {
    case 0..<18: return .backspace(repeated: false)
    case 18..<21 where mayLeave: return .return
    case 21..<22 where mayLeave: return .tab
    case 22..<25 where uses.carets && mayMove: return .caret(caretMove())
    case 25..<28 where uses.replacements && mayReplace && replacementsSinceRest < 3:
      replacementsSinceRest += 1
      return .replaceLast(random.int(1...5), with: (0..<random.int(1...5)).map { _ in letter() }.joined())
    default: return .type(letter())
    }
  }

  private mutating func caretMove() -> DocumentMove {
    let offset = random.pick([-1, -1, -1, -2, -3, -9, 1, 1, 2, 5, 12])
    let unit: DocumentMove.Unit = random.chance(0.15) ? .word : .character
    return DocumentMove(
      by: unit == .word ? offset.signum() : offset, unit: unit, extendsSelection: random.chance(0.15))
  }

  private mutating func letter() -> String {
    if traits.kind == .secret { return String(random.pick(Secrets.letters)) }
    if random.chance(0.1) {
      let accents = Self.accents.filter { script.keymap.contains($0) || orderHolds }
      if !accents.isEmpty { return String(random.pick(accents)) }
    }
    if random.chance(0.04), orderHolds, mayCluster { return random.pick(clusters) }
    return String(random.pick(alphabet))
  }

  private static let accents: [Character] = ["é", "ß", "ж", "ø"]

  private var clusters: [String] {
    traits.stepping == .codePoints
      ? ["क", "ि", "की", "\u{1112}", "\u{1161}", "\u{11AB}", "👩‍👩‍👧"]
      : ["👩‍👩‍👧", "🇩🇪", "e\u{301}\u{301}", "ab", "xyz "]
  }

  /// Each field has its own letters, so that what crosses is seen.
  private var alphabet: [Character] {
    switch generation % 3 {
    case 0: Array("abcdefgh ")
    case 1: Array("ijklmnop ")
    default: Array("qrstuvwz ")
    }
  }
}

// MARK: - Fields

extension ScriptWriter {
  /// Types a little at leisure, as people begin.
  private mutating func enterField() {
    replacementsSinceRest = 0
    isDisturbed = false
    for _ in 0..<random.int(0...4) { add(.edit(.type(String(random.pick(firstLetters)))), after: 0.2) }
  }

  private var firstLetters: [Character] { traits.kind == .secret ? Secrets.letters : alphabet }

  /// At rest, or with a few letters under way.
  private mutating func comeToRest() {
    rest()
    for _ in 0..<random.pick([0, 0, 1, 2, 3]) {
      add(.edit(.type(letter())), after: random.double(in: 0...0.01))
    }
  }

  private mutating func changeFocus() {
    comeToRest()
    application = random.int(0...script.applications.count - 1)
    kind = nil
    generation += 1
    let gap = random.pick([0, 0, 0.001, 0.020, 0.300])
    add(
      .focus(application, text: initialText(), gap: gap, taps: taps(gap)), after: random.double(in: 0...0.01))
    // A finger needs as long from the field to the keyboard.
    pendingPause = random.pick([0.04, 0.04, 0.2])
    enterField()
  }

  /// A tenth of a second decides; nearer to it nobody can say.
  private mutating func taps(_ gap: Double) -> Taps? {
    guard gap >= 0.02, random.chance(0.4) else { return nil }
    let lead = random.pick([0.005, 0.010, 0.050, 0.080, 0.150, 0.250].filter { $0 <= gap - 0.01 })
    return Taps(String(random.pick(firstLetters)), lead: lead)
  }

  /// The page goes on to its password, or from there.
  private mutating func changeKind() {
    comeToRest()
    kind = traits.kind == .secret ? .text : .secret
    generation += 1
    let text = traits.kind == .secret ? "" : random.pick(["", "field "])
    add(.happens(.switchKind(traits.kind, text)), after: random.double(in: 0...0.01))
    pendingPause = random.pick([0.15, 0.3])
    enterField()
    // One thing between two rests.
    isDisturbed = true
  }

  private mutating func activateAgain() {
    comeToRest()
    add(.activatedAgain, after: random.double(in: 0...0.01))
    isDisturbed = true
    pendingPause = random.pick([0.04, 0.04, 0.2])
  }

  private mutating func initialText() -> String {
    if traits.kind == .secret || traits.kind == .terminal { return "" }
    switch random.int(0...9) {
    case 0..<5: return ""
    case 5..<8: return random.pick(["hello ", "é", "👩‍👩‍👧 x", "a b. "])
    case 8: return String(repeating: "abé def ", count: random.pick([230, 440, 500, 600]))
    default: return mayBeginFromTheRight ? "שלום " : ""
    }
  }

  /// Something happens outside the keyboard, once between two rests.
  private mutating func disturb() {
    guard !isDisturbed, traits.kind == .text else { return }
    isDisturbed = true
    let happening: Application.Happening =
      switch random.int(0...9) {
      case 0..<3: .setText(random.pick(["", "other", "déjà vu", "opq"]))
      case 3..<6: .caret(random.int(0...12))
      case 6..<9: .selectAll(tells: random.chance(0.5))
      default: .switchField(random.pick(["", "field "]))
      }
    add(.happens(happening), after: random.double(in: 0...0.05) + random.pick([0, 0.1, 0.5]))
    // Nobody types within a tenth of a second of touching the screen elsewhere.
    pendingPause = random.pick([0.15, 0.3])
    // A suggestion is tapped while all is selected.
    if case .selectAll(tells: true) = happening, uses.replacements, mayReplace, replacementsSinceRest < 3 {
      replacementsSinceRest += 1
      add(.edit(.replaceLast(2, with: String(alphabet[0]))), after: 0)
    }
  }

  private mutating func stop() {
    rest()
    let letters = (0..<8).map { _ in random.pick(firstLetters) }
    isStopped = true
    if random.chance(0.5) {
      add(.lesson(letters, stop: traits.stop), after: 0.2)
    } else {
      // In the midst of typing.
      add(.lesson(letters, stop: 0), after: 0.2)
      burst()
      add(.happens(.stop(traits.stop)), after: random.double(in: 0...0.03))
    }
    for _ in 0..<random.int(1...3) { burst() }
    isStopped = false
    rest()
  }
}
