import Foundation
import Testing

@testable import Pressboard

@Suite struct DocumentSyncMatrix {
  @Test func randomTypingIsExact() {
    var turns = 0, runs = 0
    for echo in [Traits.Echo.prompt, .late, .none] {
      for isStrict in [true, false] {
        for keyDelay in [0.0...0.001, 0.0...0.040] {
          for rate in [20.0, 50.0] {
            for accentOnKeymap in [false, true] {
              for seed in UInt64(1)...UInt64(Int(ProcessInfo.processInfo.environment["SEEDS"] ?? "4")!) {
                var traits = Traits(echo: echo, isStrict: isStrict, prior: isStrict ? .strict : .lenient)
                traits.keyDelay = keyDelay
                traits.idleReports = echo == .none ? 0 : 2
                let keymap = accentOnKeymap ? Typing.letterKeys.union(["é"]) : Typing.letterKeys
                let field = ModelField(traits, keymap: keymap, seed: seed)
                let (text, _) = Typing(rate: rate).schedule(on: field, from: 0.5, seed: seed &+ 77)
                field.run()
                runs += 1
                turns += field.turns
                let name = "\(echo) strict=\(isStrict) delay=\(keyDelay.upperBound) \(rate)/s é=\(accentOnKeymap) #\(seed)"
                if field.text != text { print("WRONG", name, field.sync.repairs, field.sync.serialRule) }
                #expect(field.text == text, "\(name)")
                if echo != .none {
                  if field.sync.window != TextWindow(before: text) { print("BELIEF", name, field.sync.window.map{ String($0.before.suffix(10))} as Any , text.suffix(10)) }
                  #expect(field.sync.window == TextWindow(before: text), "\(name)")
                }
                #expect(field.sync.isSettled, "\(name)")
                #expect(field.sync.nextWake == nil, "\(name)")
                #expect(field.wakesWithoutProgress == 0, "\(name)")
              }
            }
          }
        }
      }
    }
    print("random typing: \(runs) runs, \(turns) turns")
  }
}
