/// Reads a sum: products of signed numbers and brackets, added up.
struct ArithmeticReader {
  private var rest: Substring
  private let decimalMark: Character
  private var operations = 0
  private var depth = 0

  init(text: Substring, decimalMark: Character) {
    rest = text
    self.decimalMark = decimalMark
  }

  /// The value of the whole text; nil if it is no arithmetic with at least one operation.
  mutating func value() -> Fraction? {
    guard let value = sum(), peek() == nil, operations > 0 else { return nil }
    return value
  }

  private mutating func peek() -> Character? {
    while rest.first == " " { rest.removeFirst() }
    return rest.first
  }

  private mutating func sum() -> Fraction? {
    guard var value = product() else { return nil }
    while let sign = peek(), sign == "+" || sign == "-" || sign == "−" {
      rest.removeFirst()
      operations += 1
      guard let next = product(), let signed = sign == "+" ? next : next.negated, let sum = value.plus(signed)
      else { return nil }
      value = sum
    }
    return value
  }

  private mutating func product() -> Fraction? {
    guard var value = factor() else { return nil }
    while let sign = peek(), "*x×/÷".contains(sign) {
      rest.removeFirst()
      operations += 1
      guard let next = factor(),
        let result = sign == "/" || sign == "÷" ? value.divided(by: next) : value.times(next)
      else { return nil }
      value = result
    }
    return value
  }

  private mutating func factor() -> Fraction? {
    switch peek() {
    case "-", "−":
      rest.removeFirst()
      return number()?.negated
    case "(":
      guard depth < 16 else { return nil }
      rest.removeFirst()
      depth += 1
      guard let value = sum(), peek() == ")" else { return nil }
      depth -= 1
      rest.removeFirst()
      return value
    default:
      return number()
    }
  }

  /// Digits, perhaps with a decimal mark and more of them. A leading zero is a date's or a telephone's.
  private mutating func number() -> Fraction? {
    var digits = 0
    var scale = 1
    var whole = 0
    var places = 0
    var leadsWithZero = false
    func appending(_ digit: Int, to value: Int) -> Int? {
      let (tens, high) = value.multipliedReportingOverflow(by: 10)
      let (sum, over) = tens.addingReportingOverflow(digit)
      return high || over ? nil : sum
    }
    while let digit = rest.first?.asciiDigit {
      guard let next = appending(digit, to: digits) else { return nil }
      if whole == 0 { leadsWithZero = digit == 0 }
      digits = next
      whole += 1
      rest.removeFirst()
    }
    if leadsWithZero, whole > 1 { return nil }
    if rest.first == decimalMark, rest.dropFirst().first?.isASCIIDigit ?? false {
      rest.removeFirst()
      while let digit = rest.first?.asciiDigit {
        guard let next = appending(digit, to: digits), let wider = appending(0, to: scale) else { return nil }
        digits = next
        scale = wider
        places += 1
        rest.removeFirst()
      }
    }
    return whole + places > 0 ? Fraction(digits, over: scale) : nil
  }
}

extension Character {
  /// 0 to 9.
  fileprivate var asciiDigit: Int? { isASCIIDigit ? wholeNumberValue : nil }
}
