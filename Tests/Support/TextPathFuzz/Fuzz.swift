import ApplicationModel

/// Many runs.
public struct Fuzz: Sendable {
  public private(set) var steps = 0
  public private(set) var stepsInFlight = 0
  public private(set) var runs = 0
  public private(set) var rests = 0
  public private(set) var unknownRests = 0
  /// The seed that failed, if one did.
  public private(set) var failed: UInt64?
  /// What was wrong with it.
  public private(set) var fault: String?

  public init() {}

  /// Runs the scripts of `seeds` until so many steps are done or one fails.
  public mutating func run(seeds: some Sequence<UInt64>, steps most: Int = .max) {
    for seed in seeds {
      let run = Run(ScriptWriter.script(seed: seed))
      runs += 1
      steps += run.steps
      stepsInFlight += run.stepsInFlight
      rests += run.rests
      unknownRests += run.unknownRests
      if let violation = run.violation { (failed, fault) = (seed, "\(violation)") }
      if failed != nil || steps >= most { return }
    }
  }

  /// The failing seed's script, cut down, with its trace; for people.
  public static func report(on seed: UInt64) -> String {
    let script = Shrinker.shrink(ScriptWriter.script(seed: seed))
    let run = Run(script, isTracing: true, isCut: true)
    var lines = ["seed \(seed): \(run.violation.map { "\($0)" } ?? "no violation")"]
    lines.append("compositor: \(script.compositor)")
    lines.append("keymap has accents: \(script.keymap.contains("é"))")
    for (index, application) in script.applications.enumerated() {
      lines.append("application \(index): \(application.differences)")
    }
    lines += script.steps.map { "  \($0)" }
    lines += run.trace.map { "    \($0)" }
    return lines.joined(separator: "\n")
  }
}

extension ApplicationTraits {
  /// What differs from the plainest application.
  fileprivate var differences: String {
    let plain = Mirror(reflecting: ApplicationTraits()).children.map { "\($0.value)" }
    return zip(Mirror(reflecting: self).children, plain).filter { "\($0.value)" != $1 }
      .map { "\($0.0.label ?? "") \($0.0.value)" }.joined(separator: ", ")
  }
}
