import ApplicationModel
import Pressboard
import Testing
import TextPathFuzz

/// Something that once went wrong, cut down to what it needs. Whether it comes out right is judged as in any script.
struct TextPathStory: CustomTestStringConvertible {
  /// What was wrong.
  let fault: String
  /// The moments of everything that the script leaves open.
  let seed: UInt64
  var isStrict = true
  var slowestHop = 0.0004
  var accentsHaveKeys = false
  let applications: [ApplicationTraits]
  let steps: [TimedStep]

  var testDescription: String { fault }

  var script: Script {
    var compositor = CompositorTraits()
    compositor.isStrict = isStrict
    compositor.prior = isStrict ? .strict : .lenient
    compositor.hop = 0.00003...slowestHop
    let letters = "abcdefghijklmnopqrstuvwxyz QWXZ" + (accentsHaveKeys ? "éßжø" : "")
    return Script(
      seed: seed, compositor: compositor, keymap: Set(letters), applications: applications, tellsNames: false,
      steps: steps + [TimedStep(.rest, after: 0)])
  }
}

extension TimedStep {
  static func type(_ text: String, after pause: Double = 0) -> Self {
    Self(.edit(.type(text)), after: pause)
  }

  static func backspace(after pause: Double = 0) -> Self {
    Self(.edit(.backspace(repeated: false)), after: pause)
  }

  static func `return`(after pause: Double = 0) -> Self { Self(.edit(.return), after: pause) }
  static func tab(after pause: Double = 0) -> Self { Self(.edit(.tab), after: pause) }
  static func rest(after pause: Double = 0) -> Self { Self(.rest, after: pause) }

  static func caret(
    _ offset: Int, by unit: DocumentMove.Unit = .character, selects: Bool = false, after pause: Double = 0
  ) -> Self {
    Self(.edit(.caret(DocumentMove(by: offset, unit: unit, extendsSelection: selects))), after: pause)
  }

  static func replaceLast(_ count: Int, with text: String, after pause: Double = 0) -> Self {
    Self(.edit(.replaceLast(count, with: text)), after: pause)
  }

  static func happens(_ happening: Application.Happening, after pause: Double = 0) -> Self {
    Self(.happens(happening), after: pause)
  }

  static func focus(_ number: Int, _ text: String = "", gap: Double = 0, after pause: Double = 0) -> Self {
    Self(.focus(number, text: text, gap: gap), after: pause)
  }

  static func lesson(_ letters: String, stop: Double, after pause: Double = 0) -> Self {
    Self(.lesson(Array(letters), stop: stop), after: pause)
  }

  /// Letter by letter, each after the same pause.
  static func types(_ text: String, each pause: Double) -> [Self] {
    text.map { .type(String($0), after: pause) }
  }
}
