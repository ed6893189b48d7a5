import ApplicationModel
import Testing

@testable import Pressboard

/// 600 random letters, Backspaces and accents in every kind of application: the text must be exact at rest, and
/// wherever the application tells its text, what is believed of it too.
@Suite struct DocumentSyncMatrix {
  struct Cell: CustomTestStringConvertible, Sendable {
    var echo: Traits.Echo
    var isStrict: Bool
    var keyDelay: ClosedRange<Double>
    var rate: Double

    var testDescription: String {
      "\(echo), \(isStrict ? "strict" : "lenient"), keys \(Int(keyDelay.upperBound * 1000)) ms, \(Int(rate))/s"
    }

    var traits: Traits {
      Traits(echo: echo, isStrict: isStrict, prior: isStrict ? .strict : .lenient, keyDelay: keyDelay)
    }

    /// A key may act a frame late; without any echo the wait is 80 ms.
    static let all: [Cell] = [Traits.Echo.prompt, .late, .none, .silent, .frozen].flatMap { echo in
      [true, false].flatMap { isStrict in
        [0...0, 0...0.001, 0...0.040].flatMap { keyDelay in
          [20, 50].map { Cell(echo: echo, isStrict: isStrict, keyDelay: keyDelay, rate: $0) }
        }
      }
    }

    static let echoing = all.filter { $0.echo == .prompt || $0.echo == .late }
  }

  static let withAccent = Typing.letterKeys.union(["é"])

  @Test(arguments: [Traits.Echo.prompt, .late, .none, .silent, .frozen], [true, false])
  func typingIsExact(echo: Traits.Echo, isStrict: Bool) {
    var steps = 0
    for cell in Cell.all where cell.echo == echo && cell.isStrict == isStrict {
      var traits = cell.traits
      // Where dones are counted one that nobody asked for would be mistaken for an answer; none was ever seen there.
      traits.idleReports = echo == .none ? 0 : 2
      steps += expectExact(traits, Typing(rate: cell.rate), Typing.letterKeys, seed: 1)
      steps += expectExact(traits, Typing(letters: 300, rate: cell.rate), Self.withAccent, seed: 2)
    }
    print("random typing, echo \(echo), \(isStrict ? "strict" : "lenient"): \(steps) steps")
  }

  @Test(arguments: Cell.echoing) func typingIsExactWhenReportsAreMerged(_ cell: Cell) {
    var traits = cell.traits
    traits.merging = 0.3
    _ = expectExact(traits, Typing(letters: 300, rate: cell.rate, accents: 0.1), Typing.letterKeys, seed: 4)
  }

  /// Not where nothing at all is shown, since a stop cannot be seen there. Where dones are counted, the wait for them
  /// ends with such a stop, so accents need a key.
  @Test(arguments: Cell.echoing + Cell.all.filter { $0.echo == .none && $0.keyDelay.upperBound < 0.01 })
  func typingIsExactWhenTheApplicationStops(_ cell: Cell) {
    var traits = cell.traits
    let keymap = cell.echo == .none ? Self.withAccent : Typing.letterKeys
    traits.stops = Self.stops(seed: 5)
    _ = expectExact(traits, Typing(letters: 300, rate: 30, accents: 0.2), keymap, seed: 5)
  }

  @Test(arguments: Cell.echoing) func repeatedWindowsAreToldApart(_ cell: Cell) {
    var traits = cell.traits
    traits.stops = Self.stops(seed: 7)
    let typing = Typing(letters: 300, rate: 40, backspaces: 0.25, accents: 0.15, alphabet: ["a", "b"])
    _ = expectExact(traits, typing, Typing.letterKeys, seed: 7)
  }

  @Test(arguments: [true, false]) func aWrongPriorIsUnlearned(isStrict: Bool) {
    for seed in UInt64(8)...13 {
      let traits = Traits(echo: .prompt, isStrict: isStrict, prior: isStrict ? .lenient : .strict)
      let field = ModelField(traits, keymap: Typing.letterKeys, seed: seed)
      let (text, _) = Typing(letters: 200, rate: 12).schedule(on: field, from: 0.5, seed: seed)
      field.run()
      #expect(field.text == text)
      #expect(field.sync.serialRule == (isStrict ? .strict : .lenient))
    }
  }

  @Test(arguments: [true, false]) func longTextIsExactWhileItsWindowSlides(isStrict: Bool) {
    for (seed, bytes) in [(UInt64(14), 3_990), (15, 5_000), (16, 1_990)] {
      let traits = Traits(echo: .prompt, isStrict: isStrict, prior: isStrict ? .strict : .lenient)
      let long = String(repeating: "abé cdef ", count: bytes / 10)
      let typing = Typing(letters: 300, rate: 30, backspaces: 0.4, accents: 0.1)
      _ = expectExact(traits, typing, Typing.letterKeys, seed: seed, startingWith: long)
    }
  }

  @Test(arguments: [true, false]) func theCountOfDonesWraps(isStrict: Bool) {
    let traits = Traits(echo: .prompt, isStrict: isStrict, prior: isStrict ? .strict : .lenient)
    let field = ModelField(traits, keymap: Typing.letterKeys, seed: 17, firstDone: .max - 40)
    let (text, _) = Typing(letters: 200, rate: 30).schedule(on: field, from: 0.5, seed: 17)
    field.run()
    #expect(field.text == text)
  }

  @Test(arguments: [FieldKind.secret, .terminal, .keysOnly], [true, false])
  func fieldsWithoutTextAreExact(kind: FieldKind, isStrict: Bool) {
    for seed in UInt64(18)...20 {
      var traits = Traits(kind: kind, echo: .prompt, isStrict: isStrict, prior: isStrict ? .strict : .lenient)
      traits.keepsOrder = kind == .terminal
      traits.keyDelay = 0...0.020
      let keymap = kind == .keysOnly ? Self.withAccent : Typing.letterKeys
      _ = expectExact(traits, Typing(letters: 300, rate: 50, accents: 0.1), keymap, seed: seed)
    }
  }

  /// Six stops of 300 ms.
  static func stops(seed: UInt64) -> [ClosedRange<Double>] {
    var random = SplitMix(state: seed)
    return (0..<6).map { index in
      let start = 2.5 + Double(index) * 2 + random.double(in: 0...1)
      return start...(start + 0.3)
    }
  }

  /// How many turns it took.
  private func expectExact(
    _ traits: Traits, _ typing: Typing, _ keymap: Set<Character>, seed: UInt64,
    startingWith text: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Int {
    let field = ModelField(traits, keymap: keymap, seed: seed, text: text)
    let (text, _) = typing.schedule(on: field, from: 0.5, seed: seed)
    field.run()
    #expect(field.text == text, "\(traits), \(typing.rate)/s", sourceLocation: sourceLocation)
    #expect(field.sync.isSettled, sourceLocation: sourceLocation)
    #expect(field.sync.nextWake == nil, sourceLocation: sourceLocation)
    #expect(field.offences == [], sourceLocation: sourceLocation)
    if traits.kind == .text, traits.echo == .prompt || traits.echo == .late {
      let belief = field.sync.window
      // A merged report of a late application may be of before or behind the last key: then nothing is believed.
      let mayBeUnknown = traits.echo == .late && traits.merging > 0
      #expect(belief?.agrees(with: field.window()) ?? mayBeUnknown, sourceLocation: sourceLocation)
    }
    return field.turns
  }
}
