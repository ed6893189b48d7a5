/// What the arithmetic before the caret comes to.
public struct MathResult: Equatable, Sendable {
  /// As it was typed, without the blanks around it.
  public let expression: String
  /// How many characters before the caret a pick replaces.
  public let expressionLength: Int
  public let result: String

  /// The expression with its result.
  public var equation: String {
    expression.last == "=" ? expression + result : expression + "=" + result
  }

  /// The arithmetic that ends at the caret: `+ - * / x ÷ ×`, brackets, decimals with the language's mark, perhaps
  /// with an equals sign behind it. Nil for a number alone, a division by zero, a number too large, and whatever
  /// else is no arithmetic, such as a date with leading zeros.
  public init?(textBeforeCursor: String, locale: LanguageTag, enabled: Bool = true) {
    guard enabled, let last = textBeforeCursor.last, last.isASCIIDigit || last == ")" || last == "=" else {
      return nil
    }
    let run = Self.run(endOf: textBeforeCursor, decimalMark: locale.decimalMark)
    // The longest part of the run that makes sense, from any of its blanks on.
    var start = run.startIndex
    while start < run.endIndex {
      let part = run[start...]
      if let first = part.first, !first.isBlank, let value = Self.value(of: part, locale.decimalMark) {
        guard let result = value.written(decimalMark: locale.decimalMark, digits: Self.longestFraction) else {
          return nil
        }
        expression = String(part)
        expressionLength = part.count
        self.result = result
        return
      }
      guard let blank = part.dropFirst().firstIndex(where: \.isBlank) else { return nil }
      start = run.index(after: blank)
    }
    return nil
  }

  /// Places behind the decimal mark of a result that has no end.
  private static let longestFraction = 10
  /// In characters.
  private static let longestExpression = 64

  /// The characters before the caret that may be arithmetic, from a place on where it may begin.
  private static func run(endOf text: String, decimalMark: Character) -> Substring {
    var start = text.endIndex
    var length = 0
    while start > text.startIndex, length < longestExpression {
      let previous = text.index(before: start)
      guard isPart(text[previous], decimalMark) else { break }
      start = previous
      length += 1
    }
    var run = text[start...]
    // Glued to something else it begins only behind the next blank.
    if start > text.startIndex, !text[text.index(before: start)].isWhitespace, run.first?.isBlank == false {
      guard let blank = run.firstIndex(where: \.isBlank) else { return run.suffix(0) }
      run = run[blank...]
    }
    return run.drop(while: \.isBlank)
  }

  private static func isPart(_ character: Character, _ decimalMark: Character) -> Bool {
    switch character {
    case "+", "-", "*", "/", "x", "÷", "×", "−", "(", ")", " ", "=": true
    default: character.isASCIIDigit || character == decimalMark
    }
  }

  private static func value(of text: Substring, _ decimalMark: Character) -> Fraction? {
    var reader = ArithmeticReader(text: text.last == "=" ? text.dropLast(1) : text, decimalMark: decimalMark)
    return reader.value()
  }
}

extension Character {
  var isASCIIDigit: Bool { asciiValue.map { (0x30...0x39).contains($0) } ?? false }
}
