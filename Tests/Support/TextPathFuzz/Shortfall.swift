import Pressboard

/// How many wishes have come to nothing by the text path's own account: a lost letter is none of these.
struct Shortfall {
  /// Repeats of a held Backspace that came faster than the application answered.
  var repeats: Int
  /// Replacements that could not be done safely.
  var replacements: Int
  /// Whether so many repeats must be missing; else at most so many.
  var isExact: Bool

  /// The same as a bound.
  var atMost: Self { Self(repeats: repeats, replacements: replacements, isExact: false) }

  /// What may still be left out once a replacement was; nil if none may.
  var withOneReplacementLess: Self? {
    replacements > 0 ? Self(repeats: repeats, replacements: replacements - 1, isExact: isExact) : nil
  }
}

/// One of several outcomes, and what was left out on the way to it.
struct Way: Hashable {
  var ideal: Ideal
  private(set) var repeats = 0
  private(set) var replacements = 0

  init(_ ideal: Ideal) { self.ideal = ideal }

  /// The same without this wish; nil if it may not be left out.
  func leavingOut(_ intent: Intent, within most: Shortfall) -> Self? {
    var way = self
    switch intent {
    case .replace:
      way.replacements += 1
      return way.replacements <= most.replacements ? way : nil
    case .backspace(repeated: true):
      way.repeats += 1
      return way.repeats <= most.repeats ? way : nil
    case .type, .backspace, .return, .tab, .caret, .replaceLast, .mark, .unmark: return nil
    }
  }
}
