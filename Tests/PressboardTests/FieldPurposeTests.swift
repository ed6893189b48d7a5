import Pressboard
import Testing

@Suite struct FieldPurposeTests {
  @Test(arguments: [
    (FieldPurpose.normal, FieldKind.text, InputType.normal, ReturnKeyType.default),
    (.alpha, .text, .normal, .default), (.digits, .text, .numberPad, .done),
    (.number, .text, .decimalPad, .done), (.phone, .text, .phonePad, .done), (.url, .text, .url, .go),
    (.email, .text, .email, .default), (.name, .text, .normal, .default),
    (.password, .secret, .normal, .done), (.pin, .secret, .pinPad, .done),
    (.date, .text, .normal, .default), (.time, .text, .normal, .default),
    (.terminal, .terminal, .terminal, .default),
  ])
  func decides(purpose: FieldPurpose, kind: FieldKind, keys: InputType, returnKey: ReturnKeyType) {
    #expect(purpose.kind(hints: []) == kind)
    #expect(purpose.inputType == keys)
    #expect(purpose.returnKeyType(hints: []) == returnKey)
  }

  @Test(arguments: FieldPurpose.allCases) func hintsThatHide(purpose: FieldPurpose) {
    #expect(purpose.kind(hints: .hiddenText) == .secret)
    #expect(purpose.kind(hints: [.sensitiveData, .multiline]) == .secret)
  }

  @Test(arguments: FieldPurpose.allCases) func severalLinesHaveAPlainReturn(purpose: FieldPurpose) {
    #expect(purpose.returnKeyType(hints: .multiline) == .default)
  }

  @Test func namesOfHints() {
    #expect(FieldHints(name: "auto_capitalization") == .autoCapitalization)
    #expect(FieldHints(name: "hidden_text") == .hiddenText)
    #expect(FieldHints(name: "none") == nil)
    #expect(Set(FieldHints.named.map(\.hint)).count == 10)
  }

  @Test func anotherFieldBeginsOnLetters() {
    var context = KeyboardContext(keyboardType: .symbolic, keyboardCase: .capsLocked)
    context.describeField(purpose: .email, hints: [])
    #expect(context.inputType == .email && context.keyboardType == .symbolic)
    context.enterField(purpose: .terminal)
    #expect(context.field == .terminal && context.inputType == .terminal)
    #expect(context.keyboardType == .alphabetic && context.keyboardCase == .lowercased)
    context.enterField(purpose: .date)
    #expect(context.keyboardType == .numeric)
    context.enterField(kind: .keysOnly)
    #expect(context.field == .keysOnly && context.inputType == .normal)
  }

  @Test func languagesOfAContext() {
    #expect(KeyboardContext().locale == "en" && KeyboardContext().enabledLocales == ["en"])
    #expect(KeyboardContext(enabledLocales: ["cs", "en"]).locale == "cs")
    #expect(KeyboardContext(layoutName: "en-test").locale == "en")
  }
}
