import Pressboard
import Surfaces
import Testing

@Suite struct TouchSequenceTests {
  @Test func nothingIsToldBeforeTheFrame() {
    var sequence = TouchSequence()
    sequence.down(finger: 1, at: Point(x: 3, y: 4), time: 10)
    sequence.up(finger: 1, time: 20)
    #expect(
      sequence.frame() == [
        TouchPoint(finger: 1, phase: .down, position: Point(x: 3, y: 4), time: 10),
        TouchPoint(finger: 1, phase: .up, position: Point(x: 3, y: 4), time: 20),
      ])
    #expect(sequence.frame().isEmpty)
  }

  @Test func aGroupIsOrderedByItsOwnTimesAcrossTheWrap() {
    var sequence = TouchSequence()
    sequence.down(finger: 2, at: Point(x: 0, y: 0), time: 3)
    sequence.down(finger: 1, at: Point(x: 0, y: 0), time: .max - 2)
    #expect(sequence.frame().map(\.finger) == [1, 2])
  }

  @Test func movesOfOneFingerFold() {
    var sequence = TouchSequence()
    sequence.down(finger: 1, at: Point(x: 0, y: 0), time: 1)
    sequence.move(finger: 1, to: Point(x: 5, y: 0), time: 2)
    sequence.move(finger: 1, to: Point(x: 9, y: 0), time: 3)
    #expect(sequence.frame().map(\.position.x) == [0, 9])
  }

  @Test func cancelForgetsEveryFinger() {
    var sequence = TouchSequence()
    sequence.down(finger: 1, at: Point(x: 0, y: 0), time: 1)
    _ = sequence.frame()
    sequence.cancel()
    sequence.up(finger: 1, time: 2)
    #expect(sequence.frame().isEmpty)
  }

  @Test func fingersThatNeverWentDownAreNotMoved() {
    var sequence = TouchSequence()
    sequence.move(finger: 7, to: Point(x: 1, y: 1), time: 1)
    #expect(sequence.frame().isEmpty)
  }
}

@Suite struct SurfaceScaleTests {
  @Test func theThreeSourcesInTheirOrder() {
    var scale = SurfaceScale()
    #expect(scale.method == .bufferScale(1))
    scale.outputs = [1, 2]
    #expect(scale.method == .bufferScale(2))
    scale.preferred = 3
    #expect(scale.method == .bufferScale(3))
    scale.fractional = 180
    #expect(scale.method == .viewport(1.5))
  }
}
