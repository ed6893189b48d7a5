import EngineFuzz
import Glibc

/// engine-fuzz [--steps N] [--seed SEED]: touches, actions, fields and an application by chance against the engine. A
/// broken invariant is printed and ends the program with 1.
var steps = 1_000_000
var seeds: ClosedRange<UInt64> = 1...UInt64.max
var arguments = CommandLine.arguments.dropFirst()
while let option = arguments.popFirst() {
  guard let value = arguments.popFirst().flatMap(UInt64.init) else { fatalError("\(option) takes a number") }
  switch option {
  case "--steps": steps = Int(value)
  case "--seed": seeds = value...value
  default: fatalError("unknown option \(option)")
  }
}

let perSeed = 2_000
var done = 0
for seed in seeds {
  guard done < steps else { break }
  let fuzz = EngineFuzz(seed: seed)
  if let broken = fuzz.run(steps: min(perSeed, steps - done)) {
    fail("seed \(seed), step \(fuzz.steps): \(broken)")
  }
  done += fuzz.steps
}
print("engine: \(done) steps, all held")

func fail(_ what: String) -> Never {
  print(what)
  exit(1)
}
