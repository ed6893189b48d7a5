extension KeyboardBehavior {
  /// As keyboards behave that people know: every field at its default.
  public static let standard = KeyboardBehavior()

  /// What we find better: keys type when pressed, all in one colour, and touches between two letters are
  /// decided by the word; no globe and no microphone.
  public static let recommended: KeyboardBehavior = {
    var behavior = KeyboardBehavior()
    behavior.uniformKeyColor = true
    behavior.insertOnKeyDown = true
    behavior.multiTouchInputLayer = true
    behavior.predictiveKeyTargeting = true
    behavior.nextKeyboardKey = false
    behavior.dictation = false
    return behavior
  }()

  /// Follows a setting written as `field=value`, such as `smartPunctuation=false`.
  public mutating func set(_ assignment: String) throws(BehaviorError) {
    guard let equals = assignment.utf8.firstIndex(of: UInt8(ascii: "=")) else {
      throw .noValue(assignment)
    }
    let name = String(assignment[..<equals])
    try set(name, to: String(assignment[equals...].dropFirst()))
  }

  /// Sets the field of that name to a value as it is written in settings.
  public mutating func set(_ name: String, to value: String) throws(BehaviorError) {
    guard let field = BehaviorField.named(name) else {
      throw .unknownField(
        name, nearest: SpellingHint.nearest(to: name, among: BehaviorField.all.map(\.name)))
    }
    try field.set(value, in: &self)
  }

  /// Each field as `field=value`, in the table's order.
  public var assignments: [String] {
    BehaviorField.all.map { $0.name + "=" + $0.text(in: self) }
  }
}

extension BehaviorField {
  func set(_ value: String, in behavior: inout KeyboardBehavior) throws(BehaviorError) {
    let isGood: Bool
    switch access {
    case .flag(let path):
      let flag: Bool? = value.hasSameBytes(as: "true") ? true : value.hasSameBytes(as: "false") ? false : nil
      isGood = flag != nil
      if let flag { behavior[keyPath: path] = flag }
    case .decimal(let path, let range, _):
      let number = Self.decimal(value).flatMap { range.contains($0) ? $0 : nil }
      isGood = number != nil
      if let number { behavior[keyPath: path] = number }
    case .whole(let path, let range, _):
      let number = Int(value).flatMap { range.contains($0) ? $0 : nil }
      isGood = number != nil
      if let number { behavior[keyPath: path] = number }
    case .choice(let choice):
      isGood = choice.set(value, &behavior)
    case .text(let path):
      isGood = true
      behavior[keyPath: path] = value.isEmpty ? nil : value
    }
    if !isGood { throw .badValue(field: name, value: value, allowed: allowed) }
  }

  /// Decimal digits, with an exponent at most: nothing in base 16, no word such as infinity.
  private static func decimal(_ text: String) -> Double? {
    let isPlain = text.utf8.allSatisfy { (0x30...0x39).contains($0) || "+-.e".utf8.contains($0) }
    return isPlain ? Double(text) : nil
  }
}
