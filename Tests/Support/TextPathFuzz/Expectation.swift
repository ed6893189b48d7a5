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
  private(set) var foreign: (happening: Application.Happening, after: Int, isBehindAll: Bool)?
  /// More happened than can be judged. No script is written so, but one that is cut down may be.
  private(set) var isOverwhelmed = false
  /// These wishes came too late to be sure of: each may have been dropped.
  private(set) var doubtful = 0..<0
  /// The field that was left since, and what it had been asked for.
  private(set) var left: (base: Ideal, traits: ApplicationTraits, intents: [Intent])?
  /// What the text path had counted then.
  private let repairs: Repairs

  init(_ application: Application, _ repairs: Repairs) {
    base = Ideal(application)
    traits = application.traits
    self.repairs = repairs
  }

  mutating func wish(_ intent: Intent) { intents.append(intent) }

  /// `isSettled` is whether nothing was under way as far as the text path knows, `isBehindAll` whether all had acted.
  mutating func happen(_ happening: Application.Happening, isSettled: Bool, isBehindAll: Bool) {
    switch happening {
    case .tell, .stop: return
    case .setText, .caret, .selectAll, .switchField: break
    case .switchKind: doubtNewest(isSettled: isSettled)
    }
    if foreign != nil { isOverwhelmed = true }
    foreign = (happening, intents.count, isBehindAll)
  }

  /// What waited when the field was activated once more may be meant for another one.
  mutating func activateAgain(isSettled: Bool) { doubtNewest(isSettled: isSettled) }

  /// Whoever wrote the script brought all to rest so many letters ago, at most.
  static let mostUnderWay = 3

  private mutating func doubtNewest(isSettled: Bool) {
    if !doubtful.isEmpty || intents.count > Self.mostUnderWay { isOverwhelmed = true }
    doubtful =
      isSettled ? intents.count..<intents.count : max(0, intents.count - Self.mostUnderWay)..<intents.count
  }

  mutating func leave(for application: Application) {
    let old = (base, traits, intents)
    let isTooMuch = left.map { !$0.intents.isEmpty } ?? false || intents.count > Self.mostUnderWay
    let repairs = repairs
    self = Expectation(application, repairs)
    left = old
    isOverwhelmed = isTooMuch
  }

  /// What nobody disturbed, with each replacement done or dropped; nil where something else happened.
  func undisturbed(_ now: Repairs, isSettled: Bool) -> [Ideal]? {
    guard foreign == nil, doubtful.isEmpty, left.map(\.intents.isEmpty) ?? true else { return nil }
    return fold(intents[...], from: [Way(base)], within: shortfall(now, isSettled: isSettled)).map(\.ideal)
  }

  /// Whether a letter was typed behind what else happened, or with nothing else happening.
  var hasTypedLast: Bool {
    intents[(foreign?.after ?? 0)...].contains { if case .type = $0 { true } else { false } }
  }

  /// Whether the fields are as they should be. `previous` is the field that was left, as it is now.
  func allows(_ current: Ideal, previous: Ideal?, _ now: Repairs) -> Bool {
    if isOverwhelmed { return true }
    let shortfall = shortfall(now, isSettled: true)
    guard let left, let previous else { return outcomes(from: base, intents, shortfall).contains(current) }
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
      fold(share.old[...], from: [Way(left.base)], within: shortfall.atMost, left.traits)
        .contains { $0.ideal.hasSameText(as: previous) }
        && outcomes(from: base, share.new + intents, shortfall.atMost).contains(current)
    }
  }

  /// A replacement that waits may yet be dropped.
  private func shortfall(_ now: Repairs, isSettled: Bool) -> Shortfall {
    Shortfall(
      repeats: now.repeatsSwallowed - repairs.repeatsSwallowed,
      replacements: isSettled ? now.replacementsDropped - repairs.replacementsDropped : .max,
      isExact: doubtful.isEmpty)
  }

  private func outcomes(from base: Ideal, _ intents: [Intent], _ shortfall: Shortfall) -> [Ideal] {
    // Those that had been asked for in the field before come first.
    let crossed = intents.count - self.intents.count
    var ways: [(kept: [Intent], before: Int?)] = [([], foreign.map { $0.after + crossed })]
    for (index, intent) in intents.enumerated() {
      let undone: [(kept: [Intent], before: Int?)] =
        doubtful.contains(index - crossed)
        ? ways.map { way in (way.kept, way.before.map { $0 > way.kept.count ? $0 - 1 : $0 }) } : []
      ways = ways.map { ($0.kept + [intent], $0.before) } + undone
    }
    return ways.flatMap { way in
      guard let foreign, let before = way.before else {
        return fold(way.kept[...], from: [Way(base)], within: shortfall).map(\.ideal)
      }
      return outcomes(from: base, way.kept, before, foreign, shortfall)
    }
  }

  /// What is typed has steps, and something else may come between them.
  private func outcomes(
    from base: Ideal, _ intents: [Intent], _ before: Int,
    _ foreign: (happening: Application.Happening, after: Int, isBehindAll: Bool), _ shortfall: Shortfall
  ) -> [Ideal] {
    var prefixes: [(steps: [Intent], shortfall: Shortfall)] = [([], shortfall)]
    for (index, intent) in intents[..<before].enumerated() {
      let leadsNowhere = leadsNowhere(intent, behind: intents[..<index], from: base, shortfall)
      prefixes = prefixes.flatMap { prefix in
        var ways = [(prefix.steps + intent.steps, prefix.shortfall)]
        if leadsNowhere { ways.append(prefix) }
        if case .replace = intent, let rest = prefix.shortfall.withOneReplacementLess {
          ways.append((prefix.steps, rest))
        }
        return ways
      }
    }
    let rest = intents[before...]
    return prefixes.flatMap { prefix in
      var found: [Ideal] = []
      // A caret on its way is put where it was meant to be, against a selection that nobody told of.
      if case .selectAll = foreign.happening, prefix.steps.contains(where: \.isCaretMove) {
        found += fold((prefix.steps + rest)[...], from: [Way(base)], within: prefix.shortfall).map(\.ideal)
      }
      for index in (foreign.isBehindAll ? prefix.steps.count : 0)...prefix.steps.count {
        var ways = fold(prefix.steps[..<index], from: [Way(base)], within: prefix.shortfall.atMost)
        for place in ways.indices { ways[place].ideal.apply(foreign.happening) }
        found += fold(prefix.steps[index...] + rest, from: ways, within: prefix.shortfall).map(\.ideal)
      }
      return found
    }
  }

  /// Whether no arrow is sent for a move because the caret is where it can go no further, as the text is without what
  /// else happens.
  private func leadsNowhere(
    _ intent: Intent, behind earlier: ArraySlice<Intent>, from base: Ideal, _ shortfall: Shortfall
  ) -> Bool {
    guard case .caret = intent else { return false }
    return fold(earlier, from: [Way(base)], within: shortfall.atMost).contains { way in
      var moved = way.ideal
      moved.apply(intent, traits)
      return moved == way.ideal
    }
  }

  /// All that may come of these wishes with no more left out than `shortfall` has.
  private func fold(
    _ intents: ArraySlice<Intent>, from bases: [Way], within shortfall: Shortfall,
    _ traits: ApplicationTraits? = nil
  ) -> [Way] {
    Intent.summingMoves(of: intents).flatMap { intents in
      var ways = bases
      for intent in intents {
        let undone = ways.compactMap { $0.leavingOut(intent, within: shortfall) }
        for place in ways.indices { ways[place].ideal.apply(intent, traits ?? self.traits) }
        if undone.isEmpty { continue }
        ways += undone
        if ways.count > 8 { ways = Array(Set(ways)) }
      }
      return shortfall.isExact ? ways.filter { $0.repeats == shortfall.repeats } : ways
    }
  }
}

extension Intent {
  fileprivate var isCaretMove: Bool {
    if case .caret = self { true } else { false }
  }

  /// As it is done by keys.
  fileprivate var steps: [Intent] {
    switch self {
    case .type(let text): return text.map { .type(String($0)) }
    case .replace(let old, let new):
      let kept = zip(old, new).prefix { $0 == $1 }.count
      return Array(repeating: .backspace(repeated: false), count: old.count - kept)
        + new.dropFirst(kept).map { .type(String($0)) }
    case .caret(let move):
      var step = move
      step.offset = move.offset.signum()
      return Array(repeating: .caret(step), count: Int(move.offset.magnitude))
    case .backspace, .return, .tab, .replaceLast, .mark, .unmark: return [self]
    }
  }

  /// A finger that drags the caret to and fro means the sum, though the text may end in between; and how many of the
  /// moves wait together is a matter of time.
  fileprivate static func summingMoves(of intents: ArraySlice<Intent>) -> [[Intent]] {
    var ways: [[Intent]] = [[]]
    for intent in intents {
      ways = ways.flatMap { way -> [[Intent]] in
        guard case .caret(let move) = intent, case .caret(var sum)? = way.last, sum.unit == move.unit,
          sum.extendsSelection == move.extendsSelection
        else { return [way + [intent]] }
        let isTurn = sum.offset.signum() != move.offset.signum()
        sum.offset += move.offset
        let summed = Array(way.dropLast()) + [.caret(sum)]
        guard isTurn, case .caret(let last)? = way.last else { return [summed] }
        // Where nothing is seen a long move leaves in parts, and what is left of it waits.
        let parts = stride(from: 8, to: Int(last.offset.magnitude), by: 8).map { part -> [Intent] in
          let gone = last.offset.signum() * part
          return Array(way.dropLast()) + [.caret(last.with(gone)), .caret(sum.with(sum.offset - gone))]
        }
        return [way + [intent], summed] + parts
      }
    }
    return ways
  }
}

extension DocumentMove {
  fileprivate func with(_ offset: Int) -> Self {
    var move = self
    move.offset = offset
    return move
  }
}
