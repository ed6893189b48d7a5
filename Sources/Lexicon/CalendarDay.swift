/// A day as people write it, from the number of days since 1970 and back; proleptic Gregorian, from 1970 to 9999.
public struct CalendarDay: Equatable, Sendable {
  public let number: Int

  public init(_ number: Int) {
    self.number = number
  }

  /// Such as 2026-11-30.
  public var text: String {
    // Years that begin in March put the leap day last; 400 of them have 146 097 days.
    let shifted = number + 719_468
    let era = shifted / 146_097
    let ofEra = shifted % 146_097
    let yearOfEra = (ofEra - ofEra / 1460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * ofYear + 2) / 153
    let day = ofYear - (153 * month + 2) / 5 + 1
    let year = yearOfEra + era * 400 + (month >= 10 ? 1 : 0)
    func padded(_ number: Int, _ length: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, length - digits.count)) + digits
    }
    return padded(year, 4) + "-" + padded(month < 10 ? month + 3 : month - 9, 2) + "-" + padded(day, 2)
  }

  /// Nil for what is no such day.
  public init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count == 4, parts[1].count == 2, parts[2].count == 2,
      parts.allSatisfy({ $0.allSatisfy { (0x30...0x39).contains($0) } }),
      let year = Int(Substring(parts[0])), let month = Int(Substring(parts[1])),
      let day = Int(Substring(parts[2])),
      year >= 1970, (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    let shiftedYear = month > 2 ? year : year - 1
    let ofYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let yearOfEra = shiftedYear % 400
    let ofEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + ofYear
    self.init(shiftedYear / 400 * 146_097 + ofEra - 719_468)
    // The 31st of February is another day.
    guard self.text.utf8.elementsEqual(text.utf8) else { return nil }
  }
}
