import ApplicationModel
import Pressboard

/// What may stand in the fields at rest. Wishes act in their order, each once; only where something else happens
/// while they are under way, more than one outcome is right.
struct Expectation {
  /// The field as it was at the last rest, or when it was entered.
  private(set) var base: Ideal
  private(set) var traits: ApplicationTraits
  /// What the user has wished since.
  private(set) var intents: [Intent] = []
  /// What else happened, and how many wishes came before it.
  private(set) var foreign: (happening: Application.Happening, after: Int)?
  /// More happened than can be judged; no script is written so, but one that is cut down may be.
  private var isOverwhelmed = false
  /// These wishes came too late to be sure of: each may have been dropped.
  private(set) var doubtful = 0..<0
  /// The field that was left since, and what it had been asked for.
  private(set) var left: (base: Ideal, traits: ApplicationTraits, intents: [Intent])?

  init(_ application: Application) {
    base = Ideal(application)
    traits = application.traits
  }

  mutating func wish(_ intent: Intent) { intents.append(intent) }

  mutating func happen(_ happening: Application.Happening) {
    switch happening {
    case .tell, .stop: return
    case .setText, .caret, .selectAll, .switchField: break
    case .switchKind: doubtNewest()
    }
    if foreign != nil { isOverwhelmed = true }
    foreign = (happening, intents.count)
  }

  /// What waited when the field was activated once more may be meant for another one.
  mutating func activateAgain() { doubtNewest() }

  /// Whoever wrote the script brought all to rest a few letters ago.
  private mutating func doubtNewest() { doubtful = max(0, intents.count - 6)..<intents.count }

  mutating func leave(for application: Application) {
    let old = (base, traits, intents)
    self = Expectation(application)
    left = old
  }

  /// What nobody disturbed, with each replacement done or dropped; nil where something else happened.
  var undisturbed: [Ideal]? {
    guard foreign == nil, doubtful.isEmpty, left.map(\.intents.isEmpty) ?? true else { return nil }
    return fold(intents[...], from: [base])
  }

  /// Whether the fields are as they should be. `previous` is the field that was left, as it is now.
  func allows(_ current: Ideal, previous: Ideal?) -> Bool {
    if isOverwhelmed { return true }
    guard let left, let previous else { return outcomes(from: base, intents).contains(current) }
    // Each wish that was under way reached the old field, or the new one, or none, in order.
    var shares = [(old: [Intent](), new: [Intent]())]
    for intent in left.intents {
      shares = shares.flatMap { share in
        [
          share, (share.old + [intent], share.new), (share.old, share.new + [intent]),
        ]
      }
    }
    return shares.contains { share in
      fold(share.old[...], from: [left.base], left.traits).contains { $0.hasSameText(as: previous) }
        && outcomes(from: base, share.new + intents).contains(current)
    }
  }

  private func outcomes(from base: Ideal, _ intents: [Intent]) -> [Ideal] {
    // Those that had been asked for in the field before come first.
    let crossed = intents.count - self.intents.count
    var ways: [(kept: [Intent], before: Int?)] = [([], foreign.map { $0.after + crossed })]
    for (index, intent) in intents.enumerated() {
      let undone: [(kept: [Intent], before: Int?)] =
        doubtful.contains(index - crossed)
        ? ways.map { way in (way.kept, way.before.map { $0 > way.kept.count ? $0 - 1 : $0 }) } : []
      ways = ways.map { ($0.kept + [intent], $0.before) } + undone
    }
    return ways.flatMap { outcomes(from: base, $0.kept, before: $0.before) }
  }

  private func outcomes(from base: Ideal, _ intents: [Intent], before: Int?) -> [Ideal] {
    guard let foreign, let before else { return fold(intents[...], from: [base]) }
    // A replacement that is typed has steps, and this may come between them.
    var prefixes: [[Intent]] = [[]]
    for intent in intents[..<before] {
      let ways = intent.steps.map { [$0, []] } ?? [[intent]]
      prefixes = prefixes.flatMap { prefix in ways.map { prefix + $0 } }
    }
    return prefixes.flatMap {
      outcomes(from: base, $0 + intents[before...], $0.count, foreign.happening)
    }
  }

  private func outcomes(
    from base: Ideal, _ intents: [Intent], _ before: Int, _ happening: Application.Happening
  ) -> [Ideal] {
    var overruled: [Ideal] = []
    // A caret on its way is put where it was meant to be, against a selection that nobody told of.
    if case .selectAll = happening, intents[..<before].contains(where: \.isCaretMove) {
      overruled = fold(intents[...], from: [base])
    }
    return overruled
      + (0...before).flatMap { index in
        var ideals = fold(intents[..<index], from: [base])
        for place in ideals.indices { ideals[place].apply(happening) }
        return fold(intents[index...], from: ideals)
      }
  }

  private func fold(_ intents: ArraySlice<Intent>, from bases: [Ideal], _ traits: ApplicationTraits? = nil)
    -> [Ideal]
  {
    Intent.summingMoves(of: intents).flatMap { foldEach($0[...], from: bases, traits) }
  }

  private func foldEach(
    _ intents: ArraySlice<Intent>, from bases: [Ideal], _ traits: ApplicationTraits? = nil
  )
    -> [Ideal]
  {
    var ideals = bases
    for intent in intents {
      let undone = intent.mayBeLeftOut ? ideals : []
      for place in ideals.indices { ideals[place].apply(intent, traits ?? self.traits) }
      if undone.isEmpty { continue }
      ideals += undone
      if ideals.count > 8 { ideals = Array(Set(ideals)) }
    }
    return ideals
  }
}

extension Intent {
  /// A replacement that cannot be done safely is not done; the repeats of a held key end when the application lags.
  fileprivate var mayBeLeftOut: Bool {
    switch self {
    case .replace, .backspace(repeated: true): true
    case .type, .backspace, .return, .tab, .caret, .replaceLast, .mark, .unmark: false
    }
  }

  fileprivate var isCaretMove: Bool {
    if case .caret = self { true } else { false }
  }

  /// As a replacement is done by keys; nil for others.
  fileprivate var steps: [Intent]? {
    guard case .replace(let old, let new) = self else { return nil }
    let kept = zip(old, new).prefix { $0 == $1 }.count
    return Array(repeating: .backspace(repeated: false), count: old.count - kept)
      + new.dropFirst(kept).map { .type(String($0)) }
  }

  /// A finger that drags the caret to and fro means the sum, though the text may end in between; and how many of the
  /// moves wait together is a matter of time.
  fileprivate static func summingMoves(of intents: ArraySlice<Intent>) -> [[Intent]] {
    var ways: [[Intent]] = [[]]
    for intent in intents {
      let summed: [[Intent]] = ways.compactMap { way in
        guard case .caret(let move) = intent, case .caret(var sum)? = way.last, sum.unit == move.unit,
          sum.extendsSelection == move.extendsSelection
        else { return nil }
        sum.offset += move.offset
        return way.dropLast() + [.caret(sum)]
      }
      ways = ways.map { $0 + [intent] } + summed
    }
    return ways
  }
}
