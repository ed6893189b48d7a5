import ApplicationModel
import Pressboard
import Testing
import TextPathFuzz

/// Scripts by chance against the text path, a fixed number of them; `make fuzz` runs a million steps.
@Suite struct TextPathFuzzTests {
  @Test(arguments: [UInt64(1), 11, 21, 31]) func scriptsByChance(seed: UInt64) {
    var fuzz = Fuzz()
    fuzz.run(seeds: seed..<seed + 8)
    #expect(fuzz.failed == nil, "\(fuzz.failed.map(Fuzz.report) ?? "")")
    // Else only a field at rest would have been tried.
    #expect(fuzz.stepsInFlight * 3 >= fuzz.steps)
  }

  /// The judge is awake: what asks for one thing and gets another is found, and cut down.
  @Test func aWrongTextIsFound() {
    var script = ScriptWriter.script(seed: 3)
    // A compositor that applies what the registry says it drops doubles letters where nothing can be seen.
    script.compositor.isStrict = false
    script.compositor.prior = .strict
    script.compositor.hop = 0.001...0.004
    script.applications = [.init().with { $0.telling = .nothing }]
    script.steps = (0..<80).map { TimedStep(.edit(.type($0.isMultiple(of: 2) ? "a" : "b")), after: 0.005) }
    script.steps.append(TimedStep(.rest, after: 0))
    #expect(Run(script).violation != nil)
    let shrunk = Shrinker.shrink(script)
    #expect(shrunk.steps.count < script.steps.count)
    #expect(Run(shrunk).violation != nil)
  }

  /// What is typed for one field and sent into the next is found, as soon as the keyboard knows of that.
  @Test func whatCrossesIsFound() {
    var script = ScriptWriter.script(seed: 3)
    script.applications = [.gtk418]
    for isForbidden in [true, false] {
      let scene = Scene(script)
      scene.focus(.gtk418, name: nil, text: "", gap: 0)
      scene.run(until: 1)
      scene.forbid(isForbidden ? ["a"] : [])
      scene.focus(.gtk418, name: nil, text: "", gap: 0)
      scene.run(until: 2)
      scene.edit(.insert("ab"), repeated: false)
      scene.run(until: 3)
      #expect(scene.offences.isEmpty != isForbidden)
    }
  }

  @Test func theSameSeedIsTheSameRun() {
    let runs = (0..<2).map { _ in Run(ScriptWriter.script(seed: 5), isTracing: true).trace }
    #expect(runs[0] == runs[1])
    #expect(!runs[0].isEmpty)
  }
}
