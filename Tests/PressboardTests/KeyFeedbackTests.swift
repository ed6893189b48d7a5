import Pressboard
import Testing

@Suite struct KeyFeedbackTests {
  private func told(
    _ change: (inout KeyboardBehavior) -> Void = { _ in }, _ act: (Typist) -> Void
  ) -> [KeyFeedback] {
    var behavior = KeyboardBehavior()
    change(&behavior)
    let typist = Typist(behavior: behavior)
    var told: [KeyFeedback] = []
    typist.controller.onFeedback = { told.append($0) }
    act(typist)
    return told
  }

  @Test func threeSounds() {
    let heard = told {
      $0.tap(["a", "key.space", "key.backspace", "key.shift", "key.type.numeric", "key.primary"])
    }
    #expect(
      heard == [.letter, .letter, .delete, .modifier, .modifier, .modifier].map { KeyFeedback.sound($0) })
  }

  @Test func eachRepeatIsHeard() {
    let heard = told {
      $0.down("key.backspace")
      $0.pass(0.65)
      $0.up()
    }
    #expect(heard == Array(repeating: .sound(.delete), count: 3))
  }

  /// It marks another mode, so it is felt although keys are not.
  @Test func theBeginningOfADragIsFelt() {
    func drag(_ typist: Typist) {
      typist.down("key.space")
      typist.slide(40)
      typist.slide(40)
      typist.up()
    }
    #expect(told({ _ in }, drag) == [.haptic(.caretDrag)])
    #expect(told({ $0.cursorDragEngageHaptic = false }, drag) == [])
    let both: (inout KeyboardBehavior) -> Void = {
      $0.cursorDragEngageHaptic = false
      $0.hapticFeedback = true
    }
    #expect(told(both, drag) == [.haptic(.caretDrag)])
  }

  /// The letter stands there when its sound is told.
  @Test func keysActFirst() {
    let typist = Typist()
    var text = ""
    typist.controller.onFeedback = { [unowned typist] _ in text = typist.text }
    typist.tap("a")
    #expect(text == "a")
  }

  @Test func switchedOffNothingIsHeard() {
    let felt: (inout KeyboardBehavior) -> Void = {
      $0.keySound = false
      $0.hapticFeedback = true
    }
    let silent: (inout KeyboardBehavior) -> Void = { $0.keySound = false }
    #expect(told(silent, { $0.tap(["a", "key.shift"]) }) == [])
    #expect(told(felt, { $0.tap("a") }) == [.haptic(.key)])
  }
}
