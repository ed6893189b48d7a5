import Canvas
import PressboardView
import Testing

@testable import Pressboard

/// The words in the bar: where they stand, what they cost.
struct BarTests {
  static let board = KeyboardBoard(
    grid: Sample.lettersLight.grid, field: .text, palette: Theme.native.palette(.light))

  static func scene(
    _ words: [String], marked: Int? = nil, held: PressedKey? = nil, on board: KeyboardBoard = board
  ) -> KeyboardScene {
    KeyboardScene(
      board, marks: FingerMarks(pressed: held.map { [$0] } ?? []),
      bar: BarScene(words, marked: marked, on: board))
  }

  static let t = PressedKey(id: .character("t"), pop: true)

  @Test("three slots of 93.3 points between 40 and 40")
  func places() {
    let places = Sample.lettersLight.grid.slots(3).map(\.cap)
    #expect(places.map { ($0.x * 10).rounded() / 10 } == [40, 133.3, 226.7])
    #expect(places.allSatisfy { abs($0.width - 93.3) < 0.05 && $0.y == 0 && $0.height == 44 })
    #expect(places[2].maxX == 320)
  }

  @Test("another word damages its slot, the others stand")
  func oneWord() {
    let damage = Self.scene(["a", "bc", "d"]).damage(since: Self.scene(["a", "b", "d"]))
    #expect(damage.count == 1)
    #expect(damage[0].width < 94 && damage[0].y == Self.board.headroom)
    #expect(Self.scene(["a"]).damage(since: Self.scene(["a"])) == [])
    #expect(Self.scene([]).damage(since: Self.scene(["a", "b", "c"])).count == 3)
  }

  @Test("words come, change and go under pops as if all were drawn afresh", arguments: [1.0, 1.25, 1.5, 2.0])
  func sameAsAfresh(scale: Double) throws {
    let capitals = KeyboardBoard(
      grid: Sample.shiftedLight.grid, field: .text, palette: Theme.native.palette(.light))
    let blank = KeyboardBoard(
      grid: Sample.lettersLight.grid, field: .text, palette: Theme.native.palette(.light), isBlank: true)
    let scenes = [
      Self.scene([]), Self.scene(["“t”", "to", "the"], marked: 1, held: Self.t),
      Self.scene(["“t”", "to", "the"]),
      Self.scene(["“to”", "to", "too"], held: Self.t),
      Self.scene(["“tom”", "Tom", ""], marked: 1, held: Self.t),
      Self.scene(["“tom”", "Tom", ""], marked: 1), Self.scene(["one", "two"]), Self.scene([], held: Self.t),
      Self.scene(["a", "b", "c"], on: capitals), Self.scene(["a", "b", "c"], on: blank),
      Self.scene(["a", "b", "c"]),
    ]
    let kept = scenes[0].sheet(scale: scale)
    for (index, scene) in scenes.enumerated().dropFirst() {
      kept.show(scene)
      let difference = try #require(PictureDifference(Picture(kept.painter), scene.painted(scale: scale)))
      #expect(difference.worst == 0, "scene \(index)")
    }
  }

  @Test(
    "lines part plain words only",
    arguments: [
      (["a", "b", "c"], nil as Int?, [true, true, false]), (["a", "b", "c"], 1, [false, false, false]),
      (["a", "b", "c"], 0, [false, true, false]), (["a", "", "c"], nil, [false, false, false]),
    ])
  func dividers(words: [String], marked: Int?, lines: [Bool]) {
    #expect(BarScene(words, marked: marked, on: Self.board).slots.map(\.hasDivider) == lines)
  }

  @Test("no word reaches beyond its slot, however long")
  func long() {
    let word = String(repeating: "Wm", count: 30)
    let picture = Self.scene(["", word, ""]).painted(scale: 2)
    let empty = Self.scene(["", "", ""]).painted(scale: 2)
    let place = Self.scene(["", word, ""]).bar.slots[1].place
    for y in 0..<picture.height {
      for x in 0..<picture.width where picture[x, y] != empty[x, y] {
        #expect(Double(x) / 2 >= place.x + 2 && Double(x) / 2 <= place.maxX - 2)
      }
    }
  }
}
