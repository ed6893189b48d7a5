import Foundation
import Testing
import TextPathFuzz

/// Scripts by chance, played over the wire. `TEXT_PATH_WIRE_STEPS` is how many steps; few unless asked for.
@Suite struct WireFuzzTests {
  @Test func scriptsByChanceOverTheWire() throws {
    let most = ProcessInfo.processInfo.environment["TEXT_PATH_WIRE_STEPS"].flatMap(Int.init) ?? 600
    var (seed, steps, stepsInFlight) = (UInt64(1), 0, 0)
    while steps < most {
      let script = ScriptWriter.script(seed: seed, steps: 100)
      let run = Run(script, on: try WireStage(script))
      #expect(run.violation == nil, "seed \(seed)")
      if run.violation != nil { return }
      steps += run.steps
      stepsInFlight += run.stepsInFlight
      seed += 1
    }
    print("over the wire: \(steps) steps, \(stepsInFlight * 100 / steps) % with an edit under way")
  }
}
