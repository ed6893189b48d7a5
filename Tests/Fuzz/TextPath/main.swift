import Glibc
import TextPathFuzz

/// text-path-fuzz [--steps N] [--from SEED] [--seed SEED]: scripts by chance against the text path; a failing one is
/// printed, cut down, and ends the program with 1. --survey N: the faults of N seeds, a line each.
var steps = 1_000_000
var first: UInt64 = 1
var single: UInt64?
var surveyed: UInt64?
var arguments = CommandLine.arguments.dropFirst()
while let option = arguments.popFirst() {
  guard let value = arguments.popFirst().flatMap(UInt64.init) else { fatalError("\(option) takes a number") }
  switch option {
  case "--steps": steps = Int(value)
  case "--from": first = value
  case "--seed": single = value
  case "--survey": surveyed = value
  default: fatalError("unknown option \(option)")
  }
}

if let surveyed {
  for seed in first..<first + surveyed {
    var fuzz = Fuzz()
    fuzz.run(seeds: [seed])
    if let fault = fuzz.fault { print("seed \(seed): \(fault)") }
  }
} else if let single {
  print(Fuzz.report(on: single))
} else {
  var start = timespec()
  clock_gettime(CLOCK_MONOTONIC, &start)
  var fuzz = Fuzz()
  fuzz.run(seeds: first..., steps: steps)
  var end = timespec()
  clock_gettime(CLOCK_MONOTONIC, &end)
  let share = fuzz.stepsInFlight * 100 / max(1, fuzz.steps)
  print(
    "text path: \(fuzz.runs) scripts, \(fuzz.steps) steps, \(share) % with an edit under way, \(end.tv_sec - start.tv_sec) s"
  )
  if let failed = fuzz.failed {
    print(Fuzz.report(on: failed))
    exit(1)
  }
}
