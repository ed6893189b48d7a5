import EngineFuzz
import Testing

@Suite struct EngineFuzzTests {
  @Test(arguments: 1...8 as ClosedRange<UInt64>) func byChance(seed: UInt64) {
    #expect(EngineFuzz(seed: seed).run(steps: 500) == nil)
  }
}
