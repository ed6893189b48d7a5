import Pressboard
import Testing

@Suite struct MathResultTests {
  @Test(
    arguments: [
      ("1+1", "1+1", "2"), ("total 3*4", "3*4", "12"), ("2+3*4", "2+3*4", "14"), ("(2+3)*4", "(2+3)*4", "20"),
      ("10/4", "10/4", "2.5"), ("1/3", "1/3", "0.3333333333"), ("2/3", "2/3", "0.6666666667"),
      ("0.1+0.2", "0.1+0.2", "0.3"),
      ("3x4", "3x4", "12"), ("6÷3", "6÷3", "2"), ("2×2", "2×2", "4"), ("-5+3", "-5+3", "-2"),
      ("5−3", "5−3", "2"),
      ("3 + 4", "3 + 4", "7"), ("call 5 3+4", "3+4", "7"), ("(1/0)+1 2+2", "2+2", "4"), ("1+1=", "1+1=", "2"),
      ("1-1", "1-1", "0"), ("2*-3", "2*-3", "-6"), ("1/8", "1/8", "0.125"),
      ("1-2/3", "1-2/3", "0.3333333333"),
      ("9999999999.9999999999-1*0", "9999999999.9999999999-1*0", nil), (".5+.5", ".5+.5", "1"),
      ("(1+2)/(3+4)*7", "(1+2)/(3+4)*7", "3"), ("is 2*(3", nil, nil), ("19.99*3", "19.99*3", "59.97"),
      ("1/7-1/7", "1/7-1/7", "0"), ("0-1/3", "0-1/3", "-0.3333333333"),
      ("1-19999999999/10000000000/2", nil, nil),
    ] as [(String, String?, String?)])
  func english(before: String, expression: String?, result: String?) {
    let math = MathResult(textBeforeCursor: before, locale: "en")
    guard let result else {
      if expression == nil, math != nil { #expect(before.hasSuffix(math?.expression ?? "?")) }
      return
    }
    #expect(math?.expression == expression)
    #expect(math?.result == result)
    #expect(math?.expressionLength == expression?.count)
    #expect(MathResult(textBeforeCursor: before, locale: "en", enabled: false) == nil)
  }

  @Test(arguments: [
    "abc", "5", "1/0", "", "+", "5+", "-5", "(5)", "abc+1", "a1+1", "2024-01-05", "1++1", "1,5+1", "=", "()",
    "1+(2",
    "9223372036854775807+1", "99999999999999999999+1", "4611686018427387904*4",
    "1/9223372036854775807+1/9223372036854775806",
    "x", "5x", "x5", "1.+1", "1..2+1", "12:30+1", "3.14", "1+1 ", "٣+٤",
  ])
  func none(before: String) {
    #expect(MathResult(textBeforeCursor: before, locale: "en") == nil)
  }

  @Test(arguments: [
    ("de", "1,5+1", "2,5"), ("cs", "1/4", "0,25"), ("de-CH", "1.5+1", "2.5"), ("fr", "0,1*3", "0,3"),
  ])
  func decimalMarks(locale: LanguageTag, before: String, result: String) {
    #expect(MathResult(textBeforeCursor: before, locale: locale)?.result == result)
  }

  @Test func equations() {
    #expect(MathResult(textBeforeCursor: "1+1", locale: "en")?.equation == "1+1=2")
    #expect(MathResult(textBeforeCursor: "1+1=", locale: "en")?.equation == "1+1=2")
  }

  /// Rounding carries.
  @Test(arguments: [("1-1/30000000000", "1"), ("2-1/19999999999", "1.9999999999"), ("0-1/90000000000", "0")])
  func rounds(before: String, result: String) {
    #expect(MathResult(textBeforeCursor: before, locale: "en")?.result == result)
  }

  @Test func longOnesAreNotRead() {
    let sum = String(repeating: "1+", count: 200) + "1"
    #expect(MathResult(textBeforeCursor: sum, locale: "en") == nil)
    let nested = String(repeating: "(", count: 30) + "1+1" + String(repeating: ")", count: 30)
    #expect(MathResult(textBeforeCursor: nested, locale: "en") == nil)
  }
}
