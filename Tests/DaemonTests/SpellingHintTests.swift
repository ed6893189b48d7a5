import Pressboard
import Testing

@testable import PressboardDaemon

@Suite struct SpellingHintTests {
  @Test(arguments: [
    ("", "", 0), ("abc", "abc", 0), ("abc", "", 3), ("", "abc", 3), ("abc", "abd", 1), ("abc", "acb", 1),
    ("abcd", "bcda", 2), ("show", "shwo", 1), ("kitten", "sitting", 3), ("ca", "abc", 3),
  ]) func distancesAreOfLetters(_ a: String, _ b: String, _ distance: Int) {
    #expect(SpellingHint.distance(Array(a.utf8), Array(b.utf8)) == distance)
    #expect(SpellingHint.distance(Array(b.utf8), Array(a.utf8)) == distance)
  }

  @Test func aHintIsOnlyWhatMayHaveBeenMeant() {
    let names = CommandLineReader.mainOptions
    for name in names {
      #expect(SpellingHint.nearest(to: name + "x", among: names) == name)
      #expect(SpellingHint.nearest(to: String(name.dropLast()), among: names) == name)
    }
    #expect(SpellingHint.nearest(to: String(repeating: "show", count: 100_000), among: names) == nil)
    #expect(SpellingHint.nearest(to: "--show", among: []) == nil)
  }
}
