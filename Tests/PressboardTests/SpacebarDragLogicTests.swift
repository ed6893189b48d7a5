import Pressboard
import Testing

@Suite struct SpacebarDragLogicTests {
  @Test(
    "characters for points",
    arguments: [
      (0.0, 0), (7, 0), (8, 1), (-7.9, 0), (-8, -1), (-16, -2), (119.9, 14), (120, 15), (123.9, 15),
      (124, 16),
      (128, 17), (240, 45), (-128, -17), (-240, -45),
    ])
  func characters(points: Double, characters: Int) {
    #expect(SpacebarDragLogic.step(translationX: points) == characters)
  }

  @Test("an infinite acceleration distance keeps the pace even")
  func evenPace() {
    #expect(SpacebarDragLogic.step(translationX: 240, accelerationDistance: .infinity) == 30)
    #expect(SpacebarDragLogic.step(translationX: -240, accelerationDistance: .infinity) == -30)
  }

  @Test("a caret that is dragged back stands where it stood", arguments: [8.0, 40, 120, 200, 300])
  func thereAndBack(points: Double) {
    var caret = 0
    var last = 0
    for x in [points / 3, points, points / 2, 1, 0] {
      let step = SpacebarDragLogic.step(translationX: x)
      caret += step - last
      last = step
    }
    #expect(caret == 0)
  }

  @Test("nonsense moves nothing, or as far as there is")
  func nonsense() {
    #expect(SpacebarDragLogic.step(translationX: .nan) == 0)
    #expect(SpacebarDragLogic.step(translationX: 10, pointsPerStep: 0) == 0)
    #expect(SpacebarDragLogic.step(translationX: 1e300) == 1_000_015)
  }

  @Test(
    "sentences for points",
    arguments: [
      (39.0, 0), (-39, 0), (40, 1), (79, 1), (-80, -2), (0, 0), (120, 3),
    ])
  func sentences(points: Double, sentences: Int) {
    #expect(SpacebarDragLogic.sentenceStep(translationY: points) == sentences)
  }

  @Test(
    "where a drag by sentences stops",
    arguments: [
      ("Hi. How?! Ok", [0, 3, 9, 12]), ("a\nb", [0, 2, 3]), ("…", [0, 1]), ("", [0]), ("plain", [0, 5]),
      ("Hi.", [0, 3]), ("a\n\nb", [0, 2, 3, 4]), ("Hi.\nb", [0, 3, 4, 5]), ("wait... no", [0, 7, 10]),
      ("\n", [0, 1]), ("a\r\nb", [0, 2, 3]), ("👩‍👩‍👧! é", [0, 2, 4]),
    ])
  func boundaries(text: String, boundaries: [Int]) {
    #expect(SpacebarDragLogic.sentenceBoundaries(in: text) == boundaries)
  }

  /// `|` is the caret.
  @Test(
    "from boundary to boundary",
    arguments: [
      ("Hi. How?! Ok|", -1, -3), ("Hi. How?! Ok|", -2, -9), ("Hi. How?! Ok|", -3, -12),
      ("Hi. How?! Ok|", -9, -12),
      ("|Hi. How?! Ok", 1, 3), ("|Hi. How?! Ok", 2, 9), ("|Hi. How?! Ok", 9, 12), ("Hi. How?! Ok|", 1, 0),
      ("|Hi. How?! Ok", -1, 0), ("Hi. Ho|w?! Ok", -1, -3), ("Hi. Ho|w?! Ok", 1, 3), ("Hi. Ho|w?! Ok", 0, 0),
      ("Hi.| How?! Ok", -1, -3), ("Hi.| How?! Ok", 1, 6), ("|", 1, 0), ("|", -1, 0), ("no end|", -1, -6),
      ("Hi. H|", .min, -5), ("|Hi. H", .max, 5),
    ])
  func offsets(text: String, sentences: Int, offset: Int) {
    let caret = text.firstIndex(of: "|")!
    let before = String(text[..<caret])
    let after = String(text[text.index(after: caret)...])
    #expect(
      SpacebarDragLogic.characterOffset(forSentences: sentences, before: before, after: after) == offset)
  }

  /// The walk from the caret finds what the list of all boundaries says.
  @Test func boundariesAreThoseOfTheList() {
    let text = Array("Hi. How?!\nOk… ..\n\n.a 👩‍👩‍👧! b")
    let boundaries = SpacebarDragLogic.sentenceBoundaries(in: String(text))
    for caret in 0...text.count {
      let before = String(text[..<caret])
      let after = String(text[caret...])
      let left = Array(boundaries.filter { $0 < caret }.reversed())
      let right = boundaries.filter { $0 > caret }
      for count in 1...12 {
        let back = left.isEmpty ? 0 : left[min(count, left.count) - 1] - caret
        let forth = right.isEmpty ? 0 : right[min(count, right.count) - 1] - caret
        #expect(SpacebarDragLogic.characterOffset(forSentences: -count, before: before, after: after) == back)
        #expect(SpacebarDragLogic.characterOffset(forSentences: count, before: before, after: after) == forth)
      }
    }
  }
}
