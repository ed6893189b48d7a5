/// An exact number. Whatever does not fit is no number.
struct Fraction: Equatable {
  let numerator: Int
  /// Positive; without a common factor with the numerator.
  let denominator: Int

  static func whole(_ value: Int) -> Fraction? { Fraction(value, over: 1) }

  init?(_ numerator: Int, over denominator: Int) {
    guard denominator != 0, numerator != .min, denominator != .min else { return nil }
    let divisor = Self.greatestCommonDivisor(numerator, denominator) * denominator.signum()
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    var (a, b) = (abs(a), abs(b))
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }

  func plus(_ other: Fraction) -> Fraction? {
    guard let left = product(numerator, other.denominator), let right = product(other.numerator, denominator),
      let below = product(denominator, other.denominator)
    else { return nil }
    let (sum, overflow) = left.addingReportingOverflow(right)
    return overflow ? nil : Fraction(sum, over: below)
  }

  func times(_ other: Fraction) -> Fraction? {
    guard let above = product(numerator, other.numerator), let below = product(denominator, other.denominator)
    else { return nil }
    return Fraction(above, over: below)
  }

  func divided(by other: Fraction) -> Fraction? {
    Fraction(other.denominator, over: other.numerator).flatMap { times($0) }
  }

  var negated: Fraction? { Fraction(-numerator, over: denominator) }

  private func product(_ a: Int, _ b: Int) -> Int? {
    let (value, overflow) = a.multipliedReportingOverflow(by: b)
    return overflow ? nil : value
  }

  /// As people write it, without trailing zeros: exact if `digits` places behind the mark are enough, else rounded
  /// to them, halves away from zero. Nil where the rounding does not fit.
  func written(decimalMark: Character, digits: Int) -> String? {
    var places: [Int] = []
    var rest = numerator.magnitude % UInt(denominator)
    var whole = numerator.magnitude / UInt(denominator)
    while rest != 0, places.count < digits {
      let (next, overflow) = rest.multipliedReportingOverflow(by: 10)
      guard !overflow else { return nil }
      places.append(Int(next / UInt(denominator)))
      rest = next % UInt(denominator)
    }
    if rest > UInt(denominator) / 2 || rest != 0 && rest * 2 == UInt(denominator) {
      var place = places.count - 1
      while place >= 0, places[place] == 9 {
        places[place] = 0
        place -= 1
      }
      if place >= 0 { places[place] += 1 } else { whole += 1 }
    }
    while places.last == 0 { places.removeLast() }
    let isNegative = numerator < 0 && (whole > 0 || !places.isEmpty)
    let fraction = places.isEmpty ? "" : String(decimalMark) + places.map { String($0) }.joined()
    return (isNegative ? "-" : "") + String(whole) + fraction
  }
}
